import { describe, expect, test } from 'vitest'
import { phoneRule, readPhone } from './phone-rule.ts'
import { readCode, readEmail, readFigure, readText } from './control-readers.ts'

describe('a text control', () => {
  test('is stored without the space around it and with its inner space', () => {
    expect(readText('  Nave  A\n', { most: 10 })).toEqual({ value: 'Nave  A' })
  })

  test.each(['', ' \n', '\u200b', '\u00ad', '\u2800'])('%j counts as empty', (text) => {
    expect(readText(text, { most: 10 })).toEqual({ value: null })
    expect(readText(text, { most: 10, required: 'Escribe algo' })).toEqual({ message: 'Escribe algo' })
  })

  test('is counted in visible characters', () => {
    expect(readText('🏢'.repeat(5000), { most: 5000 })).toEqual({ value: '🏢'.repeat(5000) })
    expect(readText('x'.repeat(5001), { most: 5000 })).toEqual({ message: 'Admite hasta 5,000 caracteres' })
    expect(readText('x'.repeat(12), { most: 10, tooLong: (length) => `Son ${length}` })).toEqual({ message: 'Son 12' })
  })
})

describe('an e-mail control', () => {
  const WRONG = { message: 'Por favor ingresa un correo electrónico válido' }

  test('accepts an address that mail can be sent to, or has an error', () => {
    expect(readEmail(' correo@ñandú.mx ')).toEqual({ value: 'correo@ñandú.mx' })
    expect(readEmail('')).toEqual({ value: null })
    expect(readEmail('', { required: 'Escribe tu correo' })).toEqual({ message: 'Escribe tu correo' })
    for (const text of ['usuario@dominio', `${'a'.repeat(250)}@b.mx`]) expect(readEmail(text)).toEqual(WRONG)
  })

  test('may have a lower limit of length', () => {
    expect(readEmail('ana@correo.mx', { most: 13 })).toEqual({ value: 'ana@correo.mx' })
    expect(readEmail('anna@correo.mx', { most: 13 })).toEqual(WRONG)
    expect(readEmail('anna@correo.mx', { most: 13, tooLong: () => 'Largo' })).toEqual({ message: 'Largo' })
  })

  test('may normalise the spelling or refuse it', () => {
    expect(readEmail('Ana@b.mx', { spelling: (address) => address.toLowerCase() })).toEqual({ value: 'ana@b.mx' })
    expect(readEmail('Ana@b.mx', { spelling: () => null })).toEqual(WRONG)
  })
})

test('a phone must be diallable, or has an error', () => {
  expect(readPhone(' +52 (81) 1234-5678 ')).toEqual({ value: '+52 (81) 1234-5678' })
  expect(readPhone(' ')).toEqual({ value: null })
  for (const nobodys of ['0000000000', '01 2345 6789', '+52 1111111111'])
    expect(readPhone(nobodys)).toEqual({ message: 'Revisa el teléfono: ese no se puede marcar' })
  expect(readPhone('55 5555 5551')).toEqual({ value: '55 5555 5551' })
  expect(readPhone('1234')).toEqual({ message: 'Escribe un teléfono de 10 dígitos' })
  expect(readPhone('+52 81 1234 567')).toEqual({ message: 'Escribe un teléfono de 10 dígitos' })
  const cutShort = { message: 'Escribe el número completo después de la clave del país' }
  expect(readPhone('+1 956 555 010')).toEqual(cutShort)
})

describe('a figure control', () => {
  test.each([
    ['', null],
    ['2,400', 2400],
    ['2400.50', 2400.5],
    [' 1 200 ', 1200],
    ['.5', 0.5],
    ['007', 7],
    ['-0', 0],
    ['1,012.500', 1012.5],
    ['0.500', 0.5],
  ])('%j is %j', (text, value) => {
    expect(readFigure(text, { decimals: 2 })).toEqual({ value })
  })

  test.each([
    ['', { decimals: 2, required: 'Escribe la superficie' }, 'Escribe la superficie'],
    ['doce', { decimals: 2 }, 'Escribe un número, por ejemplo 2,400'],
    ['1,20', { decimals: 2 }, 'Escribe un número, por ejemplo 2,400'],
    ['.', { decimals: 2 }, 'Escribe un número, por ejemplo 2,400'],
    ['-3', { decimals: 2 }, 'No puede ser menor que 0'],
    ['1.5', { decimals: 0 }, 'Escribe un número entero'],
    ['1.55', { decimals: 1 }, 'Admite un decimal, por ejemplo 12.5'],
    ['1.555', { decimals: 2 }, 'Admite dos decimales, por ejemplo 12.25'],
    ['1.500', { decimals: 2 }, 'Escribe 1,500 o 1.5: «1.500» puede ser cualquiera'],
    ['1.5555', { decimals: 3 }, 'Tiene demasiados decimales'],
    ['1234567890', { decimals: 2 }, 'Admite hasta 9 dígitos'],
    ['1000', { decimals: 0, most: 999 }, 'No puede ser mayor que 999'],
  ])('%j with limits %j has the error «%s»', (text, limits, message) => {
    expect(readFigure(text, limits)).toEqual({ message })
  })
})

test('a code must be in its list', () => {
  const codes = ['venta', 'renta'] as const
  expect(readCode('renta', codes)).toEqual({ value: 'renta' })
  expect(readCode('', codes)).toEqual({ value: null })
  for (const text of ['Renta', 'toString', '__proto__'])
    expect(readCode(text, codes)).toEqual({ message: 'Elige una opción de la lista' })
})

test.each([
  ['tel:+528112345678', '+528112345678'],
  ['(+52) (81) 1234‑5678', '(+52) (81) 1234-5678'],
  ['８１１２３４５６７８', '8112345678'],
  ['\u200E81 1234\u00AD 5678\u2069', '81 1234 5678'],
])('the phone %j is read as %s', (typed, phone) => {
  const { tidy, read } = phoneRule({})
  expect(read(tidy(typed))).toEqual({ value: phone })
})

test('a superscript or circled digit is not part of a figure', () => {
  for (const text of ['5²', '10⁶', '①']) expect(readFigure(text, { decimals: 0 })).toHaveProperty('message')
})

test('any dash before a figure is read as a minus', () => {
  for (const dash of '-−–—‐‑')
    expect(readFigure(`${dash}5`, { decimals: 0 })).toEqual({ message: 'No puede ser menor que 0' })
  expect(readFigure('１２', { decimals: 0 })).toEqual({ value: 12 })
})
