import { expect, test } from 'vitest'
import { hasTwoFigures, mayHaveTwoFigures, twoFiguresMessage } from './two-figures.ts'

test.each(['25x40', '25 x 40', '25 m x 40 m', '15.24×16.46', '85 a 90', '12-15', '$100 – $120', '9 mts. X 12'])(
  '«%s» has two figures',
  (text) => {
    expect(hasTwoFigures(text)).toBe(true)
    expect(twoFiguresMessage(text)).toBe(`Escribe una sola cifra: «${text}» son dos`)
  },
)

test.each([
  '',
  '-12',
  '1,500.50',
  '12.5 USD/m²',
  '9.5 m',
  '300 kVA',
  'INPC+1',
  '5 años',
  '1 500',
  '24 meses',
  '1,200 m2',
  'x 40',
])('«%s» does not have two figures', (text) => {
  expect(hasTwoFigures(text)).toBe(false)
  expect(twoFiguresMessage(text)).toBeNull()
})

test.each(['25x', '25 x ', '85 ', '85 a', '85 a ', '12-', '25 m x'])('«%s» can still become two figures', (text) => {
  expect(hasTwoFigures(text)).toBe(false)
  expect(mayHaveTwoFigures(text)).toBe(true)
})

test('a long text is checked in linear time and is not repeated in the message', () => {
  expect(hasTwoFigures(`1${' '.repeat(1_000_000)}`)).toBe(false)
  expect(twoFiguresMessage(`25 x ${'9'.repeat(100)}`)).toBe('Escribe una sola cifra')
})

test.each(['25', '9.5 m', '-', '5 añ', '750A', '750 kVA', '', ' '])('«%s» cannot become two figures', (text) =>
  expect(mayHaveTwoFigures(text)).toBe(false),
)
