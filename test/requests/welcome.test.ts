import { setImmediate } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { saveSection } from '#app/agency/change-agency.server.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { dataForm } from '#app/agency/settings/data-form.ts'
import { sectionTexts } from '#app/agency/settings/section-form.ts'
import { findFeeds } from '#app/feeds/feed-addresses.server.ts'
import { EMPTIED, findDemoName } from '#app/welcome/start-own.server.ts'
import { loadDemo } from '#demo/load.ts'
import { type TestApp, type Visit, openTestApp } from '#test/app.ts'
import { DEMO_AGENCY } from '#test/factories/agency.ts'
import { buildProperty } from '#test/factories/property.ts'
import { entryPath, posting, sessionOf } from '#test/forms.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES, openNewStore } from '#test/stores.ts'

const ANA = { name: 'Ana Ruiz', email: 'ana@aurea.example', password: 'secreta-1' }
const AUREA = { ...sectionTexts(dataForm(2026), DEMO_AGENCY.datos), name: 'Áurea', region: 'Querétaro' }
const NOW = new Date('2026-11-20T18:00:00Z')

describe.each(STORES)('an empty store on %s', { timeout: PATIENCE }, (dialect) => {
  let app: TestApp

  beforeEach(async () => {
    app = await openTestApp(dialect, {
      store: await openNewStore(dialect),
      agency: null,
      publicUrl: 'http://127.0.0.1:3000',
    })
  }, PATIENCE)

  afterEach(() => app.close())

  async function signUp(person: typeof ANA) {
    const response = await app.visit('/signup', posting(person, { Origin: 'http://127.0.0.1:3000' }))
    const cookie = sessionOf(response) ?? ''
    const visit: Visit = (path, init = {}) =>
      app.visit(path, { ...init, headers: { ...(init.headers as Record<string, string>), Cookie: cookie } })
    return { to: response.headers.get('Location'), visit }
  }

  async function sent(visit: Visit, path: string, fields: Record<string, string>) {
    const response = await visit(path, posting(fields))
    return response.headers.get('Location') ?? response.status
  }

  const home = async (visit: Visit) => (await visit('/dashboard')).text()

  test('the first person lands in a list of five steps, each ticked by its data and done in its settings', async () => {
    const { to, visit } = await signUp(ANA)
    expect(to).toBe(entryPath('/bienvenida'))
    const listed = async () => stepsIn(await (await visit('/bienvenida')).text())
    expect(await listed()).toEqual([
      ['/dashboard/configuracion/agencia', 'Agencia y contacto (pendiente)'],
      ['/dashboard/configuracion/agencia/marca', 'Logotipo y colores (pendiente)'],
      ['/dashboard/configuracion/ubicacion', 'Estado, municipios y zonas (pendiente)'],
      ['/dashboard/configuracion/equipo', 'Personas (pendiente)'],
      ['/dashboard/importar', 'Primeras propiedades (pendiente)'],
    ])
    for (const [path = ''] of await listed()) expect([path, (await visit(path)).status]).toEqual([path, 200])
    expect((await home(visit)).replaceAll('<!-- -->', '')).toMatch(/Preparar el sitio: faltan \d+ cosas/)

    const done = async () => (await listed()).map(([, title]) => title?.includes('(hecho)'))
    const [agency, places] = ['/dashboard/configuracion/agencia', '/dashboard/configuracion/ubicacion']
    expect(await sent(visit, agency, { base: '{}', name: 'Áurea' })).toBe(422)
    expect(await done()).toEqual([false, false, false, false, false])
    expect(await sent(visit, agency, { base: '{}', ...AUREA })).toBe(`${agency}?aviso=configuracion-guardada`)
    await sent(visit, places, { intent: 'save-home-states', homeState: 'Querétaro' })
    expect(await done()).toEqual([true, false, true, false, false])
    expect(await home(visit)).toContain('Faltan 3 pasos de la bienvenida')
    expect(await (await visit(places)).text()).toMatch(/href="\/bienvenida"[^>]*>Faltan 3 pasos de la bienvenida/)

    await visit('/dashboard/configuracion/equipo', posting({ intent: 'create-invitation', role: 'editor' }))
    await insertProperty(app.store.db, buildProperty(), { createdBy: null, now: NOW })
    await setImmediate()
    expect(await done()).toEqual([true, false, true, true, true])
    // A colour is nothing that a site needs.
    expect(await home(visit)).not.toContain('bienvenida')
    expect(await (await visit(places)).text()).not.toContain('de la bienvenida')
    await sent(visit, `${agency}/marca`, { base: '{}', main: '7a2048' })
    expect(await done()).toEqual([true, true, true, true, true])
    expect(await (await visit('/bienvenida')).text()).toContain('Los cinco pasos están hechos.')
    const unknown = await visit('/bienvenida/paso-9')
    const page = await unknown.text()
    expect([unknown.status, page.includes('Ese paso no existe.')]).toEqual([404, true])
    expect(stepsIn(page), 'a way on').toHaveLength(5)
    expect(await (await app.visit('/')).text()).toContain('Áurea')
  })

  test('the second person lands in the panel; who may not change settings is offered nothing', async () => {
    const { visit } = await signUp(ANA)
    expect((await signUp({ ...ANA, email: 'eva@aurea.example' })).to).toBe(entryPath('/dashboard'))
    expect((await visit('/bienvenida', posting({ intent: 'omitir-paso' }))).status).toBe(405)
    const { visit: editor } = await app.signIn({ role: 'editor' })
    expect((await editor('/bienvenida')).status).toBe(403)
    expect(await home(editor)).not.toContain('Preparar el sitio: ')
    expect(await (await editor('/dashboard/configuracion')).text()).not.toContain('href="/bienvenida"')
  })
})

