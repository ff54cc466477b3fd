/** WCAG 2: text, and graphics that carry meaning. */
const TEXT = 4.5
const GRAPHIC = 3

/** Colours that stand on grounds, with the least contrast between them. */
export type TokenPairs = { tokens: readonly string[]; on: readonly string[]; ratio: number }

const GROUNDS = ['canvas', 'canvas-2', 'surface', 'sunken', 'hover', 'selected']
const PLANES = ['plane', 'plane-2']

/** Pairs of both themes, in the order in which they are corrected: grounds that have a text of their own come last. */
const SHARED: readonly TokenPairs[] = [
  { tokens: ['ink', 'ink-2', 'ink-3', 'placeholder', 'link', 'link-hover'], on: GROUNDS, ratio: TEXT },
  { tokens: ['faro-text'], on: ['canvas', 'canvas-2', 'surface'], ratio: TEXT },
  { tokens: ['action', 'action-hover', 'action-press'], on: ['on-action'], ratio: TEXT },
  { tokens: ['action', 'focus'], on: GROUNDS, ratio: GRAPHIC },
  { tokens: ['focus'], on: ['focus-gap'], ratio: GRAPHIC },
  { tokens: ['line-strong'], on: ['canvas', 'canvas-2', 'surface'], ratio: GRAPHIC },
  { tokens: ['neutral'], on: ['neutral-bg', 'canvas', 'surface'], ratio: TEXT },
  { tokens: ['on-faro'], on: ['faro', 'faro-hover'], ratio: TEXT },
]

/** Pairs of tokens that the design uses as text or graphics on a ground, by theme. */
export const TOKEN_PAIRS: Readonly<Record<'light' | 'dark', readonly TokenPairs[]>> = {
  light: [
    { tokens: ['caliza-0', 'on-plane', 'on-plane-2', 'faro-300', 'faro-400', 'faro-hover'], on: PLANES, ratio: TEXT },
    { tokens: ['faro'], on: PLANES, ratio: GRAPHIC },
    { tokens: ['faro'], on: ['canvas', 'canvas-2', 'surface'], ratio: GRAPHIC },
    { tokens: ['faro-600', 'faro-700', 'sierra-600', 'sierra-700'], on: ['canvas'], ratio: TEXT },
    ...SHARED,
  ],
  dark: [{ tokens: ['faro'], on: ['canvas', 'canvas-2', 'surface'], ratio: GRAPHIC }, ...SHARED],
}
