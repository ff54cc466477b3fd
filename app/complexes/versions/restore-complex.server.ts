import { findTimeZone } from '#app/agency/agency-days.server.ts'
import { dayIn } from '#app/calendar/calendar-day.ts'
import { formatMoment } from '#app/calendar/moment.ts'
import { homeLists } from '#app/catalogue/facts/municipalities.ts'
import { municipalityFault } from '#app/catalogue/facts/places.ts'
import { findPlaceSettings } from '#app/catalogue/place/places.server.ts'
import { updateComplex } from '#app/complexes/changes/change-complex.server.ts'
import { findComplexRecord } from '#app/complexes/changes/complex-kind.server.ts'
import { COMPLEX_CONTROLS, complexDifferences, complexLabel } from '#app/complexes/complex-fields.ts'
import { complexRules, complexTexts } from '#app/complexes/form/complex-rules.ts'
import type { Actor } from '#app/records/change.server.ts'
import type { RecordRestored } from '#app/editing/versions/restore-version.server.ts'
import { errorsIn } from '#app/forms/form-rules.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { findComplexVersion } from './complex-versions.server.ts'

/**
 * Restores a version of a complex: an edit like any other, with the rules of the form, its version, its log entry and its
 * conflict check. `isOther`: another complex has the slug of then.
 * @param seen the version of the row over which the person decided
 */
export async function restoreComplex(
  { store, now }: Pick<Parts, 'store' | 'now'>,
  { id, number, seen }: { id: string; number: number; seen: number },
  actor: Actor,
): Promise<RecordRestored> {
  const current = await findComplexRecord(store.db, id)
  const version = current && (await findComplexVersion(store.db, current, number))
  if (!version) return { ok: false, refusal: 'missing' }
  if (current.version !== seen) return { ok: false, refusal: 'conflict' }
  const { input } = version
  if (complexDifferences(current.input, input).length === 0) return { ok: false, refusal: 'unchanged' }
  const at = now()
  const timeZone = await findTimeZone(store)
  const errors = errorsIn(complexRules(dayIn(timeZone, at)), complexTexts(input))
  const municipality = municipalityFault(input, homeLists((await findPlaceSettings(store.db)).homeStates))
  const wrong = { ...(municipality && { municipality }), ...errors }
  const faults = COMPLEX_CONTROLS.flatMap((name) => (wrong[name] ? [`${complexLabel(name)}: ${wrong[name]}`] : []))
  if (faults.length > 0) return { ok: false, refusal: 'invalid', faults }
  const note = `Versión restaurada: ${formatMoment(timeZone, version.savedAt)}`
  const updated = await updateComplex({ db: store.db, actor, now: at, note }, current, { input, version: seen })
  if (!updated.ok) return updated
  return { ok: true, isOther: input.name !== current.input.name && updated.slug !== version.slug }
}
