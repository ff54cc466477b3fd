import { KEPT_A_MINUTE, KEPT_FOR_EVER } from '#app/http/cache-control.ts'
import { createHash } from 'node:crypto'
import { redirect } from 'react-router'
import type { Agency } from '#app/agency/agency.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { CARD_FOLDER } from '#app/photos/drawings/drawing-folders.ts'
import { findOrDraw, photosToDraw } from '#app/photos/drawings/kept-drawing.server.ts'
import type { CardContent } from '#app/photos/social-card/card-content.ts'
import { storedKeys } from '#app/photos/public-key.server.ts'
import type { ComplexView } from '#app/complexes/page/complex-view.ts'
import type { PropertyDetail } from '#app/catalogue/property/property.ts'
import { cardContent, complexCardContent, firmCardContent } from './social-card-content.ts'

/** Raised when cards are drawn differently: every address of a card then changes, and chats ask anew. */
const DRAWING = 1
/** Hexadecimal digits of the hash in an address. */
const HASH_DIGITS = 16
/** Cards that may wait to be drawn at a time: a chat that comes then is asked to come again. */
const MOST_WAITING = 100

/** Cache time of a redirect and of a 404: both may change with what the card is of. */
export const BRIEFLY = { 'Cache-Control': KEPT_A_MINUTE }

/** What the name of a conjunto's card begins with: it and a property may have the same slug. */
const OF_COMPLEX = 'conjunto-'
const OF_FIRM = 'agencia-'

/** The card of something: `prefix` of its name, `id` of its kept drawing, `cover` the key of its photo. */
export type KeptCard = { slug: string; prefix: string; id: string; content: CardContent; cover: string | null }

/** @param brand the firm's name */
export function propertyCard(property: PropertyDetail, brand: string): KeptCard {
  const { id, slug, photos } = property
  return { slug, prefix: '', id, content: cardContent(property, brand), cover: photos[0]?.key ?? null }
}

export function complexCard(id: string, view: ComplexView, brand: string): KeptCard {
  const { slug, photos } = view
  return { slug, prefix: OF_COMPLEX, id, content: complexCardContent(view, brand), cover: photos[0]?.key ?? null }
}

/** Of pages that have none of their own, where the firm is another than the one that the product comes with. */
export function firmCard(agency: Agency): KeptCard {
  return { slug: 'agencia', prefix: OF_FIRM, id: 'agencia', content: firmCardContent(agency), cover: null }
}

export function isOfFirm(name: string): boolean {
  return name.startsWith(OF_FIRM)
}

/** Whose card the name in an address is. */
export function isOfComplex(name: string): boolean {
  return name.startsWith(OF_COMPLEX)
}

/** Where a card is: `/og/{slug}/{hash of what it shows}.jpg`, so that a change has a new address. */
export function cardPath(card: KeptCard): string {
  return `/og/${card.slug}/${nameOf(card)}`
}

function nameOf(card: KeptCard): string {
  return `${card.prefix}${hashOf(card)}.jpg`
}

/** The card, drawn at its first request and then kept; an old address leads to the one of today. */
export async function cardResponse(parts: Parts, card: KeptCard, asked: string): Promise<Response> {
  if (asked !== nameOf(card)) return redirect(cardPath(card), { headers: BRIEFLY })
  const bytes = await drawn(parts, card)
  if (!bytes) return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Content-Length': String(bytes.byteLength),
      'Cache-Control': KEPT_FOR_EVER,
    },
  })
}

function hashOf({ content, cover }: KeptCard): string {
  const shown = [DRAWING, content, cover]
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, HASH_DIGITS)
}

/** Null where too many wait to be drawn. */
function drawn({ store, files, drawCard }: Parts, card: KeptCard): Promise<Uint8Array | null> {
  const cover = card.cover === null ? [] : [card.cover]
  return findOrDraw(files, {
    key: `${CARD_FOLDER}/${card.id}.${hashOf(card)}.jpg`,
    contentType: 'image/jpeg',
    most: MOST_WAITING,
    async draw() {
      const photos = await photosToDraw(files, await storedKeys(store.db, cover))
      const bytes = await drawCard({ content: card.content, photo: photos[0] ?? null })
      return { bytes, whole: photos.length === cover.length }
    },
  })
}
