import { expect, test } from 'vitest'
import { isEmptyRow, withoutRepeats } from './repeated-rows.ts'

type Rows = [label: string, ...values: string[]][]

function shown(rows: Rows, said: string[] = []): string[] {
  const given = rows.map(([label, ...values]) => ({ label, values }))
  return withoutRepeats(given, new Set(said)).map(({ label }) => label)
}

test.each<[string, Rows, string[]]>([
  [
    'a lot',
    [
      ['Superficie', '3,150 m²', '8,374 m²'],
      ['Terreno', '3,150 m²', '8,374 m²'],
    ],
    ['Superficie y terreno'],
  ],
  [
    'an office',
    [
      ['Superficie', '210 m²', '160 m²'],
      ['Superficie rentable', '210 m²', '160 m²'],
      ['Construcción', '210 m²', '160 m²'],
    ],
    ['Superficie, superficie rentable y construcción'],
  ],
  [
    'a surface that only one of them repeats',
    [
      ['Superficie', '210 m²', '160 m²'],
      ['Construcción', '210 m²', '150 m²'],
    ],
    ['Superficie', 'Construcción'],
  ],
  [
    'a surface that one of them lacks',
    [
      ['Superficie', '210 m²', '160 m²'],
      ['Construcción', '210 m²', '—'],
    ],
    ['Superficie', 'Construcción'],
  ],
  [
    'two surfaces that are alike but not the first',
    [
      ['Superficie', '9 m²', '9 m²'],
      ['Construcción', '5 m²', '6 m²'],
      ['Terreno', '5 m²', '6 m²'],
    ],
    ['Superficie', 'Construcción y terreno'],
  ],
  [
    'a type',
    [
      ['Tipo', 'Bodega', 'Bodega'],
      ['Subtipo', 'Bodega', 'Bodega'],
    ],
    ['Tipo'],
  ],
  [
    'a narrower type',
    [
      ['Tipo', 'Bodega', 'Bodega'],
      ['Subtipo', 'Bodega', 'Nave'],
    ],
    ['Tipo', 'Subtipo'],
  ],
  [
    'a price per m²',
    [
      ['Renta por m² al mes', '$110 MXN', '$100 MXN'],
      ['Precio por m²', '$110 MXN al mes', '$100 MXN al mes'],
    ],
    ['Renta por m² al mes'],
  ],
  [
    'a rent without more to pay',
    [
      ['Renta al mes', '$9 MXN', '$8 MXN'],
      ['Lo que se paga al mes', '$9 MXN', '$8 MXN'],
    ],
    ['Renta al mes'],
  ],
  [
    'unrelated facts with equal values',
    [
      ['Gas', 'Sí', '—'],
      ['Planta de luz', 'Sí', '—'],
      ['Frente', '45 m', '9 m'],
      ['Fondo', '45 m', '9 m'],
    ],
    ['Gas', 'Planta de luz', 'Frente', 'Fondo'],
  ],
])('%s', (_what, rows, labels) => {
  expect(shown(rows)).toEqual(labels)
})

test('what the heads of the columns say is left out, also where a related row repeats it', () => {
  const rows: Rows = [
    ['Renta por m² al mes', '$110 MXN', '$100 MXN'],
    ['Precio', '$110 MXN/m²/mes', '$100 MXN/m²/mes'],
    ['Precio por m²', '$110 MXN al mes', '$100 MXN al mes'],
  ]
  expect(shown(rows, ['Precio', 'Renta por m² al mes'])).toEqual([])
})

test.each([
  [['—', '—'], true],
  [['IVA por confirmar', '—'], true],
  [['Falta la superficie', 'Falta la superficie'], true],
  [['IVA por confirmar', '$9 MXN'], false],
  [['No', '—'], false],
])('whether %j is an empty row: %s', (values, isEmpty) => {
  expect(isEmptyRow({ label: 'Dato', values })).toBe(isEmpty)
})
