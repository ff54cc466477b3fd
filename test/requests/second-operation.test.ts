import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Visit } from '#test/app.ts'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { MESSAGE, hiddenFields } from '#test/contact.ts'
import { posting } from '#test/forms.ts'
import { type MailSink, openMailSink } from '#test/mail-sink.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const RENT = {
  title: 'Nave Norte',
  price: '264,000',
  location: 'Centro',
  municipality: 'Apodaca',
  propertyId: 'PROP-001',
  area: '2,400',
  type: 'bodega',
  category: 'renta',
}
/** The same as stored. */
const BOTH = {
  category: 'renta',
  priceCents: 264_000_00,
  secondCategory: 'venta',
  secondPriceCents: 12_500_000_00,
  secondVat: 'mas_iva',
} as const
const ALSO_SALE = { secondCategory: 'venta', secondPrice: '12,500,000', secondVat: 'mas_iva' }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  let sink: MailSink
  let visit: Visit

  beforeAll(async () => {
    sink = await openMailSink()
  })

  afterAll(() => sink.close())

  const app = shareApp(dialect, () => ({ smtpUrl: sink.url }))

  beforeEach(async () => {
    visit = (await app.signIn()).visit
  })

  async function post(fields: Record<string, string>, path = '/add-property'): Promise<Response> {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...RENT, ...fields })) body.append(name, value)
    return visit(path, { method: 'POST', body })
  }

  /** The text of a page, without tags. */
  async function textOf(path: string): Promise<string> {
    const html = await (await app.visit(path)).text()
    return html
      .replaceAll(/<(script|style|head)\b.*?<\/\1>/gs, ' ')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/[\s\u00A0]+/g, ' ')
  }

  /** A list: the titles of its cards, and the messages of its links to WhatsApp. */
  async function listed(query: string) {
    const html = await (await app.visit(`/propiedades?${query}`)).text()
    return { html, titles: titlesIn(html), messages: messagesIn(html) }
  }

  test('both operations are stored, and shown in the form and the log', async () => {
    expect((await post(ALSO_SALE)).status).toBe(303)
    const row = await app.store.db.selectFrom('properties').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ category: 'renta', secondCategory: 'venta', secondPriceCents: 1_250_000_000 })
    const form = await (await visit(`/edit-property/${row.id}`)).text()
    expect(form).toMatch(/name="secondPrice" value="12,500,000"/)
    const edited = { ...ALSO_SALE, secondPrice: '13,000,000', version: String(row.version), id: row.id }
    expect((await post(edited, `/edit-property/${row.id}`)).status).toBe(303)
    const entries = await app.store.db.selectFrom('activityLogs').select('details').execute()
    expect(entries.map(({ details }) => details)).toContain(
      'Precio de la segunda operación: $12,500,000 MXN → $13,000,000 MXN',
    )
  })

  test('the page shows both, and quotes the one that was looked for', async () => {
    await post(ALSO_SALE)
    const page = await textOf('/propiedad/nave-norte')
    expect(page).toContain('$264,000 MXN/mes')
    expect(page).toContain('También en venta: $12,500,000 MXN + IVA')
    expect(page).toContain('También se ofrece en Venta: $12,500,000 MXN + IVA')

    const sale = '/propiedad/nave-norte?operacion=venta'
    expect(await textOf(sale)).toContain('También en renta: $264,000 MXN/mes')
    const html = await (await app.visit(sale)).text()
    expect(html).toMatch(/<link rel="canonical" href="[^"?]+\/propiedad\/nave-norte"/)
    const [quote = ''] = messagesIn(html).filter((message) => message.includes('me interesa esta propiedad'))
    expect(quote).toContain('Precio: $12,500,000 MXN + IVA')
    expect(quote).toContain('Categoría: Venta')
    expect(quote).toMatch(/\/propiedad\/nave-norte\?operacion=venta$/)
  })

  test('lists find it under both operations, with the price, link and quote of the one that was looked for', async () => {
    await insertMany(app.store.db, [
      { input: buildProperty({ ...BOTH, title: 'Nave Norte', area: 2400 }) },
      { input: buildProperty({ title: 'Bodega Sur', category: 'venta', priceCents: 9_000_000_00, area: 1500 }) },
      { input: buildProperty({ title: 'Bodega Este', category: 'renta', priceCents: 90_000_00, area: 500 }) },
    ])
    const sales = await listed('category=venta&sort=precio-desc')
    expect(sales.titles).toEqual(['Nave Norte', 'Bodega Sur'])
    expect(sales.html).toMatch(/\$12,500,000<small> MXN \+\u00A0IVA</)
    expect(sales.html).toContain('También en renta: $264,000 MXN/mes')
    expect(sales.html).toContain('href="/propiedad/nave-norte?operacion=venta"')
    const [quote = ''] = sales.messages.filter((message) => message.includes('Nave Norte'))
    expect(quote).toContain('Precio: $12,500,000 MXN + IVA')
    expect(quote).toContain('/propiedad/nave-norte?operacion=venta')

    const rents = await listed('category=renta&sort=precio-asc')
    expect(rents.titles).toEqual(['Bodega Este', 'Nave Norte'])
    expect(rents.html).toContain('También en venta: $12,500,000 MXN +\u00A0IVA')
    expect(rents.html).toContain('href="/propiedad/nave-norte"')
    expect(rents.html).not.toContain('operacion=')

    expect((await listed('category=venta&sort=precio-m2-asc')).titles).toEqual(['Nave Norte', 'Bodega Sur'])
    expect((await listed('category=venta&minPrice=10000000')).titles).toEqual(['Nave Norte'])
    expect((await listed('category=renta&minPrice=10000000')).titles).toEqual([])
    expect((await listed('search=bodega+en+venta+hasta+13+millones&sort=precio-asc')).titles).toEqual([
      'Bodega Sur',
      'Nave Norte',
    ])
  })

  test('in a list of every operation it is one result, and counts for both', async () => {
    await insertMany(app.store.db, [
      { input: buildProperty({ ...BOTH, title: 'Nave Norte' }) },
      { input: buildProperty({ title: 'Bodega Este', category: 'renta', priceCents: 90_000_00 }) },
    ])
    for (const query of ['', 'sort=precio-asc', 'sort=precio-desc', 'sort=superficie-asc']) {
      const { titles, html } = await listed(query)
      expect(titles.toSorted()).toEqual(['Bodega Este', 'Nave Norte'])
      expect(html).toContain('2 propiedades')
      expect(html).toMatch(/Venta<span[^>]*>1</)
      expect(html).toMatch(/Renta<span[^>]*>2</)
    }
  })

  test('a message says the operation that was looked for, in the form, the confirmation, the panel and the mail', async () => {
    await post(ALSO_SALE)
    const card = await (await app.visit('/propiedad/nave-norte?operacion=venta')).text()
    const [, link = ''] = /href="([^"]*\/contacto[^"]*)"[^>]*>(?:(?!<\/a>).)*Enviar mensaje/s.exec(card) ?? []
    const form = link.replaceAll('&amp;', '&')
    expect(form).toBe('/contacto?propiedad=nave-norte&operacion=venta')
    const page = await (await app.visit(form)).text()
    expect(page).toContain('href="/propiedad/nave-norte?operacion=venta"')
    expect(page).toContain('Venta: $12,500,000 MXN +\u00A0IVA')
    const hidden = hiddenFields(page)
    expect(hidden).toMatchObject({ propiedad: 'nave-norte', operacion: 'venta' })

    const first = await (await app.visit('/contacto?propiedad=nave-norte')).text()
    expect(first).toContain('Renta: $264,000 MXN/mes')
    expect(hiddenFields(first)).not.toHaveProperty('operacion')

    const sent = await app.visit('/contacto', posting({ ...hidden, ...MESSAGE }))
    expect(sent.status).toBe(303)
    const [cookie = ''] = sent.headers.getSetCookie()
    const confirmation = await app.visit('/contacto-confirmacion', { headers: { Cookie: cookie.split(';')[0] ?? '' } })
    const received = await confirmation.text()
    expect(received).toContain('Venta: $12,500,000 MXN +\u00A0IVA')
    expect(received).toContain('href="/propiedad/nave-norte?operacion=venta"')
    const { id, propertyId } = await app.store.db
      .selectFrom('contactMessages')
      .select(['id', 'propertyId'])
      .executeTakeFirstOrThrow()
    expect(await (await visit('/dashboard/mensajes')).text()).toContain('Venta: $12,500,000 MXN +\u00A0IVA')
    const message = await (await visit(`/dashboard/mensajes/${id}`)).text()
    expect(message).toContain('Venta: $12,500,000 MXN +\u00A0IVA')
    expect(message).toContain('href="/propiedad/nave-norte?operacion=venta"')
    const inPanel = `/property/${propertyId}?operacion=venta`
    expect(message).toContain(`href="${inPanel}"`)
    const staffPage = await (await visit(inPanel)).text()
    expect(staffPage).toMatch(/>\$12,500,000<small> MXN \+\u00A0IVA</)
    expect(staffPage).toMatch(new RegExp(`href="/property/${propertyId}"[^>]*>También en renta`))
    await app.parts.outboxWorker.run()
    expect(sink.left().map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /^Propiedad: Nave Norte\nOperación: Venta: \$12,500,000 MXN \+\sIVA\nPágina: \S+\/nave-norte\?operacion=venta$/m,
      ),
    ])
  })

  test('the same operation twice is refused beside its field', async () => {
    const response = await post({ ...ALSO_SALE, secondCategory: 'renta' })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('Es la misma que la primera operación: elige otra, o «Ninguna»')
    expect(await app.store.db.selectFrom('properties').select('id').execute()).toEqual([])
  })
})

function titlesIn(html: string): string[] {
  return [...html.matchAll(/<h3 class="card-title">([^<]*)</g)].map(([, title = '']) => title)
}

/** The prefilled messages of the links to WhatsApp. */
function messagesIn(html: string): string[] {
  return [...html.matchAll(/wa\.me\/\d+\?text=([^"]+)"/g)].map(([, message = '']) =>
    decodeURIComponent(message.replaceAll('&amp;', '&')),
  )
}
