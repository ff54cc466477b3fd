import { createHash } from 'node:crypto'
import type { ClientsTexts, LookContent } from '#app/agency/content/agency-content.ts'
import { type ColorPair, PRODUCT_COLORS, brandTokens, lookAlike } from './brand-tokens.server.ts'
import { allClients } from '#app/agency/content/client-logo.ts'
import type { StoredLogo } from '#app/agency/logo/logo.ts'
import { heroName, shownHero } from '#app/agency/logo/hero-photo.ts'
import type { DrawnLook, Look, ShownLogo } from './look.ts'

/** Characters of the hash in an address. */
const HASH_LENGTH = 12
/** Raised when icons are drawn differently: their addresses change. */
const ICON_DRAWING = 1

/** The look of the agency's pages; null where it is the product's own. @param name the agency's */
export function lookOf(content: LookContent, name: string | null): Look | null {
  if (isProductLook(content)) return null
  const colors = colorsOf(content)
  const tokens = colors && brandTokens(colors)
  return {
    styles: tokens && `/marca/${stylesName(stylesheet(tokens))}`,
    themeColor: tokens?.light.get('plane') ?? null,
    hasDemoMark: content.drawing === 'demo',
    ...shownLogos(content),
    icons: iconHash(content, name),
  }
}

/** Hash of what the agency's icons show; null where they are the product's, which have the demo's mark. */
export function iconHash(content: LookContent, name: string | null): string | null {
  const { drawing, logo, darkLogo, icon, hero: _photo, ...colors } = content
  if (drawing === 'demo' && !logo && !darkLogo && !icon) return null
  const shown = icon ? [icon] : [logo, darkLogo, name?.trim().slice(0, 2)]
  return shortHash(JSON.stringify([ICON_DRAWING, colors, ...shown]))
}

function isProductLook(content: LookContent): boolean {
  const { drawing, logo, darkLogo, icon } = content
  return drawing === 'demo' && !colorsOf(content) && !logo && !darkLogo && !icon
}

/** The agency's logos with their addresses. */
function shownLogos({ logo, darkLogo }: LookContent) {
  return { logo: shownLogo(logo), darkLogo: shownLogo(darkLogo) }
}

function shownLogo(logo: StoredLogo | null): ShownLogo | null {
  return logo && { src: `/marca/${logoName(logo)}`, width: logo.width, height: logo.height, tone: logo.tone }
}

/** The JPEG of the photo of the home page with this name in its address; null for another name. */
export function heroFile({ hero }: LookContent, name: string): Buffer | null {
  return hero && heroName(hero) === name ? Buffer.from(hero.data, 'base64') : null
}

/** The PNG of the logo with this name in its address; null for another name. */
export function logoFile({ logo, darkLogo, icon }: LookContent, name: string): Buffer | null {
  const found = [logo, darkLogo, icon].find((each) => each && logoName(each) === name)
  return found ? Buffer.from(found.data, 'base64') : null
}

/** The PNG of a client's logo with this name in its address; null for another name. */
export function clientLogoFile(content: ClientsTexts, name: string): Buffer | null {
  for (const { logo } of allClients(content))
    if (logo !== null && typeof logo !== 'string' && logo.file === name) return Buffer.from(logo.data, 'base64')
  return null
}

function logoName({ data }: StoredLogo): string {
  return `${shortHash(data)}.png`
}

/** The stylesheet of the agency's colours with the name of its address; null for the product's colours. */
export function brandStyles(content: LookContent): { name: string; css: string } | null {
  const colors = colorsOf(content)
  if (!colors) return null
  const css = stylesheet(brandTokens(colors))
  return { name: stylesName(css), css }
}

/** The stylesheet of colours that nobody saved; one that is not chosen is the product's. */
export function unsavedStyles({ main, accent }: Pick<LookContent, 'main' | 'accent'>): string {
  return stylesheet(brandTokens({ main: main ?? PRODUCT_COLORS.main, accent: accent ?? PRODUCT_COLORS.accent }))
}

/** The agency's colours; one that it did not choose is the product's. */
function colorsOf({ main, accent }: LookContent): ColorPair | null {
  if (main === null && accent === null) return null
  return { main: main ?? PRODUCT_COLORS.main, accent: accent ?? PRODUCT_COLORS.accent }
}

/** The same look for pictures and documents; null where it is the product's own. */
export function drawnLook(content: LookContent): DrawnLook | null {
  if (isProductLook(content)) return null
  const { logo, darkLogo, icon, drawing } = content
  const colors = colorsOf(content)
  const hasDemoMark = drawing === 'demo' && !logo && !darkLogo
  return { colors: Object.fromEntries(colors ? brandTokens(colors).light : []), hasDemoMark, logo, darkLogo, icon }
}

/** What the form of the section shows beside its texts. */
export function lookSettings(content: LookContent) {
  return {
    colors: usedColors(content),
    logos: { ...shownLogos(content), icon: shownLogo(content.icon), hero: shownHero(content.hero) },
  }
}

/** The saved colour and the colour in use, by field. Without a saved one, the product's is in use. */
function usedColors(content: LookContent) {
  const colors = colorsOf(content) ?? PRODUCT_COLORS
  const { light } = brandTokens(colors)
  const looksAlike = lookAlike(colors)
  const used = (name: keyof ColorPair, token: string) =>
    content[name] === null
      ? { chosen: null, used: PRODUCT_COLORS[name], looksAlike }
      : { chosen: content[name], used: light.get(token) ?? content[name], looksAlike }
  return { main: used('main', 'action'), accent: used('accent', 'faro') }
}

function stylesName(css: string): string {
  return `${shortHash(css)}.css`
}

function shortHash(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH)
}

/** Overrides the tokens of app/ui/tokens.css; the selectors are the same, because it comes later. */
function stylesheet({ light, dark }: ReturnType<typeof brandTokens>): string {
  const [day, night] = [declarations(light), declarations(dark)]
  const more = `--color-line:${light.get('line-strong')};--color-ink-3:${light.get('ink-2')};--color-ink-2:${light.get('ink')}`
  return [
    `:root{${day}}`,
    `@media (prefers-contrast:more){:root{${more}}}`,
    `[data-theme][data-theme=dark]{${night}}`,
    `@media (prefers-color-scheme:dark){[data-theme][data-theme=auto]{${night}}}`,
  ].join('\n')
}

function declarations(tokens: ReadonlyMap<string, string>): string {
  return [...tokens].map(([name, color]) => `--color-${name}:${color}`).join(';')
}
