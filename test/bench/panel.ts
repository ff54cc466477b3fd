import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { type Page, chromium } from '@playwright/test'
import { recordActivity } from '#app/activity/record.server.ts'
import { loggedProperty } from '#app/editing/changes/describe-changes.ts'
import type { Store } from '#app/db/store.server.ts'
import { findBrowser } from '#test/e2e/browser.ts'
import { withSqlite } from './catalogue.ts'
import { median, medianOf, printHeading, printLine } from './measure.ts'
import { benchOpening, benchSaving } from './panel-forms.ts'
import { type Measured, startServer } from './process.ts'
import { signUp } from './staff.ts'

const COUNT = 10_000
const RUNS = 60
const PAINTS = 5
/** Limits: ms of the server, of most lists and of the slowest, ms until rows are painted, seconds of an export. */
const SERVER_LIMIT = 10
const SLOWEST_LIMIT = 50
const PAINT_LIMIT = 1_000
const EXPORT_LIMIT = 3

const LOGGED = 5_000
const TODAY = new Date('2026-11-20T18:00:00Z')

const LISTS = [
  'propiedades',
  'propiedades?search=bodega',
  'propiedades?search=san+pedro',
  'propiedades?search=PROP-90',
  'propiedades?search=renta',
  'propiedades?search=1,250',
  'propiedades?search=ba',
  'propiedades?search=esquina&municipality=García',
  'propiedades?page=200',
  'propiedades?search=zzzz',
  'propiedades?order=price-asc',
  'propiedades?order=id-desc&page=100',
  'propiedades?type=bodega&category=renta&order=area-desc',
  'propiedades?status=vendida',
  'propiedades?photos=none',
  'actividad',
  'actividad?search=bodega+precio',
  'actividad?search=an&accion=property_edit',
  'alertas',
]

/** Measures the panel with ten thousand properties: its list, its first paint and its exports. */
export async function benchPanel() {
  printHeading(`Panel con ${COUNT.toLocaleString('es-MX')} propiedades`)
  await withSqlite(COUNT, async (store, dataDir) => {
    await fillLog(store)
    const app = await startServer(['scripts/bootstrap.mjs', 'start'], { DATA_DIR: dataDir, DEMO: '0' })
    const browser = await chromium.launch(await findBrowser())
    try {
      const page = await browser.newPage()
      const cookie = await signUp(page, app.url)
      await benchList(app, cookie)
      printLine({
        label: 'Filas pintadas en Chromium',
        value: await paintOfRows(page, app),
        unit: 'ms',
        limit: PAINT_LIMIT,
      })
      await benchSaving(page, app.url)
      await benchOpening(browser, page, app.url)
      await benchExport(app, cookie, join(dataDir, 'cerro-norte.sqlite'))
    } finally {
      await browser.close()
      await app.stop()
    }
  })
}

/** Log entries for edits of the newest properties, in a realistic number. */
async function fillLog({ db }: Store) {
  const edited = await db
    .selectFrom('properties')
    .orderBy('createdAt', 'desc')
    .limit(LOGGED)
    .select(['id', 'title', 'propertyId'])
    .execute()
  await db.transaction().execute(async (transaction) => {
    for (const [at, property] of edited.entries())
      await recordActivity(transaction, {
        action: 'edit_property',
        type: 'property_edit',
        property: loggedProperty(property.id, property),
        actor: { id: null, name: at % 2 === 0 ? 'Ana Ruiz' : 'Eva Garza' },
        details: `Precio: $${at} MXN → $${at + 1} MXN`,
        now: new Date(TODAY.getTime() - at * 60_000),
      })
  })
}

async function benchList(app: Measured, cookie: string) {
  const ask = async (path: string) => (await fetch(app.url + path, { headers: { cookie } })).arrayBuffer()
  const control = { label: 'página para entrar', value: await medianOf(RUNS, () => ask('/login')) }
  const all: number[] = []
  for (const query of LISTS) {
    // The data request of a navigation measures only the server, without rendering.
    all.push(await medianOf(RUNS, () => ask(`/dashboard/${query.replace(/(?=\?|$)/, '.data')}`)))
    printLine({ label: `  /dashboard/${query}`, value: all.at(-1) ?? Number.NaN, unit: 'ms', control })
  }
  printLine({ label: 'Parte del servidor, p50', value: median(all), unit: 'ms', control, limit: SERVER_LIMIT })
  printLine({ label: 'La lista más lenta', value: Math.max(...all), unit: 'ms', control, limit: SLOWEST_LIMIT })
}

/** Milliseconds from the navigation to the largest contentful paint, which contains rows. */
async function paintOfRows(page: Page, app: Measured): Promise<number> {
  const times: number[] = []
  for (let paint = 0; paint < PAINTS; paint += 1) {
    await page.goto(`${app.url}/dashboard/propiedades`)
    await page
      .locator('main')
      .getByRole('link', { name: /^Editar/ })
      .first()
      .waitFor()
    times.push(await page.evaluate(largestPaint))
  }
  return median(times)
}

function largestPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })
}

async function benchExport(app: Measured, cookie: string, file: string) {
  const control = { label: 'leer las filas', value: secondsToRead(file) }
  for (const format of ['xlsx', 'csv']) {
    const before = await app.memory()
    const start = performance.now()
    const response = await fetch(`${app.url}/dashboard/exportar/${format}`, { headers: { cookie } })
    let peak = before
    let bytes = 0
    for await (const part of response.body ?? []) {
      bytes += part.byteLength
      peak = Math.max(peak, await app.memory())
    }
    const seconds = (performance.now() - start) / 1000
    printLine({ label: `Exportar ${format}`, value: seconds, unit: 's', control, limit: EXPORT_LIMIT })
    printLine({ label: '  tamaño', value: bytes / 1_000_000, unit: 'MB' })
    printLine({ label: '  memoria que gana', value: peak - before, unit: 'MB' })
  }
}

function secondsToRead(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true })
  const start = performance.now()
  let length = 0
  for (const row of database.prepare('select * from properties').iterate()) length += Object.keys(row).length
  database.close()
  return length > 0 ? (performance.now() - start) / 1000 : Number.NaN
}
