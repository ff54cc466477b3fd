import { allOf } from './wxr-items.ts'
import type { Plugin } from './plugin.ts'
import type { WxrItem } from './wxr-items.ts'

/** The addresses of the pictures of an export, by their id and by the post to which they were uploaded. */
export type Attachments = { byId: ReadonlyMap<string, string>; byParent: ReadonlyMap<string, readonly string[]> }

export function attachmentsOf(items: readonly WxrItem[]): Attachments {
  const byId = new Map<string, string>()
  const byParent = new Map<string, string[]>()
  for (const { fields } of items) {
    const address = fields.get('wp:attachment_url')
    if (!address || !/\.(?:jpe?g|png|webp|gif|avif)$/i.test(address)) continue
    const parent = fields.get('wp:post_parent') ?? ''
    byId.set(fields.get('wp:post_id') ?? '', address)
    byParent.set(parent, [...(byParent.get(parent) ?? []), address])
  }
  return { byId, byParent }
}

/** Pictures of an item. `missing`: how many it names by an id that the export does not have. */
export type Pictures = { addresses: string[]; missing: number }

/** The main picture, then those that the plugin names; without them, those that were uploaded to the post. */
export function attachedPictures(
  { fields, meta }: WxrItem,
  plugin: Plugin,
  { byId, byParent }: Attachments,
  set: 'photos' | 'plans',
): Pictures {
  const listed = allOf(meta, plugin[set])
  const ids = [...(set === 'photos' ? allOf(meta, ['_thumbnail_id']) : []), ...listed.flatMap(idsIn)]
  const named = [...ids.flatMap((id) => byId.get(id) ?? []), ...listed.flatMap(addressesIn)]
  const uploaded = set === 'photos' && listed.length === 0 ? (byParent.get(fields.get('wp:post_id') ?? '') ?? []) : []
  const missing = new Set(ids.filter((id) => /^\d+$/.test(id) && id !== '0' && !byId.has(id)))
  return { addresses: [...new Set([...named, ...uploaded])], missing: missing.size }
}

/** The id itself, or those of a PHP list: 'a:2:{i:0;i:12;i:1;s:2:"13";}'. */
export function idsIn(value: string): string[] {
  if (!value.startsWith('a:')) return value.split(',').map((id) => id.trim())
  return [...value.matchAll(/i:\d+;(?:i:(\d+)|s:\d+:"(\d+)");/g)].map(([, number, text]) => number ?? text ?? '')
}

/** The addresses in a value: plans have theirs instead of an id. */
function addressesIn(value: string): string[] {
  return value.match(/https?:\/\/[^\s"';<>]+/g) ?? []
}
