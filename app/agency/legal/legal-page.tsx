import './legal.css'
import { PageHead } from '#app/ui/page-head.tsx'
import type { LegalPageData } from './legal-page-data.ts'

const CLAUSE_LINK =
  'block py-[.35rem] leading-[1.35] text-ink-2 no-underline hover:text-ink hover:underline pointer-coarse:py-3'

/** A legal text with the list of its clauses (design, section 4). */
export function LegalPage({ title, page: { lead, updated, clauses } }: { title: string; page: LegalPageData }) {
  const titled = clauses.filter((clause) => clause.title !== '')
  return (
    <>
      <PageHead title={title} lead={lead ?? undefined}>
        {updated && (
          <p className="mt-4 text-sm text-ink-3">
            Última actualización: <time dateTime={updated.day}>{updated.words}</time>
          </p>
        )}
      </PageHead>
      <div className="legal wrap grid gap-8 pt-[clamp(2rem,1.4rem+2.6vw,4rem)] pb-(--space-section) lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-16 print:block print:py-4">
        <nav
          aria-label="Contenido"
          className="clear-of-cookies self-start text-sm lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem-var(--cookies))] lg:overflow-y-auto print:hidden"
        >
          <h2 className="mb-2 text-base">Contenido</h2>
          <ol>
            {titled.map((clause, at) => (
              <li key={clause.id}>
                <a href={`#${clause.id}`} className={CLAUSE_LINK}>
                  {at + 1}. {clause.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <LegalClauses clauses={clauses} />
      </div>
    </>
  )
}

/** The numbered clauses of a legal text. */
export function LegalClauses({ clauses }: Pick<LegalPageData, 'clauses'>) {
  const titled = clauses.filter((clause) => clause.title !== '')
  return (
    <article className="legal-text max-w-(--measure) wrap-anywhere print:max-w-none print:text-[11pt] print:leading-[1.45]">
      {clauses.map((clause) => (
        <section key={clause.id} id={clause.id}>
          {clause.title && (
            <h2>
              {titled.indexOf(clause) + 1}. {clause.title}
            </h2>
          )}
          <div dangerouslySetInnerHTML={{ __html: clause.html }} />
        </section>
      ))}
    </article>
  )
}
