/** How light a logo is: a pale one can't be seen on white, a dark one not on the dark plane. */
export type LogoTone = 'pale' | 'dark' | 'mixed'

/** A redrawn logo; `data` is its PNG as base64. */
export type StoredLogo = { data: string; width: number; height: number; tone: LogoTone }

/** A redrawn logo of a client, in the size of its box; `file` is its name under `/marca/`. */
export type ClientLogo = Pick<StoredLogo, 'data' | 'tone'> & { file: string }
