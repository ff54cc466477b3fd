import { describe, expect, test } from 'vitest'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { buildProperty } from '#test/factories/property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { saveMessage } from './save-message.server.ts'

const NOW = new Date('2026-11-25T16:00:00Z')
const VALUES = {
  nombre: 'Eva',
  email: 'eva@correo.example',
  telefono: null,
  asunto: null,
  mensaje: '¿Sigue disponible?',
}
const SENT = { values: VALUES, suspicion: null, page: null, now: NOW, operation: null, formName: null }
const NO_SERVICE = { channels: [], findKinds: async () => [], secret: async () => 'secreto' }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  test('the same text about another property is another message, but about the same property it is not', async () => {
    const made = { createdBy: null, now: NOW }
    const first = await insertProperty(store().db, buildProperty({ title: 'Nave uno' }), made)
    const second = await insertProperty(store().db, buildProperty({ title: 'Nave dos' }), made)
    for (const propertySlug of [first.slug, second.slug, second.slug, '', ''])
      await saveMessage(store(), NO_SERVICE, { ...SENT, propertySlug })
    const kept = await store().db.selectFrom('contactMessages').select('propertyTitle').execute()
    expect(kept.map(({ propertyTitle }) => propertyTitle ?? '').toSorted()).toEqual(['', 'Nave dos', 'Nave uno'])
  })

  test('of two operations the message has the one that was looked for, with its price', async () => {
    const both = { priceCents: 264_000_00, secondCategory: 'venta', secondPriceCents: 12_500_000_00 } as const
    const { slug } = await insertProperty(store().db, buildProperty(both), { createdBy: null, now: NOW })
    const single = await insertProperty(store().db, buildProperty(), { createdBy: null, now: NOW })
    for (const operation of ['venta', 'venta', 'renta', null, 'traspaso'] as const)
      await saveMessage(store(), NO_SERVICE, { ...SENT, propertySlug: slug, operation })
    await saveMessage(store(), NO_SERVICE, { ...SENT, propertySlug: single.slug, operation: 'venta' })
    const messages = await store().db.selectFrom('contactMessages').select('propertyOffer').orderBy('id').execute()
    const rent = 'Renta: $264,000 MXN/mes'
    expect(messages.map(({ propertyOffer }) => propertyOffer).toSorted()).toEqual(
      [null, 'Venta: $12,500,000 MXN', rent, rent, rent].toSorted(),
    )
  })
})
