import { basename } from 'node:path'
import { findActivity } from '#app/activity/activity-log.server.ts'
import { WHOLE_LOG } from '#test/whole-log.ts'
import { findMessage, findMessages } from '#app/contact/panel/find-messages.server.ts'
import { ALL_LEADS } from '#app/leads/lead-scope.ts'
import type { Store } from '#app/db/store.server.ts'
import { findInterest } from '#app/interest/interest.server.ts'
import { INTEREST_KINDS } from '#app/interest/interest.ts'
import { listInvitations } from '#app/accounts/team/invitations.server.ts'
import { PICTURE_SETS, type PictureSet } from '#app/photos/picture-sets.ts'
import { findComplexRecord } from '#app/complexes/changes/complex-kind.server.ts'
import { floorsColumn } from '#app/complexes/floors/floors-json.ts'
import { findComplexPage } from '#app/complexes/panel/complex-list.server.ts'
import type { ExportRow } from '#app/inventory/export/export-columns.ts'
import { exportRows } from '#app/inventory/export/export-rows.server.ts'
import { UNFILTERED_LIST } from '#app/inventory/panel-search.ts'
import { findById } from '#app/property/page/properties.server.ts'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'

/** Rows as the product's own functions read them, and the condition that selects these rows. */
type Reading = { table: string; where?: string; rows: Record<string, unknown>[] }

const NOW = new Date('2026-12-01T18:00:00Z')
const TODAY = '2026-12-01'
/** The number of newest properties whose pages are read too: only they have visitors. */
const PAGES = 100

/** Everything that the product reads from the catalogue, the log, the messages and the invitations. */
export async function readByProduct(store: Store): Promise<Reading[]> {
  const properties = await readProperties(store)
  const ids = properties.filter(({ counts }, at) => at < PAGES || counts.photos > 0).map(({ id }) => id)
  const messages = await readMessages(store)
  const complexes = await readComplexes(store)
  return [
    { table: 'properties', rows: properties.map(withoutCounts) },
    {
      table: 'propertyAmenities',
      rows: properties.flatMap(({ id, amenities }) => amenities.map((code) => ({ propertyId: id, code }))),
    },
    { table: 'propertyPhotos', rows: await flat(ids, (id) => placesOf(store, id, 'photos')) },
    { table: 'propertyPlans', rows: await flat(ids, (id) => placesOf(store, id, 'plans')) },
    {
      table: 'photos',
      where: 'id in (select "photoId" from "propertyPhotos")',
      rows: await flat(ids, async (id) => {
        const photos = (await findById(store.db, id))?.photos ?? []
        return photos.map(({ key, width, height }) => ({ publicName: basename(key, '.jpg'), width, height }))
      }),
    },
    {
      table: 'complexes',
      rows: complexes.map(({ id, slug, version, input }) => {
        const { photos: _photos, plans: _plans, drawnFloors, ...fields } = input
        return { id, slug, version, ...fields, drawnFloors: floorsColumn(drawnFloors) }
      }),
    },
    ...PICTURE_SETS.map((set) => ({
      table: set === 'photos' ? 'complexPhotos' : 'complexPlans',
      rows: complexes.flatMap(({ id, input }) =>
        input[set].map((picture, position) => ({ complexId: id, position, ...picture })),
      ),
    })),
    { table: 'interest', rows: await flat(ids, (id) => interestIn(store, id)) },
    { table: 'activityLogs', rows: await readActivity(store) },
    {
      table: 'contactMessages',
      rows: messages.map(
        ({
          deliveries: _deliveries,
          existingPropertyId: _livingId,
          hasNotice: _notice,
          attendedBy: _others,
          known: _known,
          leads: _leads,
          propertyCategory: _category,
          ...message
        }) => message,
      ),
    },
    {
      table: 'outbox',
      where: '"messageId" is not null',
      rows: messages.flatMap(({ deliveries }) =>
        deliveries.map(({ recipients, ...delivery }) => ({
          ...delivery,
          recipients: recipients.length === 0 ? null : JSON.stringify(recipients),
        })),
      ),
    },
    {
      table: 'invitations',
      where: '"usedAt" is null',
      rows: (await listInvitations(store.db, NOW)).map(({ id, createdAt, expiresAt }) => ({
        id,
        createdAt,
        expiresAt,
      })),
    },
  ]
}

/** Values in the export in addition to the row of a property. */
function withoutCounts({
  amenities: _amenities,
  counts: _counts,
  complexName: _complex,
  asesorName: _asesor,
  owner: _owner,
  ...row
}: ExportRow) {
  return row
}

async function readComplexes(store: Store) {
  const first = await findComplexPage(store, 1)
  const pages = await Promise.all(pagesAfter(first.pages).map((page) => findComplexPage(store, page)))
  const rows = [first, ...pages].flatMap((page) => page.rows)
  return flat(rows, async ({ id }) => {
    const record = await findComplexRecord(store.db, id)
    return record ? [record] : []
  })
}

async function readProperties(store: Store) {
  const rows: ExportRow[] = []
  for await (const chunk of exportRows(store, UNFILTERED_LIST, TODAY)) rows.push(...chunk)
  return rows
}

async function placesOf({ db }: Store, propertyId: string, set: PictureSet) {
  const record = await findRecord(db, propertyId)
  return (record?.input[set] ?? []).map((picture, position) => ({ propertyId, position, ...picture }))
}

async function interestIn(store: Store, propertyId: string) {
  const interest = await findInterest(store, propertyId, TODAY)
  return INTEREST_KINDS.filter((kind) => interest[kind].total > 0).map((kind) => ({
    propertyId,
    kind,
    count: interest[kind].total,
  }))
}

async function readActivity(store: Store) {
  const first = await findActivity(store, WHOLE_LOG)
  const pages = await Promise.all(pagesAfter(first.pages).map((page) => findActivity(store, { ...WHOLE_LOG, page })))
  return [first, ...pages].flatMap(({ entries }) => entries.map(({ existingPropertyId: _livingId, ...entry }) => entry))
}

async function readMessages(store: Store) {
  const found = await flat(['todos', 'spam'] as const, async (filter) => {
    const asked = { filter, search: '', scope: ALL_LEADS }
    const first = await findMessages(store, { ...asked, page: 1 })
    const pages = await Promise.all(pagesAfter(first.pages).map((page) => findMessages(store, { ...asked, page })))
    return [first, ...pages].flatMap(({ messages }) => messages)
  })
  return flat(found, async ({ id }) => {
    const message = await findMessage(store.db, ALL_LEADS, id)
    return message ? [message] : []
  })
}

function pagesAfter(last: number): number[] {
  return Array.from({ length: last - 1 }, (_none, at) => at + 2)
}

async function flat<T, R>(all: readonly T[], each: (one: T) => Promise<R[]>): Promise<R[]> {
  return (await Promise.all(all.map(each))).flat()
}
