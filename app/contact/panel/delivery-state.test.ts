import { expect, test } from 'vitest'
import { type DeliveryRow, deliveryStates, worstDelivery } from './delivery-state.ts'

const WAITING: DeliveryRow = {
  kind: 'contact-mail',
  attempts: 0,
  nextAttemptAt: '2026-11-20T18:00:00.000Z',
  lastError: null,
  deliveredAt: null,
}
const DELIVERED: DeliveryRow = {
  ...WAITING,
  kind: 'contact-forward',
  attempts: 1,
  nextAttemptAt: null,
  deliveredAt: '2026-11-20T18:41:00.000Z',
}
const FAILING: DeliveryRow = { ...WAITING, attempts: 3, lastError: 'connect ECONNREFUSED' }
const GIVEN_UP: DeliveryRow = { ...FAILING, attempts: 24, nextAttemptAt: null }

test.each([
  [WAITING, 'neutral', 'Correo: por enviar'],
  [{ ...WAITING, attempts: 1 }, 'neutral', 'Correo: por enviar'],
  [DELIVERED, 'ok', 'Servicio de formularios: entregado el 20 nov 2026, 12:41 p.m.'],
  [{ ...FAILING, attempts: 1 }, 'warn', 'Correo: falló 1 intento; el siguiente, 20 nov 2026, 12:00 p.m.'],
  [FAILING, 'warn', 'Correo: fallaron 3 intentos; el siguiente, 20 nov 2026, 12:00 p.m.'],
  [GIVEN_UP, 'danger', 'Correo: no se pudo entregar tras 24 intentos'],
] as const)('%j is %s: %s', (row, tone, words) => {
  expect(deliveryStates([row], 'nuevo')).toEqual([
    { tone, words, error: tone === 'warn' || tone === 'danger' ? 'connect ECONNREFUSED' : null },
  ])
})

test('without any delivery it is said why', () => {
  expect(deliveryStates([], 'nuevo')[0]?.words).toBe('No está configurado')
  expect(deliveryStates([], 'spam')[0]?.words).toBe('Apartado: no se envía')
})

test('the list shows what is worst', () => {
  expect([[], [WAITING, DELIVERED], [DELIVERED, FAILING], [FAILING, GIVEN_UP]].map(worstDelivery)).toEqual([
    null,
    null,
    'warn',
    'danger',
  ])
})
