import type { StoryTexts } from '#app/agency/content/agency-content.ts'
import { useAgency } from '#app/agency/use-agency.tsx'
import roomLarge from './photos/meeting-room-1280.avif?url'
import roomFallback from './photos/meeting-room-1280.jpg?url'
import roomSmall from './photos/meeting-room-640.avif?url'

type Props = Pick<StoryTexts, 'proposition' | 'values'>

/** Value proposition and values (spec, section 2, About). The photo shows the demo agency's city. */
export function ValueProposition({ proposition, values }: Props) {
  const { look } = useAgency()
  const hasPhoto = look === undefined || look.hasDemoMark
  if (proposition === null && values.length === 0) return null
  return (
    <section className="bg-canvas-2 py-(--space-section)">
      <div className="wrap">
        {proposition && (
          <div
            className={`mb-[clamp(2.5rem,2rem+2vw,4rem)] grid items-center gap-8 ${hasPhoto ? 'md:grid-cols-2' : ''}`}
          >
            {hasPhoto && <MeetingRoom />}
            <div>
              <h2 className="text-3xl leading-[1.1] tracking-display">Nuestra propuesta de valor</h2>
              <p className="mt-4 max-w-(--measure) text-lg leading-body text-ink-2">{proposition}</p>
            </div>
          </div>
        )}
        {values.length > 0 && (
          <>
            <h2 className="sr-only">Nuestros valores</h2>
            <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
              {values.map(({ name, text }) => (
                <li key={name} className="border-t-2 border-ink pt-4">
                  <h3 className="mb-[.35rem] text-lg">{name}</h3>
                  <p className="text-sm text-ink-2">{text}</p>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  )
}

function MeetingRoom() {
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={`${roomSmall} 640w, ${roomLarge} 1280w`}
        sizes="(width >= 768px) 46vw, calc(100vw - 40px)"
      />
      <img
        src={roomFallback}
        alt="Sala de juntas con vista a la montaña"
        width={1280}
        height={720}
        loading="lazy"
        decoding="async"
        className="aspect-3/2 w-full rounded-md bg-sunken object-cover"
      />
    </picture>
  )
}
