import { expect, test } from 'vitest'
import type { Store } from '#app/db/store.server.ts'
import { keptOfRevision } from './kept-of-revision.server.ts'

/** A store of which only the revision is asked. */
function storeAt(revision: number | null) {
  const state = { revision }
  return { state, store: { revision: () => state.revision } as unknown as Store }
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
