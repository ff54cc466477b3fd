import { expect, test } from 'vitest'
import type { EntryKind } from './entry.ts'
import type { LeadStage } from './lead.ts'
import { isUnanswered, movedForward, proposedStage, stagesFrom } from './proposed-stage.ts'

test.each<[LeadStage, EntryKind[], LeadStage | null]>([
  ['nuevo', ['llamada'], 'contactado'],
  ['nuevo', ['correo', 'visita'], 'visita'],
  ['contactado', ['whatsapp'], null],
  ['visita', ['llamada'], null],
  ['visita', ['propuesta'], 'propuesta'],
  ['negociacion', ['propuesta', 'visita'], null],
  ['nuevo', ['nota', 'mensaje', 'etapa'], null],
  ['nuevo', [], null],
  ['perdido', ['llamada'], null],
  ['ganado', ['visita'], null],
])('a lead in %s after %j is proposed for %s', (stage, kinds, proposed) => {
  expect(
    proposedStage(
      stage,
      kinds.map((kind) => ({ kind, note: 'Hecho' })),
    ),
  ).toBe(proposed)
})

test('a call that nobody answered proposes no stage, a visit that is planned in its line does', () => {
  const call = { kind: 'llamada', note: 'llamé, no contesta' } as const
  expect(proposedStage('nuevo', [call])).toBeNull()
  expect(proposedStage('nuevo', [{ ...call, note: 'llamé, busca bodega' }])).toBe('contactado')
  expect(proposedStage('nuevo', [call, { kind: 'visita', note: '' }])).toBe('visita')
})

test.each([
  'llamé, no contesta',
  'Llamé y no contestó',
  'LE MARQUÉ, NO CONTESTÓ',
  'le hablé, nadie contesta',
  'no me contestó',
  'llamé, buzón',
  'me mandó a buzón de voz',
  'llamé, ocupado',
  'ocupado',
  'suena ocupado',
  'llamé, dejé recado con su secretaria',
  'le dejé un mensaje',
  'llamé, no entra la llamada',
  'llamé, sin respuesta',
  'whats, no responde',
  'llamé, no contestó, volver a llamar mañana',
])('%j reached nobody', (line) => {
  expect(isUnanswered(line)).toBe(true)
})

test.each([
  'llamé, quiere ver PROP-434 el jueves 10:00',
  'contestó que sí',
  'llamé, no contestó, luego me regresó la llamada',
  'no contestó ayer, hoy sí contestó',
  'hablé con ella, la nave está ocupada',
  'llamé, está ocupado esta semana, quiere cita el lunes',
  'respondió mi correo',
  '',
])('%j reached the person', (line) => {
  expect(isUnanswered(line)).toBe(false)
})

test('a long line is read in no time', () => {
  expect(isUnanswered('no me '.repeat(3000))).toBe(false)
})

test('a form moves a lead only forward, and not to an end', () => {
  expect(stagesFrom('visita')).toEqual(['visita', 'propuesta', 'negociacion'])
  expect(stagesFrom('perdido')).toEqual([])
  expect(movedForward('nuevo', 'visita')).toEqual({ stage: 'visita' })
  for (const [stage, chosen] of [
    ['propuesta', 'contactado'],
    ['visita', 'visita'],
    ['nuevo', 'ganado'],
    ['nuevo', 'perdido'],
    ['perdido', 'visita'],
    ['nuevo', null],
  ] as const)
    expect(movedForward(stage, chosen)).toEqual({})
})
