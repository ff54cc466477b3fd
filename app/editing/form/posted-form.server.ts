import type { Result } from '#app/forms/result.ts'
import { textOf } from '#app/forms/form-text.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { findOwnerOptions } from '#app/owners/owners.server.ts'
import { claimPictures } from '#app/photos/claim-photos.server.ts'
import { takeUploads } from '#app/photos/take-uploads.server.ts'
import { FACT_NAMES } from '#app/catalogue/facts/facts.ts'
import { DROPS, type Drop } from '#app/catalogue/facts/fact-controls.ts'
import { PER_M2_ANSWER } from './per-m2-question.ts'
import { PUBLISH_ANSWER } from './publish-question.ts'
import type { ControlFault } from './read-controls.ts'
import { parseValues, readPosted, withOwnerId } from '#app/editing/form-state/form-values.ts'
import { type Choices, FORM_INTENTS, type FormIntent, type SentForm, NEXT } from '#app/editing/form-state/open-form.ts'

const FORM_INTENT_VALUES = Object.values(FORM_INTENTS)

export type PostedForm = {
  intent: FormIntent
  /** Whether another form for a new property is to open afterwards. */
  another: boolean
  /** The id for a new property. */
  id: string
  sent: SentForm
  choices: Choices
  /** Whether the person was to choose a side of some fact and did not. */
  isIncomplete: boolean
  /** Facts of another type or category that the person agrees to delete. */
  drops: Drop[]
  /** Which price per m² is saved, where the typed one contradicts the price. */
  perM2: string
  /** What the person publishes although it was pointed out. */
  publishes: string
  /** What is wrong with pictures that are not in the store. */
  pictureFaults: ControlFault[]
}

/**
 * Reads the posted form of a property. Nothing of it is checked yet: anybody may have sent it.
 * @param reportFailure is called for a photo that could not be stored; the rest of the form is read all the same
 */
export async function readPostedForm(
  parts: Parts,
  request: Request,
  reportFailure: (failure: unknown) => void,
): Promise<Result<PostedForm, { status: number; message: string }>> {
  const taken = await takeUploads({ ...parts, reportFailure }, request)
  if (!taken.ok) return taken
  const { formData, refused } = taken
  const owners = await findOwnerOptions(parts.store.db)
  const values = withOwnerId(readPosted(formData), owners)
  const base = parseValues(textOf(formData, 'base'))
  const claimed = await claimPictures(parts.store.db, formData, refused)
  const choices = choicesIn(formData)
  return {
    ok: true,
    // A pressed button comes after the hidden control.
    intent: FORM_INTENT_VALUES.find((intent) => intent === formData.getAll('intent').at(-1)) ?? FORM_INTENTS.save,
    another: formData.get(NEXT.name) === NEXT.another,
    id: textOf(formData, 'id'),
    sent: {
      version: versionIn(formData),
      values,
      base: base && withOwnerId(base, owners),
      ...claimed.pictures,
    },
    choices,
    drops: DROPS.map(({ name }) => name).filter((name) => formData.has(name)),
    perM2: textOf(formData, PER_M2_ANSWER),
    publishes: textOf(formData, PUBLISH_ANSWER),
    isIncomplete: FACT_NAMES.some((field) => formData.getAll('differing').includes(field) && !choices[field]),
    pictureFaults: Object.entries(claimed.errors).map(([control, message]) => ({ control, message })),
  }
}

function choicesIn(formData: FormData): Choices {
  const choices: Choices = {}
  for (const field of FACT_NAMES) {
    const side = formData.get(`choice-${field}`)
    if (side === 'mine' || side === 'saved') choices[field] = side
  }
  return choices
}

/** 0, which no stored property has, for anything that is not a version. */
function versionIn(formData: FormData): number {
  const text = textOf(formData, 'version')
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}
