import { beforeEach, describe, expect, test } from 'vitest'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import { createProperty } from '#app/editing/changes/change-property.server.ts'
import { createLead, findLead } from '#app/leads/change-lead.server.ts'
import { addEntry } from '#app/leads/entries.server.ts'
import type { Visit } from '#test/app.ts'
import { buildLead } from '#test/factories/lead.ts'
import { buildProperty } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const LIST = '/dashboard/prospectos'
const LUIS = { id: null, name: 'Luis Garza' }
const TERMS = { operation: 'renta', price: '90,000', currency: 'MXN', signedOn: '2026-11-20', intent: 'save-deal' }
const RENT = { ...TERMS, startsOn: '2026-12-01', endsOn: '2029-11-30', status: 'vendida' }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit

  beforeEach(async () => {
    app.setNow(NOW)
    ;({ visit } = await app.signIn())
  })

  const by = (actor = LUIS) => ({ db: app.store.db, actor, now: NOW })
  const leadNow = (id: string) => findLead(app.store.db, id)

  async function textOf(path: string, visitor: Visit = visit): Promise<string> {
    return (await (await visitor(path)).text()).replaceAll('<!-- -->', '').replaceAll(/<script[\s\S]*?<\/script>/g, '')
  }

  async function open() {
    const property = buildProperty({ propertyId: 'PROP-7', title: 'Nave', category: 'renta', commission: '1 mes' })
    const { id: propertyId } = await createProperty(by(), property)
    const lead = await createLead(by(), buildLead({ stage: 'visita' }))
    const about = { propertyId, propertyCode: 'PROP-7', propertyTitle: 'Nave' }
    await addEntry(by(), lead.id, { kind: 'visita', note: 'Le gustó', property: about })
    const path = `${LIST}/${lead.id}`
    const seen = { leadVersion: '1', propertyId, propertyVersion: '1' }
    return { lead, propertyId, path, form: `${path}/cierre`, seen }
  }

  test('the board, the page and the form of a lead ask for the deal instead of moving it', async () => {
    const { lead, path, form } = await open()
    const won = { intent: 'move-lead', version: '1', stage: 'ganado' }
    for (const [from, fields] of [
      [path, won],
      [`${LIST}/tablero`, { ...won, id: lead.id }],
    ] as const) {
      const move = await visit(from, posting(fields))
      expect([move.status, move.headers.get('Location')]).toEqual([303, form])
    }
    const edit = { name: 'Eva Sada', phones: '8112345678', language: 'es', source: 'llamada', company: 'Acería' }
    const edited = await visit(`${path}/editar`, posting({ ...edit, version: '1', stage: 'ganado' }))
    expect(edited.headers.get('Location')).toBe(`${form}?aviso=prospecto-guardado`)
    expect(await leadNow(lead.id)).toMatchObject({ stage: 'visita', company: 'Acería', version: 2 })
    // Whoever saw an earlier version reads what happened.
    const late = await visit(path, posting({ intent: 'move-lead', version: '1', stage: 'ganado' }))
    expect(late.status).toBe(422)
    expect(await late.text()).toContain('guardó mientras tanto: Empresa: sin dato → Acería.')
    const added = await visit(`${LIST}/nuevo`, posting({ ...edit, phones: '8187654321', stage: 'ganado' }))
    expect(added.headers.get('Location')).toMatch(/\/cierre\?aviso=prospecto-guardado$/)
    expect(await textOf(LIST)).toContain('aria-label="Cerrar como ganado a Eva Sada"')
  })

  test('the form proposes the property of the history, closes, and one press undoes it', async () => {
    const { lead, propertyId, path, form, seen } = await open()
    const page = await textOf(form)
    for (const part of ['PROP-7 Nave', 'Cómo queda PROP-7', 'value="1 mes"', 'Sin propiedad del catálogo'])
      expect(page).toContain(part)
    const closed = await visit(form, posting({ ...RENT, ...seen, commission: '1.5 meses' }))
    expect([closed.status, closed.headers.get('Location')]).toEqual([303, `${path}?aviso=cierre-guardado`])
    const shown = await textOf(path)
    for (const part of ['$90,000 MXN/mes', 'Firma: 20 nov 2026', 'Comisión: 1.5 meses', '$135,000 MXN para la firma'])
      expect(shown).toContain(part)
    expect(await findRecord(app.store.db, propertyId)).toMatchObject({
      input: { status: 'vendida', timeAlert: '2029-11-30' },
    })
    const dealId = (await leadNow(lead.id))?.deals[0]?.id ?? ''
    const edited = await textOf(`${form}?cierre=${dealId}`)
    for (const part of ['value="30 nov 2029"', 'Quitar solo el cierre']) expect(edited).toContain(part)
    const undone = await visit(path, posting({ intent: 'undo-deal', dealId }))
    expect(undone.headers.get('Location')).toBe(`${path}?aviso=cierre-deshecho`)
    expect(await leadNow(lead.id)).toMatchObject({ stage: 'visita', deals: [] })
    expect(await findRecord(app.store.db, propertyId)).toMatchObject({
      input: { status: 'disponible', timeAlert: null },
    })
    const again = await visit(path, posting({ intent: 'undo-deal', dealId }))
    expect([again.status, await again.text()]).toEqual([422, expect.stringContaining('Ese cierre ya no está.')])
  })

  test('a closing is not undone while another lead has a later one of the same property', async () => {
    const { path, form, seen, lead, propertyId } = await open()
    await visit(form, posting({ ...RENT, ...seen }))
    const other = await createLead(by(), buildLead({ name: 'Iván Cantú', phones: ['+528187654321'] }))
    const otherPath = `${LIST}/${other.id}`
    const closed = await visit(`${otherPath}/cierre`, posting({ ...RENT, ...seen, propertyVersion: '2' }))
    expect(closed.status).toBe(303)
    const undo = async (at: string, id: string) =>
      visit(at, posting({ intent: 'undo-deal', dealId: (await leadNow(id))?.deals[0]?.id ?? '' }))
    const refused = await undo(path, lead.id)
    const sentence = 'PROP-7 también está en el cierre de Iván Cantú: deshaz o quita ese primero.'
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(sentence)])
    expect((await undo(otherPath, other.id)).status).toBe(303)
    expect((await undo(path, lead.id)).status).toBe(303)
    expect(await findRecord(app.store.db, propertyId)).toMatchObject({ input: { status: 'disponible' } })
  })

  test('without a property in the history one is chosen first', async () => {
    const lead = await createLead(by(), buildLead())
    const form = `${LIST}/${lead.id}/cierre`
    expect(await textOf(form)).not.toContain('Guardar cierre')
    expect(await textOf(`${form}?propiedad=PROP-9`)).toContain('No hay ninguna propiedad con ese ID')
    expect(await textOf(`${form}?propiedad=ninguna`)).toContain('Guardar cierre')
    const closed = await visit(form, posting({ ...TERMS, operation: 'venta', leadVersion: '1' }))
    expect(closed.status).toBe(303)
    expect(await textOf(`${LIST}/${lead.id}`)).toContain('Sin propiedad del catálogo')
  })

  test.each([
    [{ price: '' }, 'Escribe el precio'],
    [{ price: 'mucho' }, 'Escribe una cantidad'],
    [{ currency: 'EUR' }, 'Elige la moneda'],
    [{ endsOn: '2026-02-30' }, 'Ese día no existe'],
    [{ startsOn: '2026-12-01', endsOn: '2026-11-01' }, 'El fin está antes del inicio'],
    [{ commission: '5' }, 'Escribe un porcentaje o los meses de renta'],
    [{ commission: '5 %' }, 'Escribe inicio y fin del contrato'],
    [{ operation: 'venta', commission: '1 mes' }, 'Solo una renta tiene comisión en meses'],
    [{ commission: '1 mes', sharedWith: 'Casa' }, 'Escribe qué parte le toca'],
    [{ commission: '1 mes', sharedPercent: '50' }, 'Escribe con quién se comparte'],
    [{ sharedWith: 'Casa', sharedPercent: '50' }, 'Escribe la comisión que se comparte'],
    [{ status: 'pausada' }, 'Elige una opción de la lista'],
  ])('%j is refused with a sentence', async (fields, sentence) => {
    const { lead, form, seen } = await open()
    const response = await visit(form, posting({ ...TERMS, ...seen, ...fields }))
    expect([response.status, await response.text()]).toEqual([422, expect.stringContaining(sentence)])
    expect(await leadNow(lead.id)).toMatchObject({ stage: 'visita', deals: [] })
  })

  test('a lector sees the deal without its commission, and changes nothing', async () => {
    const { lead, path, form, seen } = await open()
    await visit(form, posting({ ...RENT, ...seen, commission: '1.5 meses', sharedWith: 'Casa', sharedPercent: '50' }))
    const dealId = (await leadNow(lead.id))?.deals[0]?.id ?? ''
    const { visit: reader } = await app.signIn({ role: 'lector' })
    const whole = await (await reader(path)).text()
    expect(whole).toContain('$90,000 MXN/mes')
    for (const hidden of ['1.5 meses', 'Casa', 'Deshacer cierre', 'Editar cierre']) expect(whole).not.toContain(hidden)
    expect((await reader(form)).status).toBe(403)
    expect((await reader(path, posting({ intent: 'undo-deal', dealId }))).status).toBe(403)
  })
})
