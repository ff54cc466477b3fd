import type { ReactNode } from 'react'
import type { Agency } from '#app/agency/agency.ts'
import { useAgency } from '#app/agency/use-agency.tsx'

type Milestone = { year: number; title: string; text: ReactNode }

/** The five years of the firm (spec, section 2, About). */
function milestonesOf({ founded, claims: { activeProperties, yearsOfExperience } }: Agency): Milestone[] {
  return [
    {
      year: founded,
      title: 'Fundación',
      text: 'Nace la firma en Monterrey, dedicada al inmueble comercial.',
    },
    {
      year: 2009,
      title: 'Sociedad anónima',
      text: (
        <>
          El <time dateTime="2009-07-27">27 de julio</time> se constituye como sociedad anónima.
        </>
      ),
    },
    {
      year: 2011,
      title: 'Expansión',
      text: 'Llegan las cadenas nacionales y las primeras plazas fuera del área metropolitana.',
    },
    {
      year: 2015,
      title: 'Consolidación',
      text: 'Los bancos del norte nos confían la renta de sus sucursales.',
    },
    {
      year: 2025,
      title: 'Presente',
      text: `Más de ${activeProperties} propiedades activas y ${yearsOfExperience} años de experiencia.`,
    },
  ]
}

/** The years in order, under the brand line. */
export function Timeline() {
  const agency = useAgency()
  return (
    <section className="wrap py-(--space-section)">
      <h2 className="mb-[clamp(2rem,1.4rem+2vw,3.25rem)] text-3xl leading-[1.1] tracking-display">Nuestra historia</h2>
      <div className="relative">
        <ol className="timeline relative grid lg:grid-cols-5 lg:gap-7 lg:pt-41">
          {milestonesOf(agency).map(({ year, title, text }) => (
            <li key={year}>
              <b className="num block font-display text-2xl leading-none font-[650]">{year}</b>
              <h3 className="mt-2 mb-[.3rem] text-lg">{title}</h3>
              <p className="text-sm text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
        <ClimbingLine />
      </div>
    </section>
  )
}

function ClimbingLine() {
  return (
    <svg
      viewBox="0 0 1280 144"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute top-0 left-0 h-36 w-full overflow-visible max-lg:hidden"
      fill="none"
      stroke="var(--color-faro)"
      strokeWidth="3"
    >
      <path
        vectorEffect="non-scaling-stroke"
        d="M0 128C90 128 180 112 262 108S430 98 523 82S700 62 785 54S960 36 1046 18L1280 2"
      />
    </svg>
  )
}
