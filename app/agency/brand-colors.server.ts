import { readFileSync } from 'node:fs'

/** The light theme of the tokens, which defines every brand colour once. */
const THEME = /@theme static \{([^]*?)\n\}/
const COLOR = /--color-([a-z0-9-]+): (#[0-9a-f]{6});/g

const css = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8')
const [, theme = ''] = THEME.exec(css) ?? []
const colors = new Map([...theme.matchAll(COLOR)].map(([, name = '', color = '']) => [name, color] as const))

/**
 * A colour of the site for images and documents: cards, sheets, icons.
 * @param name 'plane' for `--color-plane`
 * @returns six digits after '#'
 * @throws for a name that the tokens don't have
 */
export function brandColor(name: string): string {
  const color = colors.get(name)
  if (!color) throw new Error(`app/ui/tokens.css no tiene el color ${name}`)
  return color
}
