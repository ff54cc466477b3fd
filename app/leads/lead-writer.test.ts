import { expect, test } from 'vitest'
import { writtenText } from './lead-writer.ts'

const EVA = { first: 'Eva', language: 'es', about: null }
const OWN = { agency: 'Áurea', message: '¿Cómo va, {nombre}?', propertyMessage: '{nombre}: {propiedad}. {agencia}' }
const NONE = { agency: 'Áurea', message: null, propertyMessage: null }

test.each([
  [NONE, {}, 'Hola Eva, te escribo de Áurea.'],
  [NONE, { about: 'Nave' }, 'Hola Eva, te escribo de Áurea sobre «Nave».'],
  [NONE, { about: 'Nave', language: 'en' }, 'Hello Eva, I am writing from Áurea about «Nave».'],
  [OWN, {}, '¿Cómo va, Eva?'],
  [OWN, { about: 'Local a $& m' }, 'Eva: Local a $& m. Áurea'],
])('%j to %j is «%s»', (writer, more, expected) => {
  expect(writtenText(writer, { ...EVA, ...more })).toBe(expected)
})
