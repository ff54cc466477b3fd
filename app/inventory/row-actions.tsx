import type { FormEvent } from 'react'
import { Link, href } from 'react-router'
import { GAP_ANCHORS } from '#app/catalogue/property/quality.ts'
import { useMay } from '#app/panel/may.tsx'
import { PanelIcon, type PanelIconName } from '#app/ui/panel/panel-icon.tsx'
import { storeProperty } from '#app/listing/card/stored-property.ts'
import type { PanelRow } from './panel-row.ts'
import { type PanelQuery, panelParams, panelQuery } from './panel-search.ts'
import { CONFIRM_PARAM, ROW_INTENTS } from './row-change.ts'
import './row-actions.css'

type Props = {
  row: PanelRow
  query: PanelQuery
  /** Whether a change of this row is pending. Then only 'Ver' and 'Editar' work. */
  busy: boolean
  onToggle: () => void
  onRemove: () => void
}

/**
 * Ver, Editar, Pausar or Reactivar, Eliminar (spec, section 2, Properties): links and a form, which work without JavaScript. On a
 * narrow screen they are in a menu (`popover`); a wide one always shows them.
 */
export function RowActions({ row, query, busy, onToggle, onRemove }: Props) {
  const { id, title, status } = row
  const mayEdit = useMay('edit')
  const paused = status === 'pausada'
  const menuId = `acciones-${id}`

  const viewLink = (
    <ActionLink
      to={href('/property/:propertyId', { propertyId: id })}
      icon="eye"
      name="Ver"
      title={title}
      onClick={() => storeProperty('selectedProperty', row)}
    />
  )
  if (!mayEdit) return <div className="actions-1">{viewLink}</div>

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    if (busy) return
    // The menu of a narrow screen closes first, so that the focus is on its button and a dialog returns it there.
    if (event.currentTarget.matches(':popover-open')) event.currentTarget.hidePopover()
    if (submitter?.getAttribute('name') === CONFIRM_PARAM) onRemove()
    else onToggle()
  }

  return (
    <>
      <button type="button" popoverTarget={menuId} aria-label={`Acciones de ${title}`} className="action row-menu">
        <span aria-hidden="true">⋯</span>
      </button>
      <form
        id={menuId}
        popover="auto"
        method="post"
        action={href('/dashboard/propiedades') + panelQuery(query)}
        onSubmit={onSubmit}
        className="actions-4 menu"
      >
        <input type="hidden" name="id" value={id} />
        {[...panelParams(query)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {viewLink}
        <ActionLink
          to={href('/edit-property/:propertyId', { propertyId: id }) + fieldOf(query)}
          icon="edit"
          name="Editar"
          title={title}
          onClick={() => storeProperty('propertyToEdit', row)}
        />
        <button
          name="intent"
          value={paused ? ROW_INTENTS.resume : ROW_INTENTS.pause}
          aria-label={`${paused ? 'Reactivar' : 'Pausar'} ${title}`}
          aria-disabled={busy || undefined}
          title={paused ? 'Reactivar' : 'Pausar'}
          className="action"
        >
          <PanelIcon name={paused ? 'play' : 'pause'} />
          <span className="xl:sr-only">{paused ? 'Reactivar' : 'Pausar'}</span>
        </button>
        <button
          name={CONFIRM_PARAM}
          value={id}
          formMethod="get"
          aria-label={`Eliminar ${title}`}
          aria-disabled={busy || undefined}
          title="Eliminar"
          className="action action-delete"
        >
          <PanelIcon name="trash" />
          <span className="xl:sr-only">Eliminar</span>
        </button>
      </form>
    </>
  )
}

type ActionLinkProps = { to: string; icon: PanelIconName; name: string; title: string; onClick: () => void }

function ActionLink({ to, icon, name, title, onClick }: ActionLinkProps) {
  return (
    <Link to={to} onClick={onClick} aria-label={`${name} ${title}`} title={name} className="action">
      <PanelIcon name={icon} />
      <span className="xl:sr-only">{name}</span>
    </Link>
  )
}

/** Leads to the field that the filter of the list found lacking. */
function fieldOf({ noPhotos, pending }: PanelQuery): string {
  if (pending && pending !== 'unchanged') return `#${GAP_ANCHORS[pending]}`
  return noPhotos ? `#${GAP_ANCHORS.fewPhotos}` : ''
}
