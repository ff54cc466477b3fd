import { expect, test } from 'vitest'
import { FACT_NAMES, factOf } from '#app/catalogue/facts/facts.ts'
import { buildProperty } from '#test/factories/property.ts'
import { changedFacts } from './describe-changes.ts'
import { readVersion, versionContent } from './stored-version.ts'

const PHOTOS = Array.from({ length: 20 }, (_none, at) => ({
  photoId: `01a1a0a3-0280-70d2-be5e-${String(at).padStart(12, '0')}`,
  alt: 'Fachada',
}))
const INPUT = buildProperty({ photos: PHOTOS, plans: PHOTOS.slice(0, 1), exclusive: 'si', secondCategory: 'venta' })
const RECORD = {
  id: 'a',
  slug: 'bodega',
  version: 3,
  createdAt: '2026-11-20T18:00:00.000Z',
  updatedAt: null,
  updatedBy: null,
  complexName: 'Parque Huinalá',
  asesorName: null,
  ownerName: null,
  input: INPUT,
}

test('a version is read as it was stored, and takes at most 5 KB', () => {
  const content = versionContent(RECORD)
  expect(Buffer.byteLength(content)).toBeLessThan(5 * 1024)
  const read = readVersion(content)
  expect(read).toMatchObject({ slug: 'bodega', unknown: [], leftOut: [] })
  expect(changedFacts(INPUT, read.input)).toEqual([])
  expect(read.input).toEqual({ ...INPUT, complexName: 'Parque Huinalá', asesorName: null, ownerName: null })
})

test('facts and codes that no longer exist are left out and named', () => {
  const content = JSON.parse(versionContent(RECORD))
  const facts = { ...content.facts, heliports: 2, type: 'castillo', vat: 'quien_sabe', currency: 'EUR', state: 'Texas' }
  const read = readVersion(JSON.stringify({ ...content, facts, amenities: ['con_servicios', 'helipuerto'] }))
  expect(read.leftOut).toEqual([
    'heliports',
    'Tipo: «castillo»',
    'Precio: «EUR»',
    'IVA: «quien_sabe»',
    'Estado: «Texas»',
    'Condición y servicios: «helipuerto»',
  ])
  expect(read.unknown).toEqual(['type', 'price', 'vat', 'state'])
  expect(read.input).toMatchObject({ vat: null, priceCents: null, currency: 'MXN', amenities: ['con_servicios'] })
})

test('every fact is stored', () => {
  const filled = { ...INPUT }
  for (const name of FACT_NAMES) {
    const fact = factOf(name)
    if (fact.kind === 'choice' || fact.kind === 'code') Object.assign(filled, { [name]: fact.codes.at(-1) })
    if (fact.kind === 'figure' || fact.kind === 'year') Object.assign(filled, { [name]: 7 })
    if (fact.kind === 'money') Object.assign(filled, { [`${name}Cents`]: 7 })
    if (fact.kind === 'text') Object.assign(filled, { [name]: 'Texto' })
  }
  const read = readVersion(versionContent({ ...RECORD, input: filled }))
  expect(changedFacts(filled, read.input)).toEqual([])
  expect(read.leftOut).toEqual([])
})
