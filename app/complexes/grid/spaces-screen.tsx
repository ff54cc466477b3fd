import { useState } from 'react'
import { Link, href, useNavigation } from 'react-router'
import { SECTION_HEAD } from '#app/panel/section-head.ts'
import { spaceCount } from '#app/catalogue/facts/complex-link.ts'
import type { OpenSpaces, SpacesAnswer } from '#app/complexes/spaces/space-rows.ts'
import { PRECISION_LABELS } from '#app/catalogue/facts/precision.ts'
import { buttonClass } from '#app/ui/button.ts'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import { ColumnsChoice } from './columns-choice.tsx'
import { SpacesForm } from './spaces-form.tsx'
import { useColumns } from './use-columns.tsx'

type Props = { opened: OpenSpaces; answer: SpacesAnswer | null }

/** The spaces of a conjunto in one table, to be added and changed row by row. */
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

/**
 * The rows that the table was painted with, and a number that changes when it is to be painted anew: with what an answer
 * brings, or with what is stored once all was saved. Until then what is typed stays, whatever the server reads again.
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
