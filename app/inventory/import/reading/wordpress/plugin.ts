import type { Target } from '#app/inventory/import/mapping/targets.ts'

/** Meta keys of a fact in order of preference. */
type MetaKeys = Readonly<Partial<Record<Target, readonly string[]>>>
/** The meta keys of a surface: its figure, its unit and, of a range, its upper end. */
type SizeKeys = readonly { figure: string; unit?: string; to?: string }[]
/**
 * The meta keys of a price: its figure, its upper end, its currency, and texts that qualify it, such as 'por m²' or '+ IVA'.
 */
export type PriceKeys = {
  price: readonly string[]
  to?: readonly string[]
  currency?: readonly string[]
  before?: readonly string[]
  after?: readonly string[]
  /** Taxonomies of such texts. */
  terms?: readonly string[]
  /** Such texts beside which a rent has no period: by square foot it may be of a month or of a year. */
  withoutPeriod?: readonly string[]
  /** Meta keys that hide it, with the value that does. */
  hidden?: readonly (readonly [key: string, value: string])[]
}

/** What a property plugin of WordPress stores where. Keys of different plugins are never the same. */
export type Plugin = {
  name: string
  /** Other meta keys that only this plugin has. */
  marks?: readonly string[]
  postTypes: readonly string[]
  meta: MetaKeys
  /** Taxonomies of a fact. */
  terms: Readonly<Partial<Record<'amenities', readonly string[]>>>
  types: { meta: readonly string[]; terms: readonly string[] }
  /** Taxonomies of places, whatever their level; those of one level are in `levels`. */
  places: readonly string[]
  levels: Readonly<Partial<Record<'location' | 'municipality' | 'state', readonly string[]>>>
  /** Meta keys with ids or addresses of pictures. */
  photos: readonly string[]
  plans: readonly string[]
  area: SizeKeys
  lotSize: SizeKeys
  /** The prices of the two operations, or one price for whichever it is, with a second one beside it. */
  prices: { sale: PriceKeys; rent: PriceKeys } | { shared: PriceKeys; second?: readonly string[] }
  /** Meta keys and taxonomies that say 'for rent', 'for sale', 'sold'. */
  status: { meta: readonly string[]; terms: readonly string[] }
  /** Meta keys with the ids of posts or users, or the logins of users, who attend to it. */
  agents: readonly string[]
  /** Meta keys with lists of details that the site's people have named themselves. */
  details: readonly string[]
  /** What the team keeps for itself: a label, and its meta keys or taxonomies. */
  notes: readonly (readonly [label: string, ...keys: string[]])[]
}
