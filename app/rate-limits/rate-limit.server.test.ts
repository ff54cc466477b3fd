import { describe, expect, test } from 'vitest'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import {
  type AttemptKey,
  countAttempts,
  countAttempt,
  deleteExpired,
  resetAttempts,
  forgiveAttempt,
} from './rate-limit.server.ts'
import { LIMITS, type LimitName, waitUntil } from './rate-limit.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const ANA: AttemptKey = { limit: 'loginByAccount', who: 'ana@cerronorte.example' }

function later(seconds: number): Date {
  return new Date(NOW.getTime() + seconds * 1000)
}

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  async function exhaust(tried: AttemptKey, now = NOW) {
    for (let count = 0; count < LIMITS[tried.limit].most; count++)
      expect(await countAttempt(store().db, tried, now)).toBeNull()
  }

  test.each(Object.keys(LIMITS) as LimitName[])('%s stops further attempts until its time is over', async (limit) => {
    const tried = { limit, who: 'x' }
    const { window } = LIMITS[limit]
    await exhaust(tried)
    expect(await countAttempt(store().db, tried, NOW)).toMatchObject({ seconds: window })
    expect(await countAttempt(store().db, tried, later(window - 1))).toMatchObject({ seconds: 1 })
    expect(await countAttempt(store().db, tried, later(window))).toBeNull()
  })

  test('attempts during the wait do not extend it, and the count starts again at zero', async () => {
    const { window } = LIMITS[ANA.limit]
    await exhaust(ANA)
    for (const second of [1, 100, window - 1]) expect(await countAttempt(store().db, ANA, later(second))).not.toBeNull()
    await exhaust(ANA, later(window))
    expect(await countAttempt(store().db, ANA, later(window))).toMatchObject({ seconds: window })
  })

  test('another person or another limit has its own count', async () => {
    await exhaust(ANA)
    expect(await countAttempt(store().db, { ...ANA, who: 'eva@cerronorte.example' }, NOW)).toBeNull()
    expect(await countAttempt(store().db, { ...ANA, limit: 'resetByAccount' }, NOW)).toBeNull()
  })

  test('simultaneous attempts do not exceed the limit together', async () => {
    const { most } = LIMITS[ANA.limit]
    const tries = Array.from({ length: most * 3 }, () => countAttempt(store().db, ANA, NOW))
    const passed = (await Promise.all(tries)).filter((wait) => wait === null)
    expect(passed).toHaveLength(most)
  })

  test('an attempt that one limit stops counts for no other limit', async () => {
    const address: AttemptKey = { limit: 'loginByAddress', who: '1.1.1.1' }
    await exhaust(ANA)
    for (let count = 0; count < LIMITS.loginByAddress.most + 5; count++)
      expect(await countAttempts(store().db, [ANA, address], NOW)).not.toBeNull()
    await exhaust(address)
    const eva = { ...ANA, who: 'eva@cerronorte.example' }
    for (let count = 0; count < LIMITS.loginByAccount.most + 5; count++)
      expect(await countAttempts(store().db, [eva, address], NOW)).not.toBeNull()
    await exhaust(eva)
  })

  test('the longer wait of two limits applies, and both count', async () => {
    const address: AttemptKey = { limit: 'loginByAddress', who: '1.1.1.1' }
    await exhaust(ANA, later(-60))
    await exhaust(address)
    expect(await countAttempts(store().db, [ANA, address], NOW)).toMatchObject({
      seconds: LIMITS.loginByAddress.window,
    })
    expect(await countAttempts(store().db, [address, ANA], NOW)).toMatchObject({
      seconds: LIMITS.loginByAddress.window,
    })
  })

  test('successful attempts are subtracted, one or all of them', async () => {
    await exhaust(ANA)
    await forgiveAttempt(store().db, ANA)
    expect(await countAttempt(store().db, ANA, NOW)).toBeNull()
    expect(await countAttempt(store().db, ANA, NOW)).not.toBeNull()
    await resetAttempts(store().db, ANA)
    await exhaust(ANA)
  })

  test('subtracting an attempt that was never counted does nothing', async () => {
    await forgiveAttempt(store().db, ANA)
    await resetAttempts(store().db, ANA)
    await exhaust(ANA)
    expect(await countAttempt(store().db, ANA, NOW)).not.toBeNull()
  })

  test('expired counts are deleted, and others stay', async () => {
    await countAttempt(store().db, ANA, NOW)
    await countAttempt(store().db, { limit: 'signupByAddress', who: '1.1.1.1' }, NOW)
    await deleteExpired(store().db, later(LIMITS[ANA.limit].window))
    const rows = await store().db.selectFrom('rateLimits').select('key').execute()
    expect(rows).toEqual([{ key: expect.stringMatching(/^signupByAddress:/) }])
  })
})

test.each([
  [1, 1, '1 minuto'],
  [60, 60, '1 minuto'],
  [60.5, 61, '2 minutos'],
  [900, 900, '15 minutos'],
  [-5, 1, '1 minuto'],
])('a wait of %d seconds is shown in whole minutes', (left, seconds, minutes) => {
  expect(waitUntil(later(left), NOW)).toEqual({
    seconds,
    sentence: `Demasiados intentos. Espera ${minutes} y vuelve a intentar.`,
  })
})
