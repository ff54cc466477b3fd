import { useState } from 'react'
import { Link, href, useNavigation } from 'react-router'
import { SECTION_HEAD } from '#app/panel/section-head.ts'
import { spaceCount } from '#app/catalogue/facts/complex-link.ts'
import { OPTIONAL_SECTIONS, optionalCellLabel } from '#app/complexes/spaces/optional-cells.ts'
import { COLUMN_PARAM, type OpenSpaces, type SpacesAnswer } from '#app/complexes/spaces/space-rows.ts'
import { FORM_SECTIONS } from '#app/catalogue/facts/fact.ts'
import { factOf } from '#app/catalogue/facts/facts.ts'
import { PRECISION_LABELS } from '#app/catalogue/facts/precision.ts'
import { buttonClass } from '#app/ui/button.ts'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import { SpacesForm } from './spaces-form.tsx'
import { enterTable } from './enter-table.tsx'
import { type Columns, useColumns } from './use-columns.tsx'

type Props = { opened: OpenSpaces; answer: SpacesAnswer | null }

/** The spaces of a complex in one editable table. */
export function SpacesScreen({ opened, answer }: Props) {
  const { id, name, slug, rows, precision } = opened
  const { form, shown } = useShownRows(opened, answer)
  const columns = useColumns(shown)
  const stored = rows.filter(({ version }) => version > 0).length
  return (
    <>
      <div className={SECTION_HEAD}>
        <div>
          <h1>Espacios de {name}</h1>
          <p role="status" className="num">
            {spaceCount(stored)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link
            to={href('/conjunto/:complexSlug', { complexSlug: slug })}
            className={buttonClass({ variant: 'ghost' })}
          >
            Ver su página
          </Link>
          <Link
            to={href('/dashboard/conjuntos/:complexId', { complexId: id })}
            className={buttonClass({ variant: 'outline' })}
          >
            Editar conjunto
          </Link>
        </div>
      </div>
      {precision !== 'exacta' && (
        <p className="max-w-(--measure) text-sm text-ink-2">
          Los espacios nuevos empiezan con «{PRECISION_LABELS[precision]}» (Configuración, Ubicación): así no aparecen
          en la página del conjunto.
        </p>
      )}
      <ColumnsChoice columns={columns} />
      <SpacesForm key={form} opened={shown} columns={columns} wasRefused={answer !== null} />
      <FailureNotice answer={answer} />
    </>
  )
}

/** The choice of optional columns. Without scripts it is a form of its own that reloads the page. */
function ColumnsChoice({ columns: { offered, shown, open, close } }: { columns: Columns }) {
  return (
    <details className="rounded-md border border-line bg-surface text-sm">
      <summary className="cursor-pointer px-3 py-3 font-semibold">Más columnas: precio y ficha técnica</summary>
      <form
        method="get"
        // Enter in a checkbox would reload the page and lose what was typed: it moves the focus to the table instead.
        onSubmit={(event) => {
          event.preventDefault()
          enterTable()
        }}
        className="grid gap-4 px-3 pt-1 pb-4"
      >
        {OPTIONAL_SECTIONS.map((section) => (
          <fieldset key={section} className="min-w-0">
            <legend className="text-xs font-semibold text-ink-3">
              {FORM_SECTIONS.find(({ id }) => id === section)?.title}
            </legend>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-x-4">
              {offered
                .filter((cell) => factOf(cell).form.section === section)
                .map((cell) => (
                  <label key={cell} className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
                    <input
                      type="checkbox"
                      name={COLUMN_PARAM}
                      value={cell}
                      checked={shown.includes(cell)}
                      onChange={({ currentTarget }) => (currentTarget.checked ? open([cell]) : close(cell))}
                      className="size-4 shrink-0 accent-link"
                    />
                    {optionalCellLabel(cell)}
                  </label>
                ))}
            </div>
          </fieldset>
        ))}
        <p className="text-2xs text-ink-3 noscript:hidden">Enter en una casilla lleva a la tabla.</p>
        <button
          type="submit"
          className={buttonClass({ variant: 'outline', className: 'justify-self-start not-noscript:hidden' })}
        >
          Mostrar columnas
        </button>
      </form>
    </details>
  )
}

/**
 * The rows that the table shows, and a key that changes when the table has to be rendered again: with the rows of an answer,
 * or with the stored rows once all were saved. Until then what was typed stays, even if the loader runs again.
 */
function useShownRows(opened: OpenSpaces, answer: SpacesAnswer | null) {
  const busy = useNavigation().formMethod === 'POST'
  const [state, setState] = useState({ busy, answer, form: 0, shown: withAnswer(opened, answer) })
  const isAnswered = answer !== state.answer
  const isSaved = state.busy && !busy && answer === null
  if (busy !== state.busy || isAnswered) {
    const isNew = isSaved || (isAnswered && answer !== null && !answer.isUnreached)
    setState({
      busy,
      answer,
      form: state.form + Number(isNew),
      shown: isNew ? withAnswer(opened, answer) : state.shown,
    })
  }
  return state
}

function withAnswer(opened: OpenSpaces, answer: SpacesAnswer | null): OpenSpaces {
  return answer && !answer.isUnreached ? { ...opened, rows: answer.rows } : opened
}
