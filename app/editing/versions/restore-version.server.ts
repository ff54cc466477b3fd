import { findTimeZone } from '#app/agency/agency-days.server.ts'
import { dayIn } from '#app/calendar/calendar-day.ts'
import { formatMoment } from '#app/calendar/moment.ts'
import type { Refused, Result } from '#app/forms/result.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { FACT_NAMES, type FactName } from '#app/catalogue/facts/facts.ts'
import { followPrice } from '#app/catalogue/price/price-per-m2.ts'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import { type PropertyEdit, updateProperty } from '#app/editing/changes/change-property.server.ts'
import { readCodes } from '#app/editing/changes/free-code.server.ts'
import { changedFacts } from '#app/editing/changes/describe-changes.ts'
import type { Actor } from '#app/records/change.server.ts'
import { findVersion } from './property-versions.server.ts'
import { checkMerged, mergeVersion } from './merge-version.ts'

/**
 * `facts`: those to restore, or all of them. `seen`: the version of the row over which the person decided; `isUndo`: as in
 * `PropertyEdit`.
 */
export type Restore = { id: string; number: number; seen: number; facts: readonly FactName[] | 'all'; isUndo?: boolean }

/**
 * `isOther`: the ID or the slug is another one than then, since another property has it now. `conflict`: somebody saved
 * since. `perM2`: how the price per m² of a property changed. `faults`: sentences about what can't be restored like this.
 */
export type RecordRestored =
  | Result<{ isOther: boolean; perM2?: string | null }, 'unchanged' | 'conflict' | 'missing'>
  | Refused<'invalid', { faults: string[] }>

/** Restores facts of a version. It is an edit like any other: with its version, its log entry and its conflict check. */
export async function restoreVersion(
  { store, now }: Pick<Parts, 'store' | 'now'>,
  { id, number, seen, facts: chosen, isUndo }: Restore,
  actor: Actor,
): Promise<RecordRestored> {
  const { db } = store
  const current = await findRecord(db, id)
  const version = current && (await findVersion(db, id, number))
  if (!version) return { ok: false, refusal: 'missing' }
  if (current.version !== seen) return { ok: false, refusal: 'conflict' }
  const facts = (chosen === 'all' ? FACT_NAMES : chosen).filter((name) => !version.unknown.includes(name))
  const { input, complexName, asesorName, ownerName } = current
  const merged = mergeVersion({ ...input, complexName, asesorName, ownerName }, version.input, facts)
  const code =
    merged.propertyId === input.propertyId
      ? null
      : (await readCodes(db))({ id, wanted: merged.propertyId, current: input.propertyId })
  const restored = code === null ? merged : { ...merged, propertyId: code }
  // A price that is restored without its price per m² takes it along, as a typed one does.
  const isRestored = facts.includes('pricePerM2')
  if (changedFacts(input, followPrice(input, restored, isRestored)).length === 0)
    return { ok: false, refusal: 'unchanged' }
  const at = now()
  const timeZone = await findTimeZone(store)
  const checked = checkMerged(input, restored, { facts, today: dayIn(timeZone, at) })
  if (!checked.ok) return { ok: false, refusal: 'invalid', faults: checked.refusal }
  const edit: PropertyEdit = {
    input: checked.input,
    version: seen,
    isRestored,
    complexName: merged.complexName,
    asesorName: merged.asesorName,
    ownerName: merged.ownerName,
  }
  const note = `Versión restaurada: ${formatMoment(timeZone, version.savedAt)}`
  const by = { db, actor, now: at, note, isUndo, way: 'Restauración' } as const
  const updated = await updateProperty(by, current, edit)
  if (!updated.ok) return updated
  const hasOtherSlug = checked.input.title !== input.title && updated.slug !== version.slug
  return { ok: true, isOther: code !== null || hasOtherSlug, perM2: updated.perM2 }
}
