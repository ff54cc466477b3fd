import { findAgency } from '#app/agency/agency.server.ts'
import { type Catalogue, compareTexts } from '#app/catalogue/catalogue.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { eachOffer } from '#app/catalogue/price/second-offer.ts'
import { answerTagged, tagOf } from '#app/http/entity-tag.server.ts'
import { streamOf } from '#app/http/stream-of.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { findById } from '#app/property/page/properties.server.ts'
import { isFeedAddress } from './feed-addresses.server.ts'
import type { FeedContext, FeedOffer } from './feed-property.ts'
import { FEED_TEXTS, type Feed, feedOfFile } from './feeds.ts'
import { META_END, META_HEAD, META_START, metaListing, metaRow } from './meta-listing.ts'
import { resoListing } from './reso-listing.ts'
import { TROVIT_END, TROVIT_START, trovitAd } from './trovit-ad.ts'

type Needed = Pick<Parts, 'store' | 'publicUrl'>

type Format = {
  start: (context: FeedContext) => string
  /** Text between two listings. */
  separator: string
  /** '' for an offer that the format cannot have. */
  write: (offer: FeedOffer, context: FeedContext) => string
  end: string
}

const FORMATS: Record<Feed, Format> = {
  reso: {
    start: ({ origin }) => `{"@odata.context":"${origin}/#Property","value":[\n`,
    separator: ',\n',
    write: (offer, context) => JSON.stringify(resoListing(offer, context)),
    end: '\n]}\n',
  },
  trovit: { start: () => TROVIT_START, separator: '', write: trovitAd, end: TROVIT_END },
  meta: { start: () => META_START, separator: '', write: metaListing, end: META_END },
  'meta-csv': { start: () => META_HEAD, separator: '', write: metaRow, end: '' },
}

/** Tags of the feeds of a snapshot of the catalogue, so that an unchanged feed is not written again. */
const cachedTags = new WeakMap<Catalogue, Map<string, string>>()

/** The answer to a feed's address; null where there is none. */
export async function feedFile(
  parts: Needed,
  { request, secret, file }: { request: Request; secret: string; file: string },
): Promise<Response | null> {
  const feed = feedOfFile(file)
  if (feed === null || !(await isFeedAddress(parts.store.db, feed, secret))) return null
  const catalogue = await currentCatalogue(parts.store)
  const context = await contextOf(parts)
  const tags = cachedTags.get(catalogue) ?? new Map<string, string>()
  cachedTags.set(catalogue, tags)
  const key = JSON.stringify([feed, context])
  const pieces = () => feedPieces(parts, feed, { catalogue, context })
  // An unknown tag costs a first pass, so that a feed of any length is never wholly in memory.
  const tag = tags.get(key) ?? (await tagOf(pieces()))
  tags.set(key, tag)
  const headers = {
    'Content-Type': FEED_TEXTS[feed].type,
    // A shared cache must not serve an address that was switched off.
    'Cache-Control': 'private, no-cache',
    'X-Robots-Tag': 'noindex',
    ETag: tag,
  }
  return answerTagged(request, headers, () => streamOf(pieces()))
}

async function contextOf({ store, publicUrl }: Needed): Promise<FeedContext> {
  const { name, phone, email, timeZone } = await findAgency(store)
  return { origin: publicUrl, agency: { name, phone: phone?.e164 ?? null, email }, timeZone }
}

/** The available properties as their pages show them, each operation by itself. */
async function* feedPieces(
  { store }: Needed,
  feed: Feed,
  { catalogue, context }: { catalogue: Catalogue; context: FeedContext },
): AsyncGenerator<string> {
  const { start, end, separator, write } = FORMATS[feed]
  let isFirst = true
  yield start(context)
  for (const { id } of catalogue.offered.toSorted((one, other) => compareTexts(one.id, other.id))) {
    const property = await findById(store.db, id)
    // It may have been paused since the snapshot.
    if (property?.status !== 'disponible') continue
    for (const [at, offered] of eachOffer(property).entries()) {
      const offer: FeedOffer = { property: offered, isSecond: at > 0 }
      const written = write(offer, context)
      if (written === '') continue
      yield (isFirst ? '' : separator) + written
      isFirst = false
    }
  }
  yield end
}
