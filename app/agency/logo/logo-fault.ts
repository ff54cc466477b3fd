export const LOGO_FAULTS = [
  'tooLarge',
  'tooManyPixels',
  'notLogo',
  'broken',
  'liveText',
  'oddShape',
  'notSquare',
  'tooSmall',
  'empty',
] as const
export type LogoFault = (typeof LOGO_FAULTS)[number]

export const MAX_LOGO_MB = 20
export const ACCEPTED_LOGOS = 'image/png,image/jpeg,image/webp,image/svg+xml'
/** Pixels of a side of an icon: the least of an uploaded one, and the most that is stored. */
export const LEAST_ICON = 180
export const MOST_ICON = 512

/** The sentence for the person. */
export function logoRefusal(fault: LogoFault, what: 'logotipo' | 'icono' = 'logotipo'): string {
  switch (fault) {
    case 'tooLarge':
      return `El ${what} es demasiado grande. Máximo ${MAX_LOGO_MB} MB.`
    case 'tooManyPixels':
      return `El ${what} tiene demasiados píxeles. Redúcelo y súbelo de nuevo.`
    case 'notLogo':
      return `El ${what} tiene que ser PNG, JPEG, WebP o SVG.`
    case 'broken':
      return `No pudimos abrir el ${what}. Guárdalo de nuevo como PNG y súbelo.`
    case 'liveText':
      return `El ${what} tiene texto escrito con una fuente, y aquí se vería con otra. Convierte el texto a contornos (en Illustrator, Texto → Crear contornos; en Inkscape, Trayecto → Objeto a trayecto), o guárdalo como PNG, y súbelo de nuevo.`
    case 'oddShape':
      return `El ${what} es demasiado alargado: en su lugar no se leería. Sube una versión más compacta.`
    case 'notSquare':
      return `El ${what} tiene que ser cuadrado. Recórtalo, o ponle margen, y súbelo de nuevo.`
    case 'tooSmall':
      return `El ${what} es demasiado chico. Sube uno de al menos ${LEAST_ICON} × ${LEAST_ICON} píxeles.`
    case 'empty':
      return `El ${what} está vacío: no tiene nada dibujado.`
  }
}
