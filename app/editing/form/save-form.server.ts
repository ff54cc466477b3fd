import { findTimeZone } from '#app/agency/agency-days.server.ts'
import { findAsesorOptions } from '#app/asesores/asesores.server.ts'
import { dayIn } from '#app/calendar/calendar-day.ts'
import { failureStatus, isDiskFull } from '#app/db/unreachable.server.ts'
import { DISK_FULL } from '#app/forms/no-answer.ts'
import { ownerNameIn } from '#app/owners/owner.ts'
import { findOwnerOptions } from '#app/owners/owners.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { withLongMapLink } from '#app/catalogue/place/long-map-link.server.ts'
import { revealsPlace } from '#app/catalogue/place/revealed-place.ts'
import { homeLists } from '#app/catalogue/facts/municipalities.ts'
import { findPlaceSettings } from '#app/catalogue/place/places.server.ts'
import { findChosenComplexes } from '#app/catalogue/complex/complexes.server.ts'
import { FIRST_VERSION, type PropertyRecord } from '#app/catalogue/property/property-input.ts'
import { findRecord, isId } from '#app/catalogue/property/find-records.server.ts'
import { createFromForm, updateProperty } from '#app/editing/changes/change-property.server.ts'
import type { Actor } from '#app/records/change.server.ts'
import { applyChoices, conflictAnswer } from '#app/editing/conflict/conflict.server.ts'
import {
  FORM_INTENTS,
  type FormAnswer,
  NOT_ADDED,
  NOT_EDITED,
  type SentForm,
} from '#app/editing/form-state/open-form.ts'
import { changedFacts } from '#app/editing/changes/describe-changes.ts'
import { valuesOf } from '#app/editing/form-state/form-values.ts'
import { findPublishingContext } from '#app/catalogue/property/publishing-context.server.ts'
import { publishFaults, publishQuestion } from './publish-question.ts'
import { answerPerM2 } from './per-m2-question.ts'
import { checkProperty, errorsByControl } from './check-property.ts'
import { openNewForm } from './open-form.server.ts'
import { type PostedForm, readPostedForm } from './posted-form.server.ts'

/** A form posted by a member of staff. */
export type Post = { parts: Parts; request: Request; actor: Actor; reportFailure: (failure: unknown) => void }

/**
 * `revealsPlace`: a public text names what the precision hides. `hasShortLink`: the link is a short one whose point is unknown. `perM2`: how the price per m² changed. `another`: another
 * form for a new property is to open.
 */
type Saved = {
  ok: true
  done: 'saved'
  id: string
  isNew: boolean
  another: boolean
  perM2: string | null
  revealsPlace: boolean
  hasShortLink: boolean
}

/**
 * Saves the property that a form describes. Whatever fails, what was typed comes back.
 * @param editedId the property that is edited; null for a new one
 */
export async function saveForm(
  { parts, request, actor, reportFailure }: Post,
  editedId: string | null,
): Promise<Saved | FormAnswer> {
  const read = await readPostedForm(parts, request, reportFailure)
  if (!read.ok) {
    const { status, message } = read.refusal
    return { ok: false, refusal: 'failed', sent: null, status, message }
  }
  // A new property keeps its id until it is saved, so that whatever is sent again is the same one.
  const posted = editedId === null && isId(read.id) ? { ...read, sent: { ...read.sent, id: read.id } } : read
  try {
    return await save({ parts, actor, editedId }, posted)
  } catch (failure) {
    reportFailure(failure)
    const message = isDiskFull(failure) ? DISK_FULL : editedId === null ? NOT_ADDED : NOT_EDITED
    return { ok: false, refusal: 'failed', sent: posted.sent, message, status: failureStatus(failure) }
  }
}

type Save = Pick<Post, 'parts' | 'actor'> & { editedId: string | null }

