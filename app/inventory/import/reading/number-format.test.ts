import { expect, test } from 'vitest'
import { numberFormat, shownNumber } from './number-format.ts'

test.each<[format: string, value: number, shown: string | number]>([
  ['"$"#,##0" m2"', 250, '$ 250 m2'],
  ['General', 12_500, 12_500],
  ['#,##0.00', 12_500.5, 12_500.5],
  ['"$"#,##0.00;[Red]\\-"$"#,##0.00', -12, -12],
  ['_("$"* #,##0.00_);_("$"* \\(#,##0.00\\);_("$"* "-"??_);_(@_)', 12_500, 12_500],
  ['_("$"* #,##0.00_);_("$"* \\(#,##0.00\\);_("$"* "-"??_);_(@_)', 0, '-'],
  ['[$$-80A]#,##0', 12_500, 12_500],
  ['[$USD] #,##0', 12_500, 'USD 12500'],
  ['[$USD]#,##0.00', 12_500.25, 'USD 12500.25'],
  ['#,##0.00\\ [$MXN]', 12_500, '12500 MXN'],
  ['"US$"#,##0', 3.125, 'US$ 3.1250'],
  ['USD #,##0', 12_500, 'USD 12500'],
  ['[$$-409]#,##0.00', 12_500, 'USD 12500'],
  ['[$-409]#,##0.00', 12_500, 12_500],
  ['[$€-2]\\ #,##0', 900, '€ 900'],
  ['#,##0"/m2"', 165, '165 /m2'],
  ['0.0"%"', 3.5, '3.5 %'],
  ['0%', 0.055, '5.5%'],
  ['0.00%;-0.00%', 0.1, '10%'],
  ['#,##0.00 "m²"', 120, '120 m²'],
  ['General" has"', 2, '2 has'],
  ['00000', 12, '00012'],
  ['00000', 123_456, '123456'],
  ['"BOD-"000', 7, 'BOD-007'],
  ['(##) ####\\-####', 8_112_345_678, '(81) 1234-5678'],
  ['00\\-00', 105, '01-05'],
  ['#,##0,"mil"', 45_350, 45_350],
  ['[$USD] #,##0.0,,"M"', 1_250_000, 'USD 1250000'],
  ['[>=1000]#,##0" m²";0" pzas"', 12, '12 pzas'],
  ['"Sí";;"No"', 1, 'Sí'],
  ['"Sí";;"No"', 0, 'No'],
  [';;;', 5, ''],
  ['0.00E+00', 12, 12],
  ['# ?/?', 0.5, 0.5],
  ['[Red]0', 4, 4],
  ['@', 4, 4],
  ['#,##0 "m²"', 0.1 + 0.2, '0.3 m²'],
])('%s of %d shows %s', (code, value, shown) => {
  const format = numberFormat(200, new Map([[200, code]]))
  expect([format.isDate, shownNumber(value, format)]).toEqual([false, shown])
})

test.each([
  'dd/mm/yyyy',
  'd "de" mmmm "de" yyyy',
  '[$-80A]dddd, d" de "mmmm',
  'h:mm AM/PM',
  '[h]:mm',
  'yyyy\\-mm\\-dd;@',
  'mm:ss.0',
])('%s is a date', (code) => {
  expect(numberFormat(200, new Map([[200, code]])).isDate).toBe(true)
})

test('formats without a code of their own', () => {
  expect([14, 22, 9, 4, 49].map((id) => numberFormat(id, new Map()).isDate)).toEqual([true, true, false, false, false])
  expect(shownNumber(0.05, numberFormat(9, new Map()))).toBe('5%')
})
