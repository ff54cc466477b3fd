import { describe, expect, test } from 'vitest'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { readDocument } from '#test/documents.ts'
import { bareProperty, buildProperty, insertMany } from '#test/factories/property.ts'
import { fieldsOf, linksIn, textsIn } from '#test/plain-page.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const NO_PRICE = { priceCents: null, pricePerM2Cents: null }
const IN_DOLLARS = { priceCents: 2_750_000, pricePerM2Cents: null, currency: 'USD' } as const

// The content of pages, and their plain links and forms without scripts.
describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)

  function insert(overrides: Partial<PropertyInput>) {
    return insertProperty(app.store.db, buildProperty(overrides), { createdBy: null, now: NOW })
  }

  /** A property with only title, type, category and zone. */
  function insertBare(title: string) {
    const input = bareProperty({ title, location: 'Agua Fría', type: 'bodega', category: 'renta' })
    return insertProperty(app.store.db, input, { createdBy: null, now: NOW })
  }

  /** Seventeen warehouses and seventeen plots: two pages of each. */
  async function insertPages() {
    const inputs = Array.from({ length: 17 }, (_none, at) => [
      { input: buildProperty({ title: `Bodega ${at}.`, area: 100 + at }) },
      { input: buildProperty({ title: `Lote ${at}.`, type: 'terreno', category: 'venta', area: 100 + at }) },
    ])
    await insertMany(app.store.db, inputs.flat())
  }

  async function htmlOf(path: string): Promise<string> {
    const response = await app.visit(path)
    expect([path, response.status]).toEqual([path, 200])
    return (await response.text()).replaceAll('<!-- -->', '')
  }

  async function cardOf(title: string): Promise<string> {
    const html = await htmlOf(`/propiedades?${new URLSearchParams({ search: title })}`)
    const cards = html.match(/<article.*?<\/article>/gs) ?? []
    return cards.find((card) => card.includes(`>${title}</h3>`)) ?? ''
  }

  async function factsOf(slug: string): Promise<string[]> {
    const html = await htmlOf(`/propiedad/${slug}`)
    const facts = html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)
    return [...facts].map(([, term = '', fact = '']) => `${textsIn(term).join('').trim()}: ${textsIn(fact).join('')}`)
  }

  function titlesIn(html: string): string[] {
    return [...html.matchAll(/<h3 class="card-title">([^<]*)<\/h3>/g)].map(([, title = '']) => title)
  }

  function chipsIn(html: string): string[] {
    const [list = ''] = /<ul aria-labelledby="aplicados".*?<\/ul>/s.exec(html) ?? []
    return [...list.matchAll(/<li.*?<\/li>/gs)].map(([item]) => textsIn(item).join(''))
  }

  /** Lines of the message of a WhatsApp link. */
  function messageIn(html: string, label: string): string[] {
    const [link] = linksIn(html, label)
    expect(link).toMatchObject({ target: '_blank', rel: 'noopener' })
    const { origin, pathname, searchParams } = new URL(link?.href ?? '')
    expect(origin + pathname).toBe('https://wa.me/528100000000')
    return (searchParams.get('text') ?? '').split('\n')
  }

  describe('a card', () => {
    test('has bedrooms if there are any', async () => {
      await insert({ title: 'Casa en Obispado', type: 'casa', bedrooms: 5, bathrooms: 4 })
      await insert({ title: 'Nave en Huinalá' })
      expect(textsIn(await cardOf('Casa en Obispado'))).toEqual(expect.arrayContaining(['5 hab', '4 baños']))
      expect(await cardOf('Nave en Huinalá')).not.toMatch(/hab|baños/)
    })

    test("without a price shows '$$', and its message has no line for the price", async () => {
      await insert({ title: 'Local ancla', ...NO_PRICE })
      const card = await cardOf('Local ancla')
      expect(textsIn(card)).toEqual(expect.arrayContaining(['$$ ', 'Precio por confirmar']))
      const message = messageIn(card, 'Cotizar Local ancla por WhatsApp')
      expect(message.filter((line) => line.startsWith('Precio'))).toEqual([])
      expect(message[1]).toBe('Local ancla')
    })

    test('in dollars never has a bare $, and in pesos always has its code', async () => {
      await insert({ title: 'Nave cara', ...IN_DOLLARS })
      await insert({ title: 'Nave barata' })
      const card = await cardOf('Nave cara')
      expect(textsIn(card).join('')).toContain('USD\u00A027,500 /mes')
      expect(textsIn(card).join('')).not.toContain('$')
      expect(messageIn(card, 'Cotizar Nave cara por WhatsApp')).toContain('Precio: USD 27,500 /mes')
      expect(textsIn(await cardOf('Nave barata')).join('')).toContain('$264,000 MXN/mes')
    })

    test('without photos shows the default image, and its message has none', async () => {
      await insert({ title: 'Nave sin fotos' })
      const card = await cardOf('Nave sin fotos')
      expect(card).toMatch(/<img src="\/sin-imagen\.svg" alt="Sin fotografía"/)
      expect(
        messageIn(card, 'Cotizar Nave sin fotos por WhatsApp').filter((line) => line.startsWith('Imagen')),
      ).toEqual([])
    })

    test('with few known facts is complete', async () => {
      await insertBare('Bodega en Agua Fría')
      const card = await cardOf('Bodega en Agua Fría')
      expect(textsIn(card)).toEqual(expect.arrayContaining(['$$ ', expect.stringMatching(/^ID PROP-/)]))
      expect(textsIn(card).join('\n')).not.toMatch(/m²|null|undefined|NaN/)
      expect(linksIn(card, 'Ver Detalles: Bodega en Agua Fría')).toHaveLength(1)
    })
  })

  describe('the page of a property', () => {
    test('leaves out unknown facts or names them as unknown', async () => {
      await insertBare('Bodega en Agua Fría')
      expect(await factsOf('bodega-en-agua-fria')).toEqual([
        'Tipo de operación: Renta',
        'Precio: $$ Precio por confirmar',
        'Tipo: Bodega',
        expect.stringMatching(/^ID de propiedad: PROP-/),
      ])
      const texts = textsIn(await htmlOf('/propiedad/bodega-en-agua-fria'))
      expect(texts).toContain('No hay descripción disponible.')
      expect(texts).not.toContain('Condiciones')
      expect(texts.join('\n')).not.toMatch(/null|undefined|NaN/)
    })

    test('without a description has a text in its place', async () => {
      await insert({ title: 'Local chico', description: '' })
      expect(textsIn(await htmlOf('/propiedad/local-chico'))).toContain('No hay descripción disponible.')
    })

    test('has a contact card with the price and three ways to contact', async () => {
      await insert({ title: 'Bodega con andenes' })
      const html = await htmlOf('/propiedad/bodega-con-andenes')
      const [card = ''] = /<aside[^>]*aria-label="Contacto".*?<\/aside>/s.exec(html) ?? []
      expect(textsIn(card).join('')).toContain('$264,000 MXN/mes')
      expect(textsIn(card).join(''), 'the strip has them').not.toMatch(/por m²|2,400/)
      const { links } = readDocument(card)
      expect(links.filter((link) => /^tel:\+52\d{10}$/.test(link))).toHaveLength(1)
      expect(links.filter((link) => /^mailto:[^@\s]+@[^@\s]+$/.test(link))).toHaveLength(1)
      const message = messageIn(card, 'Cotizar por WhatsApp')
      expect(message.slice(0, 3)).toEqual([
        'Hola, me interesa esta propiedad:',
        'Bodega con andenes',
        'Precio: $264,000 MXN/mes',
      ])
      expect(
        message.filter((line) => /más información|^Imagen/.test(line)),
        'only the listing asks for more',
      ).toEqual([])
      expect(message.at(-1)).toBe(`${app.parts.publicUrl}/propiedad/bodega-con-andenes`)
    })

    test('in dollars has their code everywhere', async () => {
      await insert({ title: 'Nave cara', ...IN_DOLLARS })
      expect(await factsOf('nave-cara')).toContain('Precio: USD\u00A027,500 /mes')
      const [card = ''] =
        /<aside[^>]*aria-label="Contacto".*?<\/aside>/s.exec(await htmlOf('/propiedad/nave-cara')) ?? []
      expect(textsIn(card).join('')).toContain('USD')
      expect(textsIn(card).join('')).not.toContain('$')
    })
  })

  describe('the listing', () => {
    test.each([
      'type=castillo&category=&municipality=Atl%C3%A1ntida&state=12&sort=magia',
      'page=-3&minPrice=abc&maxPrice=NaN&minArea=1e9&maxArea=-1',
      'page=1.5&search=%20%09&location=%00&foo[bar]=1&__proto__=x&constructor',
      'page=%E0%A4%A&type=%FF',
    ])('shows everything for an invalid query: %s', async (query) => {
      await insertPages()
      const html = await htmlOf(`/propiedades?${query}`)
      expect(textsIn(html)).toContain('34 propiedades')
      expect(titlesIn(html)).toHaveLength(15)
      expect(chipsIn(html)).toEqual([])
      expect(fieldsOf(html, 'busqueda').get('search')).toBe('')
    })

    test('cuts text beyond 100 letters and keeps the rest of the query', async () => {
      const html = await htmlOf(`/propiedades?search=${'bodega'.repeat(800)}&category=renta`)
      expect(fieldsOf(html, 'busqueda').get('search')).toBe('bodega'.repeat(800).slice(0, 100))
      expect(chipsIn(html)).toHaveLength(2)
    })

    test('ignores an invented notice', async () => {
      const html = await htmlOf('/propiedades?aviso=%3Cb%3Ehola%3C/b%3E')
      expect(html).not.toContain('role="alert"')
      expect(textsIn(html)).toContain('Propiedades')
      expect(await htmlOf('/propiedades?aviso=propiedad-no-encontrada'), 'a notice is one').toContain('role="alert"')
    })

    test('removes filters by plain links, one by one and all at once', async () => {
      await insertPages()
      const html = await htmlOf('/propiedades?search=lote&type=terreno&category=venta')
      const [withoutType] = linksIn(html, 'Quitar filtro Tipo: Terreno')
      expect(withoutType?.href).toBe('/propiedades?search=lote&category=venta')
      const fewer = await htmlOf(withoutType?.href ?? '')
      expect(chipsIn(fewer)).toHaveLength(2)
      const [none] = linksIn(fewer, 'Limpiar Filtros')
      expect(none?.href).toBe('/propiedades')
      expect(textsIn(await htmlOf('/propiedades'))).toContain('34 propiedades')
    })

    test('sends its order with its own button and keeps the filters', async () => {
      await insertPages()
      const html = await htmlOf('/propiedades?type=terreno')
      expect(html).toMatch(/<form id="busqueda"[^>]* action="\/propiedades" method="get"/)
      expect(html).toMatch(/<button type="submit" form="busqueda"[^>]*>Ordenar<\/button>/)
      const fields = fieldsOf(html, 'busqueda')
      expect(fields.get('sort')).toBe('')
      fields.set('sort', 'superficie-desc')
      const said = [...fields].filter(([, value]) => value !== '')
      expect(said).toEqual(
        expect.arrayContaining([
          ['type', 'terreno'],
          ['sort', 'superficie-desc'],
        ]),
      )
      expect(said).toHaveLength(2)
      const sorted = Array.from({ length: 15 }, (_none, at) => `Lote ${16 - at}.`)
      expect(titlesIn(await htmlOf(`/propiedades?${fields}`))).toEqual(sorted)
    })

    test('has plain links between its pages', async () => {
      await insertPages()
      const html = await htmlOf('/propiedades?category=renta')
      const [next] = linksIn(html, 'Siguiente')
      expect(next?.href).toBe('/propiedades?category=renta&page=2')
      const second = await htmlOf(next?.href ?? '')
      expect(textsIn(second)).toContain('Página 2 de 2')
      expect(titlesIn(second)).toHaveLength(2)
      expect(titlesIn(second).filter((title) => titlesIn(html).includes(title))).toEqual([])
      const steps = ['Primera', 'Anterior', 'Siguiente', 'Última']
      const stepsIn = (page: string) => steps.filter((step) => linksIn(page, step).length > 0)
      expect([stepsIn(html), stepsIn(second)]).toEqual([
        ['Siguiente', 'Última'],
        ['Primera', 'Anterior'],
      ])
    })

    test('without results has a message and a link to clear the filters', async () => {
      const html = await htmlOf('/propiedades?search=castillo+medieval')
      expect(textsIn(html)).toContain('No se encontraron propiedades')
      expect(linksIn(html, 'Limpiar Filtros').at(-1)?.href).toBe('/propiedades')
    })
  })

  test('the search of the landing page is a form that leads to its results', async () => {
    await insert({ title: 'Traspaso de local', type: 'local', category: 'traspaso' })
    const html = await htmlOf('/')
    const [finder = ''] = /<search[^>]*aria-label="Buscar propiedades".*?<\/search>/s.exec(html) ?? []
    expect(finder).toMatch(/<form[^>]* action="\/propiedades" method="get"/)
    expect(finder).toMatch(/<button type="submit"[^>]*>(?:<svg.*?<\/svg>)?Buscar<\/button>/s)
    const fields = fieldsOf(finder)
    expect([...fields.keys()]).toEqual(['search'])
    fields.set('search', 'local en traspaso')
    const found = await htmlOf(`/propiedades?${fields}`)
    expect(titlesIn(found)).toEqual(['Traspaso de local'])
  })
})
