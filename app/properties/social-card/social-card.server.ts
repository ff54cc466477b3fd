import { createHash } from 'node:crypto'
import { AGENCY } from '#app/agency/agency.ts'
import type { Parts } from '#app/parts.server.ts'
import { CARD_FOLDER } from '#app/photos/drawings/drawing-folders.ts'
import { findOrDraw, photosToDraw } from '#app/photos/drawings/kept-drawing.server.ts'
import type { PropertyDetail } from '#app/properties/property.ts'
import { cardContent } from './social-card-content.ts'

/** Raised when cards are drawn differently: every address of a card then changes, and chats ask anew. */
const DRAWING = 1
/** Hexadecimal digits of the hash in an address. */
const HASH_DIGITS = 16
/** Cards that may wait to be drawn at a time: a chat that comes then is asked to come again. */
const MOST_WAITING = 100

type Drawer = Pick<Parts, 'files' | 'drawCard'>

/** Where the card of a property is: `/og/{slug}/{hash of what it shows}.jpg`, so that a change has a new address. */
export function cardPath(property: PropertyDetail): string {
  return `/og/${property.slug}/${cardHash(property)}.jpg`
}

export function cardHash(property: PropertyDetail): string {
  const shown = [DRAWING, AGENCY.name, cardContent(property), property.photos[0]?.key ?? null]
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, HASH_DIGITS)
}

/** The card of a property, drawn at its first request and then kept; null where too many wait to be drawn. */
export function findOrDrawCard({ files, drawCard }: Drawer, property: PropertyDetail): Promise<Uint8Array | null> {
  const cover = property.photos.slice(0, 1).map(({ key }) => key)
  return findOrDraw(files, {
    key: `${CARD_FOLDER}/${property.id}.${cardHash(property)}.jpg`,
    contentType: 'image/jpeg',
    most: MOST_WAITING,
    async draw() {
      const photos = await photosToDraw(files, cover)
      const bytes = await drawCard({ content: cardContent(property), photo: photos[0] ?? null })
      return { bytes, whole: photos.length === cover.length }
    },
  })
}
