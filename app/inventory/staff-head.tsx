import type { MouseEvent } from 'react'
import { Link, href, useNavigate } from 'react-router'
import { unbrokenFigures } from '#app/figures/unbroken-figures.ts'
import type { DetailView } from '#app/property/page/detail-view.ts'
import type { CardCopy } from '#app/catalogue/property/property.ts'
import { dossierPath } from '#app/editing/dossier/dossier.ts'
import { editPath } from '#app/editing/form/way-back.ts'
import { copyPath } from '#app/editing/form-state/open-form.ts'
import { PanelHead } from '#app/panel/panel-head.tsx'
import { useMay } from '#app/panel/may.tsx'
import { storeProperty } from '#app/listing/card/stored-property.ts'
import { buttonClass } from '#app/ui/button.ts'
import { PanelIcon, type PanelIconName } from '#app/ui/panel/panel-icon.tsx'
import { isPlainClick } from '#app/ui/plain-click.ts'
import { StatusBadge } from './status-badge.tsx'

type Props = {
  card: CardCopy
  view: Pick<DetailView, 'name' | 'place' | 'complex'>
  /** The list that it was opened from; null for any other page. */
  list: string | null
}

/** The head of a property in the panel: link back, name, place, status, and its actions (spec, section 2, Property detail). */
export function StaffHead({ card, view: { name, place, complex }, list }: Props) {
  const mayEdit = useMay('edit')
  const goBack = useGoBack()
  return (
    <PanelHead
      back={{ to: href('/dashboard'), label: 'Volver al listado', onClick: goBack }}
      title={unbrokenFigures(name)}
      note={
        <>
          {place && <span className="mr-3">{place}</span>}
          <StatusBadge status={card.status} />
          {complex && (
            <Link
              to={href('/conjunto/:complexSlug', { complexSlug: complex.slug })}
              className="ml-3 inline-flex min-h-6 items-center font-semibold wrap-anywhere pointer-coarse:min-h-11"
            >
              {complex.text}
            </Link>
          )}
        </>
      }
    >
      <HeadLink to={href('/property/:propertyId/versiones', { propertyId: card.id })} icon="log" label="Versiones" />
      <a
        href={href('/property/:propertyId/ficha.pdf', { propertyId: card.id })}
        className={buttonClass({ variant: 'outline', className: 'max-sm:px-3' })}
      >
        <PanelIcon name="download" className="max-sm:hidden" />
        Ficha (PDF)
      </a>
      {mayEdit && <HeadLink to={dossierPath(card.id)} icon="folder" label="Expediente" />}
      {mayEdit && <HeadLink to={copyPath(card.id)} icon="copy" label="Duplicar" />}
      {mayEdit && (
        <Link
          to={editPath(card.id, list)}
          onClick={() => storeProperty('propertyToEdit', card)}
          className={buttonClass({ className: 'max-sm:px-3' })}
        >
          <PanelIcon name="edit" />
          Editar Propiedad
        </Link>
      )}
    </PanelHead>
  )
}

type HeadLinkProps = { to: string; icon: PanelIconName; label: string }

/** A link of the head, which shows its word alone on a narrow screen. */
function HeadLink({ to, icon, label }: HeadLinkProps) {
  return (
    <Link to={to} className={buttonClass({ variant: 'outline', className: 'max-sm:px-3' })}>
      <PanelIcon name={icon} className="max-sm:hidden" />
      {label}
    </Link>
  )
}

/** Back to the list that the person came from, at the same position, or else to the dashboard (spec, section 2). */
function useGoBack() {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    if (!cameFromPanel() || !isPlainClick(event)) return
    event.preventDefault()
    void navigate(-1)
  }
}

function cameFromPanel(): boolean {
  // Only the Navigation API gives the addresses of the history.
  if (!('navigation' in window)) return false
  const before = window.navigation.entries()[(window.navigation.currentEntry?.index ?? 0) - 1]
  return before?.url ? new URL(before.url).pathname === href('/dashboard/propiedades') : false
}
