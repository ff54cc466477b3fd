import { describe, expect, test } from 'vitest'
import { findSectionSaves, findSectionVersion } from '#app/agency/section-versions.server.ts'
import { sectionForms } from '#app/agency/settings/section-forms.ts'
import { sectionTexts } from '#app/agency/settings/section-form.ts'
import { openTestApp } from '#test/app.ts'
import { DEMO_AGENCY } from '#test/factories/agency.ts'
import { TERSE_AGENCY } from '#test/factories/other-agency.ts'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { decode } from '#test/plain-page.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES, openNewStore } from '#test/stores.ts'

const BASE = '/dashboard/configuracion/agencia'
const FORMS = sectionForms(2026)

/** The texts of a section's form as it opens. */
function openedTexts(slug: string): Record<string, string> {
  const form = FORMS.find((each) => each.slug === slug)
  if (!form) throw new Error(`no hay sección ${slug}`)
  return sectionTexts(form, DEMO_AGENCY[form.section])
}

function posted(slug: string, changes: Record<string, string>) {
  const texts = openedTexts(slug)
  return posting({ base: JSON.stringify(texts), ...texts, ...changes })
}

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)

  async function textOf(path: string): Promise<string> {
    return (await app.visit(path)).text()
  }

  test('the versions of a section stand in its frame, also those of the first section', async () => {
    for (const { slug, title } of FORMS) {
      const page = await (await (await app.signIn()).visit(`${BASE}/${slug}/versiones`)).text()
      expect(page).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
      expect(page).toMatch(new RegExp(`aria-current="page"[^>]*>${title}</a>`))
    }
  })

  test.each([
    ['inicio', { heading: 'Naves en {ciudad}' }, '/', 'Naves en Monterrey'],
    ['servicios', { 'services.0.name': 'Búsqueda de naves' }, '/servicios', 'Búsqueda de naves'],
    ['nosotros', { 'values.1.text': 'Desde {fundación}, sin prisa.' }, '/nosotros', 'Desde 2006, sin prisa.'],
    ['clientes', { clients: 'Aceros del Bajío\nNorvela' }, '/nosotros', 'Aceros del Bajío'],
    ['whatsapp', { greeting: 'Buen día, vi su página.' }, '/contacto', 'Buen%20d%C3%ADa%2C%20vi%20su%20p%C3%A1gina.'],
    [
      'terminos-y-condiciones',
      { text: '## Uso\n\nDe **{nombre}**.' },
      '/terminos-condiciones',
      '<strong>Cerro Norte</strong>',
    ],
  ])(
    'a change of the section «%s» is on its page, and its last save can be undone',
    async (slug, changes, path, shown) => {
      const { visit } = await app.signIn({ name: 'Ana' })
      expect(await textOf(path)).not.toContain(shown)
      const saved = await visit(`${BASE}/${slug}`, posted(slug, changes))
      expect([saved.status, saved.headers.get('Location')]).toEqual([
        303,
        `${BASE}/${slug}?aviso=configuracion-guardada`,
      ])
      expect(await textOf(path)).toContain(shown)
      const page = await (await visit(`${BASE}/${slug}`)).text()
      expect(page).toContain('Deshacer el último guardado')
      expect(page).toContain('Ana')
      const [, version = ''] = /name="version" value="([^"]+)"/.exec(page) ?? []
      const [, seen = ''] = /name="seen" value="([^"]+)"/.exec(page) ?? []
      const late = await visit(`${BASE}/${slug}`, posting({ intent: 'restore', version, seen: version }))
      expect(late.headers.get('Location')).toContain('aviso=version-en-conflicto')
      expect(await textOf(path)).toContain(shown)
      await visit(`${BASE}/${slug}`, posting({ intent: 'restore', version, seen }))
      expect(await textOf(path)).not.toContain(shown)
      expect(await (await visit('/dashboard/configuracion/accesos')).text()).toContain(
        FORMS.find((form) => form.slug === slug)?.title,
      )
    },
  )

  test('versions of a section are compared field by field and restored whole, which can be undone', async () => {
    const { visit } = await app.signIn({ name: 'Ana' })
    const list = `${BASE}/servicios/versiones`
    const text = async (path: string) => (await (await visit(path)).text()).replaceAll('<!-- -->', '')
    const restore = async (from: number, seen: number) =>
      (await visit(`${list}?de=${from}`, posting({ intent: 'all', visto: String(seen) }))).headers.get('Location')
    await visit(`${BASE}/servicios`, posted('servicios', { 'services.0.name': 'Búsqueda de naves' }))
    expect(await text(`${BASE}/servicios`)).toContain(`href="${list}"`)
    expect(await text(list)).toMatch(/Versiones de Servicios.*Así está ahora.*Ana.*Con el producto/s)
    const compared = await text(`${list}?de=1`)
    for (const words of ['Servicio 1: Nombre', 'Búsqueda de naves', 'Restaurar toda la versión'])
      expect(compared).toContain(words)
    expect(compared).not.toContain('Servicio 2: Nombre')
    expect(await restore(1, 1)).toBe(`${list}?de=1&aviso=version-en-conflicto`)
    expect(await Promise.all([restore(1, 2), restore(1, 2)])).toEqual(
      expect.arrayContaining([`${list}?aviso=version-restaurada`, `${list}?de=1&aviso=version-en-conflicto`]),
    )
    expect(await textOf('/servicios')).not.toContain('Búsqueda de naves')
    expect(await restore(1, 3)).toBe(`${list}?aviso=version-sin-cambio`)
    expect(await restore(2, 3)).toBe(`${list}?aviso=version-restaurada`)
    expect(await textOf('/servicios')).toContain('Búsqueda de naves')
    expect(await text('/dashboard/configuracion/accesos')).toContain('Servicios: versión restaurada')
    for (const from of [0, 9, 1.5, Number.NaN]) expect(await restore(from, 4)).toBe(`${list}?aviso=version-inexistente`)
    for (const query of ['?de=9', '?de=x', '?de=1&a=99999999999'])
      expect((await visit(list + query)).headers.get('Location')).toBe(`${list}?aviso=version-inexistente`)
    expect((await visit(`${BASE}/nada/versiones`)).status).toBe(404)
  })

  test('the colours of two versions of the look are compared', async () => {
    const { visit } = await app.signIn()
    const look = { main: '#112233', accent: '#445566' }
    await visit(`${BASE}/marca`, posted('marca', look))
    const html = (await (await visit(`${BASE}/marca/versiones?de=1`)).text()).replaceAll('<!-- -->', '')
    expect(html).toContain('#112233')
    expect(html).not.toContain('Foto de la portada')
  })

  test('a preview shows what is typed and saves nothing', async () => {
    const { visit } = await app.signIn()
    const preview = await visit(`${BASE}/inicio/vista-previa`, posted('inicio', { heading: 'Espacios de prueba' }))
    expect([preview.status, (await preview.text()).includes('Espacios de prueba')]).toEqual([200, true])
    expect(await textOf('/')).not.toContain('Espacios de prueba')
    const wrong = await visit(`${BASE}/inicio/vista-previa`, posted('inicio', { heading: 'En {luna}' }))
    expect([wrong.status, (await wrong.text()).includes('Hay datos por corregir')]).toEqual([422, true])
  })

  test('a service is added in its place, hidden or removed; without any the page exists nowhere', async () => {
    const { visit } = await app.signIn()
    const added = await visit(
      `${BASE}/servicios`,
      posted('servicios', {
        'services.6.name': 'Avalúos',
        'services.6.icon': 'documento',
        'services.6.isHidden': 'no',
        'services.6.summary': 'Con perito.',
        'services.6.description': 'Un perito visita el inmueble.',
        'services.6.position': '0',
        'services.1.isHidden': 'si',
      }),
    )
    expect(added.status).toBe(303)
    const page = await textOf('/servicios')
    expect(page).toContain('Avalúos')
    expect(page.indexOf('Avalúos')).toBeLessThan(page.indexOf('Asesoría Inmobiliaria'))
    expect(page).not.toContain('Asesoría Comercial')
    expect(await textOf('/servicios?servicio=avaluos')).toMatch(
      /<dialog[^>]*id="avaluos"[^>]*open=""|open=""[^>]*id="avaluos"/,
    )

    const emptied = Object.keys(openedTexts('servicios')).filter((name) =>
      /\.(?:name|summary|description|includes|benefits|case\w+)$/.test(name),
    )
    await visit(
      `${BASE}/servicios`,
      posting({ ...openedTexts('servicios'), ...Object.fromEntries(emptied.map((name) => [name, ''])) }),
    )
    expect((await app.visit('/servicios')).status).toBe(404)
    expect(await textOf('/')).not.toContain('href="/servicios"')
    expect(await textOf('/sitemap.xml')).not.toContain('/servicios')
  })

  test('a case is shown once its three texts are written, and the words of a client on both pages', async () => {
    const { visit } = await app.signIn()
    const texts = { 'services.0.caseAsked': 'Un taller de 300 m²', 'services.0.caseResult': '' }
    await visit(`${BASE}/servicios`, posted('servicios', texts))
    for (const path of ['/', '/servicios', '/nosotros']) expect(await textOf(path)).not.toContain('Un taller de 300')
    const saved = { ...openedTexts('servicios'), ...texts }
    const complete = { ...saved, 'services.0.caseResult': 'Abrió en mayo.' }
    await visit(`${BASE}/servicios`, posting({ base: JSON.stringify(saved), ...complete }))
    for (const path of ['/', '/servicios', '/nosotros']) expect(await textOf(path)).toContain('Abrió en mayo.')
    const words = {
      'testimonials.3.name': 'Elsa Ríos',
      'testimonials.3.text': 'Cumplieron.',
      'testimonials.3.position': '0',
    }
    await visit(`${BASE}/clientes`, posted('clientes', words))
    for (const path of ['/servicios', '/nosotros']) expect(await textOf(path)).toContain('Elsa Ríos')
    const nameless = await visit(`${BASE}/clientes`, posted('clientes', { 'testimonials.3.text': 'Sin nombre.' }))
    expect([nameless.status, (await nameless.text()).includes('Escribe quién lo dice')]).toEqual([422, true])
  })

  test('what is wrong is said beside its field, and everything typed stays', async () => {
    const { visit } = await app.signIn()
    const answer = await visit(
      `${BASE}/nosotros`,
      posted('nosotros', { 'milestones.0.year': '3006', 'values.0.text': 'Con {nada}', heading: 'Otro título' }),
    )
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(html).toContain('Escribe un año, de 1800 a 2026')
    expect(html).toContain('No existe {nada}. Puedes usar {nombre}')
    for (const typed of ['value="3006"', 'Con {nada}', 'value="Otro título"']) expect(html).toContain(typed)
    expect(await findSectionSaves(app.store.db, 'historia')).toHaveLength(1)
  })

  test('two people who save a section at once lose nothing', async () => {
    const { visit } = await app.signIn()
    await visit(`${BASE}/nosotros`, posted('nosotros', { 'values.0.text': 'Contratos a la vista.' }))
    expect((await visit(`${BASE}/nosotros`, posted('nosotros', { proposition: 'Una sola firma.' }))).status).toBe(303)
    const both = await textOf('/nosotros')
    for (const shown of ['Contratos a la vista.', 'Una sola firma.']) expect(both).toContain(shown)
    const refused = await visit(`${BASE}/nosotros`, posted('nosotros', { 'values.0.text': 'Garantías revisadas.' }))
    const html = await refused.text()
    expect([refused.status, html.includes('Otra persona guardó «Contratos a la vista.»')]).toEqual([409, true])
    expect(html).toContain('Garantías revisadas.')
    expect(await textOf('/nosotros')).toContain('Contratos a la vista.')
  })

  test('a legal text has the day of its change, and HTML or scripts in it are only text', async () => {
    const { visit } = await app.signIn()
    const text =
      'Antes de todo.\n\n## Uno\n\n<script>alert(1)</script> [aquí](javascript:alert(1))\n\n## Uno\n\nSegunda.'
    await visit(`${BASE}/aviso-de-privacidad`, posted('aviso-de-privacidad', { text }))
    const page = await textOf('/aviso-privacidad')
    expect(page).toContain('<time dateTime="2026-11-20">20 de noviembre de 2026</time>')
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page).not.toContain('href="javascript:')
    expect([...page.matchAll(/<section id="([^"]+)">/g)].map(([, id]) => id)).toEqual(['inicio', 'uno', 'uno-3'])
    expect([...page.matchAll(/<a href="#([^"]+)"[^>]*>(\d)/g)].map(([, id, number]) => [id, number])).toEqual([
      ['uno', '1'],
      ['uno-3', '2'],
    ])
    const saves = await findSectionSaves(app.store.db, 'privacidad')
    const versions = await Promise.all(
      saves.map(({ number }) => findSectionVersion(app.store.db, 'privacidad', number)),
    )
    expect(versions.map((version) => version?.content.updated)).toEqual(['2026-11-20', '2025-11-20'])
    const earlier = await visit(`${BASE}/aviso-de-privacidad/vista-previa?version=${saves[1]?.number}`)
    expect(await earlier.text()).toContain('Secretaría Anticorrupción')
  })

  test('an unknown section is a 404, and only who may change settings reaches one', async () => {
    const { visit } = await app.signIn()
    const unknown = await visit(`${BASE}/nada`)
    const html = await unknown.text()
    expect([unknown.status, html.match(/<h1/g)?.length]).toEqual([404, 1])
    expect(html).toMatch(/<h2[^>]*>Página no encontrada<\/h2>/)
    expect(html).not.toContain('No se pudo cargar')
    const { visit: asEditor } = await app.signIn({ email: 'eva@cerronorte.example', role: 'editor' })
    expect((await asEditor(`${BASE}/inicio`)).status).toBe(403)
    expect((await asEditor(`${BASE}/inicio`, posted('inicio', { heading: 'Mío' }))).status).toBe(403)
    expect((await asEditor(`${BASE}/inicio/vista-previa`)).status).toBe(403)
    expect((await app.visit(`${BASE}/inicio`)).status).toBe(302)
  })
})

