import { beforeEach, describe, expect, test } from 'vitest'
import { deleteProperty } from '#app/editing/changes/change-property.server.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { buildProperty } from '#test/factories/property.ts'
import { renameProperty } from '#test/factories/rename-property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { openInterestCounter } from './interest-counter.server.ts'
import { addInterest, findInterest, findMostRequested } from './interest.server.ts'
import type { ReportedKind } from './interest.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const TODAY = '2026-11-20'
const AT = { now: NOW, timeZone: 'America/Monterrey' } as const

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)
  let failures: unknown[]
  let counter: ReturnType<typeof openInterestCounter>
  let id: string

  beforeEach(async () => {
    failures = []
    counter = openInterestCounter(store(), (failure) => failures.push(failure))
    ;({ id } = await insertProperty(store().db, buildProperty({ title: 'Local' }), { createdBy: null, now: NOW }))
  })

  function count(kind: ReportedKind, { slug = 'local', who = 'ana', address = '203.0.113.7', now = NOW } = {}) {
    return counter.count({ kind, slug }, { address, browser: who }, { now, timeZone: 'America/Monterrey' })
  }

  test('an action says whether it is one of at most 60 a minute of its visitor', () => {
    const done = Array.from({ length: 61 }, () => count('quote'))
    expect([done.indexOf(false), done.length]).toEqual([60, 61])
    expect(counter.count({ kind: 'whatsapp', slug: null }, { address: '', browser: 'eva' }, AT)).toBe(true)
  })

  test('of the chats of an address 60 within half an hour count, whoever begins them', () => {
    const at = (minute: number) => new Date(NOW.getTime() + minute * 60_000)
    const action = { kind: 'whatsapp', slug: null, reference: { code: 'K7F2', page: '/', campaign: null } } as const
    const begin = (minute: number, browser: string) =>
      counter.count(action, { address: '203.0.113.7', browser }, { ...AT, now: at(minute) })
    expect(Array.from({ length: 60 }, (_, index) => begin(index % 20, `browser ${index}`))).not.toContain(false)
    expect([begin(21, 'eva'), count('phone', { now: at(21) }), begin(31, 'eva')]).toEqual([false, true, true])
  })

  test('the most requested property is the one with most contacts this week; views do not count', async () => {
    expect(await findMostRequested(store(), TODAY)).toBeNull()
    await insertProperty(store().db, buildProperty({ title: 'Nave' }), { createdBy: null, now: NOW })
    await addInterest(store(), [
      { slug: 'local', day: TODAY, kind: 'view', count: 90 },
      { slug: 'local', day: '2026-11-13', kind: 'quote', count: 9 },
      { slug: 'local', day: '2026-11-14', kind: 'quote', count: 2 },
      { slug: 'nave', day: TODAY, kind: 'whatsapp', count: 2 },
      { slug: 'nave', day: '2026-11-14', kind: 'phone', count: 1 },
    ])
    expect(await findMostRequested(store(), TODAY)).toMatchObject({ title: 'Nave', count: 3 })
  })

  async function recentAndTotal(kind: ReportedKind, today = TODAY) {
    const { [kind]: found } = await findInterest(store(), id, today)
    return [found.recent, found.total]
  }

  test("visitors' actions are added up by kind and day, over several flushes and processes", async () => {
    const another = openInterestCounter(store(), (failure) => failures.push(failure))
    for (const who of ['ana', 'eva', 'leo']) count('view', { who })
    count('quote')
    count('quote')
    await counter.flush()
    count('quote')
    another.count(
      { kind: 'quote', slug: 'local' },
      { address: '', browser: 'leo' },
      { now: NOW, timeZone: 'America/Monterrey' },
    )
    await Promise.all([counter.close(), another.close()])
    expect([await recentAndTotal('view'), await recentAndTotal('quote'), await recentAndTotal('phone')]).toEqual([
      [3, 3],
      [4, 4],
      [0, 0],
    ])
    expect(failures).toEqual([])
  })

  test('the last thirty days in Monterrey are counted separately from the total', async () => {
    // 23:30 of the 21st of October in Monterrey, already the 22nd in Greenwich.
    count('phone', { now: new Date('2026-10-22T05:30:00Z') })
    count('phone', { now: new Date('2026-10-22T18:00:00Z') })
    count('phone')
    await counter.flush()
    expect(await recentAndTotal('phone')).toEqual([2, 3])
    expect(await recentAndTotal('phone', '2026-12-25')).toEqual([0, 3])
  })

  test('a second view by the same visitor within half an hour is not counted', async () => {
    count('view')
    count('view')
    count('view', { now: new Date('2026-11-20T18:45:00Z') })
    await counter.flush()
    expect(await recentAndTotal('view')).toEqual([2, 2])
  })

  test('at most sixty actions of a visitor are counted per minute', async () => {
    for (let act = 0; act < 200; act += 1) count('quote')
    count('quote', { who: 'eva' })
    await counter.flush()
    expect(await recentAndTotal('quote')).toEqual([61, 61])
  })

  test('views and actions per IP address are limited, with any number of browsers', async () => {
    for (let act = 0; act < 1_000; act += 1) count('view', { who: `${act}` })
    count('view', { address: '203.0.113.8' })
    await counter.flush()
    expect(await recentAndTotal('view')).toEqual([31, 31])
    for (let act = 0; act < 1_000; act += 1) count('quote', { who: `${act}`, address: '203.0.113.9' })
    await counter.flush()
    expect(await recentAndTotal('quote')).toEqual([300, 300])
  })

  test('a former slug counts for its property, an unknown slug is ignored', async () => {
    await renameProperty(store(), id, 'Bodega', NOW)
    count('mail')
    count('mail', { slug: 'bodega' })
    count('mail', { slug: 'castillo' })
    await counter.flush()
    expect(await recentAndTotal('mail')).toEqual([2, 2])
    expect(failures).toEqual([])
  })

  test('any number of made-up slugs displaces no other count', async () => {
    for (let act = 0; act < 40_000; act += 1) count('quote', { slug: `castillo-${act}`, address: `${act}` })
    count('quote')
    await counter.flush()
    expect(await recentAndTotal('quote')).toEqual([1, 1])
    expect(failures).toEqual([])
  })

  test('counts of a deleted property are dropped without an error', async () => {
    count('view')
    await counter.flush()
    count('quote')
    await deleteProperty({ db: store().db, actor: { id: null, name: null }, now: NOW }, id)
    await counter.flush()
    expect(await store().db.selectFrom('interest').selectAll().execute()).toEqual([])
    expect(failures).toEqual([])
  })

  test('a failed write is reported and repeated later', async () => {
    const broken = store().db.withTables<never>()
    await broken.schema.alterTable('interest').renameTo('away').execute()
    count('quote')
    await counter.flush()
    expect(failures).toHaveLength(1)
    await broken.schema.alterTable('away').renameTo('interest').execute()
    count('quote')
    await counter.close()
    expect(await recentAndTotal('quote')).toEqual([2, 2])
  })

  test('nothing that identifies the visitor is stored', async () => {
    count('view', { who: '203.0.113.7 Mozilla' })
    await counter.flush()
    expect(await store().db.selectFrom('interest').selectAll().execute()).toEqual([
      { propertyId: id, day: TODAY, kind: 'view', count: 1 },
    ])
  })
})
