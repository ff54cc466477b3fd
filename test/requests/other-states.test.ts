import { beforeEach, describe, expect, test } from 'vitest'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { writeConfig } from '#app/db/global-config.server.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { posting } from '#test/forms.ts'
import { buildProperty } from '#test/factories/property.ts'
import { shareApp } from '#test/shared-app.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const PLACES = '/dashboard/configuracion/ubicacion'
const JURIQUILLA = {
  intent: 'save-zone',
  before: '',
  name: 'Juriquilla',
  synonyms: 'Jurica Norte',
  state: 'Querétaro',
  municipality: 'Querétaro',
  point: '20.7104, -100.4472',
}
const CORREGIDORA: Partial<PropertyInput> = {
  title: 'Bodega en Corregidora',
  location: 'El Pueblito',
  municipality: 'Corregidora',
  state: 'Querétaro',
  address: null,
  description: 'Con patio de maniobras.',
  googleMapsLink: '20.5389, -100.4443',
  precision: 'exacta',
}

const NO_POINT = { publicLatitude: null, publicLongitude: null, latitude: null, longitude: null }

describe.each(STORES)('on %s', (dialect) => {
  const app = shareApp(dialect)

  function insert(overrides: Partial<PropertyInput> = {}) {
    const property = buildProperty({ ...CORREGIDORA, category: 'renta', type: 'bodega', ...overrides })
    return insertProperty(app.store.db, property, { createdBy: null, now: NOW })
  }

  async function textOf(path: string): Promise<string> {
    return (await (await app.visit(path)).text()).replaceAll('\u00A0', ' ')
  }

  describe('an agency of Querétaro', () => {
    beforeEach(async () => {
      const homeStates = JSON.stringify(['Querétaro'])
      await writeConfig(app.store.db, { homeStates, zones: null, landmarks: null }, NOW)
      await insert()
    })

    test('has a page without landmarks and outlines of Nuevo León', async () => {
      const page = await textOf('/propiedad/bodega-en-corregidora')
      expect(page).toContain('El Pueblito, Corregidora, Querétaro')
      expect(page).not.toMatch(/En línea recta|A \d+ km de|Límites: INEGI|Corregidora, Nuevo León/)
    })

    test('filters by its municipalities only', async () => {
      const page = await textOf('/propiedades')
      expect(page).toMatch(/name="municipality"[^>]* value="Corregidora"/)
      expect(page).toMatch(/name="municipality"[^>]* value="El Marqués"/)
      expect(page).not.toMatch(/value="Apodaca"|disponibles en Nuevo León/)
      expect(await textOf('/propiedades?municipality=corregidora')).toContain(
        'Quitar filtro </span>Municipio: Corregidora',
      )
      expect(await textOf('/propiedades?municipality=El+Marqués')).not.toContain('/propiedad/bodega-en-corregidora"')
      expect(await textOf('/propiedades?municipality=Apodaca')).toContain('/propiedad/bodega-en-corregidora"')
    })

    test.each([
      ['bodega en Corregidora', true],
      ['bodega Corregidora, Querétaro', true],
      ['bodega corregidra', true],
      ['bodega en El Marqués Querétaro', false],
      ['bodega en Qro', true],
    ])('finds by the search «%s»: %s', async (search, isFound) => {
      const page = await textOf(`/propiedades?${new URLSearchParams({ search })}`)
      expect(page.includes('href="/propiedad/bodega-en-corregidora"')).toBe(isFound)
    })

    test('begins the map at its own points, without credit for outlines that are not drawn', async () => {
      const map = await textOf('/propiedades?vista=mapa')
      expect(map).toMatch(/<svg[^>]* aria-label="Mapa con 1 propiedad"/)
      const [, west = 0, south = 0, east = 0, north = 0] =
        /data-fit="([-\d.]+),([-\d.]+),([-\d.]+),([-\d.]+)"/.exec(map)?.map(Number) ?? []
      expect([west < -100.4443, south < 20.5389, east > -100.4443, north > 20.5389]).toEqual([true, true, true, true])
      expect(map).not.toMatch(/Límites: INEGI|>Apodaca</)
      expect(map).toMatch(/>El Marqués<.*Municipios: GeoNames/s)
      const wide = await textOf('/propiedades?vista=mapa&bbox=-101,19.8,-98.8,21.8')
      expect(wide).toMatch(/>Guanajuato<.*>San Juan del Río<.*Estados: Natural Earth · Municipios: GeoNames/s)
      // No result: the map still shows where the catalogue is.
      expect(await textOf('/propiedades?vista=mapa&type=casa')).toMatch(/data-fit="-100\.\d+,20\.\d+/)
    })

    test('without any point the map shows its state', async () => {
      await app.store.db.updateTable('properties').set(NO_POINT).execute()
      expect(await textOf('/propiedades?vista=mapa')).toMatch(/data-fit="-10[01]\.\d+,19\.\d+.*>San Juan del Río</s)
    })

    test('without any point and home state there is neither a map nor a link to one', async () => {
      await app.store.db.updateTable('properties').set(NO_POINT).execute()
      await writeConfig(app.store.db, { homeStates: '[]' }, NOW)
      for (const path of ['/propiedades', '/propiedades?vista=mapa', '/propiedades/renta/bodega'])
        expect([path, /map-drawing|class="view clear-of-cookies"/.exec(await textOf(path))]).toEqual([path, null])
      const { visit } = await app.signIn()
      expect(await (await visit('/dashboard/mapa')).text()).not.toContain('Mapa con 0 propiedades')
    })

    test('has its zones on the home page as a list, and no drawing anywhere', async () => {
      const home = await textOf('/')
      expect(home).toContain('Busca por zona')
      expect(home).toContain('/propiedades?municipality=Corregidora')
      expect(home).not.toContain('Límites: INEGI')
      expect(await textOf('/nosotros')).not.toContain('zona metropolitana de Monterrey')
    })

    test('has pages of common searches, in the sitemap too', async () => {
      expect(await textOf('/sitemap.xml')).toContain('/propiedades/renta/bodega/corregidora<')
      expect(await textOf('/propiedades/renta/bodega/corregidora')).toContain('Hay 1 bodega en renta en Corregidora')
      expect((await app.visit('/propiedades/renta/bodega/apodaca')).status).toBe(404)
    })

    test('chooses municipalities of its state in the form, and no others are saved', async () => {
      const { visit } = await app.signIn()
      const form = await (await visit('/add-property')).text()
      expect(form).toContain('<option>San Juan del Río</option>')
      expect(form).not.toContain('<option>Apodaca</option>')
      const preview = await visit('/place-preview?at=20.5389,-100.4443&precision=exacta&location=Centro')
      expect(await preview.json()).toMatchObject({
        map: { ground: expect.stringContaining('>Corregidora<'), credit: 'Municipios: GeoNames (CC BY)' },
        shown: { latitude: 20.5389 },
      })
    })

    test('edits its zones, which searches and the precision of a zone use', async () => {
      const { visit, staff } = await app.signIn()
      const wrong = await visit(PLACES, posting({ ...JURIQUILLA, municipality: 'Apodaca' }))
      expect([wrong.status, await wrong.text()]).toEqual([
        422,
        expect.stringContaining('Elige un municipio de Querétaro de la lista'),
      ])
      expect((await visit(PLACES, posting(JURIQUILLA))).status).toBe(303)
      await insert({ title: 'Nave', location: 'jurica norte', municipality: 'Querétaro', precision: 'zona' })
      const map = await textOf('/propiedades?vista=mapa&cerca=Jurica+Norte&radio=2')
      expect(map).toContain('Mapa con 1 propiedad')
      const edited = { ...JURIQUILLA, before: 'Juriquilla, Querétaro, Querétaro', name: 'Jurica' }
      expect(await (await visit(`${PLACES}?zona=${encodeURIComponent(edited.before)}`)).text()).toContain(
        'value="20.7104, -100.4472"',
      )
      expect((await visit(PLACES, posting(edited))).status).toBe(303)
      await visit(PLACES, posting({ intent: 'remove-zone', name: 'Jurica, Querétaro, Querétaro' }))
      expect(await textOf('/propiedades?vista=mapa&cerca=Jurica&radio=2')).toContain('No conocemos «Jurica»')
      const events = await app.store.db.selectFrom('accountEvents').select(['subject', 'userId']).execute()
      expect(events.filter(({ userId }) => userId === staff.id).map(({ subject }) => subject)).toEqual(
        expect.arrayContaining([
          'Zona: Juriquilla, Querétaro, Querétaro',
          'Zona: Jurica, Querétaro, Querétaro',
          'Zona quitada: Jurica, Querétaro, Querétaro',
        ]),
      )
    })
  })

  test('an agency of two states sees the municipalities of both, and says the state of names that both have', async () => {
    const { visit } = await app.signIn()
    const form = new URLSearchParams([
      ['intent', 'save-home-states'],
      ['homeState', 'Zacatecas'],
      ['homeState', 'Nuevo León'],
      ['homeState', 'Texas'],
    ])
    expect((await visit(PLACES, { method: 'POST', body: form })).status).toBe(303)
    const row = await app.store.db.selectFrom('globalConfig').select('homeStates').executeTakeFirstOrThrow()
    // The order of the form is the order of choice.
    expect(row.homeStates).toBe('["Zacatecas","Nuevo León"]')
    const states = [...(await textOf('/propiedades')).matchAll(/<option value="([^"]*)">\1<\/option>/g)]
    expect(states.map(([, name]) => name).slice(0, 3)).toEqual(['Zacatecas', 'Nuevo León', 'Aguascalientes'])
    const settings = await (await visit(PLACES)).text()
    expect(settings).toContain('name="homeStateOrder" value="Zacatecas,Nuevo León"')
    const reordered = new URLSearchParams([...form, ['homeStateOrder', 'Nuevo León,Texas,Zacatecas']])
    expect((await visit(PLACES, { method: 'POST', body: reordered })).status).toBe(303)
    const second = await app.store.db.selectFrom('globalConfig').select('homeStates').executeTakeFirstOrThrow()
    expect(second.homeStates).toBe('["Nuevo León","Zacatecas"]')
    expect(
      (await (await visit('/add-property')).text()).match(/name="state"[^>]*value="([^"]*)"/g)?.slice(0, 3),
    ).toEqual([
      expect.stringContaining('value=""'),
      expect.stringContaining('value="Nuevo León"'),
      expect.stringContaining('value="Zacatecas"'),
    ])
    const local = { location: 'Centro', googleMapsLink: null, precision: 'exacta' } as const
    await insert({ ...local, title: 'Nave norte', municipality: 'Guadalupe', state: 'Nuevo León' })
    await insert({ ...local, title: 'Nave sur', municipality: 'Guadalupe', state: 'Zacatecas' })
    const page = await textOf('/propiedades')
    for (const value of ['Guadalupe (Nuevo León)', 'Guadalupe (Zacatecas)', 'Apodaca', 'Fresnillo'])
      expect(page).toContain(`value="${value}"`)
    expect(page).not.toContain('value="Guadalupe"')
    const titles = async (municipality: string) => {
      const html = await textOf(`/propiedades?${new URLSearchParams({ municipality })}`)
      return ['nave-norte', 'nave-sur'].filter((slug) => html.includes(`/propiedad/${slug}"`))
    }
    expect(await titles('Guadalupe (Zacatecas)')).toEqual(['nave-sur'])
    expect(await titles('Guadalupe (Nuevo León)')).toEqual(['nave-norte'])
    expect(await titles('Guadalupe')).toEqual(['nave-norte', 'nave-sur'])
    const redirected = await app.visit('/propiedades/renta/bodega/guadalupe')
    expect([redirected.status, redirected.headers.get('Location')]).toEqual([
      301,
      '/propiedades/renta/bodega/guadalupe-nuevo-leon',
    ])
  })
})
