import { beforeEach, describe, expect, test } from 'vitest'
import { sectionForms } from '#app/agency/settings/section-forms.ts'
import { sectionTexts } from '#app/agency/settings/section-form.ts'
import { insertComplex } from '#app/complexes/changes/complex-kind.server.ts'
import { deleteComplex } from '#app/complexes/changes/change-complex.server.ts'
import type { Visit } from '#test/app.ts'
import { DEMO_AGENCY } from '#test/factories/agency.ts'
import { buildComplex } from '#test/factories/complex.ts'
import { buildInventory } from '#test/factories/import-file.ts'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const LOG = '/dashboard/actividad'
const LIST = '/dashboard/propiedades'
const NOBODY = { id: null, name: 'Ana' }
const OWNER = { id: '01a1a0a3-0280-70d2-be5e-a57c02ac4d16', name: 'Ana Ruiz', phone: '+528112345678', email: null }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit
  let id: string

  beforeEach(async () => {
    ;({ visit } = await app.signIn())
    ;[id = ''] = await insertMany(app.store.db, [
      {
        input: buildProperty({
          title: 'Nave',
          propertyId: 'INV-1',
          type: 'bodega',
          priceCents: 8_820_000,
          pricePerM2Cents: null,
          description: 'La buena.',
        }),
      },
    ])
  })

  /** The lines of a page as people read them. */
  async function linesOf(path: string): Promise<string> {
    const html = await (await visit(path)).text()
    const [main = ''] = /<main[^]*<\/main>/.exec(html) ?? []
    return main
      .replaceAll(/<!-- -->|<\/?b\b[^>]*>/g, '')
      .replaceAll(/&nbsp;|\u00A0/g, ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
  }

  /** What the log and the list of versions say. */
  async function bothOf(property = id) {
    return [await linesOf(LOG), await linesOf(`/property/${property}/versiones`)]
  }

  /** Those of the lines that the log or the list of versions does not have. */
  async function missingIn(...lines: string[]): Promise<string[]> {
    const pages = await bothOf()
    return lines.filter((line) => !pages.every((page) => page.includes(line)))
  }

  test('a cell of the list and its undo', async () => {
    const cell = { intent: 'edit', id, version: '1', celda: 'price', price: '105,000' }
    await visit(LIST, posting(cell))
    expect(await missingIn('Precio: $88,200 MXN/mes → $105,000 MXN/mes')).toEqual([])
    await visit(LIST, posting({ intent: 'undo-edit', id, version: '2' }))
    expect(await missingIn('Precio: $105,000 MXN/mes → $88,200 MXN/mes')).toEqual([])
  })

  test('a pause and a reactivation', async () => {
    await visit(LIST, posting({ intent: 'pause', id }))
    expect(await missingIn('Estatus: Disponible → Pausada')).toEqual([])
    await visit(LIST, posting({ intent: 'resume', id }))
    expect(await missingIn('Estatus: Pausada → Disponible')).toEqual([])
  })

  test('a change of many properties and its undo', async () => {
    const path = '/dashboard/cambios/nuevo?todas=1&cambio=estatus'
    const batch = (await visit(path, posting({ status: 'separada' }))).headers.get('Location') ?? ''
    await visit(batch, posting({ intent: 'start' }))
    expect(await missingIn('Cambio en grupo: ', 'Estatus: Disponible → Reservada')).toEqual([])
    await visit(batch, posting({ intent: 'undo' }))
    expect(await missingIn('Se deshizo el cambio en grupo: ', 'Estatus: Reservada → Disponible')).toEqual([])
  })

  test('an import that changes a property, and its undo, with the names of what it refers to', async () => {
    await app.store.db
      .insertInto('owners')
      .values({ ...OWNER, createdAt: '2026-11-20T18:00:00Z', updatedAt: null })
      .execute()
    await app.store.db.updateTable('properties').set({ ownerId: OWNER.id }).execute()
    const body = new FormData()
    body.set('archivo', new File([buildInventory(2)], 'lista.csv'))
    const path = (await visit('/dashboard/importar', { method: 'POST', body })).headers.get('Location') ?? ''
    await visit(path, posting({ intent: 'start' }))
    await app.parts.jobWorker.run()
    expect(await missingIn('Importación de «lista.csv»', 'Título: Nave → Nave número 1')).toEqual([])
    await visit(path, posting({ intent: 'undo' }))
    await app.parts.jobWorker.run()
    expect(await missingIn('Se deshizo la importación de «lista.csv»', 'Título: Nave número 1 → Nave')).toEqual([])
    const [log] = await bothOf()
    expect(log).toMatch(/Propiedad eliminada: Nave número 2.*Se deshizo la importación de «lista.csv»/s)
    expect(log).not.toMatch(/Propietario: [^<]*Sí/)
  })

  test('the restore of a version, with a long text around its change and escaped', async () => {
    const long = 'Nave industrial con andenes, oficinas, caseta y patio de maniobras en parque cerrado, '.repeat(20)
    await app.store.db
      .updateTable('properties')
      .set({ description: `${long}<i>bien</i>.` })
      .execute()
    await visit(LIST, posting({ intent: 'edit', id, version: '1', celda: 'price', price: '1,000,000' }))
    await app.store.db
      .updateTable('properties')
      .set({ description: `${long}<i>mal</i>.` })
      .execute()
    await visit(`/property/${id}/versiones?de=1`, posting({ intent: 'chosen', visto: '2', dato: 'description' }))
    const around = '…andenes, oficinas, caseta y patio de maniobras en parque cerrado, '
    expect(await (await visit(LOG)).text()).toContain('&lt;i&gt;mal&lt;/i&gt;')
    expect(await missingIn(`Descripción: ${around}<i>mal</i>. → ${around}<i>bien</i>.`)).toEqual([])
    expect(await missingIn('Versión restaurada: ')).toEqual([])
  })

  test('more than five changes are folded after the first four, and one more is not', async () => {
    const owned = { contactName: 'Rosa', contactPhone: '81 1234 5678', contactEmail: 'rosa@x.example' }
    await visit(LIST, posting({ intent: 'edit', id, version: '1', celda: 'contact', ...owned }))
    expect(await missingIn('Nombre de contacto: ', 'Teléfono de contacto: ')).toEqual([])
    const batch = { title: 'Otra', description: 'x', location: 'Y', municipality: 'Apodaca', area: 5, floors: 2 }
    await app.store.db.updateTable('properties').set(batch).execute()
    await visit(`/property/${id}/versiones?de=1`, posting({ intent: 'all', visto: '2' }))
    expect(await linesOf(LOG)).toMatch(/<summary[^>]*>y \d+ datos más<\/summary>/)
  })

  test('a change without an entry of its own in the log is described from its versions', async () => {
    const complex = await insertComplex(app.store.db, buildComplex({ name: 'Plaza' }), {
      createdBy: null,
      now: new Date(),
    })
    await app.store.db.updateTable('properties').set({ complexId: complex.id }).execute()
    await deleteComplex({ db: app.store.db, actor: NOBODY, now: new Date() }, complex.id)
    expect(await linesOf(`/property/${id}/versiones`)).toContain('Conjunto: Plaza → sin dato')
  })

  test('an owner: only the fields that changed, and none for a save without changes', async () => {
    await app.store.db
      .insertInto('owners')
      .values({ ...OWNER, createdAt: '2026-11-20T18:00:00Z', updatedAt: null })
      .execute()
    const path = `/dashboard/propietarios/${OWNER.id}`
    const save = (fields: Record<string, string>) => visit(path, posting({ intent: 'save-owner', ...fields }))
    await save({ name: 'Ana Ruiz', phone: '81 1234 5678', email: '' })
    expect(await linesOf(LOG)).not.toContain('Propietario editado')
    await save({ name: 'Ana Ruiz', phone: '81 8765 4321', email: 'ana@x.example' })
    const log = await linesOf(LOG)
    expect(log).toContain('Teléfono: 81 1234 5678 → 81 8765 4321')
    expect(log).toContain('Correo electrónico: sin dato → ana@x.example')
    expect(log).not.toContain('Nombre: ')
  })

  test('the versions of the settings and of a section of the agency', async () => {
    const contact = { contactPhone: '81 1234 5678', contactEmail: '' }
    const settings = '/dashboard/configuracion'
    await visit(settings, posting({ ...contact, contactName: 'Mostrador' }))
    await visit(settings, posting({ ...contact, contactName: 'Recepción' }))
    expect(await linesOf(`${settings}/versiones`)).toContain('Nombre de contacto: Mostrador → Recepción')
    const form = sectionForms(2026).find(({ slug }) => slug === 'inicio')
    const texts = form ? sectionTexts(form, DEMO_AGENCY.inicio) : {}
    const section = `${settings}/agencia/inicio`
    await visit(section, posting({ base: JSON.stringify(texts), ...texts, heading: 'Naves en {ciudad}' }))
    expect(await linesOf(`${section}/versiones`)).toContain(
      'Título: El espacio que tu negocio necesita en {estado} → Naves en {ciudad}',
    )
  })
})
