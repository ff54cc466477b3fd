import { describe, expect, test } from 'vitest'
import { insertProperty } from '#app/editing/changes/change-property.server.ts'
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
const NO_SERVICE = { channels: [], secret: async () => 'secreto' }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  test('the same text about another property is another message, but about the same property it is not', async () => {
    const made = { createdBy: null, now: NOW }
    const first = await insertProperty(store().db, buildProperty({ title: 'Nave uno' }), made)
    const second = await insertProperty(store().db, buildProperty({ title: 'Nave dos' }), made)
    const sent = { values: VALUES, suspicion: null, page: null, now: NOW }
    for (const propertySlug of [first.slug, second.slug, second.slug, '', ''])
      await saveMessage(store(), NO_SERVICE, { ...sent, propertySlug, formName: null })
    const kept = await store().db.selectFrom('contactMessages').select('propertyTitle').execute()
    expect(kept.map(({ propertyTitle }) => propertyTitle ?? '').toSorted()).toEqual(['', 'Nave dos', 'Nave uno'])
  })
})
