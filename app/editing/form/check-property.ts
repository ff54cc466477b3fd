import type { Result } from '#app/forms/result.ts'
import type { PictureSet } from '#app/photos/picture-sets.ts'
import { PICTURE_CONTROLS, type PhotoChoice } from '#app/photos/photo-choice.ts'
import { chosenFault } from '#app/photos/upload/picture-faults.ts'
import { PICTURE_WORDS } from '#app/photos/picture-words.ts'
import { DROPS, type Drop } from '#app/catalogue/facts/fact-controls.ts'
import { type FactName, factOf } from '#app/catalogue/facts/facts.ts'
import { withPlaceOf } from '#app/catalogue/complex/complex-place.ts'
import { municipalityFault } from '#app/catalogue/facts/places.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { AMENITIES, type Amenity } from '#app/catalogue/facts/amenities.ts'
import { CATEGORIES, PROPERTY_TYPES } from '#app/catalogue/facts/vocabulary.ts'
import { type PropertyFormValues, valuesOf } from '#app/editing/form-state/form-values.ts'
import type { ControlErrors } from '#app/editing/form-state/open-form.ts'
import { inapplicableFacts, otherTypeFaults } from './applicable-facts.ts'
import { quoteFaults } from './quote-faults.ts'
import {
  type CheckContext,
  type ControlFault,
  type ControlValues,
  STARTING,
  SINGLE_CONTROLS,
  type Value,
  readControls,
} from './read-controls.ts'

const PHOTO_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Reads the values of the form as a property: the one check for adding and editing, in the browser and on the server.
 * What is stored already may stay as it is, also where it could not be newly entered (decision 10). A required choice
 * that was not sent keeps what is stored.
 */
export function checkProperty(
  sent: PropertyFormValues,
  context: CheckContext,
): Result<{ input: PropertyInput }, ControlFault[]> {
  const { stored, home = [], complexes = [], drops = [], pictureFaults } = context
  const shown = stored && valuesOf(stored)
  const placed = withPlaceOf(complexes, sent, stored?.complexId)
  const inapplicable = inapplicableIn(placed, shown ?? STARTING)
  // Facts of another type or category are never stored, since no page shows them.
  const typed = { ...placed, ...Object.fromEntries(inapplicable.map((name) => [name, ''])) }
  const { values, faults } = readControls(typed, shown, context)
  const { state = null, municipality = null, area, divisibleFrom } = values
  if (AMENITIES.filter((code) => typed.amenities.includes(code)).length < new Set(typed.amenities).size)
    faults.push({ control: 'amenities', message: 'Una de las condiciones no está en la lista' })
  faults.push(...pictureFaultsOf('photos', typed, pictureFaults), ...pictureFaultsOf('plans', typed, pictureFaults))
  const unlisted = municipalityFault({ state, municipality }, home)
  if (unlisted && municipality !== shown?.municipality) faults.push({ control: 'municipality', message: unlisted })
  if (isLarger(divisibleFrom, area) && !(divisibleFrom === stored?.divisibleFrom && area === stored?.area))
    faults.push({ control: 'divisibleFrom', message: 'No puede ser mayor que la superficie total' })
  for (const { name, unconfirmed } of DROPS)
    if (!drops.includes(name) && inapplicable.some((fact) => dropOf(fact) === name))
      faults.push({ control: name, message: unconfirmed })
  faults.push(...otherTypeFaults(values), ...quoteFaults(values))
  if (faults.length > 0) return { ok: false, refusal: faults }
  // A price of 0 that is marked as on request is none.
  const priced = { ...values, price: values.price || null, secondPrice: values.secondPrice || null }
  return { ok: true, input: inputOf(priced, typed) }
}

/** The faults by control; several of one control are lines of one text. */
export function errorsByControl(faults: readonly ControlFault[]): ControlErrors {
  const errors: Record<string, string> = {}
  for (const { control, message } of faults)
    errors[control] = errors[control] ? `${errors[control]}\n${message}` : message
  return errors
}

function isLarger(part: Value | undefined, whole: Value | undefined): boolean {
  return typeof part === 'number' && typeof whole === 'number' && part > whole
}

/** The facts that are filled in and that only another type or category has. */
function inapplicableIn(sent: PropertyFormValues, shown: PropertyFormValues): FactName[] {
  const type = PROPERTY_TYPES.find((each) => each === (sent.type || shown.type))
  const category = CATEGORIES.find((each) => each === (sent.category || shown.category))
  const secondCategory = CATEGORIES.find((each) => each === sent.secondCategory) ?? null
  return type && category ? inapplicableFacts({ type, category, secondCategory }, (control) => sent[control]) : []
}

function dropOf(name: FactName): Drop {
  return factOf(name).form.section === 'precio' ? 'dropTerms' : 'dropOther'
}

function pictureFaultsOf(
  set: PictureSet,
  typed: PropertyFormValues,
  unsent: CheckContext['pictureFaults'],
): ControlFault[] {
  const areIds = typed[set].every(({ photoId }) => PHOTO_ID.test(photoId))
  const fault = areIds ? chosenFault(set, pictureChoices(typed[set])) : PICTURE_WORDS[set].invalid
  return [unsent?.[set], fault].flatMap((message) =>
    message ? [{ control: PICTURE_CONTROLS[set].chosen, message }] : [],
  )
}

function pictureChoices(pictures: readonly PhotoChoice[]): PhotoChoice[] {
  const byId = new Map<string, PhotoChoice>()
  for (const { photoId, alt } of pictures) if (!byId.has(photoId)) byId.set(photoId, { photoId, alt: alt || null })
  return [...byId.values()]
}

function inputOf(values: ControlValues, typed: PropertyFormValues): PropertyInput {
  const columns = SINGLE_CONTROLS.map(({ control, column }) => [column, values[control]])
  const amenities: Amenity[] = AMENITIES.filter((code) => typed.amenities.includes(code))
  // Every control was read by the kind of its fact, which is where its column has its type from.
  return {
    ...(Object.fromEntries(columns) as PropertyInput),
    amenities,
    photos: pictureChoices(typed.photos),
    plans: pictureChoices(typed.plans),
  }
}
