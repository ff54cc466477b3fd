import type { LookContent } from '#app/agency/content/agency-content.ts'
import type { LogoTone } from '#app/agency/logo/logo.ts'

/** What pages need of an agency's look; an agency with the product's colours and the demo's drawn mark has none. */
export type Look = {
  /** Address of the stylesheet with the agency's colours; null for the product's. */
  styles: string | null
  /** '#rrggbb' */
  themeColor: string | null
  hasDemoMark: boolean
  /** In place of the name, on light grounds and on dark ones. */
  logo: ShownLogo | null
  darkLogo: ShownLogo | null
  /** Hash in the addresses of the agency's icons; null for the product's. */
  icons: string | null
}

export type ShownLogo = { src: string; width: number; height: number; tone: LogoTone }

/** The look of an agency in pictures and documents. `colors`: those that differ from the product's, by token name. */
export type DrawnLook = { colors: Readonly<Record<string, string>>; hasDemoMark: boolean } & Pick<
  LookContent,
  'logo' | 'darkLogo' | 'icon'
>

/** The look of an agency that is not known, as on an error page. */
export const PLAIN_LOOK: Look = {
  styles: null,
  themeColor: null,
  hasDemoMark: false,
  logo: null,
  darkLogo: null,
  icons: null,
}
