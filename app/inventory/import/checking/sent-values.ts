import { belongsTo } from '#app/catalogue/facts/fact.ts'
import { factOf } from '#app/catalogue/facts/facts.ts'
import {
  CATEGORIES,
  CATEGORY_LABELS,
  PROPERTY_TYPES,
  PROPERTY_TYPE_LABELS,
  categoryIn,
} from '#app/catalogue/facts/vocabulary.ts'
import { placeName, typeAndCategory } from '#app/catalogue/property/property.ts'
import type { PropertyRecord } from '#app/catalogue/property/property-input.ts'
import { inapplicableFacts } from '#app/editing/form/applicable-facts.ts'
import { type PropertyFormValues, valuesOf } from '#app/editing/form-state/form-values.ts'
import { newOwner, ownerText, readOwner, readOwnerFields } from '#app/owners/owner.ts'
import { formatPhone } from '#app/phone/phone.ts'
import type { ImportOptions } from '#app/inventory/import/file/import-states.ts'
import type { RowReading, RowValues } from '#app/inventory/import/mapping/row-values.ts'
import { isControl, targetLabel } from '#app/inventory/import/mapping/targets.ts'
import type { TableRow } from '#app/inventory/import/file/table.ts'
import type { PlanContext } from './row-plan.ts'

/** `start`: the values of a new property. */
type Sending = Pick<PlanContext, 'newComplexes'> & {
  reading: RowReading
  options: ImportOptions
  start: PropertyFormValues
}

/** The values of the form: those of the stored or a new property, with what the row says. */
export function sentValues(
  row: TableRow,
  values: RowValues,
  record: PropertyRecord | null,
  { reading, options, start, newComplexes }: Sending,
): PropertyFormValues {
  const base = record ? valuesOf(record.input) : start
  readOwnerText(values, record, reading)
  const texts = { ...values.texts }
  if (record && options.clearsEmpty)
    for (const [at, target] of reading.mapping.entries())
      if (target !== null && isControl(target) && (row.cells[at] ?? '') === '') texts[target] ??= ''
  // A row is found by its ID, so another spelling of it is no change.
  if (base.propertyId && record) texts.propertyId = base.propertyId
  for (const [control, sentence] of values.derived)
    if (base[control] !== '' && record) delete texts[control]
    else if (sentence !== null) values.notes.push(sentence)
  // Many lists have a municipality and no column of zones. A space of a stored complex has the zone of its complex.
  const isOfStored = Boolean(texts.complexId) && !newComplexes.has(texts.complexId ?? '')
  if (!record && !texts.location && !isOfStored && texts.municipality) {
    texts.location = texts.municipality
    if (reading.mapping.includes('location'))
      values.notes.push(`Sin «${targetLabel('location')}»: queda el municipio, ${texts.municipality}.`)
  }
  // A price replaces 'a consultar', and the other way round.
  if (texts.price) texts.priceOnRequest ??= ''
  if (texts.secondPrice) texts.secondPriceOnRequest ??= ''
  if (record && texts.contactPhone && formatPhone(texts.contactPhone) === formatPhone(base.contactPhone))
    texts.contactPhone = base.contactPhone
  // Of several complexes with one name it stays in its own.
  const nameOf = (complexId?: string) => reading.options.complexes.find(({ id }) => id === complexId)?.name
  if (nameOf(texts.complexId) !== undefined && nameOf(texts.complexId) === nameOf(base.complexId))
    texts.complexId = base.complexId
  const clearsAmenities = record && options.clearsEmpty && reading.mapping.includes('amenities')
  const amenities = values.amenities ?? (clearsAmenities ? [] : base.amenities)
  const sent = { ...base, ...texts, amenities }
  if (!record && options.isPaused && sent.status === 'disponible') sent.status = 'pausada'
  if (!record && sent.title === '') sent.title = madeTitle(sent, values.notes)
  return sent
}

/** 'Bodega en renta en Huinalá, Apodaca', for a property without a title; '' without a place. */
function madeTitle({ type, category, location, municipality }: PropertyFormValues, notes: string[]): string {
  const [known, operation] = [PROPERTY_TYPES.find((each) => each === type), categoryIn(category)]
  const place = placeName([location, municipality])
  if (!known || !operation || place === '') return ''
  const title = `${typeAndCategory(known, operation)} en ${place}`
  notes.push(`Sin título: queda «${title}».`)
  return title
}

/** The type and the operation of a new property that its row does not say. */
export function startingNotes({ texts }: RowValues, sent: PropertyFormValues): string[] {
  const started = [
    ['type', PROPERTY_TYPE_LABELS[PROPERTY_TYPES.find((each) => each === sent.type) ?? 'casa']],
    ['category', CATEGORY_LABELS[CATEGORIES.find((each) => each === sent.category) ?? 'venta']],
  ] as const
  return started.flatMap(([name, label]) =>
    texts[name] ? [] : [`El archivo no dice «${targetLabel(name)}»: queda como ${label}.`],
  )
}

/** What the row says that a property of its type or operation does not have: it is left out, and said. */
export function inapplicableNotes(values: RowValues, sent: PropertyFormValues): string[] {
  const type = PROPERTY_TYPES.find((each) => each === sent.type)
  const category = CATEGORIES.find((each) => each === sent.category)
  const secondCategory = CATEGORIES.find((each) => each === sent.secondCategory) ?? null
  if (!type || !category) return []
  return inapplicableFacts({ type, category, secondCategory }, (control) => values.texts[control] ?? '').map((name) => {
    const owner = belongsTo(factOf(name), type) ? 'esa operación' : PROPERTY_TYPE_LABELS[type]
    return `«${targetLabel(name)}» se deja fuera: ${owner} no lleva ese dato.`
  })
}

/**
 * Reads whom a row names as the owner, and says who that is unless the property has the same one. An owner that can't be
 * told by phone, email or name stays in the notes of the team: the property counts more.
 */
function readOwnerText(
  { texts, notes, teamNotes, ownerPhone, ownerEmail }: RowValues,
  record: PropertyRecord | null,
  { options: { owners } }: RowReading,
) {
  // As earlier exports wrote it, in one column.
  const name = (texts.ownerId ?? '').replaceAll(' · ', ', ')
  if (name === '' && ownerPhone === '' && ownerEmail === '') return
  const isApart = ownerPhone !== '' || ownerEmail !== ''
  const read = isApart
    ? readOwnerFields({ name, phone: ownerPhone, email: ownerEmail }, owners)
    : readOwner(name, owners)
  const typed = [name, ownerPhone, ownerEmail].filter(Boolean).join(', ')
  if ('message' in read) {
    notes.push(`Propietario «${typed.slice(0, 60)}»: ${read.message}. Queda en las notas del equipo.`)
    teamNotes.push(`Propietario: ${typed}`)
    delete texts.ownerId
    return
  }
  const known = owners.find(({ id }) => id === read.value)
  const added = known ? null : newOwner(read.value ?? '')
  if (known && known.id !== record?.input.ownerId)
    notes.push(`Propietario: «${ownerText(known)}», que ya está registrado.`)
  if (added) notes.push(`El propietario «${ownerText(added)}» es nuevo.`)
  texts.ownerId = read.value ?? ''
}
