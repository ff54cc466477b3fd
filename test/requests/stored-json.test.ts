import type { Store } from '#app/db/store.server.ts'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readRegistration } from '#app/accounts/team/registration.server.ts'
import { saveAgencyContent } from '#app/agency/change-agency.server.ts'
import { MAIL_SETTINGS } from '#app/db/installation.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { saveSettings } from '#app/settings/stored-settings.server.ts'
import { JSON_COLUMNS } from '#app/takeout/json-columns.server.ts'
import { type TestApp, type Visit, openTestApp } from '#test/app.ts'
import { insertEveryValue } from '#test/earlier-stores/every-value.ts'
import { DEMO_AGENCY } from '#test/factories/agency.ts'
import { settleInNuevoLeon } from '#test/factories/places.ts'
import { buildProperty } from '#test/factories/property.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { openNewStore } from '#test/stores.ts'
import { IS_SHORT } from '#test/tier.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const DEEP = 50_000
const byAna = ({ db }: Pick<Store, 'db'>) => ({ db, actor: { id: null, name: 'Ana' }, now: NOW })
const WRONG: Record<string, string | null> = {
  'no value': null,
  nothing: '',
  null: 'null',
  'a list': '[]',
  'an object': '{}',
  'a text': '"x"',
  'a number': '1',
  'a truth': 'true',
  'a cut object': '{"name": "Nave',
  'a cut list': '[{"name":',
  'deep lists': '['.repeat(DEEP) + ']'.repeat(DEEP),
  'deep objects': '{"a":'.repeat(DEEP) + '1' + '}'.repeat(DEEP),
  'a huge number': '1e999',
  'huge numbers in it': '{"founded":1e999,"port":1e308,"version":-1e300,"server":{"port":1e308}}',
  'wrong types in an object':
    '{"name":[],"founded":"x","services":{},"clients":"x","logo":7,"main":[],"facts":[],"input":{"title":{}},"server":"x","homeStates":{},"updated":5,"milestones":[null]}',
  'wrong types in a list': '[null,1,"x",[],{"name":7},{"latitude":"x"},{"address":null}]',
  'a prototype': '{"__proto__":{"name":"x"},"constructor":1,"toString":2}',
  'a list of prototypes': '[{"__proto__":{"name":"x"}}]',
  'NUL characters': '{"name":"a\\u0000b","heading":"\\u0000","text":"\\u0000"}',
  'lone surrogates': '{"name":"\\ud800","slug":"\\udfff","heading":"\\ud800x"}',
  'impossible texts':
    '{"main":"red; }","updated":"2026-02-30","rateDay":"ayer","timeZone":"Luna/Mar","logo":{"data":"<svg>"}}',
  'a long text': `"${'x'.repeat(1_048_576)}"`,
  'a long list': `[${'0,'.repeat(200_000)}0]`,
  'no JSON': '<html>',
  'another number format': '0x10',
}
/** In `npm test`: one wrong value of each kind, and no large one. */
const FEW = ['no value', 'nothing', 'null', 'a list', 'an object', 'a text', 'a cut object', 'deep lists']
const FEW_INSIDE = ['wrong types in an object', 'wrong types in a list', 'NUL characters', 'impossible texts']
const TRIED = IS_SHORT ? [...FEW, ...FEW_INSIDE] : Object.keys(WRONG)

