import type { Milestone } from '#app/agency/content/agency-content.ts'

/** Points on the climbing line. */
const POINTS = 5

/** The years in order, under the brand line; another number of years than its points is a list beside a line. */
export function Timeline({ milestones }: { milestones: readonly Milestone[] }) {
  if (milestones.length === 0) return null
  const climbs = milestones.length === POINTS
  return (
    <section className="wrap py-(--space-section)">
      <h2 className="mb-[clamp(2rem,1.4rem+2vw,3.25rem)] text-3xl leading-[1.1] tracking-display">Nuestra historia</h2>
      <div className="relative">
        <ol className={`timeline relative grid ${climbs ? 'timeline-climbs lg:grid-cols-5 lg:gap-7 lg:pt-41' : ''}`}>
          {milestones.map(({ year, title, text }) => (
            <li key={`${year} ${title}`}>
              <b className="num block font-display text-2xl leading-none font-[650]">{year}</b>
              <h3 className="mt-2 mb-[.3rem] text-lg">{title}</h3>
              <p className="text-sm text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
        {climbs && <ClimbingLine />}
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
