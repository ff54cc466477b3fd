import { findToday } from '#app/agency/agency-days.server.ts'
import { v7 as uuidv7 } from 'uuid'
import { findAsesorOptions } from '#app/asesores/asesores.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import { findOwnerOptions } from '#app/owners/owners.server.ts'
import { formatPhone } from '#app/phone/phone.ts'
import { findDefaultContact } from '#app/settings/default-contact.server.ts'
import { UNKNOWN } from '#app/catalogue/facts/fact-columns.ts'
import { homeLists } from '#app/catalogue/facts/municipalities.ts'
import { findPlaceSettings } from '#app/catalogue/place/places.server.ts'
import { findDefaultPrecision } from '#app/catalogue/place/default-precision.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { findPublishingContext } from '#app/catalogue/property/publishing-context.server.ts'
import { findRecord, isId } from '#app/catalogue/property/find-records.server.ts'
import { findComplexOptions } from '#app/catalogue/complex/complexes.server.ts'
import { fieldPictures } from '#app/catalogue/property/pictures.server.ts'
import { type PropertyFormValues, newValues, valuesOf } from '#app/editing/form-state/form-values.ts'
import { nextCode } from '#app/catalogue/property/next-code.ts'
import type { OpenForm } from '#app/editing/form-state/open-form.ts'

type Opener = Pick<Parts, 'store' | 'now'>

/** What a form for another property keeps of the one that was saved before: what it is, its place and its contact. */
const SHARED = [
  'type',
  'subtype',
  'category',
  'currency',
  'complexId',
  'location',
  'municipality',
  'address',
  'state',
  'googleMapsLink',
  'precision',
  'asesorId',
  'ownerId',
  'contactName',
  'contactPhone',
  'contactEmail',
] as const

/**
 * The form for a new property.
 * @param after the id of the property that was saved before; null for none
 * @param ownerId the id of its owner; null for none
 * @param copied the id of a property to be copied with all its facts and pictures; null for none
 */
export async function openNewForm(
  opener: Opener,
  { after = null, copied = null, ownerId = null }: Partial<Record<'after' | 'copied' | 'ownerId', string | null>> = {},
): Promise<OpenForm> {
  const { store, now } = opener
  const copy = copied === null ? null : await findCopy(store.db, copied)
  const owners = await findOwnerOptions(store.db)
  const owner = owners.find(({ id }) => id === ownerId)
  return {
    id: uuidv7({ msecs: now().getTime() }),
    today: await findToday(opener),
    stored: null,
    slug: null,
    version: 0,
    values: copy?.values ?? {
      ...(await findNewValues(store.db)),
      propertyId: await proposedCode(store.db),
      ...(owner && { ownerId: owner.id }),
      ...(after === null ? {} : await findShared(store.db, after)),
    },
    photos: copy?.photos ?? [],
    plans: copy?.plans ?? [],
    home: homeLists((await findPlaceSettings(store.db)).homeStates),
    complexes: await findComplexOptions(store.db),
    asesores: await findAsesorOptions(store.db),
    owners,
    publishing: await findPublishingContext(store),
  }
}

/** Stands before the ID of the first property. */
const BEFORE_FIRST = 'PROP-000'

/** The ID after those of the series that the newest property has; without such a series, of the product's own. */
async function proposedCode(db: Queries): Promise<string> {
  const newest = await db
    .selectFrom('properties')
    .where('propertyId', 'is not', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .select('propertyId')
    .executeTakeFirst()
  const next = newest ? await findNextCode(db, newest.propertyId) : ''
  return next || findNextCode(db, BEFORE_FIRST)
}

/** The values and pictures of a copy: paused, so that nobody sees it before it is edited, and with the next ID. */
async function findCopy(db: Queries, id: string) {
  const record = isId(id) ? await findRecord(db, id) : null
  if (!record) return null
  const values = valuesOf(record.input)
  return {
    values: {
      ...values,
      status: 'pausada',
      timeAlert: '',
      exclusiveUntil: '',
      propertyId: await findNextCode(db, record.input.propertyId),
    },
    ...(await fieldPictures(db, { kind: 'property', id })),
  }
}

async function findNextCode(db: Queries, code: string | null): Promise<string> {
  const codes = await db.selectFrom('properties').select('propertyId').execute()
  return nextCode(
    code,
    codes.map(({ propertyId }) => propertyId),
  )
}

async function findShared(db: Queries, id: string): Promise<Partial<PropertyFormValues>> {
  const record = await findRecord(db, id)
  if (!record) return {}
  const values = valuesOf(record.input)
  return {
    ...Object.fromEntries(SHARED.map((control) => [control, values[control]])),
    propertyId: await findNextCode(db, record.input.propertyId),
  }
}

/** The form of a stored property; null if there is none. */
export async function openEditForm(opener: Opener, id: string): Promise<OpenForm | null> {
  const { store } = opener
  const record = await findRecord(store.db, id)
  if (!record) return null
  return {
    id,
    today: await findToday(opener),
    stored: record.input,
    slug: record.slug,
    version: record.version,
    values: valuesOf(record.input),
    ...(await fieldPictures(store.db, { kind: 'property', id })),
    home: homeLists((await findPlaceSettings(store.db)).homeStates),
    complexes: await findComplexOptions(store.db),
    asesores: await findAsesorOptions(store.db, record.input.asesorId),
    owners: await findOwnerOptions(store.db),
    publishing: await findPublishingContext(store),
  }
}

/** The values of a new property, with the configured contact and precision (decisions 11, 35). */
export async function findNewValues(db: Queries): Promise<PropertyFormValues> {
  const contact = await findDefaultContact(db)
  const precision = await findDefaultPrecision(db)
  return newValues(contact && { ...contact, contactPhone: formatPhone(contact.contactPhone) }, {
    ...UNKNOWN,
    precision,
  })
}
