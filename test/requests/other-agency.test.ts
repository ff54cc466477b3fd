import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AgencyContent } from '#app/agency/content/agency-content.ts'
import { deleteProperty } from '#app/editing/changes/change-property.server.ts'
import { type TestApp, openTestApp } from '#test/app.ts'
import { MESSAGE, openForm } from '#test/contact.ts'
import { demoFigures, demoTraces } from '#test/demo-traces.ts'
import { readDocument } from '#test/documents.ts'
import { everythingPublic } from '#test/everything-public.ts'
import { FULL_AGENCY, TERSE_AGENCY, fillWithQueretaro } from '#test/factories/other-agency.ts'
import { posting } from '#test/forms.ts'
import { type MailSink, openMailSink } from '#test/mail-sink.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { openNewStore } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
/** What no link of a page leads to. */
const UNLINKED = ['/manifest.webmanifest', '/robots.txt', '/sitemap.xml', '/no-existe', '/propiedad/no-existe']
const MORE_PAGES = [
  '/propiedades?vista=mapa',
  '/contacto-confirmacion',
  '/login',
  '/signup',
  '/recuperar',
  '/dashboard',
]
const PRODUCT_FILES = new URL('../../public/', import.meta.url)

describe.each<[string, AgencyContent]>([
  ['has said only who it is', TERSE_AGENCY],
  ['has content of its own everywhere', FULL_AGENCY],
])('of an agency of Querétaro that %s, nothing public is the demo’s', { timeout: PATIENCE }, (_case, agency) => {
  let sink: MailSink
  let app: TestApp
  let found: Map<string, string>
  /** What cards, sheets and icons are drawn from. */
  const drawn: unknown[] = []

  beforeAll(async () => {
    sink = await openMailSink()
    const [publicUrl, contactTo] = ['http://naves.test', ['hola@naves.example']]
    const store = await openNewStore('sqlite')
    app = await openTestApp('sqlite', { store, agency, smtpUrl: sink.url, publicUrl, contactTo })
    await fillWithQueretaro(store, NOW)
    watchDrawings()
    found = await everythingPublic(app, ['/', ...UNLINKED, ...MORE_PAGES])
  }, PATIENCE)

  afterAll(async () => {
    await sink.close()
  })

  /** Cards and sheets are pictures: their texts are known before they are drawn. */
  function watchDrawings() {
    const { drawCard, drawSheet, drawIcon } = app.parts
    app.parts.drawCard = (card) => (drawn.push(card), drawCard(card))
    app.parts.drawSheet = (sheet) => (drawn.push(sheet), drawSheet(sheet))
    app.parts.drawIcon = (icon) => (drawn.push(icon), drawIcon(icon))
  }

  /** The addresses whose text has a trace, with it. */
  function traced(texts: Iterable<[string, string]>): string[] {
    return [...texts].flatMap(([path, text]) =>
      [...demoTraces(text), ...figuresIn(text)].map((trace) => `${path}: ${trace}`),
    )
  }

  test('every page, its data, and every file that they lead to', () => {
    const paths = [...found.keys()]
    expect(paths.filter((path) => path.startsWith('/propiedad/') && !path.includes('.')).length).toBeGreaterThan(9)
    for (const path of ['/conjunto/parque-aeropuerto', '/propiedad/oficina-en-juriquilla/ficha.pdf'])
      expect(paths).toContain(path)
    expect(traced(found)).toEqual([])
    expect([...found].filter(([, text]) => /skyline|meeting-room/.test(text)).map(([path]) => path)).toEqual([])
  })

  test('a page that the agency has not given is linked nowhere', async () => {
    const linked = (path: string) => [...found].filter(([, text]) => text.includes(`href="${path}"`)).map(([at]) => at)
    for (const path of ['/nosotros', '/servicios', '/terminos-condiciones', '/aviso-privacidad']) {
      const { status } = await app.visit(path)
      expect([path, status, linked(path).length > 0]).toEqual([path, status, status === 200])
    }
  })

  test('the texts of cards, sheets and icons', () => {
    expect(drawn.length).toBeGreaterThan(20)
    expect(traced(drawn.map((each, at) => [`drawing ${at}`, JSON.stringify(each)]))).toEqual([])
    expect(JSON.stringify(drawn)).not.toContain('"hasDemoMark":true')
  })

  test('the icons and pictures that pages load, and those that browsers ask for by themselves', async () => {
    const names = (await readdir(PRODUCT_FILES)).filter((name) => name.includes('.') && name !== 'sin-imagen.svg')
    const hashes = new Set(
      await Promise.all(names.map(async (name) => hashOf(await readFile(new URL(name, PRODUCT_FILES))))),
    )
    const loads = [...found.values()].flatMap((text) => (text.startsWith('<!') ? readDocument(text).loads : []))
    const manifest = JSON.parse(found.get('/manifest.webmanifest') ?? '') as { icons: { src: string }[] }
    const icons = [
      ...new Set([...loads, ...manifest.icons.map(({ src }) => src), '/favicon.ico', '/apple-touch-icon.png']),
    ]
    for (const path of icons.filter((each) => !each.startsWith('/assets/'))) {
      expect(names).not.toContain(path.slice(1))
      const response = await app.visit(path)
      if (response.status === 404) continue
      expect([path, hashes.has(hashOf(new Uint8Array(await response.arrayBuffer())))]).toEqual([path, false])
    }
  })

  test('its mails', async () => {
    const hidden = await openForm(app.visit)
    app.setNow(new Date(NOW.getTime() + 60_000))
    await app.visit('/contacto', posting({ ...hidden, ...MESSAGE }))
    const { staff } = await app.signIn({ email: 'ana@naves.example' })
    await app.visit('/recuperar', posting({ email: staff.email }))
    await app.parts.outboxWorker.run()
    const mails = sink.left()
    expect(mails.map(({ from }) => from)).toEqual(
      [1, 2].map(() => ({ name: agency.datos.name, address: agency.datos.email })),
    )
    expect(traced(mails.map((mail) => [mail.subject ?? '', JSON.stringify(mail)]))).toEqual([])
  })

  test('the pages of what is gone or fails, which have the name of the agency', async () => {
    const rows = await app.store.db.selectFrom('properties').select(['id', 'slug']).limit(1).executeTakeFirstOrThrow()
    await deleteProperty({ db: app.store.db, actor: { id: null, name: null }, now: NOW }, rows.id)
    const { visit } = await app.signIn()
    await sql`alter table "propertyPhotos" rename to "gone"`.execute(app.store.db)
    for (const [path, status] of [
      [`/propiedad/${rows.slug}`, 410],
      ['/', 500],
      ['/conjunto/parque-aeropuerto', 500],
      ['/propiedad/oficina-en-celaya', 500],
      ['/dashboard/propiedades', 500],
    ] as const) {
      const response = await visit(path)
      const html = await response.text()
      expect([path, response.status]).toEqual([path, status])
      expect(traced([[path, html]])).toEqual([])
      expect([path, html.includes(agency.datos.name ?? '')]).toEqual([path, true])
    }
    app.failures.splice(0)
    // Without a store the guard fails before any layout has data.
    await app.close()
    const response = await visit('/dashboard')
    const html = await response.text()
    expect(response.status).toBe(503)
    expect(traced([['/dashboard', html]])).toEqual([])
    expect(html).toContain(agency.datos.name)
    expect(html).toMatch(/rel="icon" href="\/marca\/icono-32/)
    expect(html.includes(`<link rel="stylesheet" href="/marca/`)).toBe(agency.marca.main !== null)
    app.failures.splice(0)
  })
})

test('the demo’s own pages have many traces', async () => {
  const app = await openTestApp('sqlite')
  const pages = await Promise.all(['/', '/nosotros', '/contacto'].map(async (path) => (await app.visit(path)).text()))
  expect(pages.map((page) => demoTraces(page).length > 10)).toEqual([true, true, true])
  expect(pages.map((page) => demoFigures(page).length > 0)).toEqual([true, true, true])
  await app.close()
})

/** The figures of a page; other texts have numbers of their own. */
function figuresIn(text: string): string[] {
  return text.startsWith('<!') ? demoFigures(text) : []
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
