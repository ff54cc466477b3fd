import { createHash } from 'node:crypto'
import { AGENCY } from '#app/agency/agency.ts'
import type { Parts } from '#app/parts.server.ts'
import type { FileStore } from '#app/photos/file-store.server.ts'
import { CARD_FOLDER } from '#app/photos/social-card/card-content.ts'
import type { PropertyDetail } from '#app/properties/property.ts'
import { cardContent } from './card-content.ts'

/** Raised when cards are drawn differently: every address of a card then changes, and chats ask anew. */
const DRAWING = 1
/** Hexadecimal digits of the hash in an address. */
const HASH_DIGITS = 16

type Drawer = Pick<Parts, 'files' | 'drawCard'>

/** Where the card of a property is: `/og/{slug}/{hash of what it shows}.jpg`, so that a change has a new address. */
export function cardPath(property: PropertyDetail): string {
  return `/og/${property.slug}/${cardHash(property)}.jpg`
}

export function cardHash(property: PropertyDetail): string {
  const shown = [DRAWING, AGENCY.name, cardContent(property), property.photos[0]?.key ?? null]
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, HASH_DIGITS)
}

const underWay = new WeakMap<FileStore, Map<string, Promise<Uint8Array>>>()

/** The card of a property, drawn at its first request and then kept; asked for twice at once, it is drawn once. */
export async function findOrDrawCard(parts: Drawer, property: PropertyDetail): Promise<Uint8Array> {
  const key = `${CARD_FOLDER}/${property.id}.${cardHash(property)}.jpg`
  if (await parts.files.exists(key)) return parts.files.getBytes(key)
  const drawings = underWay.get(parts.files) ?? new Map<string, Promise<Uint8Array>>()
  underWay.set(parts.files, drawings)
  const drawing = drawings.get(key) ?? draw(parts, property, key).finally(() => drawings.delete(key))
  drawings.set(key, drawing)
  return drawing
}

async function draw({ files, drawCard }: Drawer, property: PropertyDetail, key: string): Promise<Uint8Array> {
  const [cover] = property.photos
  const photo = cover && (await files.exists(cover.key)) ? await files.getBytes(cover.key) : null
  const card = await drawCard({ content: cardContent(property), photo })
  // A card whose photo is lost is not kept: the photo may come back.
  if (photo || !cover) await files.put(key, card, { contentType: 'image/jpeg' })
  return card
}
