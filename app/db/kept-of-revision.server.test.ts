import { expect, test } from 'vitest'
import type { Store } from '#app/db/store.server.ts'
import { keptOfRevision } from './kept-of-revision.server.ts'

/** A store of which only the revision is asked, and what changed since one. */
function storeAt(revision: number | null) {
  const state: { revision: number | null; changed: string[] | null } = { revision, changed: null }
  const changedParts = (since: number) => state.changed?.map((part) => `${part} since ${since}`) ?? null
  return { state, store: { revision: () => state.revision, changedParts } as unknown as Store }
}

test('a revision is read once, whoever asks; the next one anew', async () => {
  let reads = 0
  const kept = keptOfRevision(async () => ({ read: (reads += 1) }))
  const { store, state } = storeAt(1)
  expect(await Promise.all([kept.read(store), kept.read(store)])).toEqual([{ read: 1 }, { read: 1 }])
  state.revision = 2
  expect(await kept.read(store)).toEqual({ read: 2 })
})

test('whoever does not wait has it once it has come', async () => {
  const { promise, resolve } = Promise.withResolvers<{ read: number }>()
  const kept = keptOfRevision(() => promise)
  const { store } = storeAt(1)
  expect(await kept.ready(store)).toBeNull()
  resolve({ read: 1 })
  await promise
  expect(await kept.ready(store)).toEqual({ read: 1 })
})

test('of the next revision only what changed is read, also for who does not wait; all of it where that is not known', async () => {
  const kept = keptOfRevision(
    async () => ({ read: ['all'] }),
    async (_store, before, changed) => (changed.length > 1 ? null : { read: [...before.read, ...changed] }),
  )
  const { store, state } = storeAt(1)
  expect(await kept.read(store)).toEqual({ read: ['all'] })
  Object.assign(state, { revision: 2, changed: ['cell 7'] })
  expect(await kept.ready(store)).toEqual({ read: ['all', 'cell 7 since 1'] })
  Object.assign(state, { revision: 3, changed: null })
  expect(await kept.read(store)).toEqual({ read: ['all'] })
  Object.assign(state, { revision: 4, changed: ['cell 7', 'cell 8'] })
  expect(await kept.read(store)).toEqual({ read: ['all'] })
})

test('a failure is told to who waits, and read again', async () => {
  let reads = 0
  const kept = keptOfRevision(async () => {
    reads += 1
    if (reads === 1) throw new Error('no contesta')
    return { read: reads }
  })
  const { store } = storeAt(1)
  await expect(kept.read(store)).rejects.toThrow('no contesta')
  expect(await kept.read(store)).toEqual({ read: 2 })
})

test('where the revision is not known each question is read, and nothing that nobody waits for', async () => {
  let reads = 0
  const kept = keptOfRevision(async () => ({ read: (reads += 1) }))
  const { store } = storeAt(null)
  expect(await kept.ready(store)).toBeNull()
  expect([await kept.read(store), await kept.read(store), reads]).toEqual([{ read: 1 }, { read: 2 }, 2])
})
