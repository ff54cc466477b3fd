/** How light a logo is: a pale one can't be seen on white, a dark one not on the dark plane. */
export type LogoTone = 'pale' | 'dark' | 'mixed'

/** A redrawn logo; `data` is its PNG as base64. */
export type StoredLogo = { data: string; width: number; height: number; tone: LogoTone }
