import type { MarketAnswer } from './market-text.ts'

/** The answers to 'cuánto cuesta una bodega en Apodaca' over its results, each with a link to all figures. */
export function MarketAnswers({ answers }: { answers: readonly MarketAnswer[] }) {
  if (answers.length === 0) return null
  return (
    <ul className="num mb-3 grid gap-1 text-base">
      {answers.map(({ name, path, text }) => (
        <li key={path}>
          {/* A new document, because its heading is below the results. */}
          <a href={`${path}#mercado`}>{name}</a>
          {`: ${text}`}
        </li>
      ))}
    </ul>
  )
}
