import { expect, test } from 'vitest'
import { pointAt } from '#app/catalogue/place/point.ts'
import type { Precision } from '#app/catalogue/facts/precision.ts'
import { clipped } from './clip.ts'
import { drawPlace } from './draw-place.server.ts'
import { findSpaceInside } from './space-inside.ts'
import { NUEVO_LEON } from '#test/factories/places.ts'

const HUINALA = { latitude: 25.7485, longitude: -100.165 }
const NEAR = { name: 'el Cruce', ...pointAt(HUINALA, 90, 3_000) }
const SIZE = { width: 100, height: 50 }

function draw(precision: Precision, point = HUINALA) {
  const told = { precision, point, location: 'Huinalá', municipality: 'Apodaca' }
  return drawPlace(told, { ...NUEVO_LEON, landmarks: [...NUEVO_LEON.landmarks, NEAR] })
}

test('a place is drawn with its municipality, the neighbours, the visible landmarks and a scale', () => {
  const { svg, near, credit } = draw('exacta') ?? {}
  expect([...(svg ?? '').matchAll(/<text[^>]*>([^<]*)</g)].map(([, name]) => name)).toEqual(
    expect.arrayContaining(['Apodaca', 'Guadalupe', 'Cruce', '2\u00A0km']),
  )
  expect(near).toHaveLength(3)
  expect(credit).toContain('INEGI')
  expect(svg).toContain('un punto dice dónde está')
})

test('each precision has a marker of another shape and a description', () => {
  const circle = /<circle [^>]*r="(\d+)"[^>]*>/
  expect(circle.exec(draw('aproximada')?.svg ?? '')?.[1]).toBe('17')
  expect(draw('aproximada')?.svg).toContain('está dentro del círculo de 500 m')
  expect(draw('zona')?.svg).toMatch(/stroke-dasharray.*se marca solo la zona|se marca solo la zona.*stroke-dasharray/)
  expect(draw('zona')?.svg).toContain('>Huinalá</text>')
})

test('without outlines a place is drawn with the names around it and their credit', () => {
  const reynosa = draw('exacta', { latitude: 26.0486, longitude: -98.2218 })
  expect(reynosa?.svg).toContain('>Puente Reynosa–Pharr</text>')
  expect(reynosa?.near).toEqual([expect.stringContaining('del Puente Reynosa–Pharr')])
  const queretaro = draw('exacta', { latitude: 20.588, longitude: -100.389 })
  expect(queretaro?.svg).toContain('>Querétaro</text>')
  expect(queretaro?.credit).toBe('Municipios: GeoNames (CC BY)')
})

test('where nothing can be named, and without a point, nothing is drawn', () => {
  // In the gulf.
  expect(draw('exacta', { latitude: 24, longitude: -92 })).toBeNull()
  expect(drawPlace({ precision: 'zona', point: null, location: '', municipality: null }, NUEVO_LEON)).toBeNull()
})

test('the names of landmarks are escaped', () => {
  const told = { precision: 'zona', point: HUINALA, location: '<b>"x"', municipality: null } as const
  const { svg } = drawPlace(told, { zones: [], landmarks: [{ ...HUINALA, name: '<script>' }] }) ?? {}
  expect(svg).not.toMatch(/<b>|<script/)
})

test('a shape is clipped at the edge of the drawing, and its name is placed inside the visible part', () => {
  const square = clipped(
    [
      [-500, -500],
      [40, -500],
      [40, 500],
      [-500, 500],
    ],
    SIZE,
  )
  expect(square.every(([x, y]) => x >= -6 && x <= 40 && y >= -6 && y <= 56)).toBe(true)
  const frameAt = ([x, y]: readonly [number, number]) => ({ left: x - 10, right: x + 10, top: y - 5, bottom: y + 5 })
  const room = findSpaceInside([square], SIZE, frameAt, ({ left }) => left > 0)
  expect(room?.[0]).toBeGreaterThan(10)
  expect(room?.[0]).toBeLessThanOrEqual(30)
  expect(findSpaceInside([square], SIZE, frameAt, () => false)).toBeNull()
  expect(
    clipped(
      [
        [200, 0],
        [300, 0],
        [300, 40],
      ],
      SIZE,
    ),
  ).toEqual([])
})
