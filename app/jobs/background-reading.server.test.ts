import { expect, test } from 'vitest'
import { jobOf, openTestWorker } from '#test/factories/jobs.ts'
import { addPerson } from '#test/factories/person.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { openBackgroundReading } from './background-reading.server.ts'

const ACTOR = { id: 'ana', name: 'Ana' }
const MINUTE = 60_000
const store = shareStore('sqlite')

test('a source that waits behind a long reading does not count as dead', { timeout: PATIENCE }, async () => {
  await addPerson(store().db, ACTOR.name)
  let now = new Date('2026-11-20T18:00:00Z')
  const parts = { store: store(), now: () => now, warn: () => {} }
  const first = Promise.withResolvers<void>()
  const read: string[] = []
  const reading = openBackgroundReading<string>(parts, {
    kind: 'import',
    what: 'una prueba',
    hold: 5,
    async read(_id, source) {
      read.push(source)
      if (source === 'larga') await first.promise
      return { fault: `Se leyó ${source}.` }
    },
  })
  const job = { title: 'lista', payload: {} }
  await reading.start('larga', job, ACTOR)
  const waiting = await reading.start('otra', job, ACTOR)
  const claimOf = async () => (await jobOf(store().db, waiting)).claimedUntil ?? ''
  for (let minutes = 0; minutes < 12; minutes += 4) {
    now = new Date(now.getTime() + 4 * MINUTE)
    const before = now.toISOString()
    await expect.poll(claimOf).toSatisfy((claim: string) => claim > new Date(now.getTime() + MINUTE).toISOString())
    await openTestWorker(store(), parts).run()
    expect([before, (await jobOf(store().db, waiting)).state]).toEqual([before, 'reading'])
  }
  first.resolve()
  await reading.run()
  expect(read).toEqual(['larga', 'otra'])
  expect(await jobOf(store().db, waiting)).toMatchObject({ state: 'stopped', stopReason: 'Se leyó otra.' })
})
