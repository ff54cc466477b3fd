/** The pages of the site that are neither a property nor a list of some, as the sitemap names them. */
export const SITE_PAGES = [
  '/',
  '/propiedades',
  '/nosotros',
  '/servicios',
  '/contacto',
  '/terminos-condiciones',
  '/aviso-privacidad',
] as const
