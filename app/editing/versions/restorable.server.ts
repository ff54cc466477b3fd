import { href } from 'react-router'
import type { ActivityEntry } from '#app/activity/activity-entry.ts'
import type { Queries } from '#app/db/store.server.ts'
import { type FactName, factOf } from '#app/catalogue/facts/facts.ts'
import { hostOf } from '#app/catalogue/property/format-fact.ts'
import { changedFacts } from '#app/editing/changes/describe-changes.ts'
import { readVersion } from '#app/editing/changes/stored-version.ts'
import { versionsPath } from './versions.ts'

/** Where each changed text of an edit can be restored: the address by the id of the entry and the label of the fact. */
export type RestoreLinks = Record<string, Record<string, string>>

/** The restore links of a page of the log. Entries whose version before is no longer stored have none. */
export async function findRestoreLinks(db: Queries, entries: readonly ActivityEntry[]): Promise<RestoreLinks> {
  const ids = entries.flatMap(({ id, action, existingPropertyId }) =>
    action === 'edit_property' && existingPropertyId ? [id] : [],
  )
  if (ids.length === 0) return {}
  const rows = await db
    .selectFrom('versions as after')
    .innerJoin('versions as before', (join) =>
      join
        .onRef('before.kind', '=', 'after.kind')
        .onRef('before.recordId', '=', 'after.recordId')
        .on((eb) =>
          eb(
            'before.number',
            '=',
            eb
              .selectFrom('versions as earlier')
              .whereRef('earlier.kind', '=', 'after.kind')
              .whereRef('earlier.recordId', '=', 'after.recordId')
              .whereRef('earlier.number', '<', 'after.number')
              .select((each) => each.fn.max('earlier.number').as('number')),
          ),
        ),
    )
    .where('after.kind', '=', 'property')
    .where('after.logId', 'in', ids)
    .select([
      'after.logId',
      'after.recordId as propertyId',
      'before.number',
      'before.content as old',
      'after.content as now',
    ])
    .execute()
  return Object.fromEntries(
    rows.map(({ logId, propertyId, number, old, now }) => {
      const path = href('/property/:propertyId/versiones', { propertyId })
      const changed = changedFacts(readVersion(old).input, readVersion(now).input)
      const links = Object.entries(byLabel(changed)).map(([label, facts]) => [
        label,
        versionsPath(path, { from: number, facts }),
      ])
      return [logId ?? '', Object.fromEntries(links)]
    }),
  )
}

/** The changed facts by the label of their line in the log: a price with its base and its period. */
function byLabel(changed: readonly FactName[]): Record<string, FactName[]> {
  const lines: Record<string, FactName[]> = {}
  for (const name of changed) {
    const { label } = factOf(hostOf(name) ?? name)
    // A fact that the text of its host does not show has a line of its own.
    for (const each of new Set([label, factOf(name).label])) (lines[each] ??= []).push(name)
  }
  return lines
}
