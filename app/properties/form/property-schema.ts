import { z } from 'zod'
import { NOT_LISTED, type Reading, readCode } from '#app/forms/readings.ts'
import { controlSchema, refuseControl, textsIn } from '#app/forms/zod-schema.ts'
import type { EachSet, PictureSet } from '#app/photos/picture-sets.ts'
import type { PhotoChoice } from '#app/photos/upload/photo-choice.ts'
import { countFault } from '#app/photos/upload/picture-faults.ts'
import { PICTURE_WORDS } from '#app/photos/upload/picture-words.ts'
import { columnsOf } from '#app/properties/facts/fact-columns.ts'
import { type Control, DROPS, type Drop, controlsOf } from '#app/properties/facts/fact-controls.ts'
import { FACT_NAMES, type FactName, factOf } from '#app/properties/facts/facts.ts'
import { type ComplexOption, withPlaceOf } from '#app/properties/complexes/complex-place.ts'
import { UNLISTED_MUNICIPALITY, isMunicipalityOf } from '#app/properties/place/listed-municipality.ts'
import type { PropertyInput } from '#app/properties/property-input.ts'
import { AMENITIES } from '#app/properties/facts/amenities.ts'
import { CATEGORIES, CURRENCIES, PROPERTY_TYPES } from '#app/properties/vocabulary.ts'
import { type PropertyFormValues, newValues, valuesOf } from '#app/properties/form-state/form-values.ts'
import { otherFacts } from './other-facts.ts'
import { quoteFaults } from './quote-faults.ts'
import { readFact } from './read-fact.ts'

const PHOTO_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** What a form is filled in over. */
export type SchemaContext = {
  /** The day in Monterrey. */
  today: string
  /** The property as it is stored; null for a new one. */
  stored: PropertyInput | null
  /** What is wrong with pictures that were not sent yet: only the page knows. */
  pictureFaults?: EachSet<string | null>
  /** The conjuntos that may be chosen. */
  complexes?: readonly ComplexOption[]
}

const NO_COMPLEX = 'Ese conjunto ya no existe. Elige otro, o ninguno.'

type Value = string | number | null

/** Names of the facts that are filled in and that the chosen type or category has not; no control of the form. */
const OTHERS = 'otherFacts'

/**
 * The one schema of the form: for adding and editing, in the browser and on the server. It takes the texts of the
 * controls and gives the property, or one Spanish sentence per wrong control. What is stored already may stay as it is,
 * also where it could not be newly entered (decision 10); what must be chosen and is not sent keeps what is stored.
 */
export function propertySchema(over: SchemaContext) {
  const kept = over.stored && valuesOf(over.stored)
  const controls = FACT_NAMES.flatMap((name) =>
    controlsOf(name).map((control, at) => [control, singleValue(name, at, { ...over, kept })] as const),
  )
  const form = z
    .object({
      ...(Object.fromEntries(controls) as Record<Control, ReturnType<typeof singleValue>>),
      amenities: z.optional(z.unknown()).transform((sent, context) => {
        const codes = AMENITIES.filter((code) => textsIn(sent).includes(code))
        if (codes.length < new Set(textsIn(sent)).size)
          refuseControl('Una de las condiciones no está en la lista', context)
        return codes
      }),
      images: chosenPictures('photos', over),
      plans: chosenPictures('plans', over),
      dropTerms: confirmation(),
      dropOther: confirmation(),
      [OTHERS]: z.optional(z.unknown()).transform((sent) => FACT_NAMES.filter((name) => textsIn(sent).includes(name))),
      // Read with the pictures: the text at the same place.
      imageAlts: z.optional(z.unknown()).transform(textsIn),
      planAlts: z.optional(z.unknown()).transform(textsIn),
    })
    .refine(({ state, municipality }) => isMunicipalityOf(state, municipality) || municipality === kept?.municipality, {
      path: ['municipality'],
      message: UNLISTED_MUNICIPALITY,
      // Told together with what else is wrong, not after it is put right.
      when: () => true,
    })
    .superRefine(
      (values, context) => {
        for (const { name, unconfirmed } of DROPS)
          if (!values[name] && values[OTHERS].some((other) => dropOf(other) === name))
            context.addIssue({ code: 'custom', path: [name], message: unconfirmed })
        for (const { control, message } of quoteFaults(values))
          context.addIssue({ code: 'custom', path: [control], message })
      },
      { when: () => true },
    )
    .transform(({ images, imageAlts, plans, planAlts, amenities, ...values }): PropertyInput => {
      const columns = FACT_NAMES.flatMap((name) =>
        controlsOf(name).map((control, at) => [columnsOf(name)[at], values[control]]),
      )
      return {
        // Every control was read by the kind of its fact, which is where its column has its type from.
        ...(Object.fromEntries(columns) as PropertyInput),
        amenities,
        photos: withAlts(images, imageAlts),
        plans: withAlts(plans, planAlts),
      }
    })
  const { complexes = [] } = over
  return z.preprocess((sent) => withoutOthers(withPlaceOf(complexes, sent as Record<string, unknown>), kept), form)
}

