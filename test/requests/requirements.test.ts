import { beforeEach, describe, expect, test } from 'vitest'
import { changeLead, createLead, findLead } from '#app/leads/change-lead.server.ts'
import { createProperty } from '#app/editing/changes/change-property.server.ts'
import type { Visit } from '#test/app.ts'
import { buildLead } from '#test/factories/lead.ts'
import { settleInNuevoLeon } from '#test/factories/places.ts'
import { buildProperty } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const LUIS = { id: null, name: 'Luis Garza' }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit
  let leadId: string
  let lead: string

  beforeEach(async () => {
    app.setNow(NOW)
    ;({ visit } = await app.signIn())
    await settleInNuevoLeon(app.store.db)
    leadId = (await createLead(by(), buildLead())).id
    lead = `/dashboard/prospectos/${leadId}`
  })

  const by = () => ({ db: app.store.db, actor: LUIS, now: NOW })
  const requirements = async () => (await findLead(app.store.db, leadId))?.requirements ?? []
  const save = (fields: Record<string, string>, which = 'nuevo', version = 1) =>
    visit(`${lead}/busca/${which}`, posting({ intent: 'save-requirement', version: String(version), ...fields }))

  async function textOf(path: string): Promise<string> {
    const html = await (await visit(path)).text()
    return html
      .replaceAll('<!-- -->', '')
      .replaceAll(/<script[\s\S]*?<\/script>/g, '')
      .replaceAll('\u00A0', ' ')
  }

  test('what a lead looks for is added, changed and removed with the filters of the listing', async () => {
    await createProperty(by(), buildProperty())
    expect(await textOf(lead)).toContain('Todavía no se sabe qué busca.')
    const form = await textOf(`${lead}/busca/nuevo?type=bodega&municipality=Apodaca`)
    expect(form).toContain('1 propiedad cumple los filtros.')
    const fields = { type: 'bodega', municipality: 'Apodaca', docks: '10', mostDollars: 'USD 8,000', note: 'Urge' }
    expect((await save({ ...fields, neededBy: '2027-03-01' })).status).toBe(303)
    expect(await requirements()).toEqual([
      {
        number: 1,
        query: '?type=bodega&municipality=Apodaca&docks=10',
        leastDollars: null,
        mostDollars: 800_000,
        neededBy: '2027-03-01',
        note: 'Urge',
      },
    ])
    const text = 'Bodegas en Apodaca · Andenes desde 10 · Hasta USD 8,000 · para el 1 mar 2027'
    expect(await textOf(lead)).toContain(text)
    expect(await textOf(`${lead}/busca/1?type=bodega`)).toContain('value="8,000"')
    expect((await save({ search: 'terreno en garcia' }, '1', 2)).status).toBe(303)
    expect(await requirements()).toMatchObject([{ number: 1, query: '?search=terreno+en+garcia', note: null }])
    const removed = await visit(lead, posting({ intent: 'remove-requirement', version: '3', number: '1' }))
    expect([removed.status, await requirements()]).toEqual([303, []])
    expect(await textOf(`${lead}/versiones`)).toContain('Qué busca')
  })

  test.each([
    [{}, 'Escribe o elige qué busca.'],
    [{ type: 'bodega', minArea: '500', maxArea: '100' }, 'Superficie: el mínimo es mayor que el máximo.'],
    [{ type: 'bodega', minArea: 'mucho' }, 'Corrige los límites que no se pueden leer.'],
    [{ type: 'bodega', mostDollars: '12x' }, 'Escribe un número'],
    [{ type: 'bodega', neededBy: '2027-02-30' }, 'Ese día no existe'],
  ])('%j is refused with a sentence', async (fields, sentence) => {
    const response = await save(fields)
    const html = await response.text()
    expect([response.status, html]).toEqual([422, expect.stringContaining(sentence)])
    expect(await requirements()).toEqual([])
  })

  test('without scripts the other button shows what the filters find, and saves nothing', async () => {
    await createProperty(by(), buildProperty())
    const shown = await visit(`${lead}/busca/nuevo`, posting({ version: '1', type: 'bodega', note: 'Urge' }))
    const html = (await shown.text()).replaceAll('<!-- -->', '')
    expect([shown.status, html]).toEqual([200, expect.stringContaining('1 propiedad cumple los filtros.')])
    expect(html).toContain('Urge')
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="bodega"|<input[^>]*value="bodega"[^>]*checked=""/)
    expect(await requirements()).toEqual([])
  })

  test('the address of a search on the site gives its filters, also a drawn area', async () => {
    const path = `${lead}/busca/nuevo`
    const at = (pasted: string) => visit(`${path}?direccion=${encodeURIComponent(pasted)}`)
    const area = 'area=abcdefghijkl'
    const pasted = await at(
      `https://cerronorte.example/propiedades?type=bodega&vista=mapa&${area}&sort=precio-asc#mapa`,
    )
    expect(pasted.headers.get('Location')).toBe(`${path}?type=bodega&${area}`)
    expect((await at('hola')).headers.get('Location')).toContain('aviso=direccion-sin-filtros')
  })

  test('somebody else saved meanwhile, took it out, or deleted the lead: each is said', async () => {
    const made = await findLead(app.store.db, leadId)
    if (!made) throw new Error('there is no lead')
    await changeLead(by(), made, { stage: 'contactado' })
    const late = await save({ type: 'bodega' })
    expect([late.status, await late.text()]).toEqual([422, expect.stringContaining('Luis Garza guardó mientras tanto')])
    expect((await save({ type: 'bodega' }, '7', 2)).headers.get('Location')).toContain('busqueda-inexistente')
    expect((await visit(`${lead}/busca/7`)).headers.get('Location')).toContain('busqueda-inexistente')
    await app.store.db.deleteFrom('leads').execute()
    expect((await save({ type: 'bodega' })).headers.get('Location')).toContain('prospecto-inexistente')
  })
})
