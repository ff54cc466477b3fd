import { expect, test } from 'vitest'
import { buildProperty } from '#test/factories/property.ts'
import { CONTROLS } from '#app/catalogue/facts/fact-controls.ts'
import { type PropertyFormValues, newValues, valuesOf } from '#app/editing/form-state/form-values.ts'
import { COUNTED_ITEMS, progressOf, sectionOf } from './progress.ts'

const NOTHING = { ...newValues(null), type: '', category: '', status: '', currency: '' }
/** Seventeen controls, the conditions and the photos (spec, section 9; decision 12). */
const ITEMS = COUNTED_ITEMS.flatMap(({ items }) => items)

test('the progress has nineteen items', () => {
  expect(ITEMS).toHaveLength(19)
  expect(new Set(ITEMS).size).toBe(19)
  expect(progressOf(NOTHING)).toMatchObject({ filled: 0, total: 19, percent: 0 })
})

test.each(ITEMS)('%s counts as filled in', (item) => {
  expect(progressOf({ ...NOTHING, [item]: filled(item) }).filled).toBe(1)
})

test.each(CONTROLS.filter((control) => !ITEMS.some((item) => item === control)))(
  '%s does not count as filled in',
  (control) => {
    expect(progressOf({ ...NOTHING, [control]: 'x' }).filled).toBe(0)
  },
)

test('white space counts as empty', () => expect(progressOf({ ...NOTHING, title: ' \n' }).filled).toBe(0))

test('the progress of a new property starts with its currency', () => {
  expect(progressOf(newValues(null))).toMatchObject({ filled: 1, percent: 5 })
  const contact = { contactName: 'Ana', contactPhone: '81', contactEmail: 'a@b.mx' }
  expect(progressOf(newValues(contact)).filled).toBe(1)
})

test('the percentage is rounded, and counted by section', () => {
  const values = valuesOf(buildProperty({ googleMapsLink: null, depth: null, photos: [] }))
  expect(progressOf(values)).toEqual({
    filled: 15,
    total: 19,
    percent: 79,
    sections: {
      basica: { filled: 5, total: 5 },
      ubicacion: { filled: 4, total: 5 },
      caracteristicas: { filled: 6, total: 7 },
      precio: { filled: 0, total: 0 },
      tecnica: { filled: 0, total: 0 },
      estatus: { filled: 0, total: 1 },
      propietario: { filled: 0, total: 0 },
      imagenes: { filled: 0, total: 1 },
      planos: { filled: 0, total: 0 },
    },
  })
})

test('a completely filled form is at a hundred percent', () => {
  const all = buildProperty({ timeAlert: '2026-12-01', photos: [{ photoId: 'a', alt: null }] })
  expect(progressOf(valuesOf(all))).toMatchObject({ filled: 19, percent: 100 })
})

test('every control has a section', () => {
  for (const name of [...CONTROLS, 'amenities', 'images', 'imageAlts', 'plans', 'planAlts'])
    expect(sectionOf(name)).not.toBeNull()
  expect(sectionOf('otro')).toBeNull()
})

function filled(item: string): PropertyFormValues[keyof PropertyFormValues] {
  if (item === 'photos') return [{ photoId: 'a', alt: null }]
  return item === 'amenities' ? ['gym'] : 'x'
}
