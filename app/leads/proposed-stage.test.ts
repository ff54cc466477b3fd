import { expect, test } from 'vitest'
import type { EntryKind } from './entry.ts'
import type { LeadStage } from './lead.ts'
import { movedForward, proposedStage, stagesFrom } from './proposed-stage.ts'

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
