/** What pages need of a firm's look; a firm with the product's colours and the demo's drawn mark has none. */
export type Look = {
  /** Address of the stylesheet with the firm's colours; null for the product's. */
  styles: string | null
  /** '#rrggbb' */
  themeColor: string | null
  hasDemoMark: boolean
}

/** The look of a firm in pictures and documents. `colors`: those that differ from the product's, by token name. */
export type DrawnLook = { colors: Readonly<Record<string, string>>; hasDemoMark: boolean }

/** The look of a firm that is not known, as on an error page. */
export const PLAIN_LOOK: Look = { styles: null, themeColor: null, hasDemoMark: false }