const PUBLIC = ['/', '/propiedades', '/propiedades?vista=mapa', '/nosotros', '/servicios', '/contacto', '/login']
const FILES = ['/signup', '/recuperar', '/readyz', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest']
const SETTINGS = ['', '/agencia', '/agencia/datos', '/agencia/marca', '/ubicacion', '/correo', '/respaldos', '/equipo']
const LATER = ['/versiones', '/estado', '/portales', '/accesos', '/tarjeta']
const PANEL = [
  '',
  '/propiedades',
  '/papelera',
  '/actividad',
  '/mensajes',
  '/prospectos',
  '/importar',
  '/cambios',
  '/fotos',
  '/conjuntos',
  '/propietarios',
  '/mapa',
  '/alertas',
  '/exportar/csv',
]

describe('wrong stored JSON', { timeout: PATIENCE }, () => {
  let app: TestApp
  let visit: Visit
  let pages: string[]

  beforeAll(async () => {
    app = await openTestApp('sqlite', { store: await openNewStore('sqlite'), agency: null })
    const { store } = app
    await insertEveryValue(store)
    await settleInNuevoLeon(store.db)
    await saveSettings({ ...byAna(store), note: 'Contacto' }, {})
    await saveAgencyContent(byAna(store), DEMO_AGENCY)
    await store.db.insertInto('installation').values({ name: MAIL_SETTINGS, value: '{}' }).execute()
    const { id } = await insertProperty(store.db, buildProperty(), { createdBy: null, now: NOW })
    const { slug } = await store.db
      .selectFrom('properties')
      .where('id', '=', id)
      .select('slug')
      .executeTakeFirstOrThrow()
    visit = (await app.signIn()).visit
    const jobs = await store.db.selectFrom('jobs').select(['id', 'kind']).execute()
    const idsOf = (kind: string) => jobs.flatMap((job) => (job.kind === kind ? [job.id] : [])).slice(0, 3)
    pages = [
      ...PUBLIC,
      ...FILES,
      `/propiedad/${slug}`,
      ...PANEL.map((path) => `/dashboard${path}`),
      ...[...SETTINGS, ...LATER].map((path) => `/dashboard/configuracion${path}`),
      '/bienvenida',
      '/add-property',
      `/edit-property/${id}`,
      ...idsOf('import').map((each) => `/dashboard/importar/${each}`),
      ...idsOf('change').map((each) => `/dashboard/cambios/${each}`),
      ...idsOf('photos').map((each) => `/dashboard/fotos/${each}`),
    ]
  }, PATIENCE)

  afterAll(() => app.close())

  async function putEverywhere(value: string | null) {
    const tables = await app.store.db.introspection.getTables()
    for (const [table, columns] of JSON_COLUMNS)
      for (const column of Object.keys(columns)) {
        const found = tables.find(({ name }) => name === table)?.columns.find(({ name }) => name === column)
        expect([table, column, found?.name]).toEqual([table, column, column])
        if (value === null && !found?.isNullable) continue
        const rows = table === 'installation' ? sql`where name = ${MAIL_SETTINGS}` : sql``
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} ${rows}`.execute(app.store.db)
      }
    // The revision of a store is read once per turn of the event loop.
    await setImmediate()
  }

  test.each(TRIED)('%s in every JSON column prevents no page', async (name) => {
    await putEverywhere(WRONG[name] ?? null)
    const failed: [string, number][] = []
    for (const path of pages) {
      const { status } = await visit(path)
      if (status >= 500) failed.push([path, status])
    }
    expect(failed).toEqual([])
    expect((await app.visit('/login')).status).toBe(200)
    await readRegistration(app.store.db, app.parts.accounts)
    await app.parts.outboxWorker.run()
    // Each column is logged once, whatever is asked.
    const logged = app.failures.splice(0).map(({ error }) => String(error))
    expect(logged.filter((line) => !line.includes('no se puede leer'))).toEqual([])
    expect(new Set(logged).size).toBe(logged.length)
    app.warnings.length = 0
  })

  test('staff are told what can not be read, and not when all of it can', async () => {
    await putEverywhere('"x"')
    const html = (await (await visit('/dashboard')).text()).replaceAll('<!-- -->', '')
    expect(html).toMatch(/No se puede leer lo guardado de: [^.]*Datos de la agencia[^.]*Zonas[^.]*Correo saliente/)
    await saveAgencyContent(byAna(app.store), DEMO_AGENCY)
    await app.store.db.updateTable('globalConfig').set({ homeStates: null, zones: null, landmarks: null }).execute()
    await app.store.db.deleteFrom('installation').where('name', '=', MAIL_SETTINGS).execute()
    await setImmediate()
    expect(await (await visit('/dashboard')).text()).not.toContain('No se puede leer lo guardado')
    app.failures.length = 0
  })
})
