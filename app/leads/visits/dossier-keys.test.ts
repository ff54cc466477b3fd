import { expect, test } from 'vitest'
import { keysInNotes } from './dossier-keys.ts'

test.each([
  [
    ['Piso reparado en 2024.\nLlaves con el guardia, caseta norte. Avisar un día antes.'],
    'Llaves con el guardia, caseta norte',
  ],
  [['Sin novedades', 'La llave la tiene Don Beto; 3 copias'], 'La llave la tiene Don Beto'],
  [['LLAVES en la oficina', 'Llaves con el dueño'], 'LLAVES en la oficina'],
  [['Llavero azul', 'Sin novedades'], null],
  [[], null],
])('%j says «%s»', (notes, expected) => {
  expect(keysInNotes(notes)).toBe(expected)
})
