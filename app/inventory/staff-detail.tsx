import type { MouseEvent } from 'react'
import { Link, href, useNavigate } from 'react-router'
import { whatsappUrl } from '#app/agency/agency.ts'
import { useAgency } from '#app/agency/use-agency.tsx'
import type { MessageRow } from '#app/contact/panel/message.ts'
import { MessageList } from '#app/contact/panel/message-list.tsx'
import type { Interest } from '#app/interest/interest.ts'
import { InterestBlock } from '#app/interest/panel/interest-block.tsx'
import { PropertyPreview } from '#app/property/page/property-preview.tsx'
import type { DetailView } from '#app/property/page/detail-view.ts'
import type { FactGroup } from '#app/property/page/detail-facts.ts'
import { DetailBody } from '#app/property/page/property-detail.tsx'
import type { PlaceMap } from '#app/listing/map/place-map.ts'
import type { CardCopy } from '#app/catalogue/property/property.ts'
import { SpecGrid } from '#app/property/page/spec-grid.tsx'
import { quoteMessage } from '#app/catalogue/property/quote-message.ts'
import { dossierPath } from '#app/editing/dossier/dossier.ts'
import { copyPath } from '#app/editing/form-state/open-form.ts'
import { PriceLine } from '#app/editing/versions/price-line.tsx'
import type { PriceChange } from '#app/editing/versions/versions.ts'
import { useMay } from '#app/panel/may.tsx'
import { savePreview } from '#app/property/page/saved-preview.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PanelIcon, type PanelIconName } from '#app/ui/panel/panel-icon.tsx'
import { isPlainClick } from '#app/ui/plain-click.ts'
import type { Theme } from '#app/ui/panel/theme.ts'
import '#app/ui/panel/panel.css'
import { StatusBadge } from './status-badge.tsx'

/** `pageUrl`: the public page of the property; '' without one. `facts`: all of them, also those for staff alone. */
type Props = {
  view: DetailView
  drawn: PlaceMap | null
  theme: Theme
  pageUrl: string
  interest: Interest
  prices: readonly PriceChange[]
  facts: FactGroup[]
  messages: readonly MessageRow[]
}

const FRAME = 'staff-frame min-h-dvh bg-canvas text-ink'

/** A property in the panel: the same as its public page, with any status, and what only the staff see. */
export function StaffDetail({ view, drawn, theme, pageUrl, interest, prices, facts, messages }: Props) {
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
        <PriceLine history={prices} />
        <Messages messages={messages} />
        <DetailBody view={view} quoteUrl={quoteUrl} drawn={drawn} tools={null} />
        <section aria-labelledby="todos-los-datos" className="wrap pb-12">
          <h2 id="todos-los-datos" className="mb-4 border-t border-line pt-8 text-2xl">
            Todos los datos
          </h2>
          <SpecGrid groups={facts} />
        </section>
      </main>
    </div>
  )
}

/** What visitors wrote about it, collapsed by default. */
function Messages({ messages }: Pick<Props, 'messages'>) {
  if (messages.length === 0) return null
  return (
    <details className="wrap pt-2">
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm font-semibold pointer-coarse:min-h-11">
        Mensajes sobre esta propiedad&nbsp;<span className="num font-normal text-ink-2">({messages.length})</span>
      </summary>
      <MessageList messages={messages} />
    </details>
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
