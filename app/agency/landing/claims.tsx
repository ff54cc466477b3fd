import type { Agency } from '#app/agency/agency.ts'
import { useAgency } from '#app/agency/use-agency.tsx'

function claimsOf({ founded, claims }: Agency) {
  const { rating, satisfiedClients, activeProperties, bankBranches, yearsOfExperience } = claims
  return [
    { figure: rating, text: `Calificación de más de ${satisfiedClients} clientes satisfechos` },
    { figure: `+${activeProperties}`, text: 'Propiedades activas' },
    { figure: bankBranches, text: 'Sucursales bancarias arrendadas en el norte del país' },
    { figure: `${yearsOfExperience}\u00a0años`, text: `De experiencia, desde ${founded}` },
  ]
}

/** The claims of the firm, figures first (spec, section 1). */
export function Claims() {
  const agency = useAgency()
  return (
    <section aria-label={`${agency.name} en cifras`} className="wrap pt-(--space-section)">
      <ul className="grid grid-cols-2 max-[16rem]:grid-cols-1 gap-x-5 gap-y-7 md:grid-cols-4">
        {claimsOf(agency).map(({ figure, text }) => (
          <li key={text}>
            <b className="num block font-display text-3xl leading-none font-[650] tracking-[-.02em]">{figure}</b>
            <span className="mt-[.45rem] block text-sm leading-[1.4] text-ink-2">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
