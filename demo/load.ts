import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { v7 as uuidv7 } from 'uuid'
import { addDemoPerson } from '#app/accounts/demo-people.server.ts'
import { recordActivity } from '#app/activity/record.server.ts'
import { agencyOf } from '#app/agency/agency.ts'
import { saveAgencyContent } from '#app/agency/change-agency.server.ts'
import type { AgencyContent } from '#app/agency/content/agency-content.ts'
import { dayIn } from '#app/calendar/calendar-day.ts'
import { FIRST_CONFIG_ID } from '#app/db/global-config.server.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import type { FileStore } from '#app/photos/file-store.server.ts'
import { type EachSet, PICTURE_SETS, ofEachSet } from '#app/photos/picture-sets.ts'
import type { Reencoded } from '#app/photos/reencode-photo.server.ts'
import { storePhoto } from '#app/photos/store-photo.server.ts'
import type { PhotoChoice } from '#app/photos/photo-choice.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { loggedProperty } from '#app/editing/changes/describe-changes.ts'
import { THE_PRODUCT } from '#app/records/change.server.ts'
import { floorsColumn } from '#app/complexes/floors/floors-json.ts'
import { type OutlineCorner, readOutline } from '#app/complexes/floors/outline.ts'
import { insertComplex } from '#app/complexes/changes/complex-kind.server.ts'
import { storeFirstSettings } from '#app/settings/stored-settings.server.ts'
import type { State } from '#app/catalogue/facts/places.ts'
import type { PropertyType } from '#app/catalogue/facts/vocabulary.ts'
import { storedPhone } from '#app/phone/phone.ts'
import { slugify } from '#app/text/slugify.ts'
import { isEmpty } from './is-empty.ts'
import { storeLeads } from './load-leads.ts'
import { DEMO_FOLDER, type DemoActivity, type DemoPerson, type DemoProperty, readDemo } from './read-demo.ts'

/** Where the demo agency works. */
const HOME_STATES: readonly State[] = ['Nuevo León']

/**
 * Fills an empty store with the demo catalogue, in one transaction. @returns false if the store is in use or another
 * process loads it
 */
export async function loadDemo({ store, files, now }: { store: Store; files: FileStore; now: () => Date }) {
  if (!(await isEmpty(store.db))) return false
  return store.db.transaction().execute((db) => fillStore(db, files, now()))
}

async function fillStore(db: Queries, files: FileStore, loadedAt: Date): Promise<boolean> {
  const { content, people, properties, complexes, leads, activity, pictures } = await readDemo(
    dayIn('America/Monterrey', loadedAt),
  )
  if (!(await claim(db, content, loadedAt))) return false
  await storeFirstSettings(db)
  await saveAgencyContent({ db, actor: THE_PRODUCT, now: loadedAt }, content)
  const choose = await storePictures(pictures, { db, files, loadedAt })
  const { asesores, byName } = await storePeople(db, people, loadedAt)
  const byCode = new Map<string, { id: string; title: string; slug: string }>()
  const insert = async ({ input, pictures: shown, createdAt: now }: DemoProperty, complexId: string | null) => {
    // A property with a contact of its own keeps it.
    const asesorId = input.contactName === null ? (asesores.get(input.type) ?? null) : null
    const { id, slug } = await insertProperty(
      db,
      { ...input, ...choose(shown), complexId, asesorId },
      { createdBy: null, now },
    )
    if (input.propertyId) byCode.set(input.propertyId, { id, title: input.title, slug })
  }
  for (const property of properties) await insert(property, null)
  for (const { input, pictures: shown, drawing, createdAt, spaces } of complexes) {
    const { id } = await insertComplex(db, { ...input, ...choose(shown) }, { createdBy: null, now: createdAt })
    for (const space of spaces) await insert(space, id)
    const floors = drawing.map(({ name, plan, outlines }) => ({
      id: uuidv7({ msecs: createdAt.getTime() }),
      name,
      photoId: choose({ plans: plan === null ? [] : [plan] }).plans[0]?.photoId ?? null,
      outlines: Object.entries(outlines).map(([code, text]) => ({
        spaceId: byCode.get(code)?.id ?? '',
        corners: cornersOf(text),
      })),
    }))
    // Outlines name the spaces, which are written after their complex.
    await db
      .updateTable('complexes')
      .set({ drawnFloors: floorsColumn(floors) })
      .where('id', '=', id)
      .execute()
  }
  for (const entry of activity) await writeEntry(db, entry, byCode.get(entry.property ?? ''))
  await storeLeads(db, leads, { people: byName, properties: byCode })
  return true
}

