import { Form, Link, href } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { useMay } from '#app/panel/may.tsx'
import { SECTION_HEAD } from '#app/panel/section-head.ts'
import { buttonClass } from '#app/ui/button.ts'
import { CONTROL, LABEL } from '#app/ui/field.ts'
import { FieldAlerts, FieldError, controlId } from '#app/ui/form/field.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { PILL_LINK } from '#app/ui/panel/pill-link.ts'
import { ROW_NOTE } from '#app/ui/panel/rows.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import { NewList } from './new-list.tsx'
import {
  LIST_INTENTS,
  LIST_SCOPE_LABELS,
  type ListRefusal,
  type SavedList,
  type gapLists,
  listWords,
} from './saved-list.ts'

const ADDRESS = href('/dashboard/propiedades')

type Props = {
  /** The search to save; '' for none. */
  query: string
  lists: readonly SavedList[]
  gaps: ReturnType<typeof gapLists>
  refusal: ListRefusal | null
}

/** Saved lists: a form for the search that the address names, all lists with their forms, and what properties lack. */
export function ListsScreen({ query, lists, gaps, refusal }: Props) {
  const mayEdit = useMay('edit')
  const lacking = gaps.filter(({ count }) => count > 0)
  return (
    <FieldAlerts value>
      <div className={SECTION_HEAD}>
        <div>
          <h1>Listas</h1>
          <p>Búsquedas de propiedades con su nombre y su cuenta de hoy</p>
        </div>
        <Link to={ADDRESS} className={buttonClass({ variant: 'outline' })}>
          Ver propiedades
        </Link>
      </div>
      {query && mayEdit && <NewList query={query} refusal={refusal?.id === null ? refusal : null} />}
      <section aria-labelledby="guardadas" className={BOX}>
        <BoxHead id="guardadas" title="Guardadas" />
        {lists.length > 0 ? (
          <ul className="divide-y divide-line">
            {lists.map((list) => (
              <ListLine key={list.id} list={list} refusal={refusal?.id === list.id ? refusal : null} />
            ))}
          </ul>
        ) : (
          <p className={`${BOX_BODY} max-w-(--measure) text-ink-2`}>
            Todavía no hay ninguna.
            {mayEdit && ' En Propiedades, busca o elige filtros y sigue «Guardar esta búsqueda».'}
          </p>
        )}
      </section>
      {lacking.length > 0 && (
        <section aria-labelledby="les-falta" className={BOX}>
          <BoxHead id="les-falta" title="Lo que les falta a las disponibles" />
          <ul className={`${BOX_BODY} flex flex-wrap gap-2`}>
            {lacking.map(({ label, query: found, count }) => (
              <li key={label}>
                <Link to={ADDRESS + found} className={PILL_LINK}>
                  {label} <b className="num">{formatCount(count)}</b>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </FieldAlerts>
  )
}

function ListLine({ list, refusal }: { list: SavedList; refusal: ListRefusal | null }) {
  const { id, name, query, scope, author, mayChange, count } = list
  const seenBy = author === null ? LIST_SCOPE_LABELS[scope] : `${LIST_SCOPE_LABELS[scope]}, de ${author}`
  return (
    <li className="grid gap-1 px-[1.1rem] py-3">
      <Link to={ADDRESS + query} className={`${TEXT_LINK} justify-self-start font-semibold wrap-anywhere`}>
        {name}&nbsp;<span className="num font-normal">({formatCount(count)})</span>
      </Link>
      <p className={ROW_NOTE}>
        {listWords(query)}&nbsp;· {seenBy}
      </p>
      {mayChange && (
        <details open={refusal !== null}>
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-xs underline pointer-coarse:min-h-11">
            Renombrar o borrar<span className="sr-only"> {name}</span>
          </summary>
          <Form method="post" autoComplete="off" className="flex flex-wrap items-end gap-2 pt-2">
            <input type="hidden" name="id" value={id} />
            <label className="grid min-w-0 flex-[1_1_14rem] gap-1 sm:max-w-80">
              <span className={LABEL}>Nombre</span>
              <input
                name="name"
                required
                defaultValue={refusal?.name ?? name}
                aria-invalid={refusal ? true : undefined}
                aria-describedby={refusal ? `${controlId(id)}-error` : undefined}
                className={`${CONTROL} px-[.8rem]`}
              />
            </label>
            <button
              name="intent"
              value={LIST_INTENTS.rename}
              aria-label={`Renombrar ${name}`}
              className={buttonClass({ variant: 'outline' })}
            >
              Renombrar
            </button>
            <button
              name="intent"
              value={LIST_INTENTS.remove}
              formNoValidate
              aria-label={`Borrar ${name}`}
              className={buttonClass({ variant: 'danger' })}
            >
              Borrar
            </button>
            <div className="basis-full">
              <FieldError name={id} error={refusal?.message} />
            </div>
          </Form>
        </details>
      )}
    </li>
  )
}
