import { describe, expect, test } from 'vitest'
import { type DeliveryRow, deliveryStates, worstDelivery } from './delivery-state.ts'

const WAITING: DeliveryRow = {
  kind: 'contact-mail',
  attempts: 0,
  nextAttemptAt: '2026-11-20T18:00:00.000Z',
  lastError: null,
  deliveredAt: null,
  recipients: [],
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
  [DELIVERED, 'ok', 'Servicio de formularios: entregado el 20 nov 2026, 12:41'],
  [{ ...FAILING, attempts: 1 }, 'warn', 'Correo: falló 1 intento; el siguiente, 20 nov 2026, 12:00'],
  [FAILING, 'warn', 'Correo: fallaron 3 intentos; el siguiente, 20 nov 2026, 12:00'],
  [GIVEN_UP, 'danger', 'Correo: no se pudo entregar tras 24 intentos'],
  [{ ...GIVEN_UP, attempts: 1 }, 'danger', 'Correo: no se pudo entregar tras 1 intento'],
] as const)('%j is %s: %s', (row, tone, words) => {
  expect(deliveryStates([row], 'nuevo', 'America/Monterrey')).toEqual([
    { tone, words, error: tone === 'warn' || tone === 'danger' ? 'connect ECONNREFUSED' : null },
  ])
})

describe('a mail to several recipients', () => {
  const at = '2026-11-20T17:00:00.000Z'
  const recipients = [
    { address: 'ana@x.mx', state: 'delivered', answer: null, at },
    { address: 'eva@x.mx', state: 'deferred', answer: '450 busy', at },
    { address: 'baja@x.mx', state: 'rejected', answer: '550 unknown', at },
  ] as const
  const ana = { tone: 'ok', words: 'Correo a ana@x.mx: entregado el 20 nov 2026, 11:00', error: null }
  const old = { tone: 'danger', words: 'Correo a baja@x.mx: su servidor no lo acepta', error: '550 unknown' }

  test.each([
    [FAILING, 'warn', 'fallaron 3 intentos; el siguiente, 20 nov 2026, 12:00', '450 busy'],
    [GIVEN_UP, 'danger', 'no se pudo entregar tras 24 intentos', '450 busy'],
    [WAITING, 'neutral', 'por enviar', null],
  ] as const)('with %j has a state for each recipient', (row, tone, words, error) => {
    const eva = { tone, words: `Correo a eva@x.mx: ${words}`, error }
    expect(deliveryStates([{ ...row, recipients }], 'nuevo', 'America/Monterrey')).toEqual([ana, eva, old])
  })

  test('in the list has the state of the recipients who did not get it', () => {
    const rows = [recipients.slice(0, 1), recipients.slice(0, 2), recipients]
    expect(rows.map((some) => worstDelivery([{ ...FAILING, recipients: some }], 'America/Monterrey'))).toEqual([
      null,
      'warn',
      'danger',
    ])
  })
})

test('a message without deliveries gives the reason', () => {
  expect(deliveryStates([], 'nuevo', 'America/Monterrey')[0]?.words).toBe('No está configurado')
  expect(deliveryStates([], 'spam', 'America/Monterrey')[0]?.words).toBe('Apartado: no se envía')
})

test('the list shows the worst state', () => {
  expect(
    [[], [WAITING, DELIVERED], [DELIVERED, FAILING], [FAILING, GIVEN_UP]].map((rows) =>
      worstDelivery(rows, 'America/Monterrey'),
    ),
  ).toEqual([null, null, 'warn', 'danger'])
})
