import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Listing, waitBriefly } from './listing-data.ts'

const QUERY = '?type=local'
const LISTING: Listing = {
  properties: [],
  total: 0,
  facets: {},
  corrected: null,
  widened: null,
  rate: '18 pesos por dólar del 21 nov 2026',
  page: 1,
  pages: 1,
  publicUrl: 'https://cerronorte.example',
  searches: [],
  prices: [],
  nearest: null,
  derived: [],
  address: { path: '/propiedades', noindex: false },
  map: '',
  streets: null,
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function loadAfter(milliseconds: number) {
  return new Promise<{ query: string; listing: Listing }>((resolve) =>
    setTimeout(resolve, milliseconds, { query: QUERY, listing: LISTING }),
  )
}

test('a listing that loads within 200 ms is returned', async () => {
  const arrived = waitBriefly(loadAfter(190), QUERY)
  await vi.advanceTimersByTimeAsync(190)
  expect(await arrived).toEqual({ query: QUERY, listing: LISTING })
})

test('a slower listing is returned as a promise that resolves after 400 ms at least', async () => {
  const arrived = waitBriefly(loadAfter(250), QUERY)
  await vi.advanceTimersByTimeAsync(200)
  const { query, listing } = await arrived
  expect(query).toBe(QUERY)
  expect(listing).toBeInstanceOf(Promise)
  const onResolved = vi.fn<(listing: Listing) => void>()
  void Promise.resolve(listing).then(onResolved)
  await vi.advanceTimersByTimeAsync(399)
  expect(onResolved).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onResolved).toHaveBeenCalledWith(LISTING)
})

test('a failure is passed on before and after 200 ms', async () => {
  await expect(waitBriefly(Promise.reject(new Error('sin conexión')), QUERY)).rejects.toThrow('sin conexión')
  const failing = new Promise<never>((_, reject) => setTimeout(reject, 300, new Error('sin conexión')))
  const arrived = waitBriefly(failing, QUERY)
  await vi.advanceTimersByTimeAsync(200)
  const { listing } = await arrived
  await Promise.all([expect(listing).rejects.toThrow('sin conexión'), vi.advanceTimersByTimeAsync(400)])
})
