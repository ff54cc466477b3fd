import { describe, expect, test } from 'vitest'
import { type ReadEntryLine, doneKindOf, readEntryLine } from './read-entry-line.ts'

/** A Friday. */
const TODAY = '2026-11-20'
const CODES = new Set(['prop-434', 'cn12'])

function read(line: string): ReadEntryLine {
  return readEntryLine(line, { today: TODAY, isCode: (code) => CODES.has(code.toLowerCase()) })
}

test('a line proposes what was done, the property and the next action', () => {
  expect(read('llamé, quiere ver PROP-434 el jueves 10:00')).toEqual({
    kind: 'llamada',
    code: 'PROP-434',
    next: { nextAction: 'Visita a PROP-434', nextDay: '2026-11-26', nextHour: '10:00' },
    doubts: [],
  })
})

test.each([
  ['Llamé y no contestó', 'llamada'],
  ['no contesta', 'llamada'],
  ['dejé recado', 'llamada'],
  ['suena ocupado', 'llamada'],
  ['HABLÉ con su socia', 'llamada'],
  ['le escribí por WhatsApp', 'whatsapp'],
  ['mandé whats con las fotos', 'whatsapp'],
  ['respondió mi correo', 'correo'],
  ['mandé la propuesta por 45 mil', 'propuesta'],
  ['visitamos la nave, le gustó', 'visita'],
  ['visita con su arquitecto', 'visita'],
  ['vino a la oficina', 'visita'],
  ['pide factura', 'nota'],
  ['le llamó el lunes', 'llamada'],
  ['llame, quiere fotos mañana', 'llamada'],
  ['le llamo mañana', 'nota'],
  ['le mando correo mañana', 'nota'],
  ['llamada el lunes 10:00', 'nota'],
  ['que le hable el martes', 'nota'],
  ['me escribió por wa, quiere cita el sábado', 'whatsapp'],
  ['llamar el lunes', 'nota'],
  ['visita el lunes', 'nota'],
  ['ana@correo.mx es su dirección', 'nota'],
  ['', 'nota'],
])('%j is of kind %s', (line, kind) => {
  expect(read(line).kind).toBe(kind)
})

test.each([
  ['llamar hoy', '2026-11-20'],
  ['llamar mañana', '2026-11-21'],
  ['LLAMAR MAÑANA', '2026-11-21'],
  ['llamar mañana en la mañana', '2026-11-21'],
  ['llamar pasado mañana', '2026-11-22'],
  ['llamar el lunes', '2026-11-23'],
  ['llamar el viernes', '2026-11-27'],
  ['llamar el próximo miércoles', '2026-11-25'],
  ['llamar el martes que viene', '2026-11-24'],
  ['llamar en 3 días', '2026-11-23'],
  ['llamar en dos semanas', '2026-12-04'],
  ['llamar en un mes', '2026-12-20'],
  ['llamar la próxima semana', '2026-11-23'],
  ['llamar a fin de mes', '2026-11-30'],
  ['llamar el 3 de diciembre', '2026-12-03'],
  ['llamar el 3 dic', '2026-12-03'],
  ['llamar el 1 de marzo', '2027-03-01'],
  ['llamar el primero de diciembre', '2026-12-01'],
  ['llamar el 3 de diciembre de 2027', '2027-12-03'],
  ['llamar el 5/12', '2026-12-05'],
  ['llamar el 05/01/2027', '2027-01-05'],
  ['llamar 2026-12-24', '2026-12-24'],
  ['llamar el día 25', '2026-11-25'],
  ['llamar el 5', '2026-12-05'],
  ['llamar el 20', '2026-12-20'],
  ['llamar el 29 de febrero de 2028', '2028-02-29'],
  ['llamar el viernes 4 de diciembre', '2026-12-04'],
  ['llamar el viernes, 4 de diciembre', '2026-12-04'],
  ['llamar para el viernes 4/12', '2026-12-04'],
  ['llamar lunes 30', '2026-11-30'],
  ['llamar el jueves 10', '2026-12-10'],
  ['llamar el jueves 11', '2026-11-26'],
  ['llamar mié', '2026-11-25'],
  ['llamar sáb. 28', '2026-11-28'],
  ['llamar mar 24', '2026-11-24'],
  ['llamar 3.12.2026', '2026-12-03'],
  ['llamar 1ro de diciembre', '2026-12-01'],
  ['llamar 1° de diciembre', '2026-12-01'],
  ['llamar la semana entrante', '2026-11-23'],
  ['llamar el mes que entra', '2026-12-01'],
])('%j is on %s', (line, day) => {
  expect(read(line)).toMatchObject({ next: { nextAction: 'Llamar', nextDay: day, nextHour: null }, doubts: [] })
})

test.each([
  ['10:00', '10:00'],
  ['9:30', '09:30'],
  ['4:30', '16:30'],
  ['07:30', '07:30'],
  ['4:30 am', '04:30'],
  ['17:00 hrs', '17:00'],
  ['a las 5', '17:00'],
  ['a las 11', '11:00'],
  ['a las 5 y media', '17:30'],
  ['a las 8 de la noche', '20:00'],
  ['a las 8 de la mañana', '08:00'],
  ['a la 1', '13:00'],
  ['a las tres', '15:00'],
  ['3 de la tarde', '15:00'],
  ['10h', '10:00'],
  ['a las 12 de la noche', '00:00'],
  ['a las 10:5', null],
  ['en 2 horas', null],
  ['5 pm', '17:00'],
  ['11 a.m.', '11:00'],
  ['12 pm', '12:00'],
  ['al mediodía', '12:00'],
])('an action at %s has the hour %s', (hour, expected) => {
  expect(read(`llamar el lunes ${hour}`)).toMatchObject({
    next: { nextAction: 'Llamar', nextDay: '2026-11-23', nextHour: expected },
    doubts: [],
  })
})

