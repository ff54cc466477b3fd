import { withLongMapLink } from '#app/catalogue/place/long-map-link.server.ts'
import { findTimeZone } from '#app/agency/agency-days.server.ts'
import { v7 as uuidv7 } from 'uuid'
import { dayIn } from '#app/calendar/calendar-day.ts'
import { checkPosted } from '#app/forms/check-posted.server.ts'
import { failureStatus, isDiskFull } from '#app/db/unreachable.server.ts'
import { DISK_FULL } from '#app/forms/no-answer.ts'
import type { Refused, Result } from '#app/forms/result.ts'
import { textOf } from '#app/forms/form-text.ts'
import { mergeTexts, parseTexts } from '#app/forms/merge-texts.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { chosenFault, faultsByControl } from '#app/photos/upload/picture-faults.ts'
import { ofEachSet } from '#app/photos/picture-sets.ts'
import { claimPictures } from '#app/photos/claim-photos.server.ts'
import { takeUploads } from '#app/photos/take-uploads.server.ts'
import { fieldPictures } from '#app/catalogue/property/pictures.server.ts'
import type { Post } from '#app/editing/form/save-form.server.ts'
import { createComplex, updateComplex } from '#app/complexes/changes/change-complex.server.ts'
import { FIRST_VERSION } from '#app/catalogue/property/property-input.ts'
import { homeLists } from '#app/catalogue/facts/municipalities.ts'
import { municipalityFault } from '#app/catalogue/facts/places.ts'
import { onlyHomeState } from '#app/catalogue/place/places.ts'
import { findPlaceSettings } from '#app/catalogue/place/places.server.ts'
import { isId } from '#app/catalogue/property/find-records.server.ts'
import { findComplexRecord } from '#app/complexes/changes/complex-kind.server.ts'
import type { ComplexRecord } from '#app/complexes/complex-input.ts'
import { withPlans } from '#app/complexes/floors/drawn-floors.ts'
import { COMPLEX_CONFLICT, COMPLEX_FAILED, type ComplexRefusal, type OpenComplexForm } from './complex-form-state.ts'
import { complexRules, complexTexts, newComplexTexts } from './complex-rules.ts'

type ComplexSaved = Result<{ id: string }, 'missing'> | ComplexNotSaved
type ComplexNotSaved = Refused<ComplexRefusal, { status: number }>

export async function openNewComplex({ store, now }: Pick<Parts, 'store' | 'now'>): Promise<OpenComplexForm> {
  const settings = await findPlaceSettings(store.db)
  return {
    id: uuidv7({ msecs: now().getTime() }),
    version: 0,
    texts: newComplexTexts(onlyHomeState(settings)),
    pictures: ofEachSet(() => []),
    home: homeLists(settings.homeStates),
  }
}

/** The form of a stored complex; null when there is none. */
export async function openComplex({ store }: Pick<Parts, 'store'>, id: string): Promise<OpenComplexForm | null> {
  const record = await findComplexRecord(store.db, id)
  if (!record) return null
  const pictures = await fieldPictures(store.db, { kind: 'complex', id })
  const home = homeLists((await findPlaceSettings(store.db)).homeStates)
  return { id, version: record.version, texts: complexTexts(record.input), pictures, home }
}

/** Saves the complex that a form describes. @param id of the one that is edited; null for a new one */
export async function saveComplex(post: Post, id: string | null): Promise<ComplexSaved> {
  const { parts, request, actor, reportFailure } = post
  const taken = await takeUploads({ ...parts, reportFailure }, request)
  if (!taken.ok) return refused({ message: taken.refusal.message }, taken.refusal.status)
  const { formData, refused: refusedFiles } = taken
  const { db } = parts.store
  const now = parts.now()
  const claimed = await claimPictures(db, formData, refusedFiles)
  const formId = textOf(formData, 'id')
  // The form of a new complex that was saved already and is sent again, after going back, edits that complex.
  const version = Number(textOf(formData, 'version')) || (id === null ? FIRST_VERSION : 0)
  const sent = {
    id: id === null && isId(formId) ? formId : null,
    version,
    base: parseTexts(textOf(formData, 'base')),
    pictures: claimed.pictures,
  }
  const link = await withLongMapLink(textOf(formData, 'googleMapsLink'), parts.longMapLink)
  if (link.text) formData.set('googleMapsLink', link.text)
  const posted = checkPosted(complexRules(dayIn(await findTimeZone(parts.store), now)), formData)
  const home = homeLists((await findPlaceSettings(db)).homeStates)
  const municipality = posted.ok ? municipalityFault(posted.values, home) : null
  const errors = {
    ...(!posted.ok && posted.refusal.errors),
    ...(municipality && { municipality }),
    ...faultsByControl((set) => chosenFault(set, claimed.pictures[set])),
    ...claimed.errors,
  }
  const values = posted.ok ? posted.shown : posted.refusal.values
  if (!posted.ok || Object.keys(errors).length > 0) return refused({ ...sent, values, errors })
  const chosen = ofEachSet((set) => claimed.pictures[set].map(({ photoId, alt }) => ({ photoId, alt })))
  const fields = { ...posted.values, ...chosen }
  try {
    const created =
      id === null
        ? await createComplex({ db: parts.store.db, actor, now }, { ...fields, drawnFloors: [] }, formId)
        : null
    if (created) return { ok: true, id: created.id }
    const current = await findComplexRecord(db, id ?? formId)
    if (!current) return { ok: false, refusal: 'missing' }
    const input = { ...fields, drawnFloors: withPlans(current.input.drawnFloors, chosen.plans) }
    const saved = await updateComplex({ db: parts.store.db, actor, now }, current, { input, version })
    if (saved.ok) return { ok: true, id: current.id }
    return saved.refusal === 'conflict' ? conflict(saved.current, { ...sent, values }) : saved
  } catch (failure) {
    reportFailure(failure)
    return refused(
      { ...sent, values, message: isDiskFull(failure) ? DISK_FULL : COMPLEX_FAILED },
      failureStatus(failure),
    )
  }
}

type Sent = Pick<ComplexRefusal, 'id' | 'base' | 'pictures' | 'values'>

/**
 * Fields that only the other person changed get the saved value. Fields that both changed are marked and keep what was typed.
 */
function conflict({ version, input }: ComplexRecord, { id, base, pictures, values }: Sent): ComplexNotSaved {
  const stored = complexTexts(input)
  const merged = mergeTexts({ base: base ?? {}, mine: values, saved: stored })
  return refused({ ...merged, id, version, base: stored, pictures, message: COMPLEX_CONFLICT }, 409)
}

function refused(refusal: Partial<ComplexRefusal>, status = 422): ComplexNotSaved {
  const empty = { values: {}, errors: {}, message: null, id: null, version: 0, base: null, pictures: null }
  return { ok: false, refusal: { ...empty, ...refusal }, status }
}
