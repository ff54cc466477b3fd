import { ClosingBand } from '#app/agency/closing-band.tsx'
import { AboutHero } from './about-hero.tsx'
import type { AboutPage } from './about-page.ts'
import { ClientCarousels } from './client-carousels.tsx'
import { Flagships } from './flagships.tsx'
import { Timeline } from './timeline.tsx'
import { ValueProposition } from './value-proposition.tsx'

/** The Nosotros page (spec, section 2, About). */
export function AboutScreen({ story, clients, flagships, figures, praise, isDrawn }: AboutPage) {
  return (
    <>
      <AboutHero story={story} figures={figures} isDrawn={isDrawn} />
      <Timeline milestones={story.milestones} />
      <Flagships flagships={flagships} />
      <ClientCarousels clients={clients} praise={praise} />
      <ValueProposition proposition={story.proposition} values={story.values} />
      <ClosingBand title={story.closing} />
    </>
  )
}
