import type { MouseEvent } from 'react'
import { Link, href, useNavigate } from 'react-router'
import type { CardCopy } from '#app/catalogue/property/property.ts'
import { dossierPath } from '#app/editing/dossier/dossier.ts'
import { editPath } from '#app/editing/form/way-back.ts'
import { copyPath } from '#app/editing/form-state/open-form.ts'
import { useMay } from '#app/panel/may.tsx'
import { storeProperty } from '#app/listing/card/stored-property.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PanelIcon, type PanelIconName } from '#app/ui/panel/panel-icon.tsx'
import { isPlainClick } from '#app/ui/plain-click.ts'
import { StatusBadge } from './status-badge.tsx'

/** The bar above a property in the panel: link back, status, sheet and edit link (spec, section 2, Property detail). */
export function StaffBar({ card, list }: { card: CardCopy; list: string | null }) {
  const mayEdit = useMay('edit')
  return (
    <header className="z-(--z-nav) border-b border-line bg-surface lg:sticky lg:top-0">
      <div className="wrap flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 py-[.6rem]">
        <BackToList />
        <StatusBadge status={card.status} className="max-sm:order-last" />
        <BarLink
          to={href('/property/:propertyId/versiones', { propertyId: card.id })}
          icon="log"
          className="ml-auto"
          label="Versiones"
        />
        <a
          href={href('/property/:propertyId/ficha.pdf', { propertyId: card.id })}
          aria-label="Descargar ficha (PDF)"
          className={buttonClass({ variant: 'outline', className: 'max-sm:px-3' })}
        >
          <PanelIcon name="download" />
          <span className="max-sm:sr-only">Ficha (PDF)</span>
        </a>
        {mayEdit && <BarLink to={dossierPath(card.id)} icon="folder" label="Expediente" />}
        {mayEdit && <BarLink to={copyPath(card.id)} icon="copy" label="Duplicar" />}
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
      </div>
    </header>
  )
}

type BarLinkProps = { to: string; icon: PanelIconName; label: string; className?: string }

/** A link of the bar, which shows its icon alone on a narrow screen. */
function BarLink({ to, icon, label, className = '' }: BarLinkProps) {
  return (
    <Link
      to={to}
      aria-label={label}
      className={buttonClass({ variant: 'outline', className: `max-sm:px-3 ${className}` })}
    >
      <PanelIcon name={icon} />
      <span className="max-sm:sr-only">{label}</span>
    </Link>
  )
}

/** Back to the list that the person came from, at the same position, or else to the dashboard (spec, section 2). */
function BackToList() {
  const navigate = useNavigate()

  function goBack(event: MouseEvent) {
    if (!cameFromPanel() || !isPlainClick(event)) return
    event.preventDefault()
    void navigate(-1)
  }

  return (
    <Link
      to={href('/dashboard')}
      onClick={goBack}
      className={buttonClass({ variant: 'outline', className: 'max-sm:px-3' })}
    >
      <Icon name="left" />
      Volver al listado
    </Link>
  )
}

function cameFromPanel(): boolean {
  // Only the Navigation API gives the addresses of the history.
  if (!('navigation' in window)) return false
  const before = window.navigation.entries()[(window.navigation.currentEntry?.index ?? 0) - 1]
  return before?.url ? new URL(before.url).pathname === href('/dashboard/propiedades') : false
}
