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
import type { Theme } from '#app/ui/panel/theme.ts'
import '#app/ui/panel/panel.css'
import { StaffBar } from './staff-bar.tsx'

/** `pageUrl` is the public page of the property; '' while it has none. */
type Props = { view: DetailView; drawn: PlaceMap | null; theme: Theme; pageUrl: string; interest: Interest }

const FRAME = 'staff-frame min-h-dvh bg-canvas text-ink'

/** A property as the panel shows it: the same as its public page, whatever its status. */
export function StaffDetail({ view, drawn, theme, pageUrl, interest }: Props) {
  const agency = useAgency()
  const { property, name } = view
  const { photos, ...card } = property
  const quoteUrl = whatsappUrl(agency, quoteMessage({ ...property, title: name }, { page: pageUrl }))
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

/** The same, as far as the browser knows it already. */
export function KnownStaffDetail({ card }: { card: CardCopy }) {
  return (
    <div className={FRAME}>
      <StaffBar card={card} />
      <PropertyPreview card={card} />
    </div>
  )
}
