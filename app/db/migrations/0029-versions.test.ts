import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES, openEmptyStore } from '#test/stores.ts'
import { migrate, migrateTo } from '#app/db/migrate.server.ts'
import { restoreDeleted } from '#app/inventory/trash/trash-list.server.ts'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'

const PROPERTY = '018f0000-0000-7000-8000-00000000000a'
const OWNER = '018f0000-0000-7000-8000-00000000000b'
const DAMAGED = '018f0000-0000-7000-8000-00000000000c'
const DAY = '2026-11-20T18:00:00.000Z'
const INPUT = {
  title: 'Nave de antes',
  type: 'bodega',
  category: 'renta',
  status: 'disponible',
  currency: 'MXN',
  precision: 'exacta',
  location: 'Centro',
  area: 1,
  priceCents: 0,
  priceToCents: 0,
  pricePerM2Cents: 0,
  ownerId: OWNER,
  amenities: ['gym'],
  photos: [],
}

test.each(STORES)(
  'on %s the papelera and the versions of before are in one table',
  { timeout: PATIENCE },
  async (dialect) => {
    const store = await openEmptyStore(dialect)
    await migrateTo(store, '0028-facts-since')
    const kept = {
      input: INPUT,
      slug: 'nave-de-antes',
      version: 3,
      createdAt: DAY,
      createdBy: null,
      slugs: [],
      messages: [],
      interest: [],
    }
    const eva = { id: OWNER, name: 'Eva', phone: null, email: 'eva@correo.mx', createdAt: DAY }
    const owner = { ...eva, properties: [PROPERTY], mergedInto: null, taken: { phone: null, email: null } }
    const trashed = [
      [PROPERTY, 'propiedad', JSON.stringify(kept)],
      [OWNER, 'propietario', JSON.stringify(owner)],
      [DAMAGED, 'propiedad', '{"input":'],
    ]
    for (const [id, kind, json] of trashed)
      await sql`insert into "deletedProperties" (id, kind, title, kept, "deletedAt", "deletedBy")
      values (${id}, ${kind}, 'x', ${json}, ${DAY}, 'Ana')`.execute(store.db)
    for (const [number, content] of [
      [1, '{"slug":"a"}'],
      [2, '{"slug":"b"}'],
    ])
      await sql`insert into "propertyVersions" ("propertyId", number, content, "savedAt")
      values (${PROPERTY}, ${number}, ${content}, ${DAY})`.execute(store.db)
    for (const [id, section, by] of [
      ['1', 'inicio', null],
      ['2', 'datos', null],
      ['3', 'inicio', 'Ana'],
    ])
      await sql`insert into "firmVersions" (id, section, content, "savedAt", "savedBy")
      values (${id}, ${section}, '{}', ${DAY}, ${by})`.execute(store.db)
    await migrate(store)
    const rows = await store.db
      .selectFrom('versions')
      .select(['kind', 'recordId', 'number', 'savedByName'])
      .orderBy('kind')
      .orderBy('recordId')
      .orderBy('number')
      .execute()
    expect(rows.map((row) => [row.kind, row.recordId, row.number, row.savedByName])).toEqual([
      ['firm', 'datos', 1, null],
      ['firm', 'inicio', 1, null],
      ['firm', 'inicio', 2, 'Ana'],
      ['owner', OWNER, 2, 'Ana'],
      ['property', PROPERTY, 1, null],
      ['property', PROPERTY, 2, null],
      ['property', PROPERTY, 3, 'Ana'],
      ['property', DAMAGED, 1, 'Ana'],
    ])
    const change = { db: store.db, actor: { id: null, name: 'Ana' }, now: new Date(DAY) }
    await restoreDeleted(change, PROPERTY)
    await restoreDeleted(change, OWNER)
    // A price of 0 from before the rule about zero prices is a price on request.
    const onRequest = { priceCents: null, priceToCents: null, pricePerM2Cents: null, priceOnRequest: 'si' }
    const restored = { slug: 'nave-de-antes', ownerName: 'Eva', input: { ...onRequest, amenities: ['gym'], plans: [] } }
    expect(await findRecord(store.db, PROPERTY)).toMatchObject(restored)
    await expect(restoreDeleted(change, DAMAGED)).rejects.toThrow('Propiedad en la papelera')
    await store.close()
  },
)
