import { expect, test } from 'vitest'
import { buildLead } from '#test/factories/lead.ts'
import { joinedLead } from './joined-lead.ts'

const LATER = { nextAction: 'Visita', nextDay: '2026-12-03', nextHour: '10:00' }
const SOONER = { nextAction: 'Llamar', nextDay: '2026-12-03', nextHour: null }

test('what one record lacks comes from the other, and no contact is there twice', () => {
  const into = buildLead({ phones: ['+528112345678 ext. 9'], asesorId: 'luis', source: 'sitio' })
  const from = buildLead({
    name: 'Eva S.',
    company: 'Acería',
    phones: ['+528112345678', '+528187654321'],
    emails: ['eva@correo.mx'],
    campaign: 'naves',
    asesorId: 'rosa',
  })
  expect(joinedLead(into, from).fields).toEqual({
    ...into,
    company: 'Acería',
    phones: ['+528112345678 ext. 9', '+528187654321'],
    emails: ['eva@correo.mx'],
    campaign: 'naves',
  })
})

test('the earlier action is kept, and the other one becomes a note', () => {
  const later = buildLead(LATER)
  const sooner = buildLead(SOONER)
  const note = 'La otra siguiente acción era: Visita · 3 dic 2026, 10:00'
  expect(joinedLead(later, sooner)).toMatchObject({ fields: SOONER, note })
  expect(joinedLead(sooner, later)).toMatchObject({ fields: SOONER, note })
  expect(joinedLead(buildLead(), later)).toMatchObject({ fields: LATER, note: null })
  expect(joinedLead(later, buildLead())).toMatchObject({ fields: LATER, note: null })
})

test.each([
  ['contactado', 'visita', 'visita'],
  ['visita', 'contactado', 'visita'],
  ['perdido', 'nuevo', 'nuevo'],
  ['nuevo', 'ganado', 'nuevo'],
  ['ganado', 'perdido', 'ganado'],
] as const)('the stages %s and %s make %s', (one, other, stage) => {
  const reason = (of: string) => (of === 'perdido' ? ('precio' as const) : null)
  const lead = (of: typeof one | typeof other) => buildLead({ stage: of, lostReason: reason(of) })
  expect(joinedLead(lead(one), lead(other)).fields).toMatchObject({ stage, lostReason: reason(stage) })
})
