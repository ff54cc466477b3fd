import { Form, Link, href } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { useMay } from '#app/panel/may.tsx'
import { PanelHead } from '#app/panel/panel-head.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { CONTROL, LABEL } from '#app/ui/field.ts'
import { FieldAlerts, FieldError, controlId } from '#app/ui/form/field.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { PILL_LINK } from '#app/ui/panel/pill-link.ts'
import { ROW_NOTE } from '#app/ui/panel/rows.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { NewList } from './new-list.tsx'
import {
  LIST_INTENTS,
  LIST_SCOPE_LABELS,
  type ListRefusal,
  type SavedList,
  type gapLists,
  listAddress,
  listWords,
} from './saved-list.ts'

const ADDRESS = href('/dashboard/propiedades')

type Props = {
  /** The search to save; '' for none. */
  query: string
  lists: readonly SavedList[]
  /** Lists of leads, and the names of the people that their filters name. */
  leadLists: readonly SavedList[]
  names: Readonly<Record<string, string>>
  gaps: ReturnType<typeof gapLists>
  /** The last import with facts that could not be read. */
  imported: { id: string; title: string; count: number } | null
  refusal: ListRefusal | null
}

/** Saved lists: a form for the search that the address names, all lists with their forms, and what properties lack. */
export function ListsScreen({ query, lists, leadLists, names, gaps, imported, refusal }: Props) {
  const mayEdit = useMay('edit')
  const lacking = gaps.filter(({ count }) => count > 0)
  return (
    <FieldAlerts value>
      <PanelHead
        back={{ to: ADDRESS, label: 'Propiedades' }}
        title="Listas"
        note="Búsquedas con su nombre y su cuenta de hoy"
      />
      {query && mayEdit && <NewList words={listWords(query, names)} refusal={refusal?.id === null ? refusal : null} />}
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
      {leadLists.length > 0 && (
        <section aria-labelledby="de-prospectos" className={BOX}>
          <BoxHead id="de-prospectos" title="De prospectos" />
          <ul className="divide-y divide-line">
            {leadLists.map((list) => (
              <ListLine key={list.id} list={list} names={names} refusal={refusal?.id === list.id ? refusal : null} />
            ))}
          </ul>
        </section>
      )}
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
      {imported && mayEdit && (
        <section aria-labelledby="sin-leer" className={BOX}>
          <BoxHead id="sin-leer" title="De la última importación" />
          <div className={`${BOX_BODY} grid gap-2`}>
            <p className="text-sm wrap-anywhere text-ink-2">
              Entraron de «{imported.title}» con un dato que no se pudo leer u otro aviso, y nadie las ha cambiado desde
              entonces.
            </p>
            <Link
              to={`${href('/dashboard/importar/:importId', { importId: imported.id })}?ver=warned`}
              className={`${PILL_LINK} justify-self-start`}
            >
              Con aviso <b className="num">{formatCount(imported.count)}</b>
            </Link>
          </div>
        </section>
      )}
    </FieldAlerts>
  )
}

type LineProps = { list: SavedList; names?: Readonly<Record<string, string>>; refusal: ListRefusal | null }

function ListLine({ list, names, refusal }: LineProps) {
  const { id, name, query, scope, author, mayChange, count } = list
  const seenBy = author === null ? LIST_SCOPE_LABELS[scope] : `${LIST_SCOPE_LABELS[scope]}, de ${author}`
  return (
    <li className="grid gap-1 px-[1.1rem] py-3">
      <Link to={listAddress(query)} className={`${TEXT_LINK} justify-self-start font-semibold wrap-anywhere`}>
        <span>
          {name}&nbsp;<span className="num font-normal">({formatCount(count)})</span>
        </span>
      </Link>
      <p className={ROW_NOTE}>
        {listWords(query, names)}&nbsp;· {seenBy}
      </p>
      {mayChange && (
        <Disclosure
          open={refusal !== null}
          head="text-xs"
          summary={
            <span>
              Renombrar o borrar<span className="sr-only"> {name}</span>
            </span>
          }
        >
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
        </Disclosure>
      )}
    </li>
  )
}
