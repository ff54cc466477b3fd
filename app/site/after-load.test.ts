import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterLoad } from './after-load.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Milliseconds until it acts, in a page that was loaded at one moment and calls it at another. */
function waited(loadEventEnd: number | null, now: number, cameWithPage = false): number {
  const pages = loadEventEnd === null ? [] : [{ loadEventEnd }]
  vi.stubGlobal('performance', { now: () => now, getEntriesByType: () => pages })
  const started = Date.now()
  let acted = Number.NaN
  afterLoad(1000, () => (acted = Date.now() - started), cameWithPage)
  vi.runAllTimers()
  return acted
}

test('what the scripts took to come is part of the second', () => {
  expect([waited(400, 400), waited(400, 700), waited(400, 1399)]).toEqual([1000, 700, 1])
})

test('before the load, long after it, and where nobody knows of it, the whole second is waited', () => {
  expect([waited(0, 300), waited(400, 1400), waited(400, 60_000), waited(null, 700)]).toEqual([1000, 1000, 1000, 1000])
})

test('where the scripts took longer than the second, nothing more is waited; on a page that came later, all of it', () => {
  expect([waited(400, 700, true), waited(400, 1400, true), waited(400, 9000, true)]).toEqual([700, 0, 0])
  expect([waited(400, 1400), waited(400, 9000)]).toEqual([1000, 1000])
})

test('what was called off does not happen', () => {
  vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => [] })
  const act = vi.fn<() => void>()
  afterLoad(1000, act)()
  vi.runAllTimers()
  expect(act).not.toHaveBeenCalled()
})