test.each([
  ['llamar el 30 de febrero', 'El 30 de febrero no existe: escribe otro día'],
  ['llamar el 31/11', 'El 31 de noviembre no existe: escribe otro día'],
  ['llamar el 29 de febrero de 2027', 'El 29 de febrero no existe: escribe otro día'],
  ['llamar el día 45', 'El día 45 no existe: escribe otro día'],
  ['llamar el jueves 27 de noviembre', 'El 27 de noviembre es viernes, no jueves: escribe otro día'],
  ['llamar el lunes 29', 'El 29 de noviembre es domingo, no lunes: escribe otro día'],
  ['llamar el lunes a las 25', 'La hora 25:00 no existe: escribe otra'],
  ['llamar el lunes 10:75', 'La hora 10:75 no existe: escribe otra'],
  ['llamar el lunes 15:00 am', 'La hora 15:00 no existe: escribe otra'],
])('%j is refused with a sentence', (line, sentence) => {
  expect(read(line)).toMatchObject({ next: null, doubts: [sentence] })
})

test('a visit on a day that does not exist was none', () => {
  expect(read('visita el 30 de febrero').kind).toBe('nota')
  expect(read('visita con su socia').kind).toBe('visita')
})

test.each([
  ['ver PROP-434 mañana', 'Visita a PROP-434'],
  ['mandar propuesta de CN12 el lunes', 'Enviar propuesta de CN12'],
  ['le mando correo mañana', 'Enviar correo'],
  ['escribirle por whatsapp el lunes', 'Escribir por WhatsApp'],
  ['dejar el catálogo en su oficina el lunes 10:00', 'Dejar el catálogo en su oficina'],
  ['hablé, quiere ver la nave, el lunes 10:00', 'Visita'],
  ['el lunes', 'Dar seguimiento'],
  ['jueves 11 a las 10', 'Dar seguimiento'],
  ['llamé, quiere PROP-434 y CN12 el jueves', 'Quiere PROP-434 y CN12'],
])('%j proposes %j', (line, what) => {
  expect(read(line).next?.nextAction).toBe(what)
})

describe('nothing is proposed', () => {
  test.each([
    'llamé ayer, no contestó',
    'hablé hoy con él',
    'llamó a las 5',
    'el lunes pasado vino',
    'busca 500 m2 con 10 andenes',
    'renta de $45,000 al mes, 24/7',
    'su teléfono es 81 1234 5678',
    'lo vio por la mañana',
    'llamé el lunes',
    'visitó la nave el jueves, le gustó',
    'llamar en 2 horas',
    'su oficina está en Av. 20 de Noviembre',
    'calle 5 de mayo 200',
  ])('of %j', (line) => {
    expect(read(line)).toMatchObject({ next: null, doubts: [] })
  })
})

test.each([
  ['llamé hoy a las 5, quiere ver PROP-434 el jueves', '2026-11-26', null],
  ['hablé con él el lunes y quiere ver PROP-434 el jueves 10:00', '2026-11-26', '10:00'],
  ['le llamo el lunes', '2026-11-23', null],
])('of %j the part that is to come counts', (line, nextDay, nextHour) => {
  expect(read(line).next).toMatchObject({ nextDay, nextHour })
})

test('a property that is not there is said, and other figures are none', () => {
  expect(read('quiere ver PROP-999 mañana')).toMatchObject({
    code: null,
    doubts: ['No hay ninguna propiedad PROP-999'],
    next: { nextAction: 'Visita' },
  })
  expect(read('quiere PROP-434 y PROP-999')).toMatchObject({
    code: 'PROP-434',
    doubts: ['No hay ninguna propiedad PROP-999'],
  })
  expect(read('quiere PROP-434 con ISO-9001')).toMatchObject({ code: 'PROP-434', doubts: [] })
  expect(read('tiene 2 naves y pide cn12')).toMatchObject({ code: 'cn12', doubts: [] })
  expect(read('en 300 m2')).toMatchObject({ code: null, doubts: [] })
})

test('a long or strange line is read in no time', () => {
  for (const line of [
    'lunes '.repeat(2000),
    '1/1/'.repeat(4000),
    'a las '.repeat(3000),
    'lunes 30 '.repeat(1000),
    '\u{1F3ED} mañana',
    'ﬁn İ',
  ])
    expect(read(line).kind).toBe('nota')
})

test.each([
  ['Visita a PROP-434', 'visita'],
  ['Enviar propuesta de CN12', 'propuesta'],
  ['Llamar', 'llamada'],
  ['Escribir por WhatsApp', 'whatsapp'],
  ['Enviar correo', 'correo'],
  ['Dejar el catálogo', 'nota'],
])('%j was, once it is done, of kind %s', (action, kind) => {
  expect(doneKindOf(action)).toBe(kind)
})
