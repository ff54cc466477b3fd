import { expect, test } from 'vitest'
import { requestedFilters } from './implied-filters.ts'
import { NUEVO_LEON } from '#test/factories/places.ts'

test.each([
  ['search=bodegas&type=&clearHeight=9', { type: ['bodega'], clearHeight: 9 }],
  ['search=terreno+apodaca&fronts=2', { type: ['terreno'], fronts: 2 }],
  ['search=bodegas&type=local&clearHeight=9&docks=2', { type: ['local'], clearHeight: 9, docks: null }],
  ['search=bodegas+y+locales&clearHeight=9', { type: [], clearHeight: null }],
  ['search=10+andenes&clearHeight=9', { type: ['bodega'], clearHeight: 9 }],
  ['search=3+frentes&corner=si', { type: ['terreno'], corner: 'si' }],
  ['search=apodaca&clearHeight=9', { type: [], clearHeight: null }],
  ['search=bodegas&clearHeight=', { type: [], clearHeight: null }],
])('%s', (query, filters) => {
  expect(requestedFilters(new URLSearchParams(query), NUEVO_LEON)).toMatchObject(filters)
})