async function save({ parts, actor, editedId }: Save, posted: PostedForm): Promise<Saved | FormAnswer> {
  const { store } = parts
  const now = parts.now()
  // A form for a new property that was saved already and is sent again, after going back, edits that property.
  const current = await findRecord(store.db, editedId ?? posted.id)
  // A property that somebody deleted meanwhile is offered as a new one, and added once the person agrees.
  const replacement = editedId !== null && !current ? await openNewForm(parts) : null
  const sent = !current
    ? { ...posted.sent, ...(replacement && { version: replacement.version, base: replacement.values }) }
    : editedId === null
      ? await resent(store.db, posted, current)
      : await applyChoices(store.db, posted, current)
  if (replacement && posted.intent !== FORM_INTENTS.add)
    return { ok: false, refusal: 'gone', sent, errors: null, opened: replacement }
  if (posted.intent === FORM_INTENTS.resume) return { ok: true, done: 'resumed', sent, at: now.getTime() }

  const stored = current && current.input
  const complexes = await findChosenComplexes(store.db, [sent.values.complexId, stored?.complexId ?? ''])
  const asesores = await findAsesorOptions(store.db, stored && stored.asesorId)
  const owners = await findOwnerOptions(store.db)
  const { values, base } = sent
  // The owner that the form began with may have been merged with another or renamed since.
  const isMerged = current && values.ownerId === base?.ownerId && owners.every(({ id }) => id !== values.ownerId)
  const owned = isMerged ? { ...values, ownerId: current.input.ownerId ?? '' } : values
  const began = current && (base ?? valuesOf(current.input)).pricePerM2
  const link = await withLongMapLink(owned.googleMapsLink, parts.longMapLink)
  const typed = answerPerM2({ ...owned, googleMapsLink: link.text }, { began, answer: posted.perM2 })
  const home = homeLists((await findPlaceSettings(store.db)).homeStates)
  const context = {
    today: dayIn(await findTimeZone(store), now),
    stored,
    home,
    complexes,
    asesores,
    owners,
    drops: posted.drops,
  }
  const checked = checkProperty(typed.values, context)
  const publishing = { publishing: await findPublishingContext(store), owners }
  const question = checked.ok ? publishQuestion(checked.input, stored, publishing) : null
  const faults = [
    ...(checked.ok ? publishFaults(question, posted.publishes) : checked.refusal),
    ...typed.faults,
    ...posted.pictureFaults,
  ]
  if (!checked.ok || faults.length > 0) {
    const errors = errorsByControl(faults)
    if (!replacement) return { ok: false, refusal: 'invalid', sent, errors }
    return { ok: false, refusal: 'gone', sent, errors, opened: { ...replacement, id: posted.id || replacement.id } }
  }

  const { input } = checked
  const complexName = complexes.find(({ id }) => id === input.complexId)?.name ?? null
  const ownerName = ownerNameIn(owners, input.ownerId)
  const asesorName = asesores.find(({ id }) => id === input.asesorId)?.name ?? null
  const isNew = !current || (editedId === null && changedFacts(current.input, input).length === 0)
  const saved = ({ id, slug, perM2 = null }: { id: string; slug: string; perM2?: string | null }): Saved => ({
    ok: true,
    done: 'saved',
    id,
    isNew,
    another: posted.another,
    perM2,
    revealsPlace: revealsPlace({ ...input, complexName, slug }),
    hasShortLink: link.isUnread && input.googleMapsLink !== stored?.googleMapsLink,
  })
  if (!current) {
    const created = await createFromForm({ db: store.db, actor, now, way: 'Formulario' }, input, posted.id)
    // The same form was saved a moment ago.
    return created ? saved(created) : save({ parts, actor, editedId: null }, posted)
  }
  const edit = { input, version: sent.version, complexName, asesorName, ownerName }
  const updated = posted.isIncomplete
    ? ({ ok: false, refusal: 'conflict', current } as const)
    : await updateProperty({ db: store.db, actor, now, way: 'Formulario' }, current, edit)
  if (updated.ok) return saved({ ...updated, id: current.id })
  // Somebody deleted the property a moment ago: the form is handled again, now without a stored property.
  if (updated.refusal === 'missing') return save({ parts, actor, editedId }, posted)
  const mine = { ...input, complexName, asesorName, ownerName }
  return conflictAnswer(store.db, { ...posted, sent }, { mine, current: updated.current })
}

/** The form of a new property as an edit of the property that it made; a later version of that is a conflict. */
async function resent(db: Queries, posted: PostedForm, current: PropertyRecord): Promise<SentForm> {
  const version = posted.sent.version || FIRST_VERSION
  const sent = await applyChoices(db, { ...posted, sent: { ...posted.sent, version } }, current)
  return { ...sent, id: current.id }
}
