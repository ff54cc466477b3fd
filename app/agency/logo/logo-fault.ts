export const LOGO_FAULTS = ['tooLarge', 'tooManyPixels', 'notLogo', 'broken', 'oddShape', 'empty'] as const
export type LogoFault = (typeof LOGO_FAULTS)[number]

export const MAX_LOGO_MB = 20
export const ACCEPTED_LOGOS = 'image/png,image/jpeg,image/webp,image/svg+xml'

/** The sentence for the person. */
export const LOGO_REFUSALS: Readonly<Record<LogoFault, string>> = {
  tooLarge: `El logotipo es demasiado grande. Máximo ${MAX_LOGO_MB} MB.`,
  tooManyPixels: 'El logotipo tiene demasiados píxeles. Redúcelo y súbelo de nuevo.',
  notLogo: 'El logotipo tiene que ser PNG, JPEG, WebP o SVG.',
  broken: 'No pudimos abrir el logotipo. Guárdalo de nuevo como PNG y súbelo.',
  oddShape: 'El logotipo es demasiado alargado: en su lugar no se leería. Sube una versión más compacta.',
  empty: 'El logotipo está vacío: no tiene nada dibujado.',
}
