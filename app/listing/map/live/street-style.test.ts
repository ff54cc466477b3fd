import { expect, test } from 'vitest'
import { streetStyle } from './street-style.ts'

const COLOURS = {
  ground: '#ebf0ed',
  built: '#dce4df',
  water: '#b2cfeb',
  green: '#e3f4ea',
  road: '#ffffff',
  highway: '#ecd08a',
  edge: '#c2cec8',
  name: '#3f4f48',
  halo: '#ffffff',
}
const style = streetStyle('/maps/nuevo-leon.pmtiles', COLOURS)

test('the style of the streets loads no fonts or icons, only its tiles', () => {
  expect(style.glyphs).toBeUndefined()
  expect(style.sprite).toBeUndefined()
  expect(Object.values(style.sources)).toEqual([
    expect.objectContaining({ type: 'vector', url: 'pmtiles:///maps/nuevo-leon.pmtiles' }),
  ])
  expect(JSON.stringify(style)).toContain('© OpenStreetMap')
})

test('every layer has a unique name, and labels are drawn last', () => {
  const ids = style.layers.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const kinds = style.layers.map(({ type }) => type)
  expect(kinds.slice(kinds.indexOf('symbol')).every((kind) => kind === 'symbol')).toBe(true)
})

test('the casings of all roads are drawn below the roads', () => {
  const ids = style.layers.map(({ id }) => id)
  const edges = ids.flatMap((id, at) => (id.endsWith('-orilla') ? [at] : []))
  const roads = ids.flatMap((id, at) => (ids.includes(`${id}-orilla`) ? [at] : []))
  expect(edges).toHaveLength(roads.length)
  expect(Math.max(...edges)).toBeLessThan(Math.min(...roads))
})
