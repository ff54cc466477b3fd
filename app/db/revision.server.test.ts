import { once } from 'node:events'
import { type AddressInfo, type Socket, connect, createServer } from 'node:net'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { buildProperty } from '#test/factories/property.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { SERVER, STORES, openTwoStores } from '#test/stores.ts'
import { openStore } from './open.server.ts'
import type { Store } from './store.server.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const MOMENT = NOW.toISOString()

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  /** Two processes on the same database. */
  let store: Store
  let other: Store
  let id: string

  beforeEach(async () => {
    ;[store, other] = await openTwoStores(dialect)
    ;({ id } = await insertProperty(store.db, buildProperty(), { createdBy: null, now: NOW }))
    await store.db.insertInto('photos').values(PHOTO).execute()
    await store.db
      .insertInto('propertyPhotos')
      .values({ propertyId: id, photoId: 'p', position: 0, alt: null })
      .execute()
    await known(store)
    await known(other)
  }, PATIENCE)

  afterEach(() => store.close())

  /** The revision as soon as the process can know it. */
  async function known(each: Store): Promise<number> {
    await expect.poll(() => each.revision()).not.toBeNull()
    return Number(each.revision())
  }

  /** @returns whether it increased: at once in the process that made the change, and in the other one */
  async function isRaisedBy(change: () => Promise<unknown>): Promise<boolean> {
    // Earlier changes have reached both processes.
    await nextTurn()
    const [before, elsewhere] = [await known(store), await known(other)]
    await change()
    await nextTurn()
    if (store.revision() === before) return false
    expect(Number(store.revision())).toBeGreaterThan(before)
    await expect.poll(() => Number(other.revision())).toBeGreaterThan(elsewhere)
    return true
  }

  test.each(CATALOGUE_CHANGES)(
    '%s increases the revision as soon as it is committed, in every process',
    async (_what, change) => {
      expect(await isRaisedBy(() => change(id).execute(store.db))).toBe(true)
    },
  )

  test('changes that no page shows and views do not increase the revision', async () => {
    const row = { propertyId: id, day: '2026-11-20', kind: 'view', count: 1 } as const
    const changes = [
      () => store.db.insertInto('interest').values(row).execute(),
      () => store.db.updateTable('interest').set({ count: 2 }).execute(),
      () => store.db.updateTable('photos').set({ variantsAt: MOMENT, unusedSince: MOMENT }).execute(),
      () => store.db.insertInto('rateLimits').values({ key: 'a', count: 1, expiresAt: MOMENT }).execute(),
      () => store.db.insertInto('installation').values({ name: 'a', value: 'b' }).execute(),
    ]
    for (const change of changes) expect(await isRaisedBy(change)).toBe(false)
  })

  test('an uncommitted or rolled back change does not increase the revision', async () => {
    const before = [await known(store), await known(other)]
    const undone = store.db.transaction().execute(async (db) => {
      await db.updateTable('properties').set({ title: 'Otro' }).execute()
      await nextTurn()
      expect(store.revision()).toBe(before[0])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await nextTurn()
    expect([store.revision(), await known(other)]).toEqual(before)
  })

  test('many changes at once are each visible to their writer when they are acknowledged', async () => {
    for (let count = 0; count < 50; count += 1) {
      const before = await known(store)
      await store.db
        .updateTable('properties')
        .set({ title: `Casa ${count}` })
        .execute()
      await nextTurn()
      expect(Number(store.revision())).toBeGreaterThan(before)
    }
  })

  test('an unreachable store has no known revision', async () => {
    await store.close()
    await nextTurn()
    expect(store.revision()).toBeNull()
    ;[store, other] = await openTwoStores(dialect)
  })
})

// An embedded store is a file and has no listening connection.
test.each(STORES.filter((dialect) => dialect === 'postgres'))(
  'while the listening connection to %s is lost there is no known revision; afterwards it has increased',
  { timeout: PATIENCE },
  async (dialect) => {
    const [store, other] = await openTwoStores(dialect)
    await expect.poll(() => other.revision()).not.toBeNull()
    const before = Number(other.revision())
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid != pg_backend_pid()`.execute(store.db)
    await expect.poll(() => other.revision()).toBeNull()
    await expect.poll(() => Number(other.revision())).toBeGreaterThan(before)
    await store.close()
  },
)

test.each(STORES.filter((dialect) => dialect === 'postgres'))(
  'a silently lost connection to %s is noticed and reopened',
  { timeout: PATIENCE },
  async () => {
    const line = await openLine(SERVER ?? '')
    const store = await openStore({ databaseUrl: line.address, dataDir: '' })
    await expect.poll(() => store.revision()).not.toBeNull()
    const before = Number(store.revision())
    line.goSilent()
    await expect.poll(() => store.revision()).toBeNull()
    await expect.poll(() => Number(store.revision())).toBeGreaterThan(before)
    await store.close()
    line.close()
  },
)

/** A proxy between a store and its server. @returns `goSilent`: open connections stay open but transfer nothing more */
async function openLine(server: string) {
  const { hostname, port } = new URL(server)
  const pairs: [Socket, Socket][] = []
  const line = createServer((near) => {
    const far = connect(Number(port), hostname)
    near.on('error', () => {}).pipe(far)
    far.on('error', () => {}).pipe(near)
    pairs.push([near, far])
  })
  await once(line.listen(0, '127.0.0.1'), 'listening')
  const address = new URL(server)
  address.host = `127.0.0.1:${(line.address() as AddressInfo).port}`
  return {
    address: address.href,
    goSilent() {
      for (const socket of pairs.flat()) socket.unpipe().pause()
    },
    close() {
      for (const socket of pairs.flat()) socket.destroy()
      line.close()
    },
  }
}

const CATALOGUE_CHANGES: [string, (id: string) => ReturnType<typeof sql>][] = [
  ['a property', () => sql`update properties set title = 'Otro'`],
  ['a property that goes', () => sql`delete from properties`],
  ['a condition', (id) => sql`insert into "propertyAmenities" ("propertyId", code) values (${id}, 'gym')`],
  ['a condition that goes', () => sql`delete from "propertyAmenities"`],
  ['the text of a photo', () => sql`update "propertyPhotos" set alt = 'Fachada'`],
  ['a photo that goes', () => sql`delete from "propertyPhotos"`],
  ['the measures of a photo', () => sql`update photos set width = 2`],
  ['a retired slug', () => sql`insert into "retiredSlugs" (slug, "retiredAt") values ('a', ${MOMENT})`],
  [
    'the default contact',
    () => sql`insert into "globalConfig" (id, "contactName", "contactPhone", "contactEmail", "createdAt")
      values ('a', 'b', 'c', 'd', ${MOMENT})`,
  ],
]

const PHOTO = {
  id: 'p',
  key: 'properties/1_a.jpg',
  contentHash: 'a',
  width: 1,
  height: 1,
  bytes: 1,
  createdAt: MOMENT,
}

/** Requests that arrive together share one read of the revision. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
