import type { Queries } from '#app/db/store.server.ts'
import { ofEachSet } from '#app/photos/picture-sets.ts'
import { PICTURE_CONTROLS } from '#app/photos/photo-choice.ts'
import { fieldPictures } from '#app/catalogue/property/pictures.server.ts'
import type { PropertyInput, PropertyRecord, RecordNames } from '#app/catalogue/property/property-input.ts'
import { valuesOf } from '#app/editing/form-state/form-values.ts'
import {
  type Choices,
  FORM_INTENTS,
  type FormAnswer,
  type FormIntent,
  type SentForm,
} from '#app/editing/form-state/open-form.ts'
import { conflictRows, mergeValues } from './conflict.ts'

/** A form with the sides that a person chose in a conflict. `isIncomplete`: some facts still have no side. */
type ChosenForm = { sent: SentForm; choices: Choices; isIncomplete: boolean; intent: FormIntent }

/**
 * The form with the saved version of every fact for which that was chosen; choices between other versions are void. A
 * person who goes on editing with facts left open is asked about them again: the form gets a version that is not the
 * saved one.
 */
export async function applyChoices(
  db: Queries,
  { sent, choices, isIncomplete, intent }: ChosenForm,
  current: PropertyRecord,
): Promise<SentForm> {
  if (sent.version !== current.version || (isIncomplete && intent !== FORM_INTENTS.resume)) return sent
  if (!isIncomplete && Object.keys(choices).length === 0) return sent
  const saved = valuesOf(current.input)
  const stored = await fieldPictures(db, { kind: 'property', id: current.id })
  const pictures = ofEachSet((set) => (choices[PICTURE_CONTROLS[set].chosen] === 'saved' ? stored : sent)[set])
  const values = mergeValues(sent.values, saved, choices)
  return isIncomplete
    ? { version: sent.version - 1, values, base: sent.base, ...pictures }
    : { version: sent.version, values, base: saved, ...pictures }
}

/** Both versions of a property, to choose from. @param mine what was typed, with the names of its complex, asesor and owner */
export async function conflictAnswer(
  db: Queries,
  { sent, choices, isIncomplete }: ChosenForm,
  { mine, current }: { mine: PropertyInput & RecordNames; current: PropertyRecord },
): Promise<FormAnswer> {
  const { id, version, input, complexName, asesorName, ownerName, updatedBy } = current
  const rows = conflictRows(
    mine,
    { ...input, complexName, asesorName, ownerName },
    {
      base: sent.base,
      choices: sent.version === version ? choices : {},
    },
  )
  const savedPictures = await fieldPictures(db, { kind: 'property', id })
  const savedBy = await nameOf(db, updatedBy)
  const conflict = { rows, savedBy, savedAt: current.updatedAt, savedPictures, incomplete: isIncomplete }
  return { ok: false, refusal: 'conflict', sent: { ...sent, version }, conflict }
}

async function nameOf(db: Queries, userId: string | null): Promise<string | null> {
  if (userId === null) return null
  const user = await db.selectFrom('users').where('id', '=', userId).select(['name', 'email']).executeTakeFirst()
  return user ? user.name || user.email : null
}
