import { expect, test } from 'vitest'
import { type Frame, OFFSETS, municipalityLabels } from './map-labels.ts'
import { placeOn, viewOf } from './map-view.ts'

const MONTERREY = { latitude: 25.7, longitude: -100.3 }

/** The names of a view in which a group of a radius covers Monterrey. @param radius null without a group */
function labels(box: Parameters<typeof viewOf>[0], radius: number | null) {
  const view = viewOf(box)
  const place = placeOn(view)
  const [x, y] = place(MONTERREY).map(Math.round) as [number, number]
  const taken: Frame[] =
    radius === null ? [] : [{ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }]
  const { svg } = municipalityLabels(['Nuevo León'], { place, taken, spots: OFFSETS.slice(0, 1) }, view)
  return { svg, at: [x, y] }
}

test.each([
  ['a state', { west: -103, south: 23.5, east: -98, north: 28 }],
  ['a third of the country', { west: -106.5, south: 20, east: -94, north: 30 }],
])('in a view of %s the main town is named at the edge of the group that covers it', (_width, box) => {
  const { svg, at } = labels(box, 24)
  const [, across, down, y] =
    /translate\((\S+) (\S+)\)"><g class="map-aside"><text y="(\S+)">Monterrey</.exec(svg) ?? []
  expect([Number(across), Number(down)]).toEqual(at)
  expect(Math.abs(Number(y) - 4)).toBe(33)
  expect(svg.match(/map-aside/g), 'a group has one name').toHaveLength(1)
})

test('a town without a group has its name on its place', () => {
  const { svg } = labels({ west: -103, south: 23.5, east: -98, north: 28 }, null)
  expect(svg).not.toContain('map-aside')
  expect(svg).toContain('>Monterrey</text>')
})
