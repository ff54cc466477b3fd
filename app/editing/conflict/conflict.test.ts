import { expect, test } from 'vitest'
import { buildProperty } from '#test/factories/property.ts'
import { conflictRows, mergeValues } from './conflict.ts'
import { valuesOf } from '#app/editing/form-state/form-values.ts'

const OPENED = buildProperty({ title: 'Local', priceCents: 100, amenities: ['gym'], address: null })
const BASE = valuesOf(OPENED)

function sides(rows: ReturnType<typeof conflictRows>) {
  return Object.fromEntries(rows.map(({ field, side }) => [field, side]))
}

test('if only one person changed a fact, that side is preselected', () => {
  const mine = { ...OPENED, title: 'Mío', description: 'Mía' }
  const saved = { ...OPENED, priceCents: 200, description: 'Suya' }
  expect(conflictRows(mine, saved, { base: BASE })).toEqual([
    { field: 'title', label: 'Título', from: 'Mío', to: 'Local', side: 'mine' },
    { field: 'price', label: 'Precio', from: '$1 MXN/mes', to: '$2 MXN/mes', side: 'saved' },
    { field: 'description', label: 'Descripción', from: 'Mía', to: 'Suya', side: null },
  ])
})

test('without the base of the form no side is preselected', () => {
  const rows = conflictRows({ ...OPENED, title: 'Mío' }, { ...OPENED, amenities: [] }, { base: null })
  expect(sides(rows)).toEqual({ title: null, amenities: null })
  expect(rows.at(-1)).toMatchObject({ from: 'Gimnasio', to: 'Sin dato' })
})

test('a side that was chosen stays', () => {
  const options = { base: BASE, choices: { title: 'saved' as const } }
  expect(sides(conflictRows({ ...OPENED, title: 'Mío' }, OPENED, options))).toEqual({ title: 'saved' })
})

test('the same change by both is no conflict', () => {
  const both = { ...OPENED, title: 'Nuevo', amenities: ['aire' as const, 'gym' as const] }
  expect(conflictRows(both, { ...both, amenities: both.amenities.toReversed() }, { base: BASE })).toEqual([])
})

test('a price is compared with its currency, photos with their texts', () => {
  const mine = { ...OPENED, currency: 'USD' as const }
  const saved = { ...OPENED, photos: [{ photoId: 'a', alt: 'Fachada' }] }
  const rows = conflictRows(mine, saved, { base: BASE })
  expect(sides(rows)).toEqual({ price: 'mine', images: 'saved' })
  const merged = mergeValues(valuesOf(mine), valuesOf(saved), { price: 'saved', images: 'saved' })
  expect(merged).toMatchObject({ price: '1', currency: 'MXN', photos: [{ photoId: 'a', alt: 'Fachada' }] })
})

test('merging takes the saved version where it was chosen, and the typed one in other fields', () => {
  const mine = { ...valuesOf(OPENED), title: 'Mío', location: 'Aquí' }
  const saved = { ...valuesOf(OPENED), title: 'Suyo', location: 'Allá', amenities: ['jardin'] }
  const merged = mergeValues(mine, saved, { title: 'saved', location: 'mine', amenities: 'saved' })
  expect(merged).toEqual({ ...mine, title: 'Suyo', amenities: ['jardin'] })
  expect(mergeValues(mine, saved, {})).toEqual(mine)
})
