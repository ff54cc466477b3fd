import type { CountedAgency } from '#app/agency/counted-agency.ts'
import type { AgencyContent, HomeTexts } from '#app/agency/content/agency-content.ts'
import { type ShownHero, shownHero } from '#app/agency/logo/hero-photo.ts'
import { type ShownClient, shownClient } from '#app/agency/content/client-logo.ts'
import { inRegion } from '#app/agency/in-region.ts'
import { type SolvedCase, solvedCases } from '#app/agency/proof/solved-case.ts'
import { fillAll } from '#app/agency/placeholders.ts'

/** The agency's own content of the home page, with its values in the texts. */
export type HomePage = HomeTexts & {
  title: string
  description: string
  heading: string
  photo: ShownHero | null
  claims: { figure: string; text: string }[]
  /** Three at most. */
  cases: SolvedCase[]
  /** As many clients as fit in one row. */
  clients: ShownClient[]
}

/** Logos in one row of a wide screen; narrower screens show fewer. */
const MOST_CLIENTS = 7
const MOST_CASES = 3

export function homePage(content: AgencyContent, agency: CountedAgency): HomePage {
  const filled = fillAll(content.inicio, agency)
  const region = inRegion(agency)
  return {
    ...filled,
    title: filled.title ?? `Inmobiliaria comercial${region}`,
    description: filled.description ?? agency.description ?? `Compra, venta y renta de inmuebles comerciales${region}.`,
    heading: filled.heading ?? `El espacio que tu negocio necesita${region}`,
    photo: shownHero(content.marca.hero),
    claims: claimsOf(agency, filled.branchesLabel),
    cases: solvedCases(fillAll(content.servicios.services, agency)).slice(0, MOST_CASES),
    clients: content.clientes.clients.slice(0, MOST_CLIENTS).map(shownClient),
  }
}

function claimsOf({ founded, claims, isCounted }: CountedAgency, branchesLabel: string | null) {
  const { rating, satisfiedClients, activeProperties, bankBranches, yearsOfExperience } = claims
  const years = yearsOfExperience === 1 ? 'año' : 'años'
  const all = [
    {
      figure: rating,
      text:
        satisfiedClients === null ? 'Calificación' : `Calificación de más de ${satisfiedClients} clientes satisfechos`,
    },
    {
      figure: activeProperties && `${isCounted ? '' : '+'}${activeProperties}`,
      text: activeProperties === 1 ? 'Propiedad activa' : 'Propiedades activas',
    },
    { figure: bankBranches, text: branchesLabel ?? 'Sucursales bancarias arrendadas' },
    {
      figure: yearsOfExperience && `${yearsOfExperience}\u00a0${years}`,
      text: founded === null ? 'De experiencia' : `De experiencia, desde ${founded}`,
    },
  ]
  return all.flatMap(({ figure, text }) => (figure === null ? [] : [{ figure: String(figure), text }]))
}
