import type { StoryTexts } from '#app/agency/content/agency-content.ts'
import { useAgency } from '#app/agency/use-agency.tsx'
import { MetroDrawing } from './metro-drawing.tsx'
import type { AboutPage } from './about-page.ts'
import { Counter } from './counter.tsx'

type Props = { story: StoryTexts } & Pick<AboutPage, 'figures' | 'isDrawn'>

/** Top of the Nosotros page: who the agency is, in one sentence and three figures (spec, sections 1 and 2). */
export function AboutHero({ story: { heading, lead }, figures, isDrawn }: Props) {
  const { name } = useAgency()
  return (
    <section className="on-dark bg-plane text-on-plane">
      <div className="wrap pt-[clamp(2.5rem,1.4rem+4vw,4.75rem)] pb-[clamp(2.5rem,2rem+3vw,5rem)]">
        <div className="grid items-center gap-8 lg:grid-cols-[1fr_minmax(0,30rem)]">
          <div>
            <h1 className="max-w-[17ch] text-4xl leading-none tracking-[-.028em] text-white">{heading ?? name}</h1>
            {lead && <p className="mt-5 max-w-[46ch] text-lg leading-body text-on-plane-2">{lead}</p>}
          </div>
          {isDrawn && <MetroDrawing className="max-w-[30rem]" />}
        </div>
        {figures.length > 0 && (
          <ul className="mt-[clamp(2.5rem,2rem+3vw,4.5rem)] grid gap-7 border-t border-plane-line pt-7 sm:grid-cols-3">
            {figures.map((figure) => (
              <Counter key={figure.text} {...figure} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
