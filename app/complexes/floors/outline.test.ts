import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_CORNERS } from '#app/catalogue/place/area-code.ts'
import { outlineText, readOutline, shownCorners } from './outline.ts'

const CROSSED = 'Los lados del contorno se cruzan: revisa el orden de sus esquinas'
const FEW = 'Un contorno lleva al menos 3 esquinas'

function read(text: string) {
  const found = readOutline(text)
  return found.ok ? outlineText(found.corners) : found.fault
}

test.each([
  ['a square', '10,10 40,10 40,30 10,30', '10,10 40,10 40,30 10,30'],
  ['percent signs, line ends, semicolons and spaces after commas', '10%, 10%;40,10\n40 , 30', '10,10 40,10 40,30'],
  ['two decimals', '0,0 33.333,0 33.339,100', '0,0 33.33,0 33.34,100'],
  ['a corner given twice, and the first one again at its end', '0,0 0,0 50,0 50,50 0,0', '0,0 50,0 50,50'],
  ['an angle', '0,0 60,0 60,20 20,20 20,60 0,60', '0,0 60,0 60,20 20,20 20,60 0,60'],
])('an outline is read: %s', (_, text, tidy) => {
  expect(read(text)).toBe(tidy)
})

test.each([
  ['', FEW],
  ['10,10 20,20', FEW],
  ['10,10 20,20 10,10', FEW],
  ['10,10 110,10 40,30', 'La esquina 2 queda fuera del plano: cada número va de 0 a 100'],
  ['10,10 20,10 40,-0.01', 'La esquina 3 queda fuera del plano: cada número va de 0 a 100'],
  ['10,10 veinte,10 40,30', 'Escribe cada esquina como «10,20» y sepáralas con un espacio: «veinte,10» no se entiende'],
  ['10 10 40 10', 'Escribe cada esquina como «10,20» y sepáralas con un espacio: «10» no se entiende'],
  ['1e1,10 40,10 40,30', 'Escribe cada esquina como «10,20» y sepáralas con un espacio: «1e1,10» no se entiende'],
  ['10,10 40,30 40,10 10,30', CROSSED],
  // A line that goes back, a corner on another side, and the same corner twice.
  ['10,10 40,10 20,10', CROSSED],
  ['0,0 40,0 40,40 20,0 0,40', CROSSED],
  ['0,0 20,20 40,0 40,40 20,20 0,40', CROSSED],
])('«%s» is refused', (typed, fault) => {
  expect(read(typed)).toBe(fault)
})

test('an outline has up to fifty corners', () => {
  const around = (count: number) =>
    Array.from({ length: count }, (_, at) => {
      const angle = (2 * Math.PI * at) / count
      return `${(50 + 40 * Math.cos(angle)).toFixed(2)},${(50 + 40 * Math.sin(angle)).toFixed(2)}`
    }).join(' ')
  expect(readOutline(around(MOST_CORNERS)).ok).toBe(true)
  expect(read(around(MOST_CORNERS + 1))).toBe('Un contorno lleva hasta 50 esquinas')
})

test('any text gives an outline that reads again as itself, or a fault', () => {
  const percent = fc.integer({ min: 0, max: 10_000 }).map((steps) => steps / 100)
  const corner = fc.tuple(percent, percent).map(String)
  const text = fc.oneof(
    fc.string(),
    fc.array(corner, { maxLength: 6 }).map((corners) => corners.join(' ')),
  )
  fc.assert(
    fc.property(text, (typed) => {
      const found = readOutline(typed)
      const isWhole = found.ok
        ? JSON.stringify(readOutline(outlineText(found.corners))) === JSON.stringify(found)
        : found.fault.length > 10
      expect(isWhole).toBe(true)
    }),
  )
})

test('while an outline is drawn, the corners that can be read are shown', () => {
  expect(shownCorners('10,10 x 120,10 20,20')).toEqual([
    [0.1, 0.1],
    [0.2, 0.2],
  ])
})
