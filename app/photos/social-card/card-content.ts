import type { Agency } from '#app/agency/agency.ts'
import type { DrawnLook, Look } from '#app/agency/look/look.ts'

/** Texts of a social card; '' for a line without text. */
export type CardContent = {
  /** The agency's name, at the top. */
  brand: string
  /** The line over the title: 'Bodega en renta'. */
  kicker: string
  title: string
  /** The line under the title: where it is. */
  place: string
  /** The largest figure: the price. */
  price: string
  /** The line under the price: the area, and the price of a second operation. */
  detail: string
}

/** What a card shows of the agency. */
export type CardAgency = Pick<Agency, 'shortName' | 'look'>

/** A stored social card: `prefix` of its name, `id` of its drawing, `cover` the key of its photo. */
export type StoredCard = {
  slug: string
  prefix: string
  id: string
  content: CardContent
  cover: string | null
  /** The agency's look (`Agency`). */
  look: Look | undefined
}

/** `photo` is the file of a stored photo; null for a card without photo. `look`: null for the product's. */
export type SocialCard = { content: CardContent; photo: Uint8Array | null; look: DrawnLook | null }

export const CARD_WIDTH = 1200
export const CARD_HEIGHT = 630
