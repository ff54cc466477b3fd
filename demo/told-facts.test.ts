import { expect, test } from 'vitest'
import type { FactName } from '#app/properties/facts/facts.ts'
import type { PropertyInput } from '#app/properties/property-input.ts'
import type { PropertyType } from '#app/properties/vocabulary.ts'
import { offeredComplexes } from './complexes/offered-complexes.ts'
import { generateCatalogue } from './generate.ts'
import { inWords } from './wording.ts'

const TODAY = '2026-11-20'

const inputs: readonly PropertyInput[] = [2006, 1, 2].flatMap((seed) => [
  ...[...generateCatalogue({ seed, today: TODAY, count: 434 })].map(({ input }) => input),
  ...offeredComplexes({ seed, today: TODAY }).flatMap(({ spaces }) => spaces.map(({ input }) => input)),
])

/** In figures or in words. */
const COUNT = `([\\d,.]*\\d|una|${Array.from({ length: 13 }, (_, count) => inWords(count)).join('|')})`

type Said = { types: readonly PropertyType[]; words: RegExp; facts: readonly (FactName & keyof PropertyInput)[] }

/** Figures that titles and descriptions name, and the facts that say the same of a type. */
const SAID: readonly Said[] = [
  { types: ['bodega'], words: new RegExp(`${COUNT} anden(?:es)?\\b`, 'giu'), facts: ['docks'] },
  { types: ['bodega'], words: /([\d.]*\d)\sm de altura/giu, facts: ['clearHeight'] },
  { types: ['bodega'], words: /altura(?: libre)? de ([\d.]*\d)\sm/giu, facts: ['clearHeight'] },
  { types: ['bodega'], words: /([\d,.]*\d)\skVA/gu, facts: ['power'] },
  { types: ['bodega'], words: /patio(?: de maniobras)? de ([\d.]*\d)\sm de fondo/giu, facts: ['yardDepth'] },
  { types: ['bodega'], words: /claros? de ([\d.]*\d)\sm/giu, facts: ['bayWidth', 'bayDepth'] },
  { types: ['bodega', 'oficina'], words: new RegExp(`${COUNT} cajones\\b`, 'giu'), facts: ['parkingSpaces'] },
  { types: ['bodega', 'oficina'], words: /\bclase ([ABC])\b/gu, facts: ['buildingClass'] },
  { types: ['oficina'], words: new RegExp(`${COUNT} elevadores\\b`, 'giu'), facts: ['elevators'] },
  { types: ['oficina', 'departamento'], words: /\bpiso (\d+)/giu, facts: ['floorNumber'] },
  { types: ['oficina'], words: /plantas de unos ([\d,]*\d)\sm²/giu, facts: ['floorPlate'] },
]

function figureOf(text: string): string | number {
  const words = Array.from({ length: 13 }, (_, count) => inWords(count))
  const counted = text.toLowerCase() === 'una' ? 1 : words.indexOf(text.toLowerCase())
  if (counted >= 0) return counted
  const figure = Number(text.replaceAll(',', ''))
  return Number.isNaN(figure) ? text : figure
}

test.each(SAID)('what is told of $types in words is what $facts holds', ({ types, words, facts }) => {
  let told = 0
  const otherwise = inputs
    .filter(({ type }) => types.includes(type))
    .flatMap((input) =>
      [...`${input.title}. ${input.description ?? ''}`.matchAll(words)].flatMap(([said, figure = '']) => {
        told += 1
        const held = facts.map((fact) => input[fact])
        return held.includes(figureOf(figure)) ? [] : [{ title: input.title, said, held }]
      }),
    )
  expect(otherwise).toEqual([])
  expect(told).toBeGreaterThan(0)
})

test('what stands on a corner, or says which services it has, is found by it', () => {
  const lacking = inputs.filter(({ type, title, description, corner, waterAtLot, electricityAtLot }) => {
    const text = `${title}. ${description ?? ''}`
    if (type === 'local') return /\ben esquina\b/i.test(text) && corner !== 'si'
    const isServed = /agua, drenaje y luz (?:a pie de lote|al frente)/i.test(text)
    return type === 'terreno' && isServed && (waterAtLot !== 'si' || electricityAtLot !== 'si')
  })
  expect(lacking.map(({ title }) => title)).toEqual([])
})

test('a class A warehouse is what the trade means by it', () => {
  const best = inputs.filter(({ type, buildingClass }) => type === 'bodega' && buildingClass === 'A')
  expect(best.length).toBeGreaterThan(20)
  for (const { clearHeight, floorLoad, bayWidth, bayDepth, yardDepth } of best) {
    expect(clearHeight).toBeGreaterThanOrEqual(9)
    expect(floorLoad).toBeGreaterThanOrEqual(5)
    expect(Math.min(bayWidth ?? 0, bayDepth ?? 0)).toBeGreaterThanOrEqual(14)
    expect(yardDepth).toBeGreaterThanOrEqual(40)
  }
})
