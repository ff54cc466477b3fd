import { useState } from 'react'
import { whatsappUrl } from '#app/agency/agency.ts'
import { useAgency } from '#app/agency/use-agency.tsx'
import type { MessageRow } from '#app/contact/panel/message.ts'
import { MessageList } from '#app/contact/panel/message-list.tsx'
import type { Interest } from '#app/interest/interest.ts'
import { InterestBlock } from '#app/interest/panel/interest-block.tsx'
import type { PropertyLeads } from '#app/leads/matches/matched.ts'
import type { DetailView } from '#app/property/page/detail-view.ts'
import type { FactGroup } from '#app/property/page/detail-facts.ts'
import type { PlaceMap } from '#app/listing/map/place-map.ts'
import { SpecGrid } from '#app/property/page/spec-grid.tsx'
import { propertyCode } from '#app/catalogue/property/property.ts'
import { quoteMessage } from '#app/catalogue/property/quote-message.ts'
import { PriceLine } from '#app/editing/versions/price-line.tsx'
import type { PriceChange } from '#app/editing/versions/versions.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { BOX } from '#app/ui/panel/box.tsx'
import { LeadsForProperty } from './leads-for-property.tsx'
import { PanelDetail } from './panel-detail.tsx'
import { StaffHead } from './staff-head.tsx'
import { type Standing, StandingLines } from './standing-lines.tsx'

/** `pageUrl`: the public page of the property; '' without one. `facts`: all of them, also those for staff alone. */
type Props = {
  view: DetailView
  drawn: PlaceMap | null
  pageUrl: string
  standing: Standing
  interest: Interest
  prices: readonly PriceChange[]
  /** How its price compares with those of similar properties; null where there are too few. */
  among: string | null
  facts: FactGroup[]
  messages: readonly MessageRow[]
  /** Null while it is not on offer. */
  leads: PropertyLeads | null
  /** The list that it was opened from, to which the form leads back; null for any other page. */
  list: string | null
}

/** A property in the panel: the same as its public page, with any status, and what only the staff see. */
export function StaffDetail(props: Props) {
  const { view, drawn, pageUrl, standing, interest, prices, among, facts, messages, leads, list } = props
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
    <>
      <StaffHead card={{ ...card, cover: photos[0] ?? null }} view={view} list={openedFrom} />
      <div className="grid gap-3">
        <InterestBlock interest={interest} />
        <StandingLines status={property.status} standing={standing} />
        <PriceLine history={prices} />
        {among && <p className="num text-sm">{among}</p>}
        <Messages messages={messages} />
        {leads && <LeadsForProperty property={{ id: property.id, code: propertyCode(property) }} found={leads} />}
      </div>
      <PanelDetail view={view} quoteUrl={quoteUrl} drawn={drawn} />
      <section aria-labelledby="todos-los-datos">
        <h2 id="todos-los-datos" className="mb-4 border-t border-line pt-8 text-2xl">
          Todos los datos
        </h2>
        <SpecGrid groups={facts} />
      </section>
    </>
  )
}

/** What visitors wrote about it, collapsed by default. */
function Messages({ messages }: Pick<Props, 'messages'>) {
  if (messages.length === 0) return null
  return (
    <Disclosure
      head="text-sm"
      summary={
        <span>
          Mensajes sobre esta propiedad&nbsp;<span className="num font-normal text-ink-2">({messages.length})</span>
        </span>
      }
    >
      <div className={`${BOX} overflow-clip`}>
        <MessageList messages={messages} />
      </div>
    </Disclosure>
  )
}
