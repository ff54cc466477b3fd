import fc from 'fast-check'
import { findDefaultContact } from '#app/settings/default-contact.server.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { anyText } from '#test/any-text.ts'
import type { Visit } from '#test/app.ts'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { runs } from '#test/tier.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const LIST = '/dashboard/propiedades'
const SECTIONS = [
  '',
  '/propiedades',
  '/actividad',
  '/alertas',
  '/mensajes',
  '/configuracion',
  '/configuracion/equipo',
].map((section) => `/dashboard${section}`)

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit

  beforeEach(async () => {
    const signedIn = await app.signIn({ name: 'Laura Treviño', email: 'laura@cerronorte.example' })
    visit = signedIn.visit
  })

  function insert(overrides: Partial<PropertyInput>) {
    return insertProperty(app.store.db, buildProperty(overrides), { createdBy: null, now: NOW })
  }

  async function page(path: string, init?: RequestInit) {
    const response = await visit(path, init)
    return { status: response.status, html: await response.text(), headers: response.headers }
  }

  function post(path: string, fields: Record<string, string>) {
    return visit(path, { method: 'POST', body: new URLSearchParams(fields) })
  }

  const statuses = () => app.store.db.selectFrom('properties').select('status').execute()

  test.each(SECTIONS)('%s has its own title and is only for signed-in people', async (path) => {
    const { status, html } = await page(path)
    expect(status).toBe(200)
    expect(html).toMatch(/<title>[^<]+ · Cerro Norte<\/title>/)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('Laura Treviño')
    expect(html).toContain('laura@cerronorte.example')
    expect(html).toMatch(/<form[^>]*action="\/logout"[^>]*>/)
    expect(html).not.toMatch(/ style="|<style/)
    for (const address of [path, `${path}.data`]) {
      const refused = await app.visit(address)
      expect(await refused.text()).not.toContain('Laura')
      expect([202, 302]).toContain(refused.status)
    }
  })

  test('a person without a name is called Admin', async () => {
    const { visit: asNobody } = await app.signIn({ name: '' })
    expect(await (await asNobody('/dashboard')).text()).toContain('>Admin<')
  })

  test.each([
    ['tema=dark', 'dark'],
    ['tema=light', 'light'],
    ['tema="><script>', 'auto'],
    ['', 'auto'],
  ])('with the cookie «%s» the server renders the theme %s', async (cookie, theme) => {
    const { html } = await page('/dashboard', { headers: { Cookie: cookie } })
    expect(html).toMatch(new RegExp(`<div class="staff-frame [^"]*" data-theme="${theme}"`))
  })

  test('the first page counts the properties', async () => {
    await insertMany(app.store.db, [
      ...Array.from({ length: 7 }, (_none, at) => ({ input: buildProperty({ title: `Lote ${at}.` }) })),
      { input: buildProperty({ title: 'Nueva', currency: 'USD', priceCents: 2_750_000 }), createdAt: NOW },
      { input: buildProperty({ title: 'Pausada', status: 'pausada', timeAlert: '2026-12-20' }), createdAt: NOW },
    ])
    const { html } = await page('/dashboard')
    const text = plain(html)
    expect(text).toContain('Total de propiedades 9 +2 este mes')
    expect(text).toContain('Activas 8 +1 este mes')
    expect(text).toContain('Pausadas 1 11 % del total')
    expect(text).toContain('USD 27,500')
    expect(text).toContain('Vence en 30 días')
    expect(html).toContain('aria-label="1 alerta de contratos"')
    expect(html.match(/<article/g)).toHaveLength(6)
    expect(['Lote 3.', 'Lote 2.'].map((title) => html.includes(title))).toEqual([true, false])
  })

  test('the first page names the deadlines and messages that wait, the most urgent first, each with its link', async () => {
    const soon = await insert({ title: 'Nave por vencer', propertyId: 'PROP-434', timeAlert: '2026-11-23' })
    await insert({ title: 'Local de diciembre', timeAlert: '2026-12-15' })
    const asked = { email: 'a@b.mx', mensaje: 'Quiero verla', createdAt: '2026-11-20T16:00:00.000Z' }
    await app.store.db
      .insertInto('contactMessages')
      .values([
        {
          ...asked,
          id: '00000000-0000-7000-8000-000000000001',
          nombre: 'Mariana <b>',
          propertyId: soon.id,
          state: 'nuevo',
        },
        { ...asked, id: '00000000-0000-7000-8000-000000000002', nombre: 'Otra', state: 'respondido' },
      ])
      .execute()
    const { html } = await page('/dashboard')
    const text = plain(html).replaceAll('\u00A0', ' ')
    const [first, message, month] = [
      'Vence en 3 días: Nave por vencer',
      'Mariana &lt;b&gt; preguntó por PROP-434 hace 2 h',
      'Vence en 25 días: Local de diciembre',
    ].map((words) => text.indexOf(words))
    expect(first).toBeGreaterThan(0)
    expect(message).toBeGreaterThan(Number(first))
    expect(month).toBeGreaterThan(Number(message))
    expect(text).not.toContain('Otra preguntó')
    expect(html).toContain(`href="/property/${soon.id}"`)
    expect(html).toContain('href="/dashboard/mensajes/00000000-0000-7000-8000-000000000001"')
  })

  test('the first page lists pending items with their counts and links to those rows, or nothing', async () => {
    expect((await page('/dashboard')).html).not.toContain('id="pendiente"')
    await insert({ title: 'Sin nada', priceCents: null, googleMapsLink: null, municipality: null, location: 'X' })
    await insert({ title: 'Pausada', priceCents: null, status: 'pausada' })
    const { html } = await page('/dashboard')
    const tasks = [
      ...html.matchAll(
        /href="([^"]+)"[^>]*><svg[^>]*><use[^>]*><\/use><\/svg><span>([^<]+)(?:<!-- -->)? <b class="num">(\d+)<\/b>/g,
      ),
    ]
    expect(tasks.length).toBeGreaterThanOrEqual(2)
    expect(tasks.map(([, , label, count]) => `${label}: ${count}`)).toEqual(
      expect.arrayContaining(['Sin fotos: 1', 'Sin precio: 1']),
    )
    for (const [, to = '', , count] of tasks) {
      const { html: list } = await page(to.replaceAll('&amp;', '&'))
      expect(list).toContain(`${count} de 2 propiedades`)
    }
  })

  test('the stat card shows no note for a month without new properties', async () => {
    await insertMany(app.store.db, [{ input: buildProperty(), createdAt: new Date('2026-10-31T12:00:00Z') }])
    expect((await page('/dashboard')).html).not.toContain('este mes')
  })

  test('the list searches, counts, and has a message for no results', async () => {
    await insert({ title: 'Bodega Ñandú', propertyId: null, priceCents: null })
    await insert({ title: 'Local <b>Centro</b>', type: 'local', status: 'separada' })
    const found = await page(`${LIST}?search=NANDU`)
    expect(plain(found.html)).toContain('1 de 2 propiedades')
    expect(found.html).toContain('Bodega Ñandú')
    expect(plain(found.html)).toMatch(/PROP-[0-9a-f]{4}/)
    expect(found.html).not.toContain('&gt;Centro&lt;')
    const none = await page(`${LIST}?search=%3Cimg+src%3Dx%3E`)
    expect(plain(none.html)).toContain('0 de 2 propiedades')
    expect(none.html).toContain('No se encontraron propiedades')
    expect(none.html).not.toContain('<img src=x>')
    expect((await page(`${LIST}?search=reservada`)).html).toContain('Local &lt;b&gt;Centro&lt;/b&gt;')
  })

  test('the list finds a property by its ID in any spelling and with any status', async () => {
    await insert({ title: 'Bodega Uno', propertyId: 'PROP-215', status: 'pausada' })
    await insert({ title: 'Bodega Dos', propertyId: 'PROP-2150' })
    for (const search of ['ID PROP-215', '#PROP-215', 'Ref. PROP-215', 'PROP215', 'prop 215']) {
      const { html } = await page(`${LIST}?${new URLSearchParams({ search })}`)
      expect(plain(html)).toContain('1 de 2 propiedades')
      expect(html).toContain('Bodega Uno')
    }
    const unknown = await page(`${LIST}?search=ID+alfar`)
    expect(plain(unknown.html)).toContain('0 de 2 propiedades')
  })

  test('the list corrects a misspelt word, names the correction, and links to the literal search; the export does the same', async () => {
    await insert({ title: 'Bodega Ñandú' })
    await insert({ title: 'Bodega Zarzamora', status: 'pausada' })
    const { html } = await page(`${LIST}?search=zarzamoar&order=oldest`)
    expect(plain(html)).toContain('1 de 2 propiedades')
    expect(html).toMatch(/<p role="status"[^>]*>Resultados de «zarzamora»<\/p>/)
    expect(html).toMatch(
      /<a [^>]*href="\/dashboard\/propiedades\?search=zarzamoar&amp;literal=1&amp;order=oldest"[^>]*>Buscar «zarzamoar»/,
    )
    expect(html).toContain('Bodega Zarzamora')
    const literal = await page(`${LIST}?search=zarzamoar&literal=1`)
    expect(plain(literal.html)).toContain('0 de 2 propiedades')
    expect(literal.html).not.toContain('Resultados de «')
    const file = async (query: string) => (await page(`/dashboard/exportar/csv?${query}`)).html
    expect(await file('search=zarzamoar')).toContain('Bodega Zarzamora')
    expect(await file('search=zarzamoar&literal=1')).not.toContain('Bodega Zarzamora')
  })

  test('pausing and reactivating work without JavaScript and show a notice after the redirect', async () => {
    const { id } = await insert({})
    const paused = await post(`${LIST}?search=bodega`, { intent: 'pause', id })
    expect(paused.status).toBe(303)
    const location = paused.headers.get('Location') ?? ''
    expect(location).toMatch(/^\/dashboard\/propiedades\?search=bodega&/)
    expect(await statuses()).toEqual([{ status: 'pausada' }])
    expect((await page(location)).html).toContain('Propiedad pausada con éxito')
    const resumed = await post(LIST, { intent: 'resume', id })
    expect((await page(resumed.headers.get('Location') ?? '')).html).toContain('Propiedad reactivada con éxito')
    expect(await statuses()).toEqual([{ status: 'disponible' }])
  })

  test('deleting asks first, also without JavaScript, with the text of the specification, the ID and the title', async () => {
    const { id } = await insert({ title: 'Nave', propertyId: 'PROP-032' })
    const { html } = await page(`${LIST}?eliminar=${id}`)
    expect(html).toMatch(/<dialog[^>]*open[^>]*role="alertdialog"|<dialog[^>]*role="alertdialog"[^>]*open/)
    expect(html).toContain('¿Estás seguro de que deseas eliminar esta propiedad? Esta acción no se puede deshacer.')
    expect(plain(html)).toContain('PROP-032 · Nave')
    expect(await statuses()).toHaveLength(1)
    const deleted = await post(LIST, { intent: 'remove', id })
    expect((await page(deleted.headers.get('Location') ?? '')).html).toContain('Propiedad eliminada con éxito')
    expect(await statuses()).toEqual([])
    const log = await page('/dashboard/actividad')
    expect(plain(log.html)).toContain('Propiedad eliminada: Nave Laura Treviño · PROP-032 · 20/11/2026, 12:00')
    expect(plain((await page('/dashboard/actividad?search=prop-032')).html)).toContain('1 movimiento')
  })

  test('the second of two tabs shows that the property is already deleted', async () => {
    const { id } = await insert({})
    await post(LIST, { intent: 'remove', id })
    const again = await post(LIST, { intent: 'remove', id })
    expect((await page(again.headers.get('Location') ?? '')).html).toContain('La propiedad no existe')
    const direct = await post(LIST, { intent: 'pause', id, stay: '1' })
    expect(direct.status).toBe(404)
    expect((await page(`${LIST}?eliminar=${id}`)).html).not.toContain('alertdialog')
  })

  test('nobody can change anything without signing in, by document, data or direct post', async () => {
    const { id } = await insert({})
    for (const path of [LIST, `${LIST}.data`, '/dashboard/configuracion', '/dashboard/configuracion.data'])
      for (const intent of ['pause', 'remove', 'save-contact']) {
        const body = new URLSearchParams({ intent, id, contactName: 'Mal' })
        const response = await app.visit(path, { method: 'POST', body })
        expect([202, 303, 302]).toContain(response.status)
      }
    expect(await statuses()).toEqual([{ status: 'disponible' }])
    expect(await findDefaultContact(app.store.db)).toBeNull()
  })

  test('a post with an unknown intent is refused', async () => {
    const { id } = await insert({})
    for (const path of [LIST, '/dashboard/configuracion', '/dashboard/configuracion/equipo'])
      for (const intent of ['vender', '', ' eliminar']) {
        const refused = await post(path, { intent, id })
        expect(refused.status).toBe(400)
        expect(await refused.text()).toMatch(/No se entendió lo que se envió.*No se hizo ningún cambio/)
      }
    expect((await visit(LIST, { method: 'POST', body: '{"intent":"eliminar"}' })).status).toBe(400)
    expect(await statuses()).toEqual([{ status: 'disponible' }])
  })

  test('no hostile query breaks a section', async () => {
    await insert({ title: `100% "Ñ" \\ _ '`, timeAlert: '2026-11-21' })
    const hostile = fc.oneof(
      anyText(40),
      fc.constantFrom('%', '"', "' or 1=1 --", '\\', '<script>', '\0', '*', '9'.repeat(400), '-1', 'a'.repeat(9_000)),
    )
    const name = fc.constantFrom('search', 'page', 'filter', 'sort', 'eliminar', 'aviso', '__proto__')
    const query = fc.array(fc.tuple(name, hostile), { maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(query, fc.constantFrom(...SECTIONS), async (pairs, path) => {
        expect((await page(`${path}?${new URLSearchParams(pairs)}`)).status).toBe(200)
      }),
      { numRuns: runs(30) },
    )
  })

  test('an empty log has a message', async () => {
    expect((await page('/dashboard/actividad')).html).toContain('No hay actividad registrada')
  })

  test('the settings are saved with the phone in one format, and shown again', async () => {
    const contact = { contactName: 'Gerencia', contactPhone: '044 81 1234-5678', contactEmail: 'a@b.mx' }
    const saved = await post('/dashboard/configuracion', { intent: 'save-contact', ...contact })
    expect(saved.status).toBe(303)
    const { html } = await page(saved.headers.get('Location') ?? '')
    expect(html).toContain('Configuración guardada exitosamente')
    for (const value of ['Gerencia', '81 1234 5678', 'a@b.mx']) expect(html).toContain(`value="${value}"`)
  })

  test('the contact can be saved with only its own fields', async () => {
    const saved = await post('/dashboard/configuracion', { contactName: 'Ventas', contactPhone: '+1 956 555 0100' })
    expect(saved.headers.get('Location')).toBe('/dashboard/configuracion?aviso=configuracion-guardada')
    expect((await page('/dashboard/configuracion')).html).toContain('value="+1 956 555 0100"')
  })

  test('an invalid contact is refused with the typed values, and nothing is saved', async () => {
    const wrong = { contactName: '"><script>', contactPhone: '123', contactEmail: 'usuario@dominio' }
    const refused = await post('/dashboard/configuracion', { intent: 'save-contact', ...wrong })
    const html = await refused.text()
    expect(refused.status).toBe(422)
    expect(html).toContain('Por favor ingresa un correo electrónico válido')
    expect(html).toContain('value="usuario@dominio"')
    expect(html).not.toContain('"><script>')
    expect(await findDefaultContact(app.store.db)).toBeNull()
  })

  test('a theme is stored on the device', async () => {
    const chosen = await post('/dashboard/configuracion', { intent: 'choose-theme', theme: 'dark' })
    expect(chosen.headers.get('Set-Cookie')).toMatch(/^tema=dark; .*HttpOnly/)
    expect((await post('/dashboard/configuracion', { intent: 'choose-theme', theme: 'rosa' })).status).toBe(400)
  })
})

/** The visible text of a page. */
function plain(html: string): string {
  return html
    .replaceAll(/<script[\s\S]*?<\/script>/g, ' ')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/\s+/g, ' ')
}
