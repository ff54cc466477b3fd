import { dayInMonterrey } from '#app/calendar/calendar-day.ts'
import { failureStatus } from '#app/db/unreachable.server.ts'
import { ofEachSet } from '#app/photos/picture-sets.ts'
import { PICTURE_CONTROLS } from '#app/photos/photo-choice.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { type Actor, createProperty, updateProperty } from '#app/editing/changes/change-property.server.ts'
import type { PropertyInput, PropertyRecord } from '#app/catalogue/property/property-input.ts'
import { findRecord, isId } from '#app/catalogue/property/property-record.server.ts'
import { findChosenComplexes, withComplexName } from '#app/catalogue/complex/complexes.server.ts'
import { conflictRows, mergeValues } from '#app/editing/conflict/conflict.ts'
import { isToldElsewhere } from '#app/catalogue/place/told-elsewhere.ts'
import { NOT_ADDED, NOT_EDITED } from './form-failure.ts'
import { fieldPictures } from '#app/catalogue/property/pictures.server.ts'
import { schemaValues, valuesOf } from '#app/editing/form-state/form-values.ts'
import {
  type Choices,
  type Conflict,
  type ControlErrors,
  FORM_INTENTS,
  type FormAnswer,
  type SentForm,
} from '#app/editing/form-state/open-form.ts'
import { openNewForm } from './open-form.server.ts'
import { type PostedForm, takeForm } from './posted-form.server.ts'
import { type SchemaContext, propertySchema } from './property-schema.ts'

/** What a post needs: whose it is, and somebody who is told when the store fails. */
export type Post = { parts: Parts; request: Request; actor: Actor; tell: (failure: unknown) => void }
/** `tellsPlace`: a text of the property says what its precision hides. */
export type Saved = { outcome: 'saved'; tellsPlace: boolean }
/** `id` of the property that was added; `another`: one more is to be added afterwards. */
export type Added = { outcome: 'added'; id: string; another: boolean; tellsPlace: boolean }

/** Adds the property that a form describes. */
export async function saveNewForm(post: Post): Promise<Added | FormAnswer> {
  return take(post, NOT_ADDED, (posted) => add(post, posted))
}

/** Saves an edit; of a property that is gone it makes a new one, if that is what the person wants. */
export async function saveEditedForm(post: Post & { id: string }): Promise<Saved | Added | FormAnswer> {
  return take(post, NOT_EDITED, (posted) => saveOver(post, posted))
}

/** Whatever fails, what was typed comes back. @param failed the sentence that says so */
async function take<Done>(
  { parts, request, tell }: Post,
  failed: string,
  save: (posted: PostedForm) => Promise<Done>,
): Promise<Done | FormAnswer> {
  const posted = await takeForm(parts, request, tell)
  if ('unreadable' in posted) return { outcome: 'failed', sent: null, ...posted.unreadable }
  try {
    return await save(posted)
  } catch (failure) {
    tell(failure)
    return { outcome: 'failed', sent: posted.sent, message: failed, status: failureStatus(failure) }
  }
}

async function add({ parts, actor }: Post, posted: PostedForm): Promise<Added | FormAnswer> {
  const { sent, intent, id, another } = posted
  const now = parts.now()
  // It goes on as the form that it was: its draft goes with what is saved.
  if (intent === FORM_INTENTS.resume)
    return { outcome: 'resumed', sent: { ...sent, ...(isId(id) && { id }) }, at: now.getTime() }
  const judged = await judge(parts, posted, sent, { today: dayInMonterrey(now), stored: null })
  if ('errors' in judged) return { outcome: 'refused', sent, errors: judged.errors }
  const added = await createProperty(parts.store, judged.input, actor, now, id)
  return { outcome: 'added', id: added.id, another, tellsPlace: await tellsPlace(parts, added.id, judged.input) }
}

async function saveOver(
  { parts, actor, id }: Post & { id: string },
  posted: PostedForm,
): Promise<Saved | Added | FormAnswer> {
  const now = parts.now()
  const current = await findRecord(parts.store.db, id)
  if (!current) return saveAnew({ parts, actor }, posted)
  const sent = await withChoices(parts, posted, current)
  if (posted.intent === FORM_INTENTS.resume) return { outcome: 'resumed', sent, at: now.getTime() } as const
  const judged = await judge(parts, posted, sent, { today: dayInMonterrey(now), stored: current.input })
  if ('errors' in judged) return { outcome: 'refused', sent, errors: judged.errors } as const
  if (posted.unchosen) return conflictAnswer(parts, { ...posted, sent }, { mine: judged.input, current })
  const saved = await updateProperty(parts.store, current, { input: judged.input, version: sent.version }, actor, now)
  if (saved.outcome === 'missing') return saveAnew({ parts, actor }, posted)
  if (saved.outcome === 'saved') return { outcome: 'saved', tellsPlace: await tellsPlace(parts, id, judged.input) }
  return conflictAnswer(parts, { ...posted, sent }, { mine: judged.input, current: saved.current })
}

