import type { MouseEvent } from 'react'
import { Link, href, useNavigate } from 'react-router'
import { whatsappUrl } from '#app/agency/agency.ts'
import { useAgency } from '#app/agency/use-agency.tsx'
import type { Interest } from '#app/interest/interest.ts'
import { InterestBlock } from '#app/interest/panel/interest-block.tsx'
import { PropertyPreview } from '#app/property/page/property-preview.tsx'
import type { DetailView } from '#app/property/page/detail-view.ts'
import { DetailBody } from '#app/property/page/property-detail.tsx'
import type { PlaceMap } from '#app/listing/map/place-map.ts'
import type { CardCopy } from '#app/catalogue/property/property.ts'
import { quoteMessage } from '#app/catalogue/property/quote-message.ts'
import { useMay } from '#app/panel/may.tsx'
import { savePreview } from '#app/property/page/saved-preview.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { isPlainClick } from '#app/ui/plain-click.ts'
import type { Theme } from '#app/ui/panel/theme.ts'
import '#app/ui/panel/panel.css'
import { StatusBadge } from './status-badge.tsx'

/** `pageUrl`: the public page of the property; '' without one. */
type Props = { view: DetailView; drawn: PlaceMap | null; theme: Theme; pageUrl: string; interest: Interest }

const FRAME = 'staff-frame min-h-dvh bg-canvas text-ink'

/** A property in the panel: the same as its public page, with any status. */
export function StaffDetail({ view, drawn, theme, pageUrl, interest }: Props) {
  const agency = useAgency()
  const { property, name } = view
  const { photos, ...card } = property
  const quoteUrl = whatsappUrl(
    view.contact.asesor ?? agency,
    quoteMessage({ ...property, title: name }, { page: pageUrl }),
  )
  return (
    <div className={FRAME} data-theme={theme}>
      <StaffBar card={{ ...card, cover: photos[0] ?? null }} />
      <main id="main">
        <InterestBlock interest={interest} />
        <DetailBody view={view} quoteUrl={quoteUrl} drawn={drawn} tools={null} />
      </main>
    </div>
  )
}

/** The preview with the data of a card, while the page loads. */
export function StaffDetailPreview({ card }: { card: CardCopy }) {
  return (
    <div className={FRAME}>
      <StaffBar card={card} />
      <PropertyPreview card={card} />
    </div>
  )
}

/** The bar above a property in the panel: link back, status, sheet and edit link (spec, section 2, Property detail). */
function StaffBar({ card }: { card: CardCopy }) {
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