/**
 * Without what another type or category has, which is never stored: wrong or right, nobody can see it. Its names are kept,
 * to ask whether it may go.
 */
function withoutOthers(sent: unknown, kept: PropertyFormValues | null): unknown {
  if (typeof sent !== 'object' || sent === null) return sent
  const typed = sent as Record<string, unknown>
  const typedIn = (control: Control) => textsIn(typed[control]).at(-1) ?? ''
  const { type: firstType, category: firstCategory } = kept ?? newValues(null)
  const type = PROPERTY_TYPES.find((each) => each === (typedIn('type') || firstType))
  const category = CATEGORIES.find((each) => each === (typedIn('category') || firstCategory))
  const others = type && category ? otherFacts({ type, category }, typedIn) : []
  return { ...typed, ...Object.fromEntries(others.map((name) => [name, ''])), [OTHERS]: others }
}

function chosenPictures(set: PictureSet, { pictureFaults }: SchemaContext) {
  return z.optional(z.unknown()).transform((sent, context) => {
    const ids = textsIn(sent)
    const isKnown = ids.every((id) => PHOTO_ID.test(id))
    const invalid = isKnown ? countFault(set, new Set(ids).size) : PICTURE_WORDS[set].invalid
    for (const fault of [pictureFaults?.[set], invalid]) if (fault) refuseControl(fault, context)
    return ids
  })
}

/** Each picture once, with the text at its place. */
function withAlts(ids: readonly string[], alts: readonly string[]): PhotoChoice[] {
  return ids
    .map((photoId, at) => ({ photoId, alt: alts[at] || null }))
    .filter(({ photoId }, at) => ids.indexOf(photoId) === at)
}

function confirmation() {
  return z.optional(z.unknown()).transform((sent) => textsIn(sent).includes('1'))
}

/** By which control a person lets go of a fact. */
function dropOf(name: FactName): Drop {
  return factOf(name).form.section === 'precio' ? 'dropTerms' : 'dropOther'
}

/** What the text of a control becomes; the second control of a price is its currency. */
function singleValue(name: FactName, at: number, over: SchemaContext & { kept: PropertyFormValues | null }) {
  const { today, stored, kept, complexes = [] } = over
  const fact = factOf(name)
  const control = controlsOf(name)[at]
  const column = columnsOf(name)[at]
  if (!control || !column) throw new Error(`${name} has no column for each of its controls`)
  return controlSchema((typed): Reading<Value> => {
    if (fact.kind === 'code' || control === 'currency') {
      const codes = fact.kind === 'code' ? fact.codes : CURRENCIES
      return chosen(readCode(typed || (kept ?? newValues(null))[control], codes))
    }
    if (stored && kept && typed !== '' && typed === kept[control]) return { value: stored[column] }
    if (fact.kind === 'complex')
      return readCode(
        typed,
        complexes.map(({ id }) => id),
        NO_COMPLEX,
      )
    return readFact(fact, typed, today)
  })
}

/** Of these one must be chosen. */
function chosen(read: Reading<string | null>): Reading<string | null> {
  return 'message' in read || read.value !== null ? read : { message: NOT_LISTED }
}
