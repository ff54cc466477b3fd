import { useAgency } from '#app/agency/use-agency.tsx'
import type { HomePage } from './home-page.ts'

/** The claims of the agency, figures first (spec, section 1). */
export function Claims({ claims }: Pick<HomePage, 'claims'>) {
  const { name } = useAgency()
  if (claims.length === 0) return null
  return (
    <section aria-label={`${name} en cifras`} className="wrap pt-(--space-section)">
      <ul className="grid grid-cols-2 max-[16rem]:grid-cols-1 gap-x-5 gap-y-7 md:grid-cols-4">
        {claims.map(({ figure, text }) => (
          <li key={text}>
            <b className="num block font-display text-3xl leading-none font-[650] tracking-[-.02em]">{figure}</b>
            <span className="mt-[.45rem] block text-sm leading-[1.4] text-ink-2">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
