import { readFileSync } from 'node:fs'
import type { DrawnLook } from './look.ts'

/** The light theme of the tokens, which defines every brand colour once. */
const THEME = /@theme static \{([^]*?)\n\}/
const DARK = /@variant in-the-dark \{([^]*?)\n {2}\}/
const COLOR = /--color-([a-z0-9-]+): (#[0-9a-f]{6});/g

const css = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8')
const colors = colorsIn(THEME)

/** The tokens of each theme that are plain colours, by name: 'plane' for `--color-plane`. The dark theme changes some. */
export const THEME_COLORS = { light: colors, dark: colorsIn(DARK) } as const

function colorsIn(block: RegExp): ReadonlyMap<string, string> {
  const [, theme = ''] = block.exec(css) ?? []
  return new Map([...theme.matchAll(COLOR)].map(([, name = '', color = '']) => [name, color] as const))
}

/**
 * A colour of the site for images and documents: cards, sheets, icons.
 * @param look of an agency with colours of its own
 * @param name 'plane' for `--color-plane`
 * @returns six digits after '#'
 * @throws for a name that the tokens don't have
 */
export function brandColor(name: string, look: DrawnLook | null = null): string {
  const color = look?.colors[name] ?? colors.get(name)
  if (!color) throw new Error(`app/ui/tokens.css no tiene el color ${name}`)
  return color
}
