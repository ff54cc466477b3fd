import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { jobOf, jobRowsOf, openTestWorker, setJobState } from '#test/factories/jobs.ts'
import { sql } from 'kysely'
import { PROPERTY_IMPORTS } from '#app/inventory/import/property-imports.server.ts'
import { changeImport } from '#app/inventory/import/change-import.server.ts'
import { moveJob } from '#app/jobs/change-job.server.ts'
import { KEY, openEasyBroker } from '#test/factories/easy-broker.ts'
import { addPerson } from '#test/factories/person.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { openEasyBrokerWorker } from './easy-broker-worker.server.ts'
import { readEasyBroker } from './read-easy-broker.server.ts'

const ACTOR = { id: 'ana', name: 'Ana' }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)
  const warnings: string[] = []
  let peer: Awaited<ReturnType<typeof openEasyBroker>>
  let now = new Date('2026-11-20T18:00:00Z')

  beforeEach(async () => {
    peer = await openEasyBroker()
    warnings.length = 0
    await addPerson(store().db, ACTOR.name)
  })
  afterEach(() => peer.close())

  function parts() {
    return { store: store(), now: () => now, warn: (message: string) => warnings.push(message) }
  }

  function worker() {
    const { base } = peer
    return openEasyBrokerWorker({
      ...parts(),
      read: (key, options) => readEasyBroker(key, { base, firstWait: 1, ...options }),
    })
  }

  async function find(id: string) {
    const { state, progress, stopReason } = await jobOf(store().db, id)
    return { state, progress: progress === null ? null : JSON.parse(progress), stopReason }
  }

  test('two accounts are read one after another and get their dry run; the key is stored nowhere', async () => {
    peer.total = 2
    const easyBroker = worker()
    const ids = [await easyBroker.start(KEY, ACTOR), await easyBroker.start(KEY, ACTOR)]
    expect(await find(ids[1] ?? '')).toEqual({
      state: 'reading',
      progress: { done: 0, total: null },
      stopReason: null,
    })
    await easyBroker.run()
    for (const id of ids) {
      expect(await find(id)).toEqual({ state: 'checked', progress: null, stopReason: null })
      expect((await jobRowsOf(store().db, id)).map(({ outcome }) => outcome)).toEqual(['create', 'create'])
    }
    expect(JSON.stringify(await store().db.selectFrom('jobs').selectAll().execute())).not.toContain(KEY)
    expect(warnings).toEqual([])
  })

  test('a wrong key ends with its sentence', async () => {
    const easyBroker = worker()
    const id = await easyBroker.start('otra-clave', ACTOR)
    await easyBroker.run()
    expect(await find(id)).toMatchObject({
      state: 'stopped',
      stopReason: expect.stringContaining('no acepta esa clave'),
    })
  })

  test('it says how far it is, and a person stops it', async () => {
    peer.total = 40
    const easyBroker = worker()
    const id = await easyBroker.start(KEY, ACTOR)
    await expect.poll(async () => (await find(id)).progress?.done).toBeGreaterThan(2)
    expect((await find(id)).progress?.total).toBe(40)
    await setJobState(store().db, id, 'stopped')
    await easyBroker.run()
    expect(peer.requests.length).toBeLessThan(40)
    expect((await find(id)).state).toBe('stopped')
    expect(await store().db.selectFrom('jobRows').selectAll().execute()).toEqual([])
  })

  test.each([
    ['disabled', { disabledAt: '2026-11-20T18:00:00.000Z' }, 'La cuenta de Ana está desactivada.'],
    ['a lector', { role: 'lector' }, 'Ana ya no tiene permiso para hacerlo.'],
  ])('a reading ends when its author is %s, and one that waits does not begin', async (_change, columns, fault) => {
    peer.total = 40
    const easyBroker = worker()
    const ids = [await easyBroker.start(KEY, ACTOR), await easyBroker.start(KEY, ACTOR)]
    await expect.poll(() => peer.requests.length).toBeGreaterThan(2)
    await store().db.updateTable('users').set(columns).where('id', '=', ACTOR.id).execute()
    await easyBroker.run()
    expect(peer.requests.length).toBeLessThan(40)
    for (const id of ids) expect(await find(id)).toMatchObject({ state: 'stopped', stopReason: fault })
    expect(await store().db.selectFrom('jobRows').selectAll().execute()).toEqual([])
  })

  test('a site that shuts down, or dies, says so instead of going on without the key', async () => {
    peer.total = 40
    const easyBroker = worker()
    const id = await easyBroker.start(KEY, ACTOR)
    await expect.poll(() => peer.requests.length).toBeGreaterThan(2)
    await easyBroker.close()
    expect(await find(id)).toMatchObject({ state: 'stopped', stopReason: expect.stringContaining('se apagó') })

    await setJobState(store().db, id, 'reading')
    now = new Date(now.getTime() + 10 * 60_000)
    await openTestWorker(store(), parts()).run()
    expect(await find(id)).toMatchObject({ state: 'stopped', stopReason: expect.stringContaining('se apagó') })
    expect(warnings).toEqual([])
  })

  test('a dry run that fails, stops or dies leaves nothing behind: it can be made again, and a later import is applied', async () => {
    peer.total = 2
    const applied = async (id: string) => {
      await setJobState(store().db, id, 'running')
      await openTestWorker(store(), parts()).run()
      return [(await find(id)).state, (await jobRowsOf(store().db, id)).map(({ state }) => state)]
    }
    await sql`create unique index "noDryRun" on "jobRows" ("jobId", outcome) where outcome = 'create'`.execute(
      store().db,
    )
    const easyBroker = worker()
    const failed = await easyBroker.start(KEY, ACTOR)
    await easyBroker.run()
    await sql`drop index "noDryRun"`.execute(store().db)
    expect([await find(failed), warnings]).toEqual([
      { state: 'checked', progress: null, stopReason: null },
      ['no se pudo leer de EasyBroker'],
    ])
    const form = new FormData()
    form.set('intent', 'leave')
    const changing = { store: store(), now: () => now, jobWorker: openTestWorker(store(), parts()) }
    expect(await changeImport(PROPERTY_IMPORTS, changing, failed, { form, actor: ACTOR })).toBe(true)
    expect((await jobRowsOf(store().db, failed)).map(({ outcome }) => outcome)).toEqual(['create', 'create'])

    // The process dies in the dry run of the second, and somebody stops that of the third.
    const [died, stopped] = [await easyBroker.start(KEY, ACTOR), await easyBroker.start(KEY, ACTOR)]
    await easyBroker.run()
    for (const id of [died, stopped]) await setJobState(store().db, id, 'checking')
    expect(await moveJob(store(), { kind: 'import', id: stopped, intent: 'stop' }, ACTOR)).toBe(true)
    await openTestWorker(store(), parts()).run()
    expect([(await find(died)).state, (await find(stopped)).state]).toEqual(['checked', 'stopped'])

    const later = await easyBroker.start(KEY, ACTOR)
    await easyBroker.run()
    expect(await applied(later)).toEqual(['done', ['saved', 'saved']])
    for (const { payload } of await store().db.selectFrom('jobs').select('payload').execute())
      expect(JSON.parse(payload).options).not.toHaveProperty('reading')
  })
})
