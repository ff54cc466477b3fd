import type { Category, Status } from '#app/catalogue/facts/vocabulary.ts'
import type { Plugin } from './plugin.ts'
import { type StatusMeaning, statusMeaning } from './status-words.ts'
import { type WxrItem, allOf, firstOf } from './wxr-items.ts'

/** What an item says of its offer: its operations, its status, and the words of a status that nobody knows. */
export type SiteOffer = { operations: Category[]; status: Status; unknown: string[] }

/** Statuses of posts of Houzez that say that a property is gone. Any other than 'publish' is not shown. */
const SOLD_POSTS: readonly string[] = ['houzez_sold']

/** The offer of an item. A status with an unknown word is paused, so that nothing is public by a guess. */
export function offerOf(item: WxrItem, plugin: Plugin): SiteOffer {
  const { fields, meta, terms } = item
  const words = [
    ...allOf(meta, plugin.status.meta),
    ...plugin.status.terms.flatMap((taxonomy) => terms.get(taxonomy) ?? []),
  ]
  const read = words.map((word) => ({ word, meaning: statusMeaning(plugin.name, word) }))
  const known = read.flatMap(({ meaning }) => meaning ?? [])
  const unknown = [...new Set(read.flatMap(({ word, meaning }) => (meaning ? [] : [word])))]
  const operations = operationsOf(item, plugin, known)
  const isShown = fields.get('wp:status') === 'publish' && isOnMarket(item)
  const says = (status: Status) => known.some((meaning) => meaning.status === status)
  const isGone = says('vendida') || SOLD_POSTS.includes(fields.get('wp:status') ?? '')
  const isReserved = says('separada') || firstOf(meta, ['property_under_offer']) === 'yes'
  const isPaused = says('pausada') || !isShown || unknown.length > 0
  const status = isGone ? 'vendida' : isPaused ? 'pausada' : isReserved ? 'separada' : 'disponible'
  return { operations, status, unknown }
}

/** Property Hive shows only what is on the market. */
function isOnMarket({ meta }: WxrItem): boolean {
  return !meta.has('_department') || firstOf(meta, ['_on_market']) === 'yes'
}

/** The operations in the order of this product: a sale first. None where the item does not say any. */
function operationsOf({ fields, meta }: WxrItem, plugin: Plugin, known: readonly StatusMeaning[]): Category[] {
  const said = ['property_com_listing_type', '_department'].flatMap(
    (key) => statusMeaning(plugin.name, firstOf(meta, [key]))?.operations ?? [],
  )
  const found = new Set([...known.flatMap(({ operations }) => operations), ...said])
  if (firstOf(meta, ['_for_sale']) === 'yes') found.add('venta')
  if (firstOf(meta, ['_to_rent']) === 'yes' || fields.get('wp:post_type') === 'rental') found.add('renta')
  if (found.size === 0 && 'sale' in plugin.prices) {
    const [sale, rent] = [plugin.prices.sale, plugin.prices.rent].map(({ price }) => firstOf(meta, price))
    if (sale) found.add('venta')
    if (rent) found.add('renta')
  }
  return (['traspaso', 'venta', 'renta'] as const).filter((operation) => found.has(operation))
}
