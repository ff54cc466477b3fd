import { PUBLIC_ONE_MINUTE, IMMUTABLE } from '#app/http/cache-control.ts'
import { createHash } from 'node:crypto'
import { redirect } from 'react-router'
import { findSection } from '#app/agency/agency.server.ts'
import { drawnLook } from '#app/agency/look/brand-look.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { CARD_FOLDER } from '#app/photos/drawings/drawing-folders.ts'
import { findOrDraw, photosToDraw } from '#app/photos/drawings/cached-drawing.server.ts'
import type { StoredCard } from './card-content.ts'
import { storedKeys } from '#app/photos/public-key.server.ts'

/** Raised when cards are drawn differently: every address of a card then changes, and chats ask anew. */
const DRAWING = 2
/** Hexadecimal digits of the hash in an address. */
const HASH_DIGITS = 16
/** Cards that may wait to be drawn at a time; further requests are answered with 'try again later'. */
const MOST_WAITING = 100

/** Cache time of a redirect and of a 404: both may change with what the card is of. */
export const BRIEFLY = { 'Cache-Control': PUBLIC_ONE_MINUTE }

/** Where a card is: `/og/{slug}/{hash of what it shows}.jpg`, so that a change has a new address. */
export function cardPath(card: StoredCard): string {
  return `/og/${card.slug}/${nameOf(card)}`
}

function nameOf(card: StoredCard): string {
  return `${card.prefix}${hashOf(card)}.jpg`
}

/** The card, drawn at its first request and then stored; an old address leads to the one of today. */
export async function cardResponse(parts: Parts, card: StoredCard, asked: string): Promise<Response> {
  if (asked !== nameOf(card)) return redirect(cardPath(card), { headers: BRIEFLY })
  const bytes = await drawn(parts, card)
  if (!bytes) return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'image/jpeg',
      'Content-Length': String(bytes.byteLength),
      'Cache-Control': IMMUTABLE,
    },
  })
}

function hashOf({ content, cover, look }: StoredCard): string {
  const shown = [DRAWING, content, cover, ...(look ? [look] : [])]
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, HASH_DIGITS)
}

/** Null where too many wait to be drawn. */
function drawn({ store, files, drawCard }: Parts, card: StoredCard): Promise<Uint8Array | null> {
  const cover = card.cover === null ? [] : [card.cover]
  return findOrDraw(files, {
    key: `${CARD_FOLDER}/${card.id}.${hashOf(card)}.jpg`,
    contentType: 'image/jpeg',
    most: MOST_WAITING,
    async draw() {
      const look = card.look ? drawnLook(await findSection(store, 'marca')) : null
      const photos = await photosToDraw(files, await storedKeys(store.db, cover))
      const bytes = await drawCard({ content: card.content, photo: photos[0] ?? null, look })
      return { bytes, whole: photos.length === cover.length }
    },
  })
}
