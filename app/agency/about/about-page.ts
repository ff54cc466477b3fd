import type { CountedAgency } from '#app/agency/counted-agency.ts'
import type { AgencyContent, StoryTexts, Testimonial } from '#app/agency/content/agency-content.ts'
import { type ShownClient, shownClient } from '#app/agency/content/client-logo.ts'
import { type SolvedCase, solvedCases } from '#app/agency/proof/solved-case.ts'
import { fillAll } from '#app/agency/placeholders.ts'

/** A figure of the page; `prefix` stands before it. */
type Figure = { figure: number; prefix?: string; text: string }

/** The content of the Nosotros page with the agency's values in its texts. `isDrawn`: whether its state has a drawing. */
export type AboutPage = {
  story: StoryTexts
  testimonials: Testimonial[]
  /** One at most. */
  cases: SolvedCase[]
  clients: ShownClient[]
  flagships: (ShownClient & { place: string })[]
  figures: Figure[]
  praise: string | null
  isDrawn: boolean
}

/** @returns null while the agency has no such page */
export function aboutPage(content: AgencyContent, agency: CountedAgency): AboutPage | null {
  if (!agency.pages.includes('/nosotros')) return null
  const { yearsOfExperience, activeProperties, bankBranches, rating, satisfiedClients } = agency.claims
  const story = fillAll(content.historia, agency)
  const figures = [
    { figure: yearsOfExperience, text: 'años de experiencia' },
    { figure: activeProperties, prefix: agency.isCounted ? '' : '+', text: 'propiedades activas' },
    { figure: bankBranches, text: story.branchesLabel ?? 'sucursales bancarias arrendadas' },
  ]
  return {
    story,
    testimonials: fillAll(content.clientes.testimonials, agency),
    cases: solvedCases(fillAll(content.servicios.services, agency)).slice(0, 1),
    clients: content.clientes.clients.map(shownClient),
    flagships: content.clientes.flagships.map(({ place, ...client }) => ({ ...shownClient(client), place })),
    figures: figures.flatMap(({ figure, ...rest }) => (figure === null ? [] : [{ ...rest, figure }])),
    isDrawn: agency.hasOutlines,
    praise: praiseOf(rating, satisfiedClients),
  }
}

function praiseOf(rating: string | null, clients: number | null): string | null {
  if (rating !== null && clients !== null)
    return `${rating} de calificación, con más de ${clients} clientes satisfechos.`
  if (rating !== null) return `${rating} de calificación.`
  return clients === null ? null : `Más de ${clients} clientes satisfechos.`
}
