import type { Testimonial } from '#app/agency/content/agency-content.ts'
import { StaticPart } from '#app/ui/static-part.tsx'

type Props = { testimonials: readonly Testimonial[]; className?: string }

/** What clients say; one alone is set larger. */
export function ClientWords({ testimonials, className = '' }: Props) {
  if (testimonials.length === 0) return null
  const [look, paint] =
    testimonials.length === 1
      ? (['', paintOne] as const)
      : (['grid gap-x-10 gap-y-8 sm:grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))]', paintAll] as const)
  return (
    <section className={className} aria-labelledby="palabras">
      <div className="wrap">
        <h2
          id="palabras"
          className="mb-[clamp(1.25rem,1rem+1vw,2rem)] text-3xl leading-[1.1] tracking-display text-balance"
        >
          Lo que dicen nuestros clientes
        </h2>
        <StaticPart tag="ul" paint={paint} data={testimonials} className={look} />
      </div>
    </section>
  )
}

function paintOne(testimonials: readonly Testimonial[]) {
  return paintWords(testimonials, 'max-w-[40ch] font-display text-2xl leading-snug font-[550]')
}

function paintAll(testimonials: readonly Testimonial[]) {
  return paintWords(testimonials, 'text-lg leading-body')
}

function paintWords(testimonials: readonly Testimonial[], look: string) {
  return testimonials.map(({ text, name, role }) => (
    <li key={`${name} ${text}`} className="border-t-2 border-faro pt-4 wrap-anywhere">
      <figure>
        <blockquote className={`whitespace-pre-line ${look}`}>«{text}»</blockquote>
        <figcaption className="mt-4 text-sm">
          <b className="font-semibold">{name}</b>
          {role && <span className="block text-ink-2">{role}</span>}
        </figcaption>
      </figure>
    </li>
  ))
}
