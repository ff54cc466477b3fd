import { useState } from 'react'
import { Link, href, useNavigation } from 'react-router'
import { PanelHead } from '#app/panel/panel-head.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { PILL_LINK } from '#app/ui/panel/pill-link.ts'
import { MOST_FLOORS } from '#app/complexes/floors/drawn-floors.ts'
import { type FloorRefusal, NEW_FLOOR, type OpenFloor } from './floor-form-state.ts'
import { FloorForm } from './floor-form.tsx'

type Props = { opened: OpenFloor; refusal: FloorRefusal | null }

/** The drawing of a floor of a complex, with links to its other floors. */
export function FloorScreen({ opened, refusal }: Props) {
  const { complex, spaces } = opened
  const shown = useShownForm(opened, refusal)
  return (
    <>
      <PanelHead
        back={{
          to: href('/dashboard/conjuntos/:complexId/espacios', { complexId: complex.id }),
          label: `Espacios de ${complex.name}`,
        }}
        title={`Plano de ${complex.name}`}
        note="Los espacios en el dibujo de su piso, con un color si están disponibles."
      >
        <Link
          to={href('/conjunto/:complexSlug', { complexSlug: complex.slug })}
          className={buttonClass({ variant: 'ghost' })}
        >
          Ver su página
        </Link>
      </PanelHead>
      <FloorLinks opened={opened} />
      {spaces.length === 0 && (
        <p className="text-sm text-ink-2">
          El conjunto todavía no tiene espacios: añádelos en{' '}
          <Link to={href('/dashboard/conjuntos/:complexId/espacios', { complexId: complex.id })}>Espacios</Link> y
          dibújalos aquí.
        </p>
      )}
      <FloorForm key={shown.form} opened={shown.opened} refusal={shown.answer} />
      <FailureNotice answer={refusal} />
    </>
  )
}

/**
 * What the form shows, and a key that changes when it has to be rendered again: with the values of an answer, or with the
 * stored floor once it was saved. Until then what was drawn stays, even if the loader runs again.
 */
function useShownForm(opened: OpenFloor, refusal: FloorRefusal | null) {
  const busy = useNavigation().formMethod === 'POST'
  const [state, setState] = useState({ busy, refusal, opened, answer: refusal, form: 0 })
  const isSaved = state.busy && !busy && refusal === null
  const isAnswered = refusal !== null && refusal !== state.refusal && refusal.version >= 0
  if (busy !== state.busy || refusal !== state.refusal)
    setState({
      busy,
      refusal,
      opened: isSaved ? opened : state.opened,
      answer: isAnswered ? refusal : isSaved ? null : state.answer,
      form: state.form + Number(isSaved || isAnswered),
    })
  return state
}

function FloorLinks({ opened: { complex, floors, floorId, isNew } }: { opened: OpenFloor }) {
  const pathOf = (id: string) =>
    href('/dashboard/conjuntos/:complexId/plano/:floorId?', { complexId: complex.id, floorId: id })
  if (floors.length === 0) return null
  return (
    <nav aria-label="Pisos" className="flex flex-wrap gap-2">
      {floors.map(({ id, name }) => (
        <Link
          key={id}
          to={pathOf(id)}
          aria-current={id === floorId ? 'page' : undefined}
          className={`${PILL_LINK} wrap-anywhere`}
        >
          {name}
        </Link>
      ))}
      {floors.length < MOST_FLOORS && (
        <Link to={pathOf(NEW_FLOOR)} aria-current={isNew ? 'page' : undefined} className={PILL_LINK}>
          <PanelIcon name="plus" />
          Otro piso
        </Link>
      )}
    </nav>
  )
}
