import type { MouseEvent } from 'react'
import { Link, href, useNavigate } from 'react-router'
import type { CardCopy } from '#app/catalogue/property/property.ts'
import { useMay } from '#app/panel/may.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { isPlainClick } from '#app/ui/plain-click.ts'
import { savePreview } from '#app/property/page/saved-preview.ts'
import { StatusBadge } from './status-badge.tsx'

/** Over a property in the panel: the way back, its status, the way to edit it (spec, section 2, Property detail). */
export function StaffBar({ card }: { card: CardCopy }) {
  return (
    <header className="z-(--z-nav) border-b border-line bg-surface lg:sticky lg:top-0">
      <div className="wrap flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 py-[.6rem]">
        <BackToList />
        <StatusBadge status={card.status} className="max-sm:order-last" />
        <a
          href={href('/property/:propertyId/ficha.pdf', { propertyId: card.id })}
          aria-label="Descargar ficha (PDF)"
          className={buttonClass({ variant: 'outline', className: 'ml-auto max-sm:px-3' })}
        >
          <PanelIcon name="download" />
          <span className="max-sm:sr-only">Ficha (PDF)</span>
        </a>
        {useMay('edit') && (
          <Link
            to={href('/edit-property/:propertyId', { propertyId: card.id })}
            onClick={() => savePreview('propertyToEdit', card)}
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

/** To the very list that the person came from, at their place in it, else to the dashboard (spec, section 2). */
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
  // Browsers without the Navigation API don't tell where the person was.
  if (!('navigation' in window)) return false
  const before = window.navigation.entries()[(window.navigation.currentEntry?.index ?? 0) - 1]
  return before?.url ? new URL(before.url).pathname === href('/dashboard/propiedades') : false
}
