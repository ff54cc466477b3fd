import { z } from 'zod'
import { NOT_LISTED, type Reading, readCode } from '#app/forms/control-readers.ts'
import { textsIn } from '#app/forms/zod-schema.ts'
import type { EachSet, PictureSet } from '#app/photos/picture-sets.ts'
import { PICTURE_CONTROLS, type PhotoChoice } from '#app/photos/photo-choice.ts'
import { chosenFault } from '#app/photos/upload/picture-faults.ts'
import { PICTURE_WORDS } from '#app/photos/picture-words.ts'
import { columnsOf } from '#app/catalogue/facts/fact-columns.ts'
import { type Control, DROPS, type Drop, controlsOf } from '#app/catalogue/facts/fact-controls.ts'
import { FACT_NAMES, type FactName, factOf } from '#app/catalogue/facts/facts.ts'
import { type ComplexOption, withPlaceOf } from '#app/catalogue/complex/complex-place.ts'
import { UNLISTED_MUNICIPALITY, isMunicipalityOf } from '#app/catalogue/place/listed-municipality.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { AMENITIES, type Amenity } from '#app/catalogue/facts/amenities.ts'
import { CATEGORIES, CURRENCIES, PROPERTY_TYPES } from '#app/catalogue/facts/vocabulary.ts'
import { type PropertyFormValues, newValues, valuesOf } from '#app/editing/form-state/form-values.ts'
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
  /** The conjuntos that may be chosen, with the one that it is stored in. */
  complexes?: readonly ComplexOption[]
}

const NO_COMPLEX = 'Ese conjunto ya no existe. Elige otro, o ninguno.'

type Value = string | number | null

/** What a new property starts with. */
const STARTING = newValues(null)

/** A control that has one value, with the fact and the column that it fills. */
const SINGLE_CONTROLS = FACT_NAMES.flatMap((name) =>
  controlsOf(name).map((control, at) => {
    const column = columnsOf(name)[at]
    if (!column) throw new Error(`${name} has no column for each of its controls`)
    return { fact: factOf(name), control, column }
  }),
)

type Refuse = (control: string, message: string) => void

/**
 * The one schema of the form: for adding and editing, in the browser and on the server. It takes the texts of the
 * controls and gives the property, or one Spanish sentence per wrong control. What is stored already may stay as it is,
 * also where it could not be newly entered (decision 10); what must be chosen and is not sent keeps what is stored.
 *
 * One step reads them all: a schema is made for each letter that is typed and each row of a table, and a Zod type for
 * each control took longer to make than everything that it reads.
 */
export function propertySchema(over: SchemaContext) {
  const kept = over.stored && valuesOf(over.stored)
  return z.transform((sent: unknown, context): PropertyInput => {
    const refuse: Refuse = (control, message) => context.addIssue({ code: 'custom', path: [control], message })
    const placed = withPlaceOf(over.complexes ?? [], sentTexts(sent), over.stored?.complexId)
    const { typed, others } = withoutOthers(placed, kept)
    const values = readSingle(typed, { ...over, kept }, refuse)
    const amenities = readAmenities(typed['amenities'], refuse)
    const photos = readPictures('photos', { typed, over }, refuse)
    const plans = readPictures('plans', { typed, over }, refuse)
    const { state = null, municipality = null } = values
    if (!isMunicipalityOf(state, municipality) && municipality !== kept?.municipality)
      refuse('municipality', UNLISTED_MUNICIPALITY)
    const { area, divisibleFrom } = values
    if (isLarger(divisibleFrom, area) && !(divisibleFrom === over.stored?.divisibleFrom && area === over.stored?.area))
      refuse('divisibleFrom', 'No puede ser mayor que la superficie total')
    for (const { name, unconfirmed } of DROPS)
      if (!textsIn(typed[name]).includes('1') && others.some((other) => dropOf(other) === name))
        refuse(name, unconfirmed)
    for (const { control, message } of quoteFaults(values)) refuse(control, message)
    const columns = SINGLE_CONTROLS.map(({ control, column }) => [column, values[control]])
    // Every control was read by the kind of its fact, which is where its column has its type from.
    return { ...(Object.fromEntries(columns) as PropertyInput), amenities, photos, plans }
  })
}

