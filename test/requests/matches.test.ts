import { beforeEach, describe, expect, test } from 'vitest'
import { createLead, deleteLead, findLead } from '#app/leads/change-lead.server.ts'
import { addEntry } from '#app/leads/entries.server.ts'
import type { LeadFields } from '#app/leads/lead.ts'
import { createProperty, deleteProperty } from '#app/editing/changes/change-property.server.ts'
import { changeStatus, paused } from '#app/editing/changes/change-status.server.ts'
import type { Visit } from '#test/app.ts'
import { buildLead } from '#test/factories/lead.ts'
import { settleInNuevoLeon } from '#test/factories/places.ts'
import { buildProperty } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const NEXT = { nextAction: 'Mandar fotos', nextDay: '2026-11-24', nextHour: '10:00' }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit
  let propertyId: string

  beforeEach(async () => {
    app.setNow(NOW)
    ;({ visit } = await app.signIn())
    await settleInNuevoLeon(app.store.db)
    propertyId = (await createProperty(by(), buildProperty({ title: 'Nave Sur', propertyId: 'PROP-7', docks: 8 }))).id
  })

  const by = (now = NOW) => ({ db: app.store.db, actor: { id: null, name: 'Luis Garza' }, now })

  async function seeking(query: string, fields: Partial<LeadFields> = {}) {
    const requirements = [{ number: 1, query, leastDollars: null, mostDollars: null, neededBy: null, note: null }]
    return (await createLead(by(), buildLead({ requirements, ...fields }))).id
  }

  async function textOf(path: string): Promise<string> {
    const html = await (await visit(path)).text()
    return html
      .replaceAll(/<script[\s\S]*?<\/script>/g, '')
      .replaceAll(/<!-- -->|<[^>]*>/g, '')
      .replaceAll('\u00A0', ' ')
  }

  const call = (leadId: string, fields: Record<string, string> = {}) =>
    visit(`/dashboard/prospectos/${leadId}`, posting({ intent: 'plan-call', version: '1', propertyId, ...fields }))
  const nextOf = async (id: string) => (await findLead(app.store.db, id))?.nextAction

  test('a lead shows what is on offer for it, and a property whom it is for, with what is missing', async () => {
    const eva = await seeking('?type=bodega&municipality=Apodaca&docks=10')
    const ana = await seeking('?type=bodega&docks=4', { name: 'Ana Ruiz', asesorId: null })
    await seeking('?type=oficina', { name: 'Otra Persona' })
    await seeking('?type=bodega', { name: 'Ya Ganado', stage: 'ganado' })
    const page = await textOf(`/dashboard/prospectos/${eva}`)
    for (const part of ['Propiedades para Eva Sada', '1 casi:', 'Nave Sur', 'Casi: pide 10 andenes, tiene 8'])
      expect(page).toContain(part)
    expect(await textOf(`/dashboard/prospectos/${ana}`)).toContain('1 cumple:')
    const property = await textOf(`/property/${propertyId}`)
    expect(property).toMatch(
      /Prospectos para PROP-7 \(2\).*Nueva:.*Ana Ruiz.*Bodegas · Andenes desde 4.*Eva Sada.*Casi:/s,
    )
    for (const other of ['Otra Persona', 'Ya Ganado']) expect(property).not.toContain(other)
  })

  test('a property that is paused or deleted is for nobody', async () => {
    const eva = await seeking('?type=bodega')
    await changeStatus(by(), propertyId, paused)
    expect(await textOf(`/dashboard/prospectos/${eva}`)).toContain('Ninguna cumple')
    expect(await textOf(`/property/${propertyId}`)).not.toContain('Prospectos para')
    const late = await call(eva)
    expect([late.status, await late.text()]).toEqual([422, expect.stringContaining('ya no está en oferta')])
    await deleteProperty(by(), propertyId)
    expect(await textOf(`/dashboard/prospectos/${eva}`)).toContain('Ninguna cumple')
    expect(await nextOf(eva)).toBeNull()
  })

  test('one press adds the call to Hoy, and the property leaves the news of the day', async () => {
    const eva = await seeking('?type=bodega')
    expect(await textOf('/dashboard/hoy')).toMatch(/Propiedades para tus prospectos.*Nave Sur.*Nueva · 1 prospecto la/s)
    const added = await call(eva, { volver: 'propiedad' })
    expect([added.status, added.headers.get('Location')]).toEqual([
      303,
      expect.stringContaining(`/property/${propertyId}`),
    ])
    const today = await textOf('/dashboard/hoy')
    expect(today).toContain('Llamar por PROP-7 · 20 nov 2026')
    expect(today).not.toContain('Propiedades para tus prospectos')
    expect(await textOf(`/property/${propertyId}`)).not.toContain('Llamar hoy')
    // A second press, or one of another tab, changes nothing.
    expect((await call(eva)).headers.get('Location')).toContain('llamada-agregada')
  })

  test('a next action that is there stays until somebody saves the call over it', async () => {
    const eva = await seeking('?type=bodega', NEXT)
    const asked = await call(eva)
    const html = await asked.text()
    expect([asked.status, html]).toEqual([
      422,
      expect.stringContaining('Ya tiene una siguiente acción, que sigue igual'),
    ])
    expect(html).toContain('value="Llamar por PROP-7"')
    expect(await nextOf(eva)).toBe('Mandar fotos')
  })

  test('a lead that is closed, changed meanwhile or deleted gets no call', async () => {
    const won = await seeking('?type=bodega', { stage: 'ganado' })
    expect(await (await call(won)).text()).toContain('El prospecto está ganado')
    const eva = await seeking('?type=bodega')
    expect(await (await call(eva, { version: '0' })).text()).toContain('guardó mientras tanto')
    await deleteLead(by(), eva)
    expect((await call(eva)).headers.get('Location')).toContain('prospecto-inexistente')
  })

  test('news are of the last days: new, back on offer or cheaper, until the lead was told', async () => {
    const eva = await seeking('?type=bodega')
    const fresh = () => textOf('/dashboard/hoy')
    app.setNow(new Date('2026-12-20T18:00:00Z'))
    expect(await fresh()).not.toContain('Nave Sur')
    await app.store.db
      .updateTable('properties')
      .set({ statusSince: '2026-12-18T18:00:00.000Z' })
      .where('id', '=', propertyId)
      .execute()
    expect(await fresh()).toContain('De vuelta en oferta · 1 prospecto la busca')
    await addEntry(by(new Date('2026-12-19T18:00:00Z')), eva, { kind: 'llamada', note: 'Le interesa PROP-7' })
    expect(await fresh()).not.toContain('De vuelta en oferta')
    expect(await textOf(`/property/${propertyId}`)).toContain('Se habló de ella el 19 dic 2026')
  })
})
