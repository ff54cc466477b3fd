import type { StoryTexts } from '#app/agency/content/agency-content.ts'

/** The climbing lines, by the number of points on them. The points stand at equal distances (about.css). */
const LINES = new Map([
  [5, 'M0 128C90 128 180 112 262 108S430 98 523 82S700 62 785 54S960 36 1046 18L1280 2'],
  [6, 'M0 128C76 128 150 112 218 108S358 98 436 84S582 70 654 58S800 42 872 34S1020 22 1090 12L1280 2'],
])
const LOOKS = new Map([
  [5, 'timeline-climbs lg:grid-cols-5 lg:gap-7 lg:pt-41'],
  [6, 'timeline-climbs timeline-six lg:grid-cols-6 lg:gap-7 lg:pt-41'],
])

/** The years in order and today, under the brand line; another number of them than its points is a list beside a line. */
export function Timeline({ milestones, today }: Pick<StoryTexts, 'milestones' | 'today'>) {
  if (milestones.length === 0) return null
  const points = milestones.length + (today ? 1 : 0)
  const line = LINES.get(points)
  return (
    <section className="wrap py-(--space-section)">
      <h2 className="mb-[clamp(2rem,1.4rem+2vw,3.25rem)] text-3xl leading-[1.1] tracking-display">Nuestra historia</h2>
      <div className="relative">
        <ol className={`timeline relative grid ${LOOKS.get(points) ?? ''}`}>
          {milestones.map(({ year, title, text }) => (
            <li key={`${year} ${title}`}>
              <b className="num block font-display text-2xl leading-none font-[650]">{year}</b>
              <h3 className="mt-2 mb-[.3rem] text-lg">{title}</h3>
              <p className="text-sm text-ink-2">{text}</p>
            </li>
          ))}
          {today && (
            <li>
              <h3 className="mb-2 font-display text-2xl leading-none font-[650]">Hoy</h3>
              <p className="text-sm text-ink-2">{today}</p>
            </li>
          )}
        </ol>
        {line && <ClimbingLine line={line} />}
      </div>
    </section>
  )
}

function ClimbingLine({ line }: { line: string }) {
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
      <path vectorEffect="non-scaling-stroke" d={line} />
    </svg>
  )
}
