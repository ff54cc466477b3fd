import { describe, expect, test } from 'vitest'
import { identifiersOf, mergeIdentifiers, personMatcher } from './identifiers.ts'

const ANA = identifiersOf({ names: ['Ana Ruíz Peña'], phones: ['+52 81 1234 5678'], emails: ['Ana@Correo.mx'] })
const matcher = personMatcher(ANA)

describe('what names the person', () => {
  test.each([
    ['Propietario: Ana Ruíz Peña → Sin dato', 'Propietario: persona borrada → Sin dato'],
    ['ANA RUIZ PEÑA', 'persona borrada'],
    ['Ana Ruiz Pena · 81 1234 5678 · ana@correo.mx', 'persona borrada'],
    ['Llamar al 8112345678.', 'Llamar al persona borrada.'],
    ['(+52) 1 81 1234-5678 ext. 9', 'persona borrada ext. 9'],
    ['044 81 1234 5678', 'persona borrada'],
    ['tel:+528112345678', 'tel:persona borrada'],
    ['0052 (81) 1234.5678', 'persona borrada'],
    ['81 8765 4321 / 81 1234 5678', '81 8765 4321 / persona borrada'],
    ['81 8765 4321 81 1234 5678', '81 8765 4321 persona borrada'],
    ['mailto:ANA@correo.mx, y a luis@correo.mx', 'mailto:persona borrada, y a luis@correo.mx'],
    ['Escribir a ana@correo.mx.', 'Escribir a persona borrada.'],
  ])('%j', (text, erased) => {
    expect(matcher.mentions(text)).toBe(true)
    expect(matcher.erase(text)).toBe(erased)
  })

  test.each([
    'Ana Ruiz',
    'Juana Ruiz Peña',
    'Ana Ruiz Peñaloza',
    'juana@correo.mx',
    'ana@correo.mx.us',
    '811234567',
    '81123456789',
    '38112345678',
    '$8,112,345,678',
    '',
  ])('%j is somebody or something else', (text) => {
    expect(matcher.mentions(text)).toBe(false)
    expect(matcher.erase(text)).toBe(text)
  })
})

test('a name of one word is a person only where it is all that a field says', () => {
  const { erase } = personMatcher(identifiersOf({ names: ['Ana'] }))
  expect(erase('Ana')).toBe('persona borrada')
  expect(erase('Nombre: Ana → Eva\nCasa en Santa Ana')).toBe('Nombre: persona borrada → Eva\nCasa en Santa Ana')
  expect(erase('«Ana»')).toBe('«persona borrada»')
})

test('a name with signs and a foreign number', () => {
  const { erase, isWhole } = personMatcher(
    identifiersOf({ names: ['Grupo 3, S.A. de C.V.', 'Ana "La Güera" Ruiz'], phones: ['+1 956 555 0100'] }),
  )
  expect(erase('De Grupo 3 S.A. de C.V., +19565550100')).toBe('De persona borrada')
  expect(erase(JSON.stringify({ n: 'Ana "La Güera" Ruiz' }))).toBe('{"n":"persona borrada"}')
  expect([isWhole(' +1 (956) 555-0100 '), isWhole('Tel. +19565550100')]).toEqual([true, false])
})

test('nobody is nowhere, and the same name counts once', () => {
  const nobody = personMatcher(identifiersOf({ names: ['', ' ', '—', null], phones: ['12', null], emails: [''] }))
  expect([nobody.isEmpty, nobody.mentions('12 —')]).toEqual([true, false])
  expect(
    mergeIdentifiers([identifiersOf({ names: ['Ana Ruiz'] }), identifiersOf({ names: ['ana ruíz'] })]).names,
  ).toEqual(['ana ruíz'])
})
