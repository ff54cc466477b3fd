/** What a new agency does first, in order, each where it is done. */
export const WELCOME_STEPS = [
  {
    slug: 'agencia',
    to: '/dashboard/configuracion/agencia',
    title: 'Agencia y contacto',
    lead: 'Cómo se llama y por dónde la encuentran.',
  },
  {
    slug: 'marca',
    to: '/dashboard/configuracion/agencia/marca',
    title: 'Logotipo y colores',
    lead: 'Con dos colores y un logotipo el sitio se ve tuyo.',
  },
  {
    slug: 'ubicacion',
    to: '/dashboard/configuracion/ubicacion',
    title: 'Estado, municipios y zonas',
    lead: 'Dónde trabajas y cómo llama la gente a cada zona.',
  },
  {
    slug: 'equipo',
    to: '/dashboard/configuracion/equipo',
    title: 'Personas',
    lead: 'Quién más entra al panel y qué puede hacer.',
  },
  {
    slug: 'propiedades',
    to: '/dashboard/importar',
    title: 'Primeras propiedades',
    lead: 'Trae tu catálogo en un archivo, o añade una a mano.',
  },
] as const

export type WelcomeSlug = (typeof WELCOME_STEPS)[number]['slug']
export type WelcomeStep = (typeof WELCOME_STEPS)[number] & { isDone: boolean }

/** Without these there is no site of one's own, so the panel offers the steps until they are done. */
const NEEDED: readonly WelcomeSlug[] = ['agencia', 'ubicacion', 'propiedades']

/** Number of open steps for the offers of the panel; 0 for no offer. */
export function offeredSteps(steps: readonly WelcomeStep[]): number {
  const open = steps.filter(({ isDone }) => !isDone)
  return open.some(({ slug }) => NEEDED.includes(slug)) ? open.length : 0
}
