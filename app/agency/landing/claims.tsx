import { useAgency } from '#app/agency/use-agency.tsx'
import type { HomePage } from './home-page.ts'

/** The claims of the agency on one line, figures first (spec, section 1). */
export function Claims({ claims }: Pick<HomePage, 'claims'>) {
  const { name } = useAgency()
  if (claims.length === 0) return null
  return (
    <section aria-label={`${name} en cifras`} className="wrap">
      <ul className="grid gap-x-6 gap-y-2 border-t border-line pt-5 text-xs text-ink-2 sm:flex sm:flex-wrap lg:justify-between">
        {claims.map(({ figure, text }) => (
          <li key={text}>
            <b className="num mr-2 font-display text-lg font-[650] text-ink">{figure}</b>
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
