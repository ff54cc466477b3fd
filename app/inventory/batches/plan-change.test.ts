import { expect, test } from 'vitest'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { buildProperty } from '#test/factories/property.ts'
import { NUEVO_LEON } from '#test/factories/places.ts'
import { homeLists } from '#app/catalogue/facts/municipalities.ts'
import type { BatchChange } from './batch-change.ts'
import { describePlan, planChange } from './plan-change.ts'

const CONTEXT = { today: '2026-11-20', home: homeLists(NUEVO_LEON.homeStates), complexes: [], asesores: [], owners: [] }

function plan(facts: Partial<PropertyInput>, change: BatchChange) {
  const current = { input: buildProperty(facts), complexName: null, asesorName: null, ownerName: null }
  const planned = planChange(current, change, CONTEXT)
  return [planned.outcome, describePlan(current, planned)]
}

const PRICE: BatchChange = {
  kind: 'price',
  operation: 'all',
  direction: 'up',
  rounding: 0,
  way: 'percent',
  percent: 500,
}

test.each([
  [
    'a price',
    {},
    PRICE,
    ['change', 'Precio: $264,000 MXN/mes → $277,200 MXN/mes\nPrecio por m²: $110 MXN al mes → $115.50 MXN al mes'],
  ],
  [
    'a price of more than 12 digits',
    { priceCents: 999_999_999_999_99 },
    PRICE,
    ['refused', 'Precio: Admite hasta 12 dígitos'],
  ],
  ['a status', {}, { kind: 'facts', values: { status: 'pausada' } }, ['change', 'Estatus: Disponible → Pausada']],
  ['the same status', {}, { kind: 'facts', values: { status: 'disponible' } }, ['same', '']],
  [
    'a status of a property that lacks a required fact',
    { area: null },
    { kind: 'facts', values: { status: 'vendida' } },
    ['change', 'Estatus: Disponible → Vendida'],
  ],
  [
    'a fact of a property that lacks a required one',
    { area: null },
    { kind: 'facts', values: { yearBuilt: '2015' } },
    ['refused', 'Superficie Total: Escribe la superficie total en\u00A0m²'],
  ],
  [
    'a fact of another type',
    {},
    { kind: 'facts', values: { bedrooms: '3', subtype: '' } },
    ['change', 'Recámaras: sin dato → 3'],
  ],
  [
    'a fact of another category',
    {},
    { kind: 'facts', values: { deeds: 'en_regla' } },
    ['refused', '«Escrituras» no es un dato de Bodega en renta.'],
  ],
  [
    'conditions',
    {},
    { kind: 'amenities', add: ['obra_gris'], remove: ['con_servicios'] },
    ['change', 'Condición y servicios: Con servicios, Estacionamiento → Obra gris, Estacionamiento'],
  ],
  ['conditions that it has', {}, { kind: 'amenities', add: ['con_servicios'], remove: ['obra_gris'] }, ['same', '']],
  [
    'how exactly the place is shown, whatever else is wrong',
    { precision: 'exacta', title: '' },
    { kind: 'precision', precision: 'zona' },
    ['change', 'Ubicación en el sitio: Exacta → Solo la zona'],
  ],
  ['the papelera', {}, { kind: 'trash' }, ['change', 'Va a la papelera']],
] as [string, Partial<PropertyInput>, BatchChange, [string, string]][])('%s', (_name, facts, change, expected) => {
  expect(plan(facts, change)).toEqual(expected)
})
