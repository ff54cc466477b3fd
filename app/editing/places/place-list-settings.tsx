import type { ReactNode } from 'react'
import { Form, Link, href } from 'react-router'
import { controlsOfForm } from '#app/forms/form-rules.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import type { Landmark } from '#app/catalogue/place/landmark.ts'
import { formatPoint } from '#app/catalogue/place/point.ts'
import { buttonClass } from '#app/ui/button.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { ROWS, ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import { ControlScope } from '#app/ui/form/field.tsx'
import { SettingsForm } from '#app/ui/form/settings-form.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import type { PlaceList } from './place-lists.ts'

const ADDRESS = href('/dashboard/configuracion/ubicacion')

export type ListProps<Place> = {
  places: readonly Place[]
  /** The place that is edited; null to add a new one. */
  edited: Place | null
  refusal: Refusal<string> | null
}

type Words = {
  title: string
  lead: string
  /** Summary above the list, which is closed at first; null for an open list. */
  summary: string | null
  /** Name of the form that adds one, and labels of its button. */
  form: string
  add: string
  save: string
}

type Props<Typed, Place extends Landmark> = ListProps<Place> & {
  /** Id of the box. */
  id: string
  list: PlaceList<Typed, Place>
  words: Words
  /** A row of the list: its title, and a text before its point. */
  rowOf: (place: Place) => { title: string; note?: string }
  /** The texts that the form starts with, besides the name and the point. @param edited null for a new place */
  openedOf?: (edited: Place | null) => Partial<Record<string, string>>
  renderControls: (control: ReturnType<typeof controlsOfForm<Typed>>) => ReactNode
  /** Below the form. */
  children?: ReactNode
}

/** A list of named places with their points: each can be edited or removed, and one added. */
export function PlaceListSettings<Typed, Place extends Landmark>(props: Props<Typed, Place>) {
  const { id, list, words, places, edited, rowOf, children } = props
  const rows = (
    <ul className={`${ROWS} border-t border-line *:py-2`}>
      {places.map((place) => (
        <PlaceRow key={list.nameOf(place)} list={list} place={place} {...rowOf(place)} />
      ))}
    </ul>
  )
  return (
    <section aria-labelledby={id} className={`${BOX} max-w-200`}>
      <BoxHead id={id} title={words.title}>
        <span className="num whitespace-nowrap text-xs text-ink-3">
          {places.length} de {list.most}
        </span>
      </BoxHead>
      <p className={`${BOX_BODY} text-sm text-ink-2`}>{words.lead}</p>
      {places.length === 0 ? null : words.summary === null ? (
        rows
      ) : (
        <Disclosure
          className="border-t border-line"
          open={edited !== null}
          look="row"
          head="text-sm"
          summary={words.summary}
        >
          {rows}
        </Disclosure>
      )}
      {edited === null && places.length < list.most && (
        <p className={`${BOX_BODY} border-t border-line text-sm`}>
          <Link to={`${href('/dashboard/configuracion/ubicacion/lista')}?de=${id}`} className="underline">
            Añadir de una lista
          </Link>
        </p>
      )}
      {(edited !== null || places.length < list.most) && (
        <PlaceForm key={edited ? list.nameOf(edited) : places.length} {...props} />
      )}
      {children}
    </section>
  )
}

type RowProps<Place extends Landmark> = {
  list: Pick<PlaceList<never, Place>, 'nameOf' | 'param' | 'intents'>
  place: Place
  title: string
  note?: string
}

function PlaceRow<Place extends Landmark>({ list, place, title, note = '' }: RowProps<Place>) {
  const look = buttonClass({ variant: 'outline', size: 'sm' })
  const name = list.nameOf(place)
  return (
    <li>
      <p className="col-span-2 min-w-0 max-sm:col-span-3">
        <span className={`${ROW_TITLE} block font-semibold`}>{title}</span>
        <span className={`num ${ROW_NOTE}`}>
          {note}
          {formatPoint(place)}
        </span>
      </p>
      <Form method="post" preventScrollReset className="flex flex-wrap justify-end gap-2 max-sm:col-span-3">
        <input type="hidden" name="name" value={name} />
        <Link
          to={`${ADDRESS}?${new URLSearchParams({ [list.param]: name })}#${list.param}`}
          aria-label={`Editar ${name}`}
          className={look}
        >
          Editar
        </Link>
        <button type="submit" name="intent" value={list.intents.remove} aria-label={`Quitar ${name}`} className={look}>
          Quitar
        </button>
      </Form>
    </li>
  )
}

function PlaceForm<Typed, Place extends Landmark>(props: Props<Typed, Place>) {
  const { list, words, edited, refusal, openedOf, renderControls } = props
  const point = edited && { name: edited.name, point: `${edited.latitude}, ${edited.longitude}` }
  const opened = { ...point, ...openedOf?.(edited) } as Partial<Record<keyof Typed & string, string>>
  const control = controlsOfForm(list.rules, refusal, opened)
  return (
    <SettingsForm
      id={list.param}
      intent={list.intents.save}
      look="part"
      className="border-t border-line"
      aria-label={edited ? `Editar ${list.nameOf(edited)}` : words.form}
      submit={edited ? words.save : words.add}
      actions={
        edited && (
          <Link to={ADDRESS} preventScrollReset className={buttonClass({ variant: 'outline' })}>
            Cancelar
          </Link>
        )
      }
      refusal={refusal}
    >
      <input type="hidden" name="before" value={edited ? list.nameOf(edited) : ''} />
      <ControlScope value={`${list.param}-`}>
        <div className="grid gap-[1.1rem] sm:grid-cols-2">{renderControls(control)}</div>
      </ControlScope>
    </SettingsForm>
  )
}
