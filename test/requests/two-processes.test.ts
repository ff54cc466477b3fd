import { deepStrictEqual } from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '#app/db/migrate.server.ts'
import { openStore } from '#app/db/open.server.ts'
import { type TestApp, openTestApp } from '#test/app.ts'
import { MESSAGE, openForm } from '#test/contact.ts'
import { startIn } from '#test/e2e/app-process.ts'
import { posting } from '#test/forms.ts'
import { type MailSink, openMailSink } from '#test/mail-sink.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { SERVER, STORES, makeDatabase, makeMigratedDatabase, openTwoStores } from '#test/stores.ts'

const MAILS = 12
/** The number of simultaneous messages to a process that is killed after the first acknowledgements. */
const SENT = 40
const BEFORE_KILL = 10

describe.each(STORES)('two processes on one store (%s)', { timeout: PATIENCE }, (dialect) => {
  let sink: MailSink
  let apps: [TestApp, TestApp]

  beforeEach(async () => {
    sink = await openMailSink()
    const [first, second] = await openTwoStores(dialect)
    const open = (store: TestApp['store']) => openTestApp(dialect, { store, smtpUrl: sink.url, trustProxy: true })
    apps = [await open(first), await open(second)]
  })

  afterEach(async () => {
    deepStrictEqual(
      apps.flatMap(({ failures, warnings }) => [...failures, ...warnings]),
      [],
    )
    await apps[1].parts.interest.close()
    await apps[1].parts.outboxWorker.close()
    // The first store closes both.
    await apps[0].close()
    await sink.close()
  })

  test('a person who signs in at one is signed in at the other, and a sign-out at one applies to both', async () => {
    const [one, other] = apps
    const { cookie, visit } = await one.signIn()
    const headers = { Cookie: cookie }
    expect((await other.visit('/dashboard', { headers })).status).toBe(200)
    await visit('/logout', { method: 'POST' })
    expect((await other.visit('/dashboard', { headers })).status).toBe(302)
  })

  test('registration that is closed at one is closed at the other', async () => {
    const [one, other] = apps
    const { visit } = await one.signIn()
    expect((await other.visit('/signup')).status).toBe(200)
    await visit('/dashboard/configuracion/equipo', posting({ intent: 'close-registration' }))
    expect((await other.visit('/signup')).status).toBe(403)
  })

  test('too many attempts at one are stopped at the other too', async () => {
    const [one, other] = apps
    const guess = (app: TestApp, email: string) => app.visit('/login', posting({ email, password: 'equivocada' }))
    let status = 0
    for (let tries = 0; status !== 429 && tries < 100; tries += 1)
      status = (await guess(one, 'ana@cerronorte.example')).status
    expect([status, (await guess(other, 'ana@cerronorte.example')).status]).toEqual([429, 429])
  })

  test('each mail is sent once, by either of them', async () => {
    const [one, other] = apps
    for (let sent = 0; sent < MAILS; sent += 1) {
      const form = await openForm(one.visit)
      const answer = await one.visit('/contacto', posting({ ...form, ...MESSAGE, mensaje: `Mensaje ${sent}` }))
      expect(answer.status).toBe(303)
    }
    await Promise.all([one.parts.outboxWorker.run(), other.parts.outboxWorker.run()])
    const left = await one.store.db.selectFrom('outbox').where('deliveredAt', 'is', null).selectAll().execute()
    expect(left).toEqual([])
    const delivered = await one.store.db.selectFrom('outbox').select('attempts').execute()
    expect(sink.left()).toHaveLength(delivered.length)
    expect(delivered.every(({ attempts }) => attempts === 1)).toBe(true)
  })
})

// Both tests need a server to which several programs can write at the same time.
describe.each(SERVER ? ['PostgreSQL'] : [])('processes on one %s', { timeout: PATIENCE }, () => {
  test('that start together migrate once, and the others wait', async () => {
    const { where, remove } = await makeDatabase('postgres')
    const stores = await Promise.all([1, 2, 3].map(() => openStore(where)))
    const ran = await Promise.all(stores.map((store) => migrate(store)))
    expect(ran.filter((names) => names.length > 0)).toHaveLength(1)
    for (const store of stores) await store.close()
    await remove()
  })

  test('lose no acknowledged change if one of them is killed under load, and the other goes on', async () => {
    const { where, remove } = await makeMigratedDatabase('postgres')
    const folder = await mkdtemp(join(tmpdir(), 'cerro-norte-two-'))
    const settings = { DATABASE_URL: `${where.databaseUrl}`, DEMO: '0' }
    const [dying, living] = [await startIn(folder, settings), await startIn(folder, settings)]
    const acknowledged: string[] = []
    const send = async () => {
      const mensaje = randomUUID()
      const body = new URLSearchParams({ ...MESSAGE, mensaje })
      const answer = await fetch(`${dying.url}/contacto`, { method: 'POST', body, redirect: 'manual' }).catch(
        () => null,
      )
      if (answer?.status === 303) acknowledged.push(mensaje)
      if (acknowledged.length === BEFORE_KILL) await dying.kill()
    }
    await Promise.all(Array.from({ length: SENT }, send))
    const store = await openStore(where)
    const kept = await store.db.selectFrom('contactMessages').select('mensaje').execute()
    expect(acknowledged.length).toBeGreaterThanOrEqual(BEFORE_KILL)
    expect(kept.map(({ mensaje }) => mensaje)).toEqual(expect.arrayContaining(acknowledged))
    expect((await fetch(`${living.url}/propiedades`)).status).toBe(200)
    await store.close()
    await living.stop()
    await remove()
    await rm(folder, { recursive: true })
  })
})
