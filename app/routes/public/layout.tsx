import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { findAgency } from '#app/agency/agency.server.ts'
import { yearIn } from '#app/calendar/calendar-day.ts'
import { SiteFooter } from '#app/site/site-footer.tsx'
import { SiteHeader } from '#app/site/site-header.tsx'
import { VisitorNotice } from '#app/site/visitor-notice.tsx'
import { FloatingPart } from '#app/site/floating-part.tsx'
import { WatchInterest } from '#app/interest/watch-interest.tsx'
import { partsContext } from '#app/http/parts.server.ts'
import { agencyCard } from '#app/photos/social-card/agency-card.ts'
import { cardPath } from '#app/photos/social-card/stored-card.server.ts'
import { FavouritesLink } from '#app/listing/card/favourites-link.tsx'
import { PropertyPending } from '#app/property/page/property-pending.tsx'
import { useLazy } from '#app/ui/use-lazy.tsx'
import type { Route } from './+types/layout.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { now, publicUrl, store } = context.get(partsContext)
  const agency = await findAgency(store)
  const siteCard = cardPath(agencyCard(agency))
  return { year: yearIn(agency.timeZone, now()), publicUrl, agency, siteCard }
}

/** The data doesn't change during a visit, and loading it again would slow down every navigation. */
export function shouldRevalidate() {
  return false
}

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  // Tells the deferred scripts that React is ready. They then repeat earlier clicks (`deferScripts`).
  useEffect(() => {
    document.dispatchEvent(new Event('hydrated'))
  }, [])
  const late = useLazy(loadShortcut)
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader tools={<FavouritesLink />} />
      <main id="main" className="grow">
        <Outlet />
      </main>
      <PropertyPending />
      <SiteFooter year={loaderData.year} />
      <FloatingPart />
      <VisitorNotice />
      {late && <late.SearchShortcut />}
      <WatchInterest />
    </div>
  )
}

/** Loaded after the page: a phone has no such key. */
function loadShortcut() {
  return import('#app/ui/search-shortcut.tsx')
}