test('an agency starts from a text that is published only when a person saves it', { timeout: PATIENCE }, async () => {
  const store = await openNewStore('sqlite')
  const app = await openTestApp('sqlite', { store, agency: TERSE_AGENCY })
  const { visit } = await app.signIn()
  const address = `${BASE}/aviso-de-privacidad`
  const read = async (path: string) => (await visit(path)).text()
  expect(await read(address)).toContain('Empezar con este texto')
  expect(await read('/contacto')).toContain('todavía no está publicado en este sitio')
  const page = await read(`${address}?texto=inicial`)
  expect(page).toContain('Este texto todavía no se guarda ni se publica.')
  expect((await app.visit('/aviso-privacidad')).status).toBe(404)
  const valueOf = (pattern: RegExp) => decode(pattern.exec(page)?.[1] ?? '')
  const saved = await visit(
    address,
    posting({
      base: valueOf(/name="base" value="([^"]*)"/),
      lead: valueOf(/name="lead"[^>]* value="([^"]*)"/),
      text: valueOf(/<textarea[^>]*name="text"[^>]*>([^<]*)</),
    }),
  )
  expect(saved.status).toBe(303)
  expect(await read('/aviso-privacidad')).toContain('Secretaría Anticorrupción y Buen Gobierno')
  expect(await read('/contacto')).not.toContain('todavía no está publicado')
  expect(await read(address)).not.toContain('Empezar con este texto')
  await app.close()
})