function cornersOf(text: string): OutlineCorner[] {
  const read = readOutline(text)
  if (!read.ok) throw new Error(`demo/complexes.json: ${text}: ${read.fault}`)
  return read.corners
}

/** Writes the agency's contact data and places. Only the first of several processes succeeds and then loads the catalogue. */
async function claim(db: Queries, content: AgencyContent, now: Date): Promise<boolean> {
  const { name, phone, email } = agencyOf(content)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('globalConfig')
    .values({
      id: FIRST_CONFIG_ID,
      contactName: name,
      contactPhone: phone?.display ?? '',
      contactEmail: email ?? '',
      homeStates: JSON.stringify(HOME_STATES),
      zones: await readFile(join(DEMO_FOLDER, 'zones.json'), 'utf8'),
      createdAt: now.toISOString(),
      updatedAt: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) === 1
}

/** Stores the cards of the demo's people. @returns their ids: of who attends each type of property, and by name */
async function storePeople(db: Queries, people: readonly DemoPerson[], now: Date) {
  const [asesores, byName] = [new Map<PropertyType, string>(), new Map<string, string>()]
  const moment = now.toISOString()
  for (const { types, whatsapp, ...card } of people) {
    const id = await addDemoPerson(db, card.name, now)
    await db
      .insertInto('asesorCards')
      .values({ ...card, userId: id, whatsapp: storedPhone(whatsapp), isShown: 1, updatedAt: moment })
      .execute()
    byName.set(card.name, id)
    for (const type of types) asesores.set(type, id)
  }
  return { asesores, byName }
}

/** Stores the pictures like uploads, each with its own time. */
async function storePictures(
  pictures: EachSet<Record<string, string>>,
  { db, files, loadedAt }: { db: Queries; files: FileStore; loadedAt: Date },
) {
  const all = PICTURE_SETS.flatMap((set) => Object.entries(pictures[set]).map(([name, alt]) => ({ set, name, alt })))
  const stored = new Map<string, PhotoChoice>()
  for (const [at, { set, name, alt }] of all.entries()) {
    const now = new Date(loadedAt.getTime() - all.length + at)
    const path = join(DEMO_FOLDER, set, name)
    const picture = await storePhoto({ db, files, now, reencode: takeAsShipped }, { path, filename: name })
    if ('refused' in picture) throw new Error(`demo/${set}/: ${picture.refused}`)
    stored.set(name, { photoId: picture.photoId, alt })
  }
  return (shown: DemoProperty['pictures']) =>
    ofEachSet((set) => (shown[set] ?? []).flatMap((name) => stored.get(name) ?? []))
}

/** The pictures are shipped in the stored format, so that the first start needn't decode them. */
async function takeAsShipped(path: string): Promise<Reencoded> {
  const data = await readFile(path)
  const { width, height } = await sharp(data).metadata()
  return { data, width, height }
}

/** Writes a log entry and the traces of its change: a newer version of the property, a redirect from its old slug. */
async function writeEntry(db: Queries, entry: DemoActivity, property: { id: string; title: string } | undefined) {
  const { action, type, property: code, userName = null, details, formerTitle, at } = entry
  const title = property?.title ?? entry.title ?? ''
  await recordActivity(db, {
    action,
    type,
    property: loggedProperty(property?.id ?? uuidv7({ msecs: at.getTime() }), { title, propertyId: code ?? null }),
    actor: { id: null, name: userName },
    details,
    now: at,
  })
  const moment = at.toISOString()
  const isNewStatus = action.endsWith('pause_property') || details?.startsWith('Estatus: ')
  if (property && type !== 'property_creation')
    await db
      .updateTable('properties')
      .set((eb) => ({ updatedAt: moment, version: eb('version', '+', 1), ...(isNewStatus && { statusSince: moment }) }))
      .where('id', '=', property.id)
      .execute()
  if (formerTitle !== undefined)
    await db
      .insertInto('retiredSlugs')
      .values({ slug: slugify(formerTitle), propertyId: property?.id ?? null, retiredAt: at.toISOString() })
      .execute()
}
