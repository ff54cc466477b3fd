import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterLoad } from './after-load.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The wait in milliseconds, for a page with this load time that calls `afterLoad` at another time. */
function waited(loadEventEnd: number | null, now: number, cameWithPage = false): number {
  const pages = loadEventEnd === null ? [] : [{ loadEventEnd }]
  vi.stubGlobal('performance', { now: () => now, getEntriesByType: () => pages })
  const started = Date.now()
  let acted = Number.NaN
  afterLoad(1000, () => (acted = Date.now() - started), cameWithPage)
  vi.runAllTimers()
  return acted
}

test('the loading time of the scripts counts towards the second', () => {
  expect([waited(400, 400), waited(400, 700), waited(400, 1399)]).toEqual([1000, 700, 1])
})

test('before the load, long after it and without its time the wait is a whole second', () => {
  expect([waited(0, 300), waited(400, 1400), waited(400, 60_000), waited(null, 700)]).toEqual([1000, 1000, 1000, 1000])
})

test('on a first page whose scripts took longer than the second there is no wait; on a later page there is', () => {
  expect([waited(400, 700, true), waited(400, 1400, true), waited(400, 9000, true)]).toEqual([700, 0, 0])
  expect([waited(400, 1400), waited(400, 9000)]).toEqual([1000, 1000])
})

test('a cancelled action does not run', () => {
  vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => [] })
  const act = vi.fn<() => void>()
  afterLoad(1000, act)()
  vi.runAllTimers()
  expect(act).not.toHaveBeenCalled()
})