/** Address and title of each step of the page. */
function stepsIn(html: string): string[][] {
  const [list = ''] = /<ol aria-label="Pasos"[^]*?<\/ol>/.exec(html) ?? []
  return [
    ...list.matchAll(/<a[^>]* href="([^"]*)"[^>]*>((?:(?!<\/a>)[^])*\((?:hecho|pendiente)\)(?:(?!<\/a>)[^])*)<\/a>/g),
  ].map(([, path = '', title = '']) => [path, title.replaceAll(/<!-- -->|<[^>]*>/g, '')])
}

/** Tables whose rows stay when the demo is emptied: people, photos, and what is true of the installation. */
const LEFT = [
  'accountEvents',
  'accounts',
  'asesorCards',
  'asesorPhotos',
  'backups',
  'calendarAddresses',
  'catalogueChanges',
  'globalConfig',
  'installation',
  'invitations',
  'photos',
  'rateLimits',
  'secondFactors',
  'sessions',
  'users',
  'verifications',
]

describe.each(STORES)('the demo on %s', { timeout: PATIENCE }, (dialect) => {
  let app: TestApp

  beforeAll(async () => {
    app = await openTestApp(dialect, { store: await openNewStore(dialect), agency: null })
    await loadDemo({ store: app.store, files: app.files, now: app.parts.now })
  }, PATIENCE)

  afterAll(() => app.close())

  async function countOf(table: (typeof EMPTIED)[number]): Promise<number> {
    const rows = app.store.db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'))
    return Number((await rows.executeTakeFirstOrThrow()).count)
  }

  test('does no step of the welcome: only what a person entered does', async () => {
    const { visit } = await app.signIn({ name: 'Ana' })
    const read = async (path: string) => (await (await visit(path)).text()).replaceAll(/<!-- -->|<[^>]*>/g, '')
    const states = async () =>
      [...(await read('/bienvenida')).matchAll(/\((hecho|pendiente)\)/g)].map(([, state]) => state)
    const pending = ['pendiente', 'pendiente', 'pendiente', 'pendiente', 'pendiente']
    expect(await states()).toEqual(pending)
    expect(await read('/bienvenida')).toContain('Lo que trae la demostración de Cerro Norte no cuenta')
    const home = await read('/dashboard')
    expect(home).toContain('Faltan 5 pasos de la bienvenida')
    expect(home).toContain('Este es el catálogo de demostración de Cerro Norte.')
    expect(await read('/dashboard/configuracion/ubicacion'), 'nobody sets up a demo').not.toContain('de la bienvenida')

    // A change that leaves the demo's name or phone is not the agency's data yet.
    const { datos } = DEMO_AGENCY
    const by = { db: app.store.db, actor: { id: null, name: 'Ana' }, now: NOW }
    const change = async (own: Partial<typeof datos>) => {
      await saveSection(by, 'datos', () => ({ ...datos, ...own }))
      await setImmediate()
      return (await states())[0]
    }
    expect(await change({ hours: 'Sábados' })).toBe('pendiente')
    expect(await change({ phone: '442 123 4567' })).toBe('pendiente')
    expect(await change({ name: 'Áurea', phone: '+52 81 0000 0000' })).toBe('pendiente')
    expect(await change({ name: 'Áurea', phone: '442 123 4567' })).toBe('hecho')
    expect(await change({})).toBe('pendiente')

    await visit('/dashboard/configuracion/ubicacion', posting({ intent: 'save-home-states', homeState: 'Querétaro' }))
    expect((await states())[2]).toBe('hecho')
    await visit('/dashboard/configuracion/ubicacion', posting({ intent: 'save-home-states', homeState: 'Nuevo León' }))
    expect(await states()).toEqual(pending)

    const { staff } = await app.signIn({ name: 'Eva' })
    expect((await states())[3], 'a second person').toBe('hecho')
    const { id } = await insertProperty(app.store.db, buildProperty(), { createdBy: staff.id, now: NOW })
    await setImmediate()
    expect((await states())[4]).toBe('hecho')
    await app.store.db.deleteFrom('properties').where('id', '=', id).execute()
    await setImmediate()
  })

  test('is emptied by whoever types its name, after a backup, and leaves people and nothing of its agency', async () => {
    const { visit, staff } = await app.signIn({ name: 'Ana' })
    const { visit: editor } = await app.signIn({ role: 'editor' })
    const post = (nombre: string) => visit('/dashboard/empezar', posting({ nombre }))
    expect((await editor('/dashboard/empezar', posting({ nombre: 'Cerro Norte' }))).status).toBe(403)
    expect(await (await editor('/dashboard')).text()).not.toContain('Empezar con mi agencia')
    expect(await (await visit('/dashboard')).text()).toContain('href="/dashboard/empezar"')
    const question = (await (await visit('/dashboard/empezar')).text()).replaceAll('<!-- -->', '')
    for (const said of ['469 propiedades', '8 conjuntos', await app.parts.backUpNow.findFolder()])
      expect(question).toContain(said)

    await visit('/dashboard/configuracion/portales', posting({ intent: 'turn-feed-on', feed: 'reso' }))
    const outbox = { id: 'o', kind: 'password-reset' as const, payload: '"ana@aurea.example"', nextAttemptAt: null }
    await app.store.db
      .insertInto('outbox')
      .values({ ...outbox, createdAt: NOW.toISOString() })
      .execute()
    expect(await findFeeds(app.store.db)).toHaveLength(1)

    expect((await post('Norte')).status).toBe(422)
    const { backUpNow } = app.parts
    app.parts.backUpNow = { ...backUpNow, run: async () => ({ ok: false, refusal: 'El disco está lleno.' }) }
    const refused = await post('Cerro Norte')
    expect([refused.status, (await refused.text()).includes('El disco está lleno.')]).toEqual([422, true])
    expect(await countOf('properties')).toBe(469)

    let inBackup = 0
    app.parts.backUpNow = {
      ...backUpNow,
      run: async () => {
        inBackup = await countOf('properties')
        return { ok: true, path: '/respaldos/demo.tar' }
      },
    }
    const done = await post(' cerro norte ')
    expect(done.headers.get('Location')).toBe('/bienvenida?aviso=demostracion-vaciada')
    expect(inBackup).toBe(469)
    expect(await findFeeds(app.store.db)).toEqual([])
    for (const table of EMPTIED) expect([table, await countOf(table)]).toEqual([table, 0])
    expect(await app.store.db.selectFrom('photos').select('id').execute()).toHaveLength(124)
    expect(await app.store.db.selectFrom('users').where('id', '=', staff.id).select('name').execute()).toHaveLength(1)
    expect(await app.store.db.selectFrom('asesorCards').select('name').execute(), "the demo's people").toEqual([])

    // The revision of a store is read once per turn of the event loop.
    await setImmediate()
    const home = await (await app.visit('/')).text()
    // Its greeting is the product's own.
    const sentences = sentencesOf({ ...DEMO_AGENCY, mensajes: null })
    expect(sentences.length).toBeGreaterThan(150)
    expect(sentences.filter((sentence) => home.includes(sentence))).toEqual([])
    expect(home).not.toMatch(/Cerro Norte|Nuevo León|Monterrey|\/propiedad\//)
    expect(await (await visit('/dashboard/configuracion/accesos')).text()).toContain('Respaldo: /respaldos/demo.tar')
    expect(stepsIn(await (await visit('/bienvenida')).text())[0]?.[1]).toBe('Agencia y contacto (pendiente)')
    // A second press changes nothing, nor does the next start bring the demo back.
    expect((await post('Cerro Norte')).headers.get('Location')).toBe('/dashboard')
    expect(await loadDemo({ store: app.store, files: app.files, now: app.parts.now })).toBe(false)
  })

  test('every table is either emptied or left on purpose', async () => {
    const tables = (await app.store.db.introspection.getTables()).map(({ name }) => name)
    expect(tables.toSorted()).toEqual([...EMPTIED, ...LEFT].toSorted())
  })
})

test('an agency that took the demo over by editing it is not offered to empty it', async () => {
  const app = await openTestApp('sqlite')
  expect(await findDemoName(app.store)).toBe('Cerro Norte')
  const change = { db: app.store.db, actor: { id: null, name: 'Ana' }, now: NOW }
  await saveSection(change, 'datos', (data) => ({ ...data, phone: '442 123 4567' }))
  await setImmediate()
  expect(await findDemoName(app.store)).toBe('Cerro Norte')
  await saveSection(change, 'datos', (data) => ({ ...data, name: 'Áurea' }))
  await setImmediate()
  expect(await findDemoName(app.store)).toBeNull()
  const { visit } = await app.signIn()
  expect((await visit('/dashboard/empezar')).headers.get('Location')).toBe('/dashboard')
  await app.close()
})

/** Every text of an agency of some length, also those without placeholders alone. */
function sentencesOf(content: unknown): string[] {
  if (typeof content === 'string') return content.length > 12 && !content.includes('{') ? [content] : []
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(sentencesOf) : []
}
