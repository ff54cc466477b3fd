import type { TimeZone } from '#app/calendar/time-zones.ts'
import type { PropertyDetail } from '#app/catalogue/property/property.ts'
import { operationQuery } from '#app/catalogue/price/second-offer.ts'
import { shownUrl } from '#app/photos/photo-url.ts'

/** The agency as feeds name it. */
type FeedAgency = { name: string; phone: string | null; email: string | null }

export type FeedContext = {
  /** Origin of the site without a final slash. */
  origin: string
  agency: FeedAgency
  timeZone: TimeZone
}

/** An operation of a property: a listing of its own in a feed. */
export type FeedOffer = { property: PropertyDetail; isSecond: boolean }

/** The id of a listing. It never changes, whatever the title or the code. */
export function listingKey({ property, isSecond }: FeedOffer): string {
  return isSecond ? `${property.id}-${property.category}` : property.id
}

export function listingUrl({ property, isSecond }: FeedOffer, { origin }: FeedContext): string {
  return `${origin}/propiedad/${property.slug}${operationQuery({ isSecond, category: property.category })}`
}

export function pictureUrl(key: string, { origin }: FeedContext): string {
  return origin + shownUrl(key)
}

/** Text that XML and JSON readers accept: without control characters, and with whole characters only. */
export function cleanText(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.toWellFormed().replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]/g, '')
}
