import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { deleteProperty } from '#app/editing/changes/change-property.server.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { FILTER_PARAMS } from '#app/listing/search/filters.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { anyText } from '#test/any-text.ts'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { renameProperty } from '#test/factories/rename-property.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { runs } from '#test/tier.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const NOBODY = { id: null, name: null }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)

  function insert(overrides: Partial<PropertyInput>) {
    return insertProperty(app.store.db, buildProperty(overrides), { createdBy: null, now: NOW })
  }

  async function page(path: string) {
    const response = await app.visit(path)
    return { status: response.status, html: await response.text() }
  }

  test('the process is healthy', async () => {
    const response = await app.visit('/healthz')
    expect([response.status, await response.text()]).toEqual([200, 'ok'])
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  test('/admin redirects to the panel', async () => {
    const response = await app.visit('/admin')
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/dashboard'])
  })

  test.each(['/no-existe', '/a/b/c', '/propiedad', '/propiedad/', '/wp-login.php', '/%00', '/propiedades/x'])(
    'the unknown path %s is a 404 with a link to the home page',
    async (path) => {
      const { status, html } = await page(path)
      expect(status).toBe(404)
      expect(html).toContain('<meta http-equiv="refresh" content="0;url=/"/>')
    },
  )

  test.each(['/no-existe', '/propiedades/x'])(
    '%s shows the newest properties without reading them again',
    async (path) => {
      const titles = ['Uno', 'Dos', 'Tres', 'Cuatro'].map((name) => `Bodega ${name}`)
      await insertMany(
        app.store.db,
        titles.map((title) => ({ input: buildProperty({ title }) })),
      )
      await page('/')
      const read = vi.spyOn(app.store.db, 'selectFrom')
      const { status, html } = await page(path)
      // Only whether it is the address of an earlier site.
      expect([status, read.mock.calls]).toEqual([404, [['redirects']]])
      read.mockRestore()
      expect(titles.map((title) => html.includes(title))).toEqual([false, true, true, true])
    },
  )

  test.each(['/%', '/propiedad/%E0%A4%A'])('the malformed path %s is a 404 and logs nothing', async (path) => {
    expect((await page(path)).status).toBe(404)
  })

  test('the landing shows the three newest available properties', async () => {
    const titles = ['Uno', 'Dos', 'Tres', 'Cuatro'].map((name) => `Bodega ${name}`)
    const inputs = titles.map((title) => ({ input: buildProperty({ title }) }))
    await insertMany(app.store.db, [
      ...inputs,
      { input: buildProperty({ title: 'Bodega Vendida', status: 'vendida' }) },
    ])
    const { status, html } = await page('/')
    expect(status).toBe(200)
    expect([...titles, 'Bodega Vendida'].filter((title) => html.includes(title))).toEqual(titles.slice(1))
  })

  test('a fact of one type is in the form, the URL, the search and the chips', async () => {
    await insert({ title: 'Bodega Alta', clearHeight: 11, docks: 12 })
    await insert({ title: 'Bodega Baja', clearHeight: 7, docks: 12 })
    await insert({ title: 'Oficina Clase A', type: 'oficina', buildingClass: 'A' })
    const chosen = await page('/propiedades?type=bodega&clearHeight=9')
    expect(chosen.html).toMatch(/<summary[^>]*>Más filtros · 1<.*name="clearHeight" value="9"/s)
    expect(chosen.html).toContain('Altura libre desde 9\u00A0m')
    expect(chosen.html).not.toContain('name="shopLevel"')
    const searched = await page('/propiedades?search=10+andenes+9+m+de+altura')
    expect(searched.html).toContain('Andenes desde 10')
    for (const { html } of [chosen, searched]) {
      expect(html).toContain('>Bodega Alta</h3>')
      expect(html).not.toMatch(/>(?:Bodega Baja|Oficina Clase A)<\/h3>/)
    }
    const { html } = await page('/propiedades?clearHeight=9')
    expect(html, 'no type has it').toContain('>Oficina Clase A</h3>')
    expect(html).not.toContain('name="clearHeight"')
  })

  test('several types and municipalities are alternatives, and unknown ones are dropped', async () => {
    await insert({ title: 'Bodega Apodaca', municipality: 'Apodaca' })
    await insert({ title: 'Terreno García', type: 'terreno', municipality: 'García' })
    await insert({ title: 'Local Apodaca', type: 'local', municipality: 'Apodaca' })
    await insert({ title: 'Bodega Juárez', municipality: 'Juárez' })
    const chosen = 'type=bodega&type=terreno&municipality=García&municipality=Apodaca'
    const hostile = Array.from({ length: 200 }, (_, at) => `type=bodega&type=x${at}&municipality=${at}`).join('&')
    const { status, html } = await page(`/propiedades?${chosen}&category=renta`)
    expect(status).toBe(200)
    expect(html.match(/>[^<]+<\/h3>/g)?.toSorted()).toEqual(['>Bodega Apodaca</h3>', '>Terreno García</h3>'])
    expect(html).toContain('Terrenos o bodegas en renta en Apodaca o García</h1>')
    expect(html).toContain('<title>Terrenos o bodegas en renta en Apodaca o García')
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
    expect(html.match(/<input[^>]*checked=""[^>]*value="[^"]*"/g)?.map((input) => input.split('value=')[1])).toEqual([
      '"renta"',
      '"terreno"',
      '"bodega"',
      '"Apodaca"',
      '"García"',
    ])
    expect(html, 'what one more type would add').toMatch(/Local Comercial<span[^>]*>1</)
    expect(html, 'what one more municipality would add').toMatch(/Juárez<span[^>]*>1</)
    const searched = await page(
      `/propiedades?${new URLSearchParams({ search: 'bodega o terreno en apodaca o garcía' })}`,
    )
    expect(searched.html.match(/>[^<]+<\/h3>/g)?.toSorted()).toEqual(['>Bodega Apodaca</h3>', '>Terreno García</h3>'])
    const repeated = await page(`/propiedades?${hostile}`)
    expect(repeated.status).toBe(200)
    expect(repeated.html.match(/>[^<]+<\/h3>/g)?.toSorted()).toEqual(['>Bodega Apodaca</h3>', '>Bodega Juárez</h3>'])
    expect(repeated.html).toContain('<meta name="robots" content="noindex, follow"/>')
  })

  test('condition, land use, term, availability and publication filter every type', async () => {
    const day = (iso: string) => new Date(`${iso}T05:59:00Z`)
    await insertMany(app.store.db, [
      {
        input: buildProperty({
          title: 'Local Gris',
          type: 'local',
          amenities: ['obra_gris', 'gym'],
          minimumTermMonths: 12,
          availableFrom: null,
        }),
        createdAt: day('2026-11-02'),
      },
      {
        input: buildProperty({
          title: 'Casa Amueblada',
          type: 'casa',
          amenities: ['amueblada'],
          minimumTermMonths: 36,
          landUse: 'Habitacional y comercial',
          availableFrom: '2027-03-01',
        }),
        createdAt: day('2026-11-03'),
      },
    ])
    const titles = async (query: string) => (await page(`/propiedades?${query}`)).html.match(/>[^<]+<\/h3>/g)
    for (const query of ['condition=obra_gris', 'maxTerm=12', 'maxTerm=35', 'availableFrom=2027-02-28'])
      expect([query, await titles(query)]).toEqual([query, ['>Local Gris</h3>']])
    // 05:59 in UTC is still the day before in Monterrey.
    for (const query of ['condition=amueblada', 'landUse=comercial', 'publishedSince=2026-11-02'])
      expect([query, await titles(query)]).toEqual([query, ['>Casa Amueblada</h3>']])
    for (const query of ['maxTerm=36', 'availableFrom=2027-03-01', 'publishedSince=2026-11-01'])
      expect([query, (await titles(query))?.length]).toEqual([query, 2])
    const { html } = await page('/propiedades?condition=obra_gris&maxTerm=12&publishedSince=2026-11-01')
    expect(html).toMatch(/<summary[^>]*>Más filtros · 3</)
    for (const chip of ['Condición: Obra gris', 'Plazo mínimo hasta 12\u00A0meses', 'Publicado desde 01/11/2026'])
      expect(html).toContain(chip)
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
  })

  test('prices per m² are filtered within an operation, and ordered with rents before sales', async () => {
    const rent = { category: 'renta', currency: 'MXN', area: 100 } as const
    await insert({ ...rent, title: 'Renta Cara', priceCents: 20_000_00 })
    await insert({ ...rent, title: 'Renta Grande', area: 1_000, priceCents: 90_000_00 })
    await insert({ ...rent, title: 'Renta Dólares', currency: 'USD', priceCents: 1_000_00 })
    await insert({ ...rent, title: 'Venta', category: 'venta', priceCents: 1_000_000_00 })
    await insert({ ...rent, title: 'Renta Sin Precio', priceCents: null })
    const titles = async (query: string) =>
      (await page(`/propiedades?${query}`)).html.match(/>[^<]+<\/h3>/g)?.map((heading) => heading.slice(1, -5))
    expect(await titles('sort=precio-m2-asc')).toEqual([
      'Renta Grande',
      'Renta Dólares',
      'Renta Cara',
      'Venta',
      'Renta Sin Precio',
    ])
    expect(await titles('category=renta&sort=precio-m2-desc')).toEqual([
      'Renta Cara',
      'Renta Dólares',
      'Renta Grande',
      'Renta Sin Precio',
    ])
    expect(await titles('category=renta&minPriceM2=100&maxPriceM2=190')).toEqual(['Renta Dólares'])
    const unapplied = await page('/propiedades?maxPriceM2=190')
    expect(unapplied.html).toContain('Elige primero Renta, Venta o Traspaso')
    expect(unapplied.html).toMatch(/name="maxPriceM2"[^>]* value="190"/)
    expect(unapplied.html).toContain('>Venta</h3>')
    const applied = await page('/propiedades?category=renta&maxPriceM2=190')
    expect(applied.html).toContain('Precio por m² hasta $190 MXN')
    expect(applied.html).toContain('tipo de cambio de referencia')
  })

  test('a search names each of its words that no property contains, and no other', async () => {
    await insert({ title: 'Bodega Norte', municipality: 'Apodaca' })
    const sentence = async (search: string) =>
      /Ninguna propiedad dice [^<]*/.exec(
        (await page(`/propiedades?${new URLSearchParams({ search })}`)).html.replaceAll('<!-- -->', ''),
      )?.[0]
    expect(await sentence('bodega xilófono apodaca')).toBe('Ninguna propiedad dice «xilófono».')
    expect(await sentence('bodega xilófono en apodaca con clavicordio')).toBe(
      'Ninguna propiedad dice «xilófono» ni «clavicordio».',
    )
    expect(await sentence('bodega xiló&fono')).toBe('Ninguna propiedad dice «xiló&amp;fono».')
    // A property contains each word, but none has that price.
    expect(await sentence('bodega apodaca de más de 900 millones')).toBeUndefined()
    expect(await sentence('bodega')).toBeUndefined()
  })

  test('a misspelt word is corrected, and the page names the correction and links to the literal search', async () => {
    await insert({ title: 'Bodega Norte', municipality: 'Apodaca' })
    await insert({ title: 'Bodega Sur', municipality: 'San Nicolás de los Garza', category: 'venta' })
    await insert({ title: 'Oficina Centro', type: 'oficina', municipality: 'Apodaca' })
    const { status, html } = await page('/propiedades?search=bodga+apodcaa')
    expect(status).toBe(200)
    expect(html).toMatch(/<p role="status"[^>]*>Resultados de «bodega apodaca»<\/p>/)
    expect(html).toMatch(
      /<a [^>]*href="\/propiedades\?search=bodga\+apodcaa&amp;literal=1"[^>]*>Buscar «bodga apodcaa»/,
    )
    expect(html.match(/>[^<]+<\/h3>/g)).toEqual(['>Bodega Norte</h3>'])
    expect(html).toMatch(/id="conteo"[^>]*>1 propiedad</)
    expect(html).toContain('Búsqueda: bodega apodaca')
    expect(html).toContain('value="bodga apodcaa"')
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
    const map = await page('/propiedades?search=bodga&vista=mapa')
    expect(map.html).toContain('aria-label="Mapa con 2 propiedades"')
    // If the map is empty, the nearby properties are those of the corrected search too.
    const none = await page('/propiedades?search=bodga&vista=mapa&bbox=-90,20,-89,21')
    expect(none.html).toContain('Resultados de «bodega»')
    expect(none.html).toContain('No hay propiedades en esta zona.')
    const wrong = await page('/propiedades?search=bodga&category=traspaso')
    expect(wrong.html).toContain('Ninguna propiedad coincide con «bodga»')
    const literal = await page('/propiedades?search=bodga+apodcaa&literal=1')
    expect(literal.html).not.toContain('Resultados de «')
    expect(literal.html).toContain('No se encontraron propiedades')
    expect(literal.html).toContain('Búsqueda: bodga apodcaa')
    expect((await page('/propiedades?search=bodega')).html).not.toContain('Resultados de «')
  })

  test('offices are filtered by a range of floors, and a search may name the price in words', async () => {
    const office = { type: 'oficina', category: 'renta' } as const
    await insert({ ...office, title: 'Oficina Quinta', floorNumber: 5, priceCents: 18_000_00 })
    await insert({ ...office, title: 'Oficina Novena', floorNumber: 9, priceCents: 40_000_00 })
    const floors = await page('/propiedades?type=oficina&floorNumber=2&maxFloorNumber=6')
    expect(floors.html).not.toContain('es mayor que')
    const { html: turned } = await page('/propiedades?type=oficina&floorNumber=6&maxFloorNumber=2')
    expect(turned).toContain('«Piso desde» es mayor que «Piso hasta».')
    for (const reversed of ['minPrice=20000&maxPrice=10000', 'minArea=90&maxArea=80'])
      expect((await page(`/propiedades?type=oficina&${reversed}`)).html).toContain('El mínimo es mayor que el máximo.')
    expect(floors.html).toMatch(/name="maxFloorNumber"[^>]* value="6"/)
    expect(floors.html).toContain('Piso hasta 6')
    const priced = await page('/propiedades?search=oficina+hasta+20+mil')
    expect(priced.html).toContain('Hasta $20,000 MXN')
    expect(priced.html).toContain('tipo de cambio de referencia')
    for (const { html } of [floors, priced]) {
      expect(html).toContain('>Oficina Quinta</h3>')
      expect(html).not.toContain('>Oficina Novena</h3>')
    }
  })

  test('an unreadable limit stays in its field with an error, and the rest of the search applies', async () => {
    await insert({ title: 'Bodega Norte', type: 'bodega', priceCents: 90_000_00 })
    await insert({ title: 'Local Norte', type: 'local', priceCents: 90_000_00 })
    const said = 'Este límite no se aplica. Escribe un número, por ejemplo 2,400.'
    const { html } = await page('/propiedades?type=bodega&minPrice=12..3&maxPrice=95000&minArea=abc')
    expect(html.split(said)).toHaveLength(3)
    const wrong = [...html.matchAll(/<input aria-invalid="true" aria-describedby="([^"]*)"[^>]* value="([^"]*)"/g)]
    expect(wrong.map(([, id, value]) => [id, value])).toEqual([
      ['filtro-minPrice-falla', '12..3'],
      ['filtro-minArea-falla', 'abc'],
    ])
    for (const [, id = ''] of wrong) expect(html).toContain(`<p id="${id}" aria-live="polite"`)
    expect(html).toContain('>Bodega Norte</h3>')
    expect(html).not.toContain('>Local Norte</h3>')
    expect(html).toContain('Hasta $95,000 MXN')
    const plain = await page('/propiedades?type=bodega&maxPrice=95000')
    expect(plain.html, 'nor is it kept for those who typed no such thing').not.toContain(said)
  })

  test('a search for a type offers the filters of that type, with and without scripts', async () => {
    await insert({ title: 'Bodega Alta', clearHeight: 11 })
    await insert({ title: 'Bodega Baja', clearHeight: 7 })
    await insert({ title: 'Terreno Industrial', type: 'terreno', landUse: 'Industria ligera, no habitacional' })
    expect((await page('/propiedades?search=bodegas')).html).toContain('name="clearHeight"')
    const sent = await page('/propiedades?search=bodegas&type=&clearHeight=9')
    expect(sent.html).toContain('>Bodega Alta</h3>')
    expect(sent.html).not.toContain('>Bodega Baja</h3>')
    expect(sent.html, 'the other types say what they would find').toMatch(/Oficina<span[^>]*>0</)
    const land = await page('/propiedades?search=terrenos')
    expect(land.html).toContain('>Industrial ligero (1)<')
    expect(land.html).toContain('>Habitacional (0)<')
  })

  test('the listing shows available properties that match its filters', async () => {
    await insert({ title: 'Bodega Ñandú', municipality: 'Apodaca' })
    await insert({ title: 'Local Centro', municipality: 'Monterrey', type: 'local' })
    await insert({ title: 'Bodega Pausada', municipality: 'Apodaca', status: 'pausada' })
    const { status, html } = await page('/propiedades?search=nandu&municipality=apodaca&type=bodega&basura=1')
    expect(status).toBe(200)
    expect(html).toContain('Bodega Ñandú')
    expect(html).not.toMatch(/Local Centro|Bodega Pausada/)
  })

  test('a search in the words of the trade shows how it was understood, in English too', async () => {
    await insert({ title: 'Nave con espuela', category: 'renta', railSpur: 'si', docks: 12, priceCents: 4_000_000 })
    await insert({ title: 'Nave lisa', category: 'renta', docks: 2, priceCents: 9_000_000 })
    const queries = ['espuela', 'warehouse for rent with 10 docks', 'menos de 50000']
    for (const search of queries) {
      const { html } = await page(`/propiedades?${new URLSearchParams({ search })}`)
      expect(html.match(/>[^<]+<\/h3>/g)).toEqual(['>Nave con espuela</h3>'])
    }
  })

  test('any kind of apostrophe is ignored', async () => {
    await insert({ title: 'Bodega O’Farrill', location: "Valle d'Or" })
    for (const query of ['search=OFarrill', 'search=o%27farrill', 'location=d%C2%B4or', 'location=dor'])
      expect((await page(`/propiedades?${query}`)).html).toContain('>Bodega O’Farrill</h3>')
  })

  test('an ID in any spelling finds only its property', async () => {
    await insert({ title: 'Bodega Uno', propertyId: 'PROP-215' })
    await insert({ title: 'Bodega Dos', propertyId: 'PROP-2150', description: 'Enfrente de PROP-215' })
    await insert({ title: 'Bodega Tres', propertyId: 'CN-0042' })
    for (const search of ['ID: PROP-215', 'clave PROP–215', 'prop 215', '(PROP215)', 'Ref. cn0042']) {
      const { html } = await page(`/propiedades?${new URLSearchParams({ search })}`)
      const title = search.includes('cn') ? 'Bodega Tres' : 'Bodega Uno'
      expect(html.match(/>[^<]+<\/h3>/g)).toEqual([`>${title}</h3>`])
    }
    const paused = await page('/propiedades?search=clave+alfar')
    expect(paused.html).not.toContain('Resultados de «')
  })

  test('filters without results have a message with suggestions', async () => {
    const { html } = await page('/propiedades?type=terreno&category=traspaso&municipality=Hualahuises')
    expect(html).toContain('Ninguna propiedad coincide con todos los filtros. Quita alguno, prueba otra zona')
  })

  test('a video or tour is a link without embedding, and a URL of an unknown site is not linked', async () => {
    await insert({ title: 'Con recorrido', tour: 'https://my.matterport.com/show/?m=a1b2' })
    await insert({ title: 'Con otra cosa', tour: 'https://malo.example/x' })
    const { html } = await page('/propiedad/con-recorrido')
    expect(html).toMatch(
      /<a href="https:\/\/my\.matterport\.com\/show\/\?m=a1b2" target="_blank" rel="noopener noreferrer"/,
    )
    expect(html).toContain('Recorrer en 360° en Matterport')
    expect(html).not.toMatch(/(?:src|preconnect|preload)[^>]*matterport/)
    expect((await page('/propiedad/con-otra-cosa')).html).not.toMatch(/href="[^"]*malo\.example/)
  })

  test('a page beyond the end shows the last one', async () => {
    const numbered = Array.from({ length: 17 }, (_none, at) => ({ input: buildProperty({ title: `Lote ${at} .` }) }))
    await insertMany(app.store.db, numbered)
    const { html } = await page('/propiedades?page=999999999')
    expect([0, 1, 2, 16].map((at) => html.includes(`Lote ${at} .`))).toEqual([true, true, false, false])
  })

  test('no hostile query breaks the listing', async () => {
    await insert({ title: `100% "Ñ" \\ _ '` })
    const hostile = fc.oneof(
      anyText(40),
      fc.constantFrom('%', '"', "' or 1=1 --", '\\', '<script>', '\0', '*', '9'.repeat(400), '-1', 'a '.repeat(4_000)),
    )
    const name = fc.constantFrom(...FILTER_PARAMS, 'aviso', '__proto__')
    const query = fc.oneof(
      fc.array(fc.tuple(name, hostile), { maxLength: 6 }).map((pairs) => String(new URLSearchParams(pairs))),
      fc.string({ unit: fc.constantFrom(...'search=&type%0AZpge+;[]') }),
    )
    await fc.assert(
      fc.asyncProperty(query, fc.constantFrom('/propiedades', '/propiedades.data'), async (text, path) => {
        expect((await app.visit(`${path}?${text}`)).status).toBe(200)
      }),
      { numRuns: runs(40) },
    )
  })

  test('an available property has its page', async () => {
    await insert({ title: 'Local <b>Centro</b> & "Sur"' })
    const { status, html } = await page('/propiedad/local-bcentrob-sur')
    expect(status).toBe(200)
    expect(html).toContain('Local &lt;b&gt;Centro&lt;/b&gt; &amp; &quot;Sur&quot;')
    expect(html).not.toContain('<b>Centro')
  })

  test('the former URL of a renamed property redirects permanently and keeps its query', async () => {
    const { id } = await insert({ title: 'Uno' })
    await renameProperty(app.store, id, 'Dos', NOW)
    for (const path of ['/propiedad/uno?de=correo', '/propiedad/UNO?de=correo', '/propiedad/D%C3%B3s?de=correo']) {
      const response = await app.visit(path)
      expect([response.status, response.headers.get('Location')]).toEqual([301, '/propiedad/dos?de=correo'])
    }
  })

  test('a click within the site on a former URL ends at the new one, without the parameters of the framework', async () => {
    const { id } = await insert({ title: 'Uno' })
    await renameProperty(app.store, id, 'Dos', NOW)
    for (const [path, end] of [
      ['/propiedad/uno.data?_routes=routes%2Fpublic%2Fproperty&de=correo', '"/propiedad/dos?de=correo"'],
      ['/propiedades/RENTA.data?_routes=routes%2Fpublic%2Fcommon-search', '"/propiedades/renta"'],
    ] as const) {
      const answer = await (await app.visit(path)).text()
      expect(answer).toContain(end)
      expect(answer).not.toContain('_routes')
    }
  })

  test('an unknown property is a 404 that links to the listing', async () => {
    for (const slug of ['ninguna', '%00', '..%2f..%2fetc', `${'a'.repeat(3_000)}`, "'%20or%201=1"]) {
      const { status, html } = await page(`/propiedad/${slug}`)
      expect(status).toBe(404)
      expect(html).toContain('La propiedad no fue encontrada')
      expect(html).toMatch(/http-equiv="refresh" content="0;url=\/propiedades[?"]/)
    }
  })

  test('an unavailable property is not public, and neither are its contents', async () => {
    for (const status of ['separada', 'pausada', 'vendida'] as const) {
      await insert({ title: `Casa ${status}`, description: 'secreta', status })
      const { status: code, html } = await page(`/propiedad/casa-${status}`)
      expect(code).toBe(404)
      expect(html).not.toContain('secreta')
    }
  })

  test('a deleted property is a 410', async () => {
    const { id } = await insert({ title: 'Casa' })
    await deleteProperty({ db: app.store.db, actor: NOBODY, now: NOW }, id)
    const { status, html } = await page('/propiedad/casa')
    expect(status).toBe(410)
    expect(html).toContain('La propiedad no fue encontrada')
  })
})
