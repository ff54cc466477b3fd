import type { LookContent } from '#app/agency/content/firm-content.ts'
import type { LogoTone } from '#app/agency/logo/logo.ts'

/** What pages need of a firm's look; a firm with the product's colours and the demo's drawn mark has none. */
export type Look = {
  /** Address of the stylesheet with the firm's colours; null for the product's. */
  styles: string | null
  /** '#rrggbb' */
  themeColor: string | null
  hasDemoMark: boolean
  /** In place of the name, on light grounds and on dark ones. */
  logo: ShownLogo | null
  darkLogo: ShownLogo | null
  /** Hash in the addresses of the firm's icons; null for the product's. */
  icons: string | null
}

export type ShownLogo = { src: string; width: number; height: number; tone: LogoTone }

/** The look of a firm in pictures and documents. `colors`: those that differ from the product's, by token name. */
export type DrawnLook = { colors: Readonly<Record<string, string>>; hasDemoMark: boolean } & Pick<
  LookContent,
  'logo' | 'darkLogo'
>

/** The look of a firm that is not known, as on an error page. */
export const PLAIN_LOOK: Look = {
  styles: null,
  themeColor: null,
  hasDemoMark: false,
  logo: null,
  darkLogo: null,
  icons: null,
}
