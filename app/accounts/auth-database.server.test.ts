import { beforeEach, describe, expect, test } from 'vitest'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { createAuth } from './auth.server.ts'

const NOW = new Date('2026-11-20T18:00:00.123Z')
const ANA = { id: 'ana', name: '2026-01-01T00:00:00.000Z', email: 'ana@cerronorte.example', emailVerified: true }
const TOKEN = 'a'.repeat(32)

// better-auth writes and reads the same values in both dialects, in the form that other code of these tables expects.
describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  async function open() {
    const options = { secret: 'a secret of the tests, as long as one should be', now: () => NOW, warn: () => {} }
    const auth = createAuth({ ...options, store: store(), publicUrl: 'http://x.test' })
    return { auth, adapter: (await auth.$context).adapter }
  }

  beforeEach(async () => {
    const { adapter } = await open()
    await adapter.create({
      model: 'user',
      data: { ...ANA, role: 'admin', createdAt: NOW, updatedAt: NOW },
      forceAllowId: true,
    })
    const data = { token: TOKEN, userId: ANA.id, expiresAt: NOW, createdAt: NOW, updatedAt: NOW }
    await adapter.create({ model: 'session', data })
  })

  test('better-auth gets the dialect of the store', async () => {
    const { auth } = await open()
    expect(auth.options.database.type).toBe(dialect)
  })

  test('instants are stored as ISO text, booleans as 1 and 0', async () => {
    const { db } = store()
    const at = NOW.toISOString()
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([
      {
        ...ANA,
        role: 'admin',
        emailVerified: 1,
        createdAt: at,
        updatedAt: at,
        lastLogin: null,
        image: null,
        disabledAt: null,
        twoFactorEnabled: 0,
      },
    ])
    expect(await db.selectFrom('sessions').select(['expiresAt', 'createdAt', 'updatedAt']).execute()).toEqual([
      { expiresAt: at, createdAt: at, updatedAt: at },
    ])
  })

  test('instants and booleans are read back; text that looks like an instant stays text', async () => {
    const { adapter } = await open()
    expect(await adapter.findOne({ model: 'user', where: [{ field: 'emailVerified', value: true }] })).toMatchObject({
      name: ANA.name,
      emailVerified: true,
      createdAt: NOW,
    })
    const where = [{ field: 'token', value: TOKEN }]
    const session = await adapter.findOne({ model: 'session', where, join: { user: true } })
    expect(session).toMatchObject({ expiresAt: NOW, user: { id: ANA.id, createdAt: NOW, emailVerified: true } })
  })

  test('a row is found by its instant', async () => {
    const { adapter } = await open()
    const later = new Date(NOW.getTime() + 1)
    const past = (value: Date) =>
      adapter.count({ model: 'session', where: [{ field: 'expiresAt', operator: 'lt', value }] })
    expect([await past(NOW), await past(later)]).toEqual([0, 1])
    await adapter.update({
      model: 'session',
      where: [{ field: 'expiresAt', value: NOW }],
      update: { expiresAt: later },
    })
    expect([await past(later), await past(new Date(later.getTime() + 1))]).toEqual([0, 1])
  })
})
