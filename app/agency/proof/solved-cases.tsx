import { href } from 'react-router'
import { unbrokenFigures } from '#app/figures/unbroken-figures.ts'
import { StaticPart } from '#app/ui/static-part.tsx'
import type { SolvedCase } from './solved-case.ts'

/** On the home page. */
export const CASES_TITLE = 'Lo que hemos resuelto'

/** `isLinked`: whether the name of each service opens it on its page. */
type Props = { cases: readonly SolvedCase[]; title: string; isLinked?: boolean; className?: string }

/** Cases of services side by side. */
export function SolvedCases({ cases, title, isLinked = true, className = '' }: Props) {
  if (cases.length === 0) return null
  return (
    <section className={className}>
      <div className="wrap">
        <h2 className="mb-[clamp(1.25rem,1rem+1vw,2rem)] text-3xl leading-[1.1] tracking-display">{title}</h2>
        <StaticPart
          tag="ul"
          paint={paintCases}
          data={{ cases, isLinked }}
          className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(min(100%,21rem),1fr))] lg:gap-5"
        />
      </div>
    </section>
  )
}

function paintCases({ cases, isLinked }: Required<Pick<Props, 'cases' | 'isLinked'>>) {
  return cases.map((solved) => (
    <li key={solved.slug} className="rounded-lg border border-line bg-surface p-6 max-[16rem]:p-4 wrap-anywhere">
      <h3 className="text-lg leading-snug">
        {isLinked ? (
          <a href={`${href('/servicios')}?servicio=${solved.slug}`} className="text-ink hover:text-link">
            {nameOf(solved)}
          </a>
        ) : (
          nameOf(solved)
        )}
      </h3>
      <dl className="mt-4 grid gap-x-8 gap-y-4 text-sm sm:grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))]">
        {[
          ['Qué pidieron', solved.asked, 'text-ink-2'],
          ['Qué hicimos', solved.done, 'text-ink-2'],
          ['Resultado', solved.result, 'font-semibold'],
        ].map(([label, text, look]) => (
          <div key={label}>
            <dt className="text-xs text-ink-3">{label}</dt>
            <dd className={`mt-[.1rem] ${look}`}>{unbrokenFigures(text ?? '')}</dd>
          </div>
        ))}
      </dl>
    </li>
  ))
}

/** A long name may break after its slash. */
function nameOf({ service }: SolvedCase): string {
  return service.replaceAll('/', '/\u200B')
}
