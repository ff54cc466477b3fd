import type { ReactNode } from 'react'
import { ClosingBand } from '#app/agency/closing-band.tsx'
import { ClientWords } from '#app/agency/proof/client-words.tsx'
import { SolvedCases } from '#app/agency/proof/solved-cases.tsx'
import { AboutHero } from './about-hero.tsx'
import type { AboutPage } from './about-page.ts'
import { ClientCarousels } from './client-carousels.tsx'
import { Timeline } from './timeline.tsx'
import { ValueProposition } from './value-proposition.tsx'
import { Wordmark } from './wordmark.tsx'

/** `children`: the people of the agency. */
type Props = AboutPage & { children?: ReactNode }

/** The Nosotros page (spec, section 2, About). */
export function AboutScreen({ story, testimonials, cases, children, ...page }: Props) {
  const { clients, flagships, figures, praise, isDrawn } = page
  return (
    <>
      <AboutHero story={story} figures={figures} isDrawn={isDrawn} />
      <Timeline milestones={story.milestones} today={story.today} />
      {children}
      <Flagships flagships={flagships} />
      <ClientCarousels clients={clients} praise={praise} />
      <ClientWords testimonials={testimonials} className="pb-(--space-section)" />
      <SolvedCases cases={cases} title="Un caso, de principio a fin" className="pb-(--space-section)" />
      <ValueProposition proposition={story.proposition} values={story.values} />
      <ClosingBand title={story.closing} />
    </>
  )
}

/** Clients whose most important branch the agency has placed (spec, section 2, About). */
function Flagships({ flagships }: Pick<AboutPage, 'flagships'>) {
  if (flagships.length === 0) return null
  return (
    <section className="bg-canvas-2 py-(--space-section)">
      <div className="wrap">
        <h2 className="text-3xl leading-[1.1] tracking-display">Sucursales insignia</h2>
        <p className="mt-4 mb-[clamp(2rem,1.4rem+2vw,3.25rem)] max-w-(--measure) text-lg leading-body text-ink-2">
          Marcas que confiaron en nosotros la ubicación de sus tiendas más importantes.
        </p>
        <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-3 lg:grid-cols-6">
          {flagships.map(({ place, ...client }) => (
            <li key={client.name} className="grid content-center justify-items-center bg-surface pt-2 pb-5 text-center">
              <Wordmark client={client} />
              <span className="text-2xs leading-[1.4] text-ink-3">{place}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
