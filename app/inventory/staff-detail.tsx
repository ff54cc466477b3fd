import { useState } from 'react'
import { whatsappUrl } from '#app/agency/agency.ts'
import { useAgency } from '#app/agency/use-agency.tsx'
import type { MessageRow } from '#app/contact/panel/message.ts'
import { MessageList } from '#app/contact/panel/message-list.tsx'
import type { Interest } from '#app/interest/interest.ts'
import { InterestBlock } from '#app/interest/panel/interest-block.tsx'
import type { DetailView } from '#app/property/page/detail-view.ts'
import type { FactGroup } from '#app/property/page/detail-facts.ts'
import { DetailBody } from '#app/property/page/property-detail.tsx'
import type { PlaceMap } from '#app/listing/map/place-map.ts'
import { SpecGrid } from '#app/property/page/spec-grid.tsx'
import { quoteMessage } from '#app/catalogue/property/quote-message.ts'
import { PriceLine } from '#app/editing/versions/price-line.tsx'
import type { PriceChange } from '#app/editing/versions/versions.ts'
import type { Theme } from '#app/ui/panel/theme.ts'
import '#app/ui/panel/panel.css'
import { StaffBar } from './staff-bar.tsx'
import { type Standing, StandingLines } from './standing-lines.tsx'

/** `pageUrl`: the public page of the property; '' without one. `facts`: all of them, also those for staff alone. */
type Props = {
  view: DetailView
  drawn: PlaceMap | null
  theme: Theme
  pageUrl: string
  standing: Standing
  interest: Interest
  prices: readonly PriceChange[]
  facts: FactGroup[]
  messages: readonly MessageRow[]
  /** The list that it was opened from, to which the form leads back; null for any other page. */
  list: string | null
}

/** A property in the panel: the same as its public page, with any status, and what only the staff see. */
export function StaffDetail(props: Props) {
  const { view, drawn, theme, pageUrl, standing, interest, prices, facts, messages, list } = props
  // Data that is loaded again no longer knows the list.
  const [openedFrom] = useState(list)
  const agency = useAgency()
  const { property, name } = view
  const { photos, ...card } = property
  const quoteUrl = whatsappUrl(
    view.contact.asesor ?? agency,
    quoteMessage({ ...property, title: name }, { page: pageUrl }),
  )
  return (
    <div className="staff-frame min-h-dvh bg-canvas text-ink" data-theme={theme}>
      <StaffBar card={{ ...card, cover: photos[0] ?? null }} list={openedFrom} />
      <main id="main">
        <InterestBlock interest={interest} />
        <StandingLines status={property.status} standing={standing} />
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
