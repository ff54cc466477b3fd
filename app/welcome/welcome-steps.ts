/** The steps of the first start, in order. */
export const WELCOME_STEPS = [
  { slug: 'agencia', title: 'Agencia y contacto', lead: 'Cómo se llama y por dónde la encuentran.' },
  { slug: 'marca', title: 'Logotipo y colores', lead: 'Con dos colores y un logotipo el sitio se ve tuyo.' },
  { slug: 'ubicacion', title: 'Estado, municipios y zonas', lead: 'Dónde trabajas y cómo llama la gente a cada zona.' },
  { slug: 'equipo', title: 'Personas', lead: 'Quién más entra al panel y qué puede hacer.' },
  { slug: 'propiedades', title: 'Primeras propiedades', lead: 'Trae tu catálogo en un archivo, o añade una a mano.' },
] as const
export type WelcomeSlug = (typeof WELCOME_STEPS)[number]['slug']

/** `intent` of the form that skips a step. */
export const WELCOME_SKIP = 'omitir-paso'

export type WelcomeStep = (typeof WELCOME_STEPS)[number] & { state: 'done' | 'skipped' | 'open' }

/** Without these there is no site of one's own, so the panel's home offers the steps until they are done or skipped. */
const NEEDED: readonly WelcomeSlug[] = ['agencia', 'ubicacion', 'propiedades']

/** Where an agency stands. @param done the steps whose data exists @param skipped the steps that a person skipped */
export function welcomeSteps(done: ReadonlySet<WelcomeSlug>, skipped: ReadonlySet<string>): WelcomeStep[] {
  return WELCOME_STEPS.map((step) => ({
    ...step,
    state: done.has(step.slug) ? 'done' : skipped.has(step.slug) ? 'skipped' : 'open',
  }))
}

/** The open step that follows, else the first open one; null when every step is done or skipped. */
export function nextOpenStep(steps: readonly WelcomeStep[], after: WelcomeSlug | null): WelcomeSlug | null {
  const at = steps.findIndex(({ slug }) => slug === after)
  const inOrder = [...steps.slice(at + 1), ...steps.slice(0, Math.max(at, 0))]
  return inOrder.find(({ state }) => state === 'open')?.slug ?? null
}

/** Number of open steps for the offer on the panel's home; 0 for no offer. */
export function offeredSteps(steps: readonly WelcomeStep[]): number {
  const open = steps.filter(({ state }) => state === 'open')
  return open.some(({ slug }) => NEEDED.includes(slug)) ? open.length : 0
}

export function isWelcomeSlug(text: string | undefined): text is WelcomeSlug {
  return WELCOME_STEPS.some(({ slug }) => slug === text)
}
