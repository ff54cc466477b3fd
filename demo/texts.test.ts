import { expect, test } from 'vitest'
import { slugify } from '#app/properties/slug.ts'
import { generateCatalogue } from './generate.ts'
import { ODDITIES } from './oddities.ts'

const TODAY = '2026-11-20'
const inputs = [2006, 1, 2].flatMap((seed) =>
  [...generateCatalogue({ seed, today: TODAY, count: 420 })].map((property) => property.input),
)
const ours = inputs.slice(0, 420)
const titles = ours.map((input) => input.title)
const deliberate = new Set(ODDITIES.map((property) => property.title))

test('no text shows how it was made', () => {
  for (const { title, description, address, location } of inputs)
    for (const text of [title, description, address, location]) {
      if (text === null) continue
      expect(text).not.toMatch(/undefined|NaN|null|\[object|\$\{|[{}]/)
      expect(text).not.toMatch(/\s{2}|\s[,.;:]|,,|\.\.|^\s|\s$/)
    }
})

test('titles are names of things, not sentences', () => {
  for (const { title } of inputs) {
    if (deliberate.has(title)) continue
    expect(title).toMatch(/^\p{Lu}/u)
    expect(title).not.toMatch(/[.!¡?]$/)
    expect(title.length).toBeGreaterThan(12)
    expect(title.length).toBeLessThanOrEqual(90)
  }
})

test('descriptions are two to four short sentences without shouting', () => {
  for (const { title, description } of inputs) {
    if (description === null || deliberate.has(title)) continue
    const sentences = description.split(/(?<=\.) (?=[\p{Lu}\d])/u)
    expect(sentences.length, description).toBeGreaterThanOrEqual(2)
    expect(sentences.length, description).toBeLessThanOrEqual(5)
    expect(description).toMatch(/^[\p{Lu}\d].*\.$/u)
    expect(description).not.toMatch(/[!¡]|incre[ií]ble|oportunidad|espectacular|único/i)
    expect(description.length).toBeLessThan(420)
  }
})

test('a figure and its unit are never parted', () => {
  for (const { description } of inputs) expect(description ?? '').not.toMatch(/\d (?:m²|m|cm|kVA)\b/)
})

test('no two descriptions are alike', () => {
  const descriptions = ours.flatMap((input) => input.description ?? [])
  expect(new Set(descriptions).size).toBe(descriptions.length)
})

test('titles are unique but for two pairs, so that the slug rule is seen', () => {
  const twice = titles.filter((title, at) => titles.indexOf(title) !== at)
  expect(twice.toSorted()).toEqual([
    'Bodega en parque industrial con vigilancia',
    'Local en plaza con estacionamiento al frente',
  ])
  const slugs = titles.map((title) => slugify(title))
  expect(new Set(slugs).size).toBe(titles.length - 2)
})

test('one title is as long as titles get, others carry quotes, signs and an Ñ', () => {
  expect(Math.max(...titles.map((title) => title.length))).toBe(190)
  for (const sign of ['"', "'", '&', '<', '>', 'Ñ', '×', '%'])
    expect(
      titles.some((title) => title.includes(sign)),
      sign,
    ).toBe(true)
})

test('what a description counts agrees with the fields', () => {
  for (const { title, description, area, frontage, bedrooms } of inputs) {
    const named = /^(?:Bodega|Local|Oficina|Terreno|Consultorio) de ([\d,.]+) m² /.exec(title)?.[1]
    if (named) expect(Number(named.replaceAll(',', ''))).toBe(area)
    const front = /^([\d.]+)\u00A0m de frente sobre/.exec(description ?? '')?.[1]
    if (front) expect(Number(front)).toBe(frontage)
    const rooms = /de (una|dos|tres) recámaras?/.exec(description ?? '')?.[1]
    if (rooms) expect(['una', 'dos', 'tres'].indexOf(rooms) + 1).toBe(bedrooms)
  }
})
