import type { Plugin } from './plugin.ts'
import { PLUGINS } from './plugins.ts'
import type { WxrItem } from './wxr-items.ts'

type Keys = { meta: ReadonlySet<string>; taxonomies: ReadonlySet<string> }

/** The meta keys and the taxonomies of each plugin. A name in both lists of a plugin may be either. */
export const PLUGIN_KEYS: ReadonlyMap<Plugin, Keys> = new Map(PLUGINS.map((plugin) => [plugin, keysOf(plugin)]))

function keysOf({ marks = [], meta, terms, types, places, levels, status, prices, ...plugin }: Plugin): Keys {
  const priced = 'shared' in prices ? [prices.shared] : [prices.sale, prices.rent]
  const either = [...Object.values(levels).flat(), ...plugin.notes.flatMap(([, ...keys]) => keys)]
  return {
    meta: new Set([
      ...marks,
      ...Object.values(meta).flat(),
      ...types.meta,
      ...status.meta,
      ...priced.flatMap(({ price, to = [], currency = [], before = [], after = [], hidden = [] }) => [
        ...price,
        ...to,
        ...currency,
        ...before,
        ...after,
        ...hidden.map(([key]) => key),
      ]),
      ...('shared' in prices ? (prices.second ?? []) : []),
      ...[...plugin.area, ...plugin.lotSize].flatMap(({ figure, unit = '', to = '' }) =>
        [figure, unit, to].filter(Boolean),
      ),
      ...plugin.photos,
      ...plugin.plans,
      ...plugin.agents,
      ...plugin.details,
      ...either.filter((key) => isMetaKey(key)),
    ]),
    taxonomies: new Set([
      ...Object.values(terms).flat(),
      ...types.terms,
      ...places,
      ...status.terms,
      ...priced.flatMap((keys) => keys.terms ?? []),
      ...either.filter((key) => !isMetaKey(key)),
    ]),
  }
}

/** Whether a key that may be of either is one of a value: a plugin's meta keys have its own beginning. */
function isMetaKey(key: string): boolean {
  return (
    /^(?:_|fave_|REAL_HOMES_|inspiry_|es_property_)/.test(key) || /^property_(?!label$|city$|state$|area$)/.test(key)
  )
}

/** Whether a heading is the meta key of a plugin. */
export function isPluginKey(heading: string): boolean {
  return [...PLUGIN_KEYS.values()].some(({ meta }) => meta.has(heading))
}

/** The plugin of an item: the one with most of its keys. */
export function pluginOf({ fields, meta, terms }: WxrItem): Plugin | null {
  const scored = [...PLUGIN_KEYS].map(([plugin, keys]) => {
    const found = [...meta.keys()].filter((key) => keys.meta.has(key)).length
    return { plugin, score: found + [...terms.keys()].filter((key) => keys.taxonomies.has(key)).length }
  })
  const best = scored.toSorted((one, other) => other.score - one.score)[0]
  if (best && best.score > 0) return best.plugin
  return PLUGINS.find(({ postTypes }) => postTypes.includes(fields.get('wp:post_type') ?? '')) ?? null
}
