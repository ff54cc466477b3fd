/** Fixed pages of the sitemap (neither properties nor lists of properties). */
export const SITE_PAGES = [
  '/',
  '/propiedades',
  '/nosotros',
  '/servicios',
  '/contacto',
  '/terminos-condiciones',
  '/aviso-privacidad',
] as const
