import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Listing, arriveSoon } from './listing-arrival.ts'

const QUERY = '?type=local'
const LISTING: Listing = {
  properties: [],
  total: 0,
  facets: {},
  corrected: null,
  page: 1,
  pages: 1,
  publicUrl: 'https://cerronorte.example',
  searches: [],
  nearest: null,
  said: [],
  address: { path: '/propiedades', noindex: false },
  map: '',
  streets: null,
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function arriveAfter(milliseconds: number) {
  return new Promise<{ query: string; listing: Listing }>((resolve) =>
    setTimeout(resolve, milliseconds, { query: QUERY, listing: LISTING }),
  )
}

test('what comes within 200 ms comes whole', async () => {
  const arrived = arriveSoon(arriveAfter(190), QUERY)
  await vi.advanceTimersByTimeAsync(190)
  expect(await arrived).toEqual({ query: QUERY, listing: LISTING })
})

test('what takes longer follows, and its skeleton stays 400 ms', async () => {
  const arrived = arriveSoon(arriveAfter(250), QUERY)
  await vi.advanceTimersByTimeAsync(200)
  const { query, listing } = await arrived
  expect(query).toBe(QUERY)
  expect(listing).toBeInstanceOf(Promise)
  const followed = vi.fn<(listing: Listing) => void>()
  void Promise.resolve(listing).then(followed)
  await vi.advanceTimersByTimeAsync(399)
  expect(followed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(followed).toHaveBeenCalledWith(LISTING)
})

test('a failure is not swallowed, soon or late', async () => {
  await expect(arriveSoon(Promise.reject(new Error('sin conexión')), QUERY)).rejects.toThrow('sin conexión')
  const failing = new Promise<never>((_, reject) => setTimeout(reject, 300, new Error('sin conexión')))
  const arrived = arriveSoon(failing, QUERY)
  await vi.advanceTimersByTimeAsync(200)
  const { listing } = await arrived
  await Promise.all([expect(listing).rejects.toThrow('sin conexión'), vi.advanceTimersByTimeAsync(400)])
})