/** An edit whose property somebody has deleted: offered as a new property, and added once the person says so. */
async function saveAnew(
  { parts, actor }: Pick<Post, 'parts' | 'actor'>,
  posted: PostedForm,
): Promise<Added | FormAnswer> {
  const opened = await openNewForm(parts)
  const sent = { ...posted.sent, version: opened.version, base: opened.values }
  if (posted.intent !== FORM_INTENTS.add) return { outcome: 'gone', sent, errors: null, opened }
  const judged = await judge(parts, posted, sent, { today: opened.today, stored: null })
  if ('errors' in judged)
    return { outcome: 'gone', sent, errors: judged.errors, opened: { ...opened, id: posted.id || opened.id } }
  const { id } = await createProperty(parts.store, judged.input, actor, parts.now(), posted.id)
  return { outcome: 'added', id, another: false, tellsPlace: await tellsPlace(parts, id, judged.input) }
}

/**
 * What was sent, with the saved version of what was chosen so; choices between other versions are void. Who goes on
 * editing with some left open is asked about them again: the form gets a version that is not the saved one.
 */
async function withChoices(parts: Parts, { sent, choices, unchosen, intent }: PostedForm, current: PropertyRecord) {
  if (sent.version !== current.version || (unchosen && intent !== FORM_INTENTS.resume)) return sent
  if (!unchosen && Object.keys(choices).length === 0) return sent
  const saved = valuesOf(current.input)
  const stored = await fieldPictures(parts.store.db, { kind: 'property', id: current.id })
  const pictures = ofEachSet((set) => (choices[PICTURE_CONTROLS[set].chosen] === 'saved' ? stored : sent)[set])
  const values = mergeValues(sent.values, saved, choices)
  return unchosen
    ? { version: sent.version - 1, values, base: sent.base, ...pictures }
    : { version: sent.version, values, base: saved, ...pictures }
}

async function conflictAnswer(
  { store }: Parts,
  { sent, choices, unchosen }: PostedForm,
  { mine, current }: { mine: PropertyInput; current: PropertyRecord },
): Promise<FormAnswer> {
  const known: Choices = sent.version === current.version ? choices : {}
  const conflict: Conflict = {
    rows: conflictRows(await withComplexName(store.db, mine), await withComplexName(store.db, current.input), {
      base: sent.base,
      choices: known,
    }),
    savedBy: await nameOf(store, current.updatedBy),
    savedAt: current.updatedAt,
    savedPictures: await fieldPictures(store.db, { kind: 'property', id: current.id }),
    incomplete: unchosen,
  }
  return { outcome: 'conflict', sent: { ...sent, version: current.version }, conflict }
}

/** The property that the values describe, or what is wrong with them. */
async function judge(
  { store }: Pick<Parts, 'store'>,
  { pictureErrors, drops }: PostedForm,
  { values }: SentForm,
  context: SchemaContext,
): Promise<{ input: PropertyInput } | { errors: ControlErrors }> {
  const complexes = await findChosenComplexes(store.db, [values.complexId, context.stored?.complexId ?? ''])
  const judged = propertySchema({ ...context, complexes }).safeParse({
    ...schemaValues(values),
    ...Object.fromEntries(drops.map((name) => [name, '1'])),
  })
  const lost = Object.entries(pictureErrors)
  if (judged.success && lost.length === 0) return { input: judged.data }
  const told = judged.error?.issues.map(({ path, message }) => [String(path[0]), message] as const) ?? []
  const errors: Record<string, string> = {}
  for (const [name, message] of [...told, ...lost])
    errors[name] = errors[name] ? `${errors[name]}\n${message}` : message
  return { errors }
}

async function tellsPlace({ store }: Pick<Parts, 'store'>, id: string, input: PropertyInput): Promise<boolean> {
  const saved = await store.db.selectFrom('properties').where('id', '=', id).select('slug').executeTakeFirst()
  return isToldElsewhere({ ...(await withComplexName(store.db, input)), slug: saved?.slug ?? null })
}

async function nameOf({ db }: Parts['store'], userId: string | null): Promise<string | null> {
  if (userId === null) return null
  const user = await db.selectFrom('users').where('id', '=', userId).select(['name', 'email']).executeTakeFirst()
  return user ? user.name || user.email : null
}
