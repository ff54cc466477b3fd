import { expect, test } from 'vitest'
import { FACT_NAMES } from '#app/catalogue/facts/facts.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { buildProperty } from '#test/factories/property.ts'
import { checkMerged, mergeVersion } from './merge-version.ts'

const PHOTO = { photoId: '01a1a0a3-0280-70d2-be5e-a57c02ac4c00', alt: 'Fachada' }
const OLD = named({
  title: 'Nave de antes',
  docks: 4,
  priceCents: 100,
  currency: 'USD',
  timeAlert: '2020-01-01',
  photos: [PHOTO],
})
const TODAY = '2026-11-20'

function named(overrides: Partial<PropertyInput>) {
  return { ...buildProperty(overrides), complexName: null, asesorName: null, ownerName: null }
}

function restored(current: ReturnType<typeof named>, facts: typeof FACT_NAMES) {
  return checkMerged(current, mergeVersion(current, OLD, facts), { facts, today: TODAY })
}

test('a fact is restored with all of its columns, and no other fact changes', () => {
  const current = named({ title: 'Nave', docks: 1 })
  expect(restored(current, ['price'])).toEqual({
    ok: true,
    input: { ...buildProperty({ title: 'Nave', docks: 1 }), priceCents: 100, currency: 'USD' },
  })
})

test('a whole version is restored as it was, also with values that could not be typed today', () => {
  const { complexName: _complex, asesorName: _asesor, ownerName: _owner, ...input } = OLD
  expect(restored(named({ title: 'Nave', docks: 1, description: null }), FACT_NAMES)).toEqual({ ok: true, input })
})

test.each([
  ['a fact that the type of today does not have', named({ type: 'oficina' }), ['docks'], /ya no es del tipo.*Andenes/],
  ['a type without the facts that go with it', named({ type: 'oficina', elevators: 2 }), ['type'], /se borraría: Elev/],
  ['no price', named({ priceOnRequest: 'si', priceCents: null }), ['price'], /Precio: Deja vacío el precio/],
] as const)('%s is refused with a sentence', (_what, current, facts, sentence) => {
  expect(restored(current, [...facts])).toEqual({ ok: false, refusal: [expect.stringMatching(sentence)] })
})
