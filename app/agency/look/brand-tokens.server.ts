import { type Oklch, clampChroma, converter, differenceCiede2000, formatHex, wcagContrast, wcagLuminance } from 'culori'
import { THEME_COLORS } from './brand-colors.server.ts'
import { TOKEN_PAIRS } from './token-pairs.ts'

type Theme = keyof typeof THEME_COLORS
type Tokens = Map<string, string>

/** '#rrggbb' of both colours of an agency. The main one colours actions, planes and neutrals; the accent what stands out. */
export type ColorPair = { main: string; accent: string }

/** The colours of the product, for an agency that chose one of the two. */
export const PRODUCT_COLORS: ColorPair = { main: colorOf('light', 'action'), accent: colorOf('light', 'faro') }

/** Colours with a meaning of their own, e.g. of errors and WhatsApp, stay as they are. */
const MAIN =
  /^(?:caliza|sierra|canvas|surface|sunken|hover|selected|line|ink|placeholder|disabled|action|on-action|link|focus|plane|on-plane|neutral)(?:-|$)/
const ACCENT = /^(?:on-)?faro(?:-|$)/
/** Below this chroma a token is a neutral: its tint never becomes stronger. */
const NEUTRAL_CHROMA = 0.03
/** How much stronger than the product's a colour may become. */
const STRONGEST = { main: 2.5, accent: 1.3 }
const STEP = 0.004
/** Luminance that has the same contrast with black and white. */
const MIDDLE = 0.179
/** CIEDE2000 below which people take two colours for the same. */
const SAME = 10

const oklch = converter('oklch')

/** Whether people can hardly tell two colours apart. */
export function lookAlike({ main, accent }: ColorPair): boolean {
  return differenceCiede2000()(main, accent) < SAME
}

/**
 * The tokens of both themes for a pair of colours. Each token has the lightness of the product's, the agency's hue, and is
 * made lighter or darker until its pairs have their contrast.
 */
export function brandTokens(pair: ColorPair): Record<Theme, Tokens> {
  const light = correct('light', derived('light', pair), new Map())
  return { light, dark: correct('dark', derived('dark', pair), light) }
}

function derived(theme: Theme, { main, accent }: ColorPair): Tokens {
  const [mainColor, accentColor] = [parsed(main), parsed(accent)]
  const tokens: Tokens = new Map()
  for (const [name, color] of THEME_COLORS[theme]) {
    if (MAIN.test(name)) tokens.set(name, retinted(color, mainColor, parsed(PRODUCT_COLORS.main), STRONGEST.main))
    if (ACCENT.test(name))
      tokens.set(name, retinted(color, accentColor, parsed(PRODUCT_COLORS.accent), STRONGEST.accent))
  }
  if (theme === 'light') {
    for (const [name, color] of Object.entries(ownLightness(mainColor, accentColor))) tokens.set(name, hex(color))
  }
  return tokens
}

/** The tokens that are the agency's colours themselves. */
function ownLightness(main: Oklch, accent: Oklch): Record<string, Oklch> {
  const action = { ...main, l: oklch(corrected(hex(main), ['#fff'], 4.5))?.l ?? main.l }
  const isLight = action.l > 0.45
  const linkLightness = Math.max(action.l, parsed(colorOf('light', 'link')).l)
  return {
    action,
    'action-hover': { ...main, l: action.l + (isLight ? -0.06 : 0.07) },
    'action-press': { ...main, l: Math.max(0, action.l - 0.11) },
    focus: action,
    link: { ...main, l: linkLightness },
    'link-hover': { ...main, l: Math.max(0, linkLightness - 0.12) },
    faro: accent,
  }
}

function retinted(color: string, to: Oklch, from: Oklch, strongest: number): string {
  const { l, c } = parsed(color)
  const strength = Math.min(to.c / from.c, c < NEUTRAL_CHROMA ? 1 : strongest)
  return hex({ mode: 'oklch', l, c: c * strength, h: to.h ?? 0 })
}

/** @param below the tokens of the light theme, which the dark one has too unless it changes them */
function correct(theme: Theme, tokens: Tokens, below: Tokens): Tokens {
  const valueOf = (name: string) => tokens.get(name) ?? below.get(name) ?? colorOf(theme, name)
  for (const { tokens: names, on, ratio } of TOKEN_PAIRS[theme])
    for (const name of names) tokens.set(name, corrected(valueOf(name), on.map(valueOf), ratio))
  return tokens
}

/** The colour, darker for light grounds and lighter for dark ones until its contrast with all of them holds. */
function corrected(color: string, grounds: readonly string[], ratio: number): string {
  const holds = (tried: string) => grounds.every((ground) => wcagContrast(tried, ground) >= ratio)
  const start = parsed(color)
  const isOnLight = grounds.every((ground) => wcagLuminance(ground) > MIDDLE)
  let tried = color
  for (let l = start.l; !holds(tried) && l > -STEP && l < 1 + STEP; l += isOnLight ? -STEP : STEP)
    tried = hex({ ...start, l })
  return tried
}

function colorOf(theme: Theme, name: string): string {
  const color = THEME_COLORS[theme].get(name) ?? THEME_COLORS.light.get(name)
  if (!color) throw new Error(`app/ui/tokens.css no tiene el color ${name}`)
  return color
}

function parsed(color: string): Oklch {
  const found = oklch(color)
  if (!found) throw new Error(`${color} no es un color`)
  return { ...found, h: found.h ?? 0 }
}

function hex(color: Oklch): string {
  return formatHex(clampChroma({ ...color, l: Math.min(1, Math.max(0, color.l)) }, 'oklch'))
}
