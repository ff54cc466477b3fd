import { expect, test } from 'vitest'
import { catalogueOf } from '#test/factories/catalogue.ts'
import { derivedChips, requestedTexts } from './derived-chips.ts'
import { readRequest } from './read-request.ts'

const requestFor = (search: string) => readRequest(new URLSearchParams({ search }), catalogueOf([]))

test.each(['nave,10 andenes', 'Apodaca,2000 m2', 'bodega;clase a', 'nave con rociadores,10 andenes,hasta 20 mil'])(
  'every figure that is read from «%s» has a chip to remove it',
  (search) => {
    const request = requestFor(search)
    const { facts, rate, price, size } = request.reading
    const read = [...(facts?.facts ?? []), rate, price, size].filter(Boolean)
    const chips = derivedChips(request)
    expect(chips).toHaveLength(read.length)
    expect(chips.length).toBeGreaterThan(0)
  },
)

test.each([
  ['terreno menos de 5 millones', 'Hasta $5,000,000 MXN, sin rentas'],
  ['terreno en renta menos de 5 millones', 'Hasta $5,000,000 MXN'],
  ['local hasta 20 mil pesos', 'Hasta $20,000 MXN'],
])('the price chip of «%s» says when it excludes rents', (search, label) => {
  expect(derivedChips(requestFor(search))).toMatchObject([{ label }])
})

test('the texts of a request are its filters and the figures in its search, without its place', () => {
  const texts = requestedTexts(requestFor('terreno menos de 5 millones a 500 m del interpuerto'))
  expect(texts).toEqual(['Búsqueda: terreno menos de 5 millones a 500 m del interpuerto', 'Hasta $5,000,000 MXN'])
})

test.each([
  ['consultorio', ''],
  ['consultorio a 500 m del interpuerto', 'a 500 m del interpuerto'],
])('without its subtype «%s» is still an office', (search, left) => {
  const chip = derivedChips(requestFor(search)).find(({ key }) => key === 'search-subtype')
  expect(chip?.rest).toEqual({ search: left, type: ['oficina'] })
})
