import { expect, test } from 'vitest'
import { slugify } from '#app/properties/slug.ts'
import { generateCatalogue } from './generate.ts'
import { ODDITIES } from './oddities.ts'

const inputs = [2006, 1, 2].flatMap((seed) =>
  [...generateCatalogue({ seed, today: '2026-11-20', count: 434 })].map((property) => property.input),
)
const ours = inputs.slice(0, 434)
const titles = ours.map((input) => input.title)
const odd = new Set(ODDITIES.map((property) => property.title))
const plain = inputs.filter((input) => !odd.has(input.title))
const plainDescriptions = plain.flatMap((input) => input.description ?? [])

test('no text shows how it was made', () => {
  const texts = inputs.flatMap(({ title, description, address, location }) => [title, description, address, location])
  for (const text of texts) {
    expect(text ?? '').not.toMatch(/undefined|NaN|null|\[object|\$\{|[{}]/)
    expect(text ?? '').not.toMatch(/\s{2}|\s[,.;:]|,,|\.\.|^\s|\s$/)
  }
})

test('titles are names of things, not sentences', () => {
  for (const { title } of plain) {
    expect(title).toMatch(/^\p{Lu}.*[^.!?]$/u)
    expect(title.length).toBeGreaterThan(12)
    expect(title.length).toBeLessThanOrEqual(90)
  }
})

test('descriptions are two to four short sentences without shouting', () => {
  for (const description of plainDescriptions) {
    const sentences = description.split(/(?<!\b(?:Av|Blvd|Dr|[A-Z]))\. /)
    expect(sentences.length).toBeGreaterThanOrEqual(2)
    expect(sentences.length).toBeLessThanOrEqual(4)
    expect(description).toMatch(/^[\p{Lu}\d].*\.$/u)
    expect(description).not.toMatch(/[!¡]|incre[ií]ble|oportunidad|espectacular|único/i)
    expect(description.length).toBeLessThan(420)
  }
})

test('a figure and its unit are never parted', () => {
  for (const { description } of inputs) expect(description ?? '').not.toMatch(/\d (?:m²|m|cm|kVA)(?!\p{L})/u)
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
  const all = titles.join(' ')
  for (const sign of ['"', "'", '&', 'Ñ', '×', '%']) expect(all).toContain(sign)
})

test('what a text counts agrees with the fields', () => {
  const contradictions = plain.filter(({ title, description, area, frontage, bedrooms }) => {
    const size = /^(?:Bodega|Local|Oficina|Terreno|Consultorio) de ([\d,.]+) m² /.exec(title)?.[1]
    const front = /^([\d.]+)\u00A0m de frente sobre/.exec(description ?? '')?.[1]
    const rooms = /^Departamento de (una|dos|tres) recámaras?/.exec(description ?? '')?.[1]
    return (
      (size && Number(size.replaceAll(',', '')) !== area) ||
      (front && Number(front) !== frontage) ||
      (rooms && ['una', 'dos', 'tres'].indexOf(rooms) + 1 !== bedrooms)
    )
  })
  expect(contradictions).toEqual([])
})