function isLarger(part: Value | undefined, whole: Value | undefined): boolean {
  return typeof part === 'number' && typeof whole === 'number' && part > whole
}

type Texts = Readonly<Record<string, unknown>>

function sentTexts(sent: unknown): Texts {
  return typeof sent === 'object' && sent !== null ? (sent as Texts) : {}
}

/**
 * Without what another type or category has, which is never stored: wrong or right, nobody can see it. Its names are told,
 * to ask whether it may go.
 */
function withoutOthers(sent: Texts, kept: PropertyFormValues | null): { typed: Texts; others: FactName[] } {
  const typedIn = (control: Control) => textsIn(sent[control]).at(-1) ?? ''
  const { type: firstType, category: firstCategory } = kept ?? STARTING
  const type = PROPERTY_TYPES.find((each) => each === (typedIn('type') || firstType))
  const category = CATEGORIES.find((each) => each === (typedIn('category') || firstCategory))
  const others = type && category ? otherFacts({ type, category }, typedIn) : []
  return { typed: { ...sent, ...Object.fromEntries(others.map((name) => [name, ''])) }, others }
}

type Kept = SchemaContext & { kept: PropertyFormValues | null }

/** What each control of one value becomes; of one that is refused, nothing. Of several texts the last counts. */
function readSingle(typed: Texts, over: Kept, refuse: Refuse): Partial<Record<Control, Value>> {
  const values: Partial<Record<Control, Value>> = {}
  for (const single of SINGLE_CONTROLS) {
    const read = singleValue(single, textsIn(typed[single.control]).at(-1) ?? '', over)
    if ('value' in read) values[single.control] = read.value
    else refuse(single.control, read.message)
  }
  return values
}

function readAmenities(sent: unknown, refuse: Refuse): Amenity[] {
  const texts = textsIn(sent)
  const codes = AMENITIES.filter((code) => texts.includes(code))
  if (codes.length < new Set(texts).size) refuse('amenities', 'Una de las condiciones no está en la lista')
  return codes
}

/** The chosen pictures of a set, each with the text at its place. */
function readPictures(set: PictureSet, { typed, over }: { typed: Texts; over: SchemaContext }, refuse: Refuse) {
  const { chosen: control, alts } = PICTURE_CONTROLS[set]
  const ids = textsIn(typed[control])
  const isKnown = ids.every((id) => PHOTO_ID.test(id))
  const pictures = withAlts(ids, textsIn(typed[alts]))
  const invalid = isKnown ? chosenFault(set, pictures) : PICTURE_WORDS[set].invalid
  for (const fault of [over.pictureFaults?.[set], invalid]) if (fault) refuse(control, fault)
  return pictures
}

/** Each picture once, with the text at its place. */
function withAlts(ids: readonly string[], alts: readonly string[]): PhotoChoice[] {
  return ids
    .map((photoId, at) => ({ photoId, alt: alts[at] || null }))
    .filter(({ photoId }, at) => ids.indexOf(photoId) === at)
}

/** By which control a person lets go of a fact. */
function dropOf(name: FactName): Drop {
  return factOf(name).form.section === 'precio' ? 'dropTerms' : 'dropOther'
}

/** What the text of a control becomes; a price has a second control, its currency. */
function singleValue(
  { fact, control, column }: (typeof SINGLE_CONTROLS)[number],
  typed: string,
  { today, stored, kept, complexes = [] }: Kept,
): Reading<Value> {
  if (fact.kind === 'code' || control === 'currency') {
    const codes = fact.kind === 'code' ? fact.codes : CURRENCIES
    return chosen(readCode(typed || (kept ?? STARTING)[control], codes))
  }
  if (stored && kept && typed !== '' && typed === kept[control]) return { value: stored[column] }
  if (fact.kind !== 'complex') return readFact(fact, typed, today)
  const ids = complexes.map(({ id }) => id)
  return readCode(typed, ids, NO_COMPLEX)
}

/** Of these one must be chosen. */
function chosen(read: Reading<string | null>): Reading<string | null> {
  return 'message' in read || read.value !== null ? read : { message: NOT_LISTED }
}
