import './legal.css'
import type { ReactNode } from 'react'
import { PageHead } from '#app/ui/page-head.tsx'

/** One clause; its id is its anchor in the page and never changes, because other pages link to it. */
export type Clause = { id: string; title: string; text: ReactNode }

type Props = {
  title: string
  lead: string
  /** The day on which the text last changed: YYYY-MM-DD, and in words. */
  updated: { day: string; words: string }
  clauses: Clause[]
}

/** A legal text with the list of its clauses (design, section 4). */
export function LegalPage({ title, lead, updated, clauses }: Props) {
  return (
    <>
      <PageHead title={title} lead={lead}>
        <p className="mt-4 text-sm text-ink-3">
          Última actualización: <time dateTime={updated.day}>{updated.words}</time>
        </p>
      </PageHead>
      <div className="wrap legal">
        <nav aria-label="Contenido" className="legal-clauses">
          <h2 className="mb-2 text-base">Contenido</h2>
          <ol>
            {clauses.map((clause, at) => (
              <li key={clause.id}>
                <a href={`#${clause.id}`}>
                  {at + 1}. {clause.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <article className="legal-text">
          {clauses.map((clause, at) => (
            <section key={clause.id} id={clause.id}>
              <h2>
                {at + 1}. {clause.title}
              </h2>
              {clause.text}
            </section>
          ))}
        </article>
      </div>
    </>
  )
}
