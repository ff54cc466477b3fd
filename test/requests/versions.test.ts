import { beforeEach, describe, expect, test } from 'vitest'
import { saveSection } from '#app/agency/change-agency.server.ts'
import { type ChangeWay, THE_PRODUCT } from '#app/records/change.server.ts'
import { DAY_MS } from '#app/calendar/durations.ts'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { updateProperty } from '#app/editing/changes/change-property.server.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import type { Visit } from '#test/app.ts'
import { buildProperty } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const LATER = new Date('2026-11-21T18:00:00Z')
const LAURA = { id: null, name: 'Laura Treviño' }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit
  let id: string
  let list: string

  beforeEach(async () => {
    app.setNow(LATER)
    visit = (await app.signIn()).visit
    const input = buildProperty({ title: 'Nave <1>', description: 'La buena', priceCents: 4_500_000 })
    ;({ id } = await insertProperty(app.store.db, input, { createdBy: null, now: NOW }))
    await edit({ description: 'Texto encimado', priceCents: 4_200_000 })
    list = `/property/${id}/versiones`
  })

  async function record() {
    const found = await findRecord(app.store.db, id)
    if (!found) throw new Error('no property')
    return found
  }

  async function edit(changed: Partial<PropertyInput>, way?: ChangeWay) {
    const before = await record()
    const input = { ...before.input, ...changed }
    await updateProperty({ db: app.store.db, actor: LAURA, now: LATER, way }, before, { ...before, input })
  }

  async function page(path: string, as = visit) {
    const response = await as(path)
    expect(response.status).toBe(200)
    return (await response.text()).replaceAll('<!-- -->', '')
  }

  async function post(path: string, fields: Record<string, string>, as = visit) {
    const response = await as(path, posting(fields))
    return { status: response.status, to: response.headers.get('Location'), html: await response.text() }
  }

  test('the list tells the hour, the author and the words of the log, and leads to each version', async () => {
    const html = await page(list)
    for (const text of [
      'Nave &lt;1&gt;',
      '21 nov 2026',
      'Laura Treviño',
      'La buena → Texto encimado',
      'Así está ahora',
    ])
      expect(html).toContain(text)
    expect(html).toContain(`href="${list}?de=1#diferencias"`)
    expect(html).toMatch(/name="de"[^>]*checked="" value="1"/)
    expect(html).toMatch(/name="a"[^>]*checked="" value="2"/)
    expect(await page(`/property/${id}`)).toContain(`href="${list}"`)
  })

  test('each version says what changed first, then by whom and through what', async () => {
    await edit({ priceCents: 4_300_000 }, 'Lista')
    await edit({ priceCents: 4_400_000 }, 'Formulario')
    await post(`${list}?de=1`, { intent: 'all', visto: '4' })
    const lines = (await page(list))
      .split('<li')
      .map((line) => line.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '))
    const lineOf = (text: string) => lines.find((line) => line.includes(text))
    expect(lineOf('$42,000 MXN/mes → $43,000 MXN/mes')).toMatch(/Precio: .*21 nov 2026.*· Laura Treviño .*· Lista/)
    expect(lineOf('$43,000 MXN/mes → $44,000 MXN/mes')).toMatch(/Precio: .*· Laura Treviño .*· Formulario/)
    expect(lineOf('Versión restaurada')).toMatch(/· Restauración/)
    expect((await page(`${list}?de=1&a=2`)).replaceAll('<!-- -->', '')).toContain('id="diferencias"')
  })

  test('a version is seen as the page it was, which only staff can open', async () => {
    const html = await page(`${list}/1`)
    for (const text of ['Así era el 20 nov 2026', 'La buena', '$45,000', `href="${list}?de=1#diferencias"`])
      expect(html).toContain(text)
    expect(html).not.toContain('Texto encimado')
    expect(await page(list)).toContain(`href="${list}/1"`)
    for (const number of ['9', 'x', '0'])
      expect((await visit(`${list}/${number}`)).headers.get('Location')).toBe(`${list}?aviso=version-inexistente`)
    expect((await app.visit(`${list}/1`)).headers.get('Location')).toContain('/login')
  })

  test("staff's page of a property has the prices that it had", async () => {
    const pricesOf = async () =>
      /Precios:(.*?)<\/section>/s.exec(await page(`/property/${id}`))?.[1]?.replaceAll(/<[^>]+>/g, '')
    expect(await pricesOf()).toBe(' $42,000 MXN/mes desde el 21 nov 2026 ← $45,000 MXN/mes desde el 20 nov 2026')
    await edit({ title: 'Nave dos' })
    expect(await pricesOf()).toContain('$42,000 MXN/mes desde el 21 nov 2026 ←')
    expect(await page(`/propiedad/${(await record()).slug}`, app.visit)).not.toContain('45,000')
  })

  test('the public page says on which day the price dropped, only where the agency wants it and for 90 days', async () => {
    const shown = async () => {
      const html = await page(`/propiedad/${(await record()).slug}`, app.visit)
      return /Bajó de precio el [^<]+/.exec(html)?.[0]
    }
    const show = (priceDrops: boolean) =>
      saveSection({ db: app.store.db, actor: THE_PRODUCT, now: LATER }, 'datos', (data) => ({ ...data, priceDrops }))
    expect(await shown()).toBeUndefined()
    await show(true)
    expect(await shown()).toBe('Bajó de precio el 21 nov 2026')
    app.setNow(new Date(LATER.getTime() + 90 * DAY_MS))
    expect(await shown()).toBe('Bajó de precio el 21 nov 2026')
    app.setNow(new Date(LATER.getTime() + 91 * DAY_MS))
    expect(await shown()).toBeUndefined()
    app.setNow(LATER)
    await edit({ priceCents: 4_500_000 })
    expect(await shown()).toBeUndefined()
    await edit({ priceCents: 4_200_000 })
    await show(false)
    expect(await shown()).toBeUndefined()
  })

  test('two versions are compared fact by fact', async () => {
    await edit({ title: 'Nave dos' })
    const html = await page(`${list}?de=1&a=2`)
    for (const text of ['La buena', 'Texto encimado', '$45,000 MXN', '$42,000 MXN']) expect(html).toContain(text)
    expect(html).not.toContain('Restaurar')
    expect(await page(`${list}?de=3&a=3`)).toContain('Las dos versiones son iguales.')
  })

  test('a fact is restored from the log without scripts, as a save of its own', async () => {
    const log = await page('/dashboard/actividad')
    const [, address = ''] = /href="([^"]+)"[^>]*>Restaurar</.exec(log) ?? []
    const [path, asked] = [address.replaceAll('&amp;', '&'), /aria-label="Restaurar ([^"]+)"/.exec(log)?.[1]]
    expect(['Precio', 'Descripción']).toContain(asked)
    expect(path).toMatch(new RegExp(`^${list}\\?de=1&dato=(price|description)$`))
    const html = await page(`${list}?de=1&dato=description`)
    expect(html).toMatch(/type="checkbox"[^>]*name="dato" checked="" value="description"/)
    expect(html).not.toContain('$45,000')
    const done = await post(`${list}?de=1&dato=description`, { visto: '2', dato: 'description', intent: 'chosen' })
    expect([done.status, done.to]).toEqual([303, `${list}?aviso=version-restaurada`])
    expect((await record()).input).toMatchObject({ description: 'La buena', priceCents: 4_200_000 })
    expect(await page('/dashboard/actividad')).toContain('Versión restaurada:')
    expect(await page(`${list}?de=1&dato=description`)).toContain('Ese dato está igual que entonces.')
  })

  test('a whole version is restored; the public page shows it', async () => {
    const done = await post(`${list}?de=1`, { visto: '2', intent: 'all' })
    expect(done.to).toContain(`${list}?aviso=version-restaurada&m2=`)
    expect(await page(`/propiedad/${(await record()).slug}`, app.visit)).toContain('La buena')
    const again = await post(`${list}?de=1`, { visto: '3', intent: 'all' })
    expect(again.to).toBe(`${list}?aviso=version-sin-cambio`)
  })

  test('somebody else saved meanwhile: nothing is restored and the page is shown again', async () => {
    await edit({ title: 'Nave dos' })
    const { status, to } = await post(`${list}?de=1`, { visto: '2', intent: 'all' })
    expect([status, to]).toEqual([303, `${list}?de=1&aviso=version-en-conflicto`])
    expect(await page(String(to))).toContain('Alguien guardó mientras tanto')
    expect((await record()).input.title).toBe('Nave dos')
  })

  test('an ID that another property has now, and what no longer exists, is told before', async () => {
    await edit({ propertyId: 'PROP-050' })
    const content = app.store.db
      .selectFrom('versions')
      .where('kind', '=', 'property')
      .where('number', '=', 2)
      .select('content')
    const stored = JSON.parse((await content.executeTakeFirstOrThrow()).content)
    stored.facts.vat = 'lunar'
    await app.store.db
      .updateTable('versions')
      .set({ content: JSON.stringify(stored) })
      .where('number', '=', 2)
      .execute()
    await insertProperty(app.store.db, buildProperty({ title: 'Otra' }), { createdBy: null, now: NOW })
    const html = await page(`${list}?de=2`)
    expect(html).toContain('Si lo restauras, quedará PROP-050.')
    expect(html).toContain('Ya no existe y no se puede restaurar: IVA: «lunar».')
    const { to } = await post(`${list}?de=2`, { visto: '3', intent: 'all' })
    expect(to).toBe(`${list}?aviso=version-sin-cambio`)
    expect((await record()).input.propertyId).toBe('PROP-050')
  })

  test('facts that depend on others are refused with a sentence, and nothing changes', async () => {
    await edit({ type: 'oficina', elevators: 2 })
    const { status, html } = await post(`${list}?de=2`, { visto: '3', dato: 'type', intent: 'chosen' })
    expect(status).toBe(422)
    expect(html.replaceAll('<!-- -->', '')).toContain('Con solo esos datos se borraría: Elevadores')
    expect((await record()).version).toBe(3)
  })

  test.each<[Record<string, string>, number]>([
    [{}, 422],
    [{ intent: 'chosen', visto: '2' }, 422],
    [{ intent: 'chosen', dato: 'nada', visto: '2' }, 422],
    [{ intent: 'all' }, 303],
    [{ intent: 'all', visto: 'x' }, 303],
  ])('the post %j changes nothing', async (fields, status) => {
    expect((await post(`${list}?de=1`, fields)).status).toBe(status)
    expect((await record()).version).toBe(2)
  })

  test.each(['?de=9', '?de=', '?de=x&a=1', '?de=1&a=-1', '?de=1&a=99999999999', "?de='"])(
    '%s leads to the list with a notice',
    async (query) => {
      const response = await visit(list + query)
      expect(response.headers.get('Location')).toBe(`${list}?aviso=version-inexistente`)
    },
  )

  test('a property that does not exist leads to the panel', async () => {
    const other = '019a4a10-0000-7000-8000-000000000100'
    expect((await visit(`/property/${other}/versiones`)).headers.get('Location')).toContain('propiedad-inexistente')
    // The ids of the panel are UUIDs: any other address is one of an earlier site.
    expect((await visit('/property/x/versiones')).status).toBe(404)
  })

  test('a reader sees the versions and can restore nothing', async () => {
    const { visit: reads } = await app.signIn({ role: 'lector', email: 'leo@cerronorte.example' })
    expect(await page(`${list}?de=1`, reads)).not.toContain('type="checkbox"')
    expect(await page('/dashboard/actividad', reads)).not.toContain('>Restaurar<')
    expect((await post(`${list}?de=1`, { visto: '2', intent: 'all' }, reads)).status).toBe(403)
  })
})
