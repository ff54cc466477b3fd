import { useState } from 'react'
import { Link, href, useNavigation } from 'react-router'
import { PanelHead } from '#app/panel/panel-head.tsx'
import { spaceCount } from '#app/catalogue/facts/complex-link.ts'
import { OPTIONAL_SECTIONS, optionalCellLabel } from '#app/complexes/spaces/optional-cells.ts'
import { COLUMN_PARAM, type OpenSpaces, type SpacesAnswer } from '#app/complexes/spaces/space-rows.ts'
import { FORM_SECTIONS } from '#app/catalogue/facts/fact.ts'
import { factOf } from '#app/catalogue/facts/facts.ts'
import { PRECISION_LABELS } from '#app/catalogue/facts/precision.ts'
import { buttonClass } from '#app/ui/button.ts'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import { Tick } from '#app/ui/form/check-box.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { SpacesForm } from './spaces-form.tsx'
import { enterTable } from './enter-table.tsx'
import { type Columns, useColumns } from './use-columns.tsx'

/** `requested`: the row to open on a phone (`openRow`). */
type Props = { opened: OpenSpaces; answer: SpacesAnswer | null; requested: string | null }

/** The spaces of a complex in one editable table. */
export function SpacesScreen({ opened, answer, requested }: Props) {
  const { id, name, slug, rows, precision } = opened
  const { form, shown } = useShownRows(opened, answer)
  const columns = useColumns(shown)
  const stored = rows.filter(({ version }) => version > 0).length
  return (
    <>
      <PanelHead
        back={{ to: href('/dashboard/conjuntos'), label: 'Conjuntos' }}
        title={`Espacios de ${name}`}
        note={<span role="status">{spaceCount(stored)}</span>}
      >
        <Link to={href('/conjunto/:complexSlug', { complexSlug: slug })} className={buttonClass({ variant: 'ghost' })}>
          Ver su página
        </Link>
        <Link
          to={href('/dashboard/conjuntos/:complexId/plano/:floorId?', { complexId: id })}
          className={buttonClass({ variant: 'outline' })}
        >
          Plano
        </Link>
        <Link
          to={href('/dashboard/conjuntos/:complexId', { complexId: id })}
          className={buttonClass({ variant: 'outline' })}
        >
          Editar conjunto
        </Link>
      </PanelHead>
      {precision !== 'exacta' && (
        <p className="max-w-(--measure) text-sm text-ink-2">
          Los espacios nuevos empiezan con «{PRECISION_LABELS[precision]}» (Configuración, Ubicación): así no aparecen
          en la página del conjunto.
        </p>
      )}
      <ColumnsChoice columns={columns} />
      <SpacesForm key={form} opened={shown} columns={columns} wasRefused={answer !== null} requested={requested} />
      <FailureNotice answer={answer} />
    </>
  )
}

/** The choice of optional columns. Without scripts it is a form of its own that reloads the page. */
function ColumnsChoice({ columns: { offered, shown, open, close } }: { columns: Columns }) {
  return (
    <Disclosure
      className="rounded-md border border-line bg-surface text-sm"
      look="row"
      summary="Más columnas: precio y ficha técnica"
    >
      <form
        method="get"
        // Enter in a checkbox would reload the page and lose what was typed: it moves the focus to the table instead.
        onSubmit={(event) => {
          event.preventDefault()
          enterTable()
        }}
        className="grid gap-4 px-[1.1rem] pt-1 pb-4"
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
                    <Tick
                      type="checkbox"
                      name={COLUMN_PARAM}
                      value={cell}
                      checked={shown.includes(cell)}
                      onChange={({ currentTarget }) => (currentTarget.checked ? open([cell]) : close(cell))}
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
    </Disclosure>
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
