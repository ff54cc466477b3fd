import { beforeEach, describe, expect, test } from 'vitest'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import type { Visit } from '#test/app.ts'
import { buildProperty } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const LEAST = {
  title: 'Bodega Norte',
  category: 'venta',
  price: '1,250,000',
  location: 'Centro',
  propertyId: 'PROP-001',
  area: '500',
}
const LIST = '/dashboard/propietarios'
const TRASH = '/dashboard/papelera'
const ANA = { id: '01a1a0a3-0280-70d2-be5e-a57c02ac4d16', name: 'Ana Ruiz', phone: '+528112345678', email: null }
const TWIN = { id: '01a1a0a3-0280-70d2-be5e-a57c02ac4d17', name: 'Ana R.', phone: null, email: 'ana@correo.mx' }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit

  beforeEach(async () => {
    ;({ visit } = await app.signIn())
  })

  function post(path: string, fields: Record<string, string>): Promise<Response> {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    return visit(path, { method: 'POST', body })
  }

  async function addOwners() {
    const rows = [ANA, TWIN].map((owner) => ({ ...owner, createdAt: NOW.toISOString(), updatedAt: null }))
    await app.store.db.insertInto('owners').values(rows).execute()
  }

  const owners = () => app.store.db.selectFrom('owners').select(['name', 'phone', 'email']).orderBy('name').execute()
  const properties = () => app.store.db.selectFrom('properties').selectAll().execute()
  const ownerOf = async (id: string) => (await findRecord(app.store.db, id))?.input.ownerId
  const remove = (id: string, by = visit) => by(hrefOf(id), posting({ intent: 'remove-owner' }))
  const merge = (id: string, into: string) => visit(hrefOf(id), posting({ intent: 'merge-owner', into }))
  const restore = (id: string) => visit(TRASH, posting({ intent: 'restore', id }))
  const hrefOf = (id: string) => `${LIST}/${id}`

  async function textOf(path: string): Promise<string> {
    return (await (await visit(path)).text()).replaceAll('<!-- -->', '')
  }

  test("an owner's page has actions, contact, the papers of all properties and a history", async () => {
    await addOwners()
    const input = buildProperty({ title: 'Nave de Ana', ownerId: ANA.id })
    const { id } = await insertProperty(app.store.db, input, { createdBy: null, now: NOW })
    await post(`/property/${id}/expediente`, { intent: 'add-note', note: 'Acepta 5 % menos.' })
    await visit(hrefOf(ANA.id), posting({ intent: 'save-owner', name: 'Ana Ruiz Peña', phone: ANA.phone, email: '' }))
    const html = await textOf(hrefOf(ANA.id))
    for (const text of [
      'Pausar todas',
      'Cambiar en grupo',
      `href="/add-property?propietario=${ANA.id}"`,
      'href="tel:+528112345678"',
      'https://wa.me/528112345678?',
      'Acepta 5 % menos.',
      'Nombre:</b> Ana Ruiz → Ana Ruiz Peña',
      'Propietario agregado',
    ])
      expect(html).toContain(text)
    expect(html, 'the name of somebody who is not known').not.toContain('Usuario')
    expect(await textOf(`/add-property?propietario=${ANA.id}`)).toMatch(/name="ownerId"[^>]*value="Ana Ruiz Peña/)
    const [, address = ''] = /action="([^"]*cambios\/nuevo[^"]*)"/.exec(html) ?? []
    const paused = await post(address.replaceAll('&amp;', '&'), { status: 'pausada' })
    expect(paused.headers.get('Location'), 'a preview, where nothing is changed yet').toMatch(/^.dashboard.cambios./)
    const reader = (await app.signIn({ role: 'lector' })).visit
    const read = await (await reader(hrefOf(ANA.id))).text()
    for (const text of ['Acepta 5 % menos.', 'Pausar todas']) expect(read).not.toContain(text)
  })

  test('a new owner is typed into the form of a property, and the same person is found again', async () => {
    const agreed = { commission: '5%', exclusiveUntil: '2097-05-16', source: 'Letrero o lona' }
    const first = await post('/add-property', { ...LEAST, ...agreed, ownerId: 'Ana Ruiz, 81 1234 5678, ANA@Correo.mx' })
    expect(first.status).toBe(303)
    for (const [propertyId, ownerId] of [
      ['PROP-002', 'Ana Ruiz · 81 1234 5678 · ana@correo.mx'],
      ['PROP-003', '81 1234 5678'],
    ] as const)
      expect((await post('/add-property', { ...LEAST, propertyId, ownerId })).status).toBe(303)
    expect(await owners()).toEqual([{ name: 'Ana Ruiz', phone: '+528112345678', email: 'ana@correo.mx' }])
    const rows = await properties()
    expect(new Set(rows.map(({ ownerId }) => ownerId)).size).toBe(1)
    expect(await textOf(`/property/${rows[0]?.id}`)).toMatch(
      new RegExp(`href="${hrefOf(String(rows[0]?.ownerId))}"[^>]*>Ana Ruiz<`),
    )
    const [row] = rows.filter(({ propertyId }) => propertyId === 'PROP-001')
    expect(row).toMatchObject({ ...agreed, commission: '5 %' })
    const form = await textOf(`/edit-property/${row?.id}`)
    expect(form).toContain('value="Ana Ruiz · 81 1234 5678 · ana@correo.mx"')
    expect(await textOf(`/property/${row?.id}`)).toContain('Propietario (solo en el panel)')
  })

  test('what can’t be an owner or a commission is said, and nothing is written', async () => {
    await addOwners()
    for (const [fields, sentence] of [
      [{ ownerId: 'Eva Sada' }, 'Escribe también su teléfono o su correo'],
      [{ ownerId: 'Eva Sada, 81 1234 5678' }, 'Ese teléfono ya es de «Ana Ruiz · 81 1234 5678»'],
      [{ ownerId: 'Eva Sada · 81 9999 0000' }, 'Ese propietario ya no está en la lista'],
      [{ ownerId: 'toString' }, 'Escribe también su teléfono o su correo'],
      [{ ownerId: 'Eva Sada, 81 9999 0000', commission: '-3' }, 'La comisión no puede ser negativa'],
      [{ commission: '500' }, 'Escribe un porcentaje o los meses de renta'],
    ] as const) {
      const response = await post('/add-property', { ...LEAST, ...fields })
      expect([response.status, await response.text()]).toEqual([422, expect.stringContaining(sentence)])
    }
    expect([(await owners()).length, (await properties()).length]).toEqual([2, 0])
  })

  test('the list finds owners by name, phone and email, with the number of their properties', async () => {
    await addOwners()
    await insertProperty(app.store.db, buildProperty({ ownerId: ANA.id }), { createdBy: null, now: NOW })
    const all = await textOf(LIST)
    for (const part of ['2 propietarios', '81 1234 5678', '1 propiedad<', '0 propiedades<']) expect(all).toContain(part)
    for (const [search, found] of [
      ['RUÍZ', ANA],
      ['8112', ANA],
      ['correo.mx', TWIN],
    ] as const)
      expect((await textOf(`${LIST}?search=${encodeURIComponent(search)}`)).match(/\/propietarios\/[\w-]+/)?.[0]).toBe(
        `/propietarios/${found.id}`,
      )
    expect(await textOf(`${LIST}?search=nadie`)).toContain('Ningún propietario coincide')
    const filtered = await textOf(`/dashboard/propiedades?owner=${TWIN.id}`)
    expect(filtered).toContain('0 de 1 propiedades')
  })

  test('an owner is edited, and never becomes a second record of another', async () => {
    await addOwners()
    const save = (fields: Record<string, string>) =>
      visit(hrefOf(ANA.id), posting({ intent: 'save-owner', name: 'Ana', phone: '', email: '', ...fields }))
    for (const [fields, sentence] of [
      [{}, 'Escribe un teléfono o un correo'],
      [{ email: 'ANA@correo.mx' }, 'únelos abajo'],
      [{ phone: '12' }, 'Escribe un teléfono de 10 dígitos'],
    ] as const) {
      const response = await save(fields)
      expect([response.status, await response.text()]).toEqual([422, expect.stringContaining(sentence)])
    }
    const saved = await save({ phone: '(81) 8765-4321' })
    expect([saved.status, saved.headers.get('Location')]).toEqual([303, `${hrefOf(ANA.id)}?aviso=propietario-guardado`])
    expect((await owners())[0]).toEqual({ name: 'Ana', phone: '+528187654321', email: null })
  })

  test('an owner is merged with another: the properties go over with their log, also those of an open form', async () => {
    await addOwners()
    const made = { createdBy: null, now: NOW }
    const input = buildProperty({ ownerId: TWIN.id, timeAlert: null })
    const { id } = await insertProperty(app.store.db, input, made)
    const asked = await textOf(`${hrefOf(TWIN.id)}?con=${encodeURIComponent('Ana Ruiz · 81 1234 5678')}`)
    expect(asked).toContain('Pasa 1 propiedad a «Ana Ruiz · 81 1234 5678»')
    expect(await textOf(`${hrefOf(TWIN.id)}?con=nadie`)).toContain('Elige a otro propietario de la lista')
    const merged = await visit(hrefOf(TWIN.id), posting({ intent: 'merge-owner', into: ANA.id }))
    expect(merged.headers.get('Location')).toBe(`${hrefOf(ANA.id)}?aviso=propietario-unido`)
    expect(await owners()).toEqual([{ name: 'Ana Ruiz', phone: '+528112345678', email: 'ana@correo.mx' }])
    const record = await findRecord(app.store.db, id)
    expect([record?.ownerName, record?.version]).toEqual(['Ana Ruiz', 2])
    const entry = await app.store.db
      .selectFrom('activityLogs')
      .where('action', '=', 'edit_property')
      .select('details')
      .executeTakeFirstOrThrow()
    expect(entry.details).toContain('Propietario: Ana R. → Ana Ruiz')
    expect(entry.details).toContain('Se unió el propietario «Ana R.» con «Ana Ruiz»')
    // The form was opened before, and its other changes are saved over the version that it is asked about.
    const text = 'Ana R. · ana@correo.mx'
    const sent = { ...LEAST, title: 'Otro título', ownerId: text, base: JSON.stringify({ ownerId: text }) }
    expect((await post(`/edit-property/${id}`, { ...sent, version: '2' })).status).toBe(303)
    expect(await findRecord(app.store.db, id)).toMatchObject({ ownerName: 'Ana Ruiz', input: { title: 'Otro título' } })
    for (const path of [hrefOf(TWIN.id), hrefOf('toString')])
      expect((await visit(path)).headers.get('Location')).toBe(`${LIST}?aviso=propietario-inexistente`)
  })

  test('an owner is deleted by editors alone, and comes back from the trash with the properties', async () => {
    await addOwners()
    const made = { createdBy: null, now: NOW }
    const [kept, given] = [
      await insertProperty(app.store.db, buildProperty({ ownerId: ANA.id, title: 'Suya' }), made),
      await insertProperty(app.store.db, buildProperty({ ownerId: ANA.id, title: 'De otro' }), made),
    ]
    const { visit: reader } = await app.signIn({ role: 'lector', email: 'lector@correo.mx' })
    expect((await remove(ANA.id, reader)).status).toBe(403)
    expect((await reader(hrefOf(TWIN.id))).status).toBe(200)
    expect(await textOf(`${hrefOf(ANA.id)}?eliminar=1`)).toContain(
      'Sus 2 propiedades siguen en el catálogo, sin propiet',
    )
    expect((await remove(ANA.id)).headers.get('Location')).toBe(`${LIST}?aviso=propietario-eliminado`)
    expect((await owners()).map(({ name }) => name)).toEqual(['Ana R.'])
    expect(await ownerOf(kept.id)).toBeNull()
    const log = await textOf('/dashboard/actividad')
    for (const part of ['Propietario eliminado: Ana Ruiz', 'Se eliminó el propietario «Ana Ruiz»'])
      expect(log).toContain(part)
    await app.store.db.updateTable('properties').set({ ownerId: TWIN.id }).where('id', '=', given.id).execute()
    expect(await textOf(TRASH)).toMatch(/1 propietario<[\s\S]*Ana Ruiz[\s\S]*Propietario\s· Eliminado el/)
    expect((await restore(ANA.id)).headers.get('Location')).toBe(`${TRASH}?aviso=restaurado`)
    expect((await owners()).map(({ name }) => name)).toEqual(['Ana R.', 'Ana Ruiz'])
    expect([await ownerOf(kept.id), await ownerOf(given.id)]).toEqual([ANA.id, TWIN.id])
    expect((await restore(ANA.id)).headers.get('Location')).toBe(`${TRASH}?aviso=no-en-papelera`)
    expect((await visit(hrefOf(ANA.id), posting({ intent: 'toString' }))).status).toBe(400)
  })

  test('a merge is undone from the trash: both records are as they were', async () => {
    await addOwners()
    const made = { createdBy: null, now: NOW }
    const theirs = await insertProperty(app.store.db, buildProperty({ ownerId: TWIN.id, title: 'De la unida' }), made)
    const own = await insertProperty(app.store.db, buildProperty({ ownerId: ANA.id, title: 'De la otra' }), made)
    await merge(TWIN.id, ANA.id)
    expect([await ownerOf(theirs.id), await ownerOf(own.id)]).toEqual([ANA.id, ANA.id])
    await restore(TWIN.id)
    expect([await ownerOf(theirs.id), await ownerOf(own.id)]).toEqual([TWIN.id, ANA.id])
    expect(await owners()).toEqual([
      { name: 'Ana R.', phone: null, email: 'ana@correo.mx' },
      { name: 'Ana Ruiz', phone: '+528112345678', email: null },
    ])
  })

  test('an owner whose phone another has now is one with that one', async () => {
    await addOwners()
    const made = { createdBy: null, now: NOW }
    const { id } = await insertProperty(app.store.db, buildProperty({ ownerId: ANA.id, title: 'Suya' }), made)
    await remove(ANA.id)
    await app.store.db.updateTable('owners').set({ phone: ANA.phone }).where('id', '=', TWIN.id).execute()
    expect((await restore(ANA.id)).headers.get('Location')).toBe(`${hrefOf(TWIN.id)}?aviso=propietario-unido`)
    expect([(await owners()).length, await ownerOf(id)]).toEqual([1, TWIN.id])
  })

  test('a form whose owner was merged or renamed meanwhile names the one who has the properties now', async () => {
    await addOwners()
    const [listed, renamed] = ['Ana R. · ana@correo.mx', 'Ana Ruiz · 81 1234 5678']
    await app.store.db.updateTable('owners').set({ name: 'Ana Ruiz Sada' }).where('id', '=', ANA.id).execute()
    await merge(TWIN.id, ANA.id)
    for (const [propertyId, ownerId] of [
      ['PROP-001', listed],
      ['PROP-002', TWIN.id],
      ['PROP-003', renamed],
    ] as const)
      expect((await post('/add-property', { ...LEAST, propertyId, ownerId })).status).toBe(303)
    expect((await properties()).map(({ ownerId }) => ownerId)).toEqual([ANA.id, ANA.id, ANA.id])
    await remove(ANA.id)
    const refused = await post('/add-property', { ...LEAST, propertyId: 'PROP-004', ownerId: listed })
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('ya no está en la lista')])
  })

  test('a save that ends in a conflict adds no owner', async () => {
    const { id } = await insertProperty(app.store.db, buildProperty({ timeAlert: null }), { createdBy: null, now: NOW })
    const sent = { ...LEAST, ownerId: 'Eva Sada, 81 9999 0000' }
    await app.store.db.updateTable('properties').set({ version: 2, title: 'Otro' }).where('id', '=', id).execute()
    const conflict = await post(`/edit-property/${id}`, { ...sent, version: '1' })
    expect([conflict.status, await conflict.text()]).toEqual([409, expect.stringContaining('Eva Sada')])
    expect(await owners()).toEqual([])
    expect((await post(`/edit-property/${id}`, { ...sent, version: '2' })).status).toBe(303)
    expect(await owners()).toEqual([{ name: 'Eva Sada', phone: '+528199990000', email: null }])
  })
})
