import { type Page, chromium } from '@playwright/test'
import { openStore } from '#app/db/open.server.ts'
import type { Dialect, Store } from '#app/db/store.server.ts'
import { findBrowser } from '#test/e2e/browser.ts'
import { SERVER, makeDatabase } from '#test/stores.ts'
import { fill } from './catalogue.ts'
import { fillLeads } from './many-leads.ts'
import { median, printHeading, printLine, printMissing, quantile } from './measure.ts'
import { type Measured, startServer } from './process.ts'
import { signUp } from './staff.ts'

const PROPERTIES = 10_000
const [WARM_UP, RUNS, MOVES] = [5, 10, 12]
/** Limits of issue 50, in ms: Hoy and a search, and a card of the board until its confirmation is visible. */
const [PAGE_LIMIT, MOVE_LIMIT] = [100, 300]

type Asked = { label: string; path: string; limit?: number }

/** Measures the pages of ten thousand leads with two hundred thousand lines of history, on both databases. */
export async function benchLeads() {
  await benchOn('sqlite', 'SQLite: procesador por página')
  await benchOn('postgres', 'PostgreSQL: espera de cada página, mediana')
}

async function benchOn(dialect: Dialect, name: string) {
  printHeading(`10,000 prospectos con 200,000 líneas de historial, en ${name}`)
  if (dialect === 'postgres' && !SERVER) return printMissing('Hoy', 'sin TEST_DATABASE_URL')
  const isEmbedded = dialect === 'sqlite'
  const { where, remove } = await makeDatabase(dialect)
  const store = await openStore(where)
  const browser = await chromium.launch(await findBrowser())
  try {
    await fill(store, PROPERTIES)
    const place: Record<string, string> =
      where.databaseUrl === null ? { DATA_DIR: where.dataDir } : { DATABASE_URL: where.databaseUrl }
    const start = () => startServer(['scripts/bootstrap.mjs', 'start'], { ...place, DEMO: '0' })
    const page = await browser.newPage()
    const first = await start()
    const cookie = await signUp(page, first.url).finally(first.stop)
    const { id } = await store.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    await fillLeads(store, id, new Date())
    const app = await start()
    try {
      await benchPages(app, cookie, { pages: await pagesIn(store), isEmbedded })
      await benchMoves(page, app)
      // An asesor who sees only the own leads.
      await store.db.updateTable('globalConfig').set({ leadAccess: 'own' }).execute()
      await store.db.updateTable('users').set({ role: 'editor' }).where('id', '=', id).execute()
      await benchPages(app, cookie, { pages: ofOwnLeads(await pagesIn(store)), isEmbedded })
    } finally {
      await app.stop()
    }
  } finally {
    await browser.close()
    await store.close()
    await remove()
  }
}

/** The pages, with what a lead in the middle of the list has. */
async function pagesIn({ db }: Store): Promise<Asked[]> {
  const seeking = db.selectFrom('leads').where('stage', '=', 'contactado').where('requirements', 'like', '%andenes%')
  const lead = await seeking
    .innerJoin('leadContacts', 'leadContacts.leadId', 'leads.id')
    .where('leadContacts.kind', '=', 'telefono')
    .where('company', 'is not', null)
    .orderBy('leads.id')
    .select(['leads.id', 'name', 'company', 'value'])
    .executeTakeFirstOrThrow()
  const offered = db.selectFrom('properties').where('type', '=', 'bodega').where('status', '=', 'disponible')
  const property = await offered.orderBy('id', 'desc').select(['id', 'propertyId']).executeTakeFirstOrThrow()
  const search = (text: string) => `/dashboard/prospectos?search=${encodeURIComponent(text)}`
  // '+528112345678', as a person writes it.
  const phone = lead.value.replace(/^\+52(\d\d)(\d{4})(\d{4})$/, '($1) $2-$3')
  return [
    { label: 'Hoy', path: '/dashboard/hoy', limit: PAGE_LIMIT },
    { label: 'Hoy, todo el equipo', path: '/dashboard/hoy?todos', limit: PAGE_LIMIT },
    { label: 'Pendientes del dashboard', path: '/dashboard', limit: PAGE_LIMIT },
    { label: 'Buscar un nombre', path: search(lead.name), limit: PAGE_LIMIT },
    { label: 'Buscar parte de un nombre', path: search('sad'), limit: PAGE_LIMIT },
    { label: 'Buscar un teléfono', path: search(phone), limit: PAGE_LIMIT },
    { label: 'Buscar una empresa', path: search(lead.company ?? ''), limit: PAGE_LIMIT },
    { label: 'Buscar el ID de una propiedad', path: search(property.propertyId ?? ''), limit: PAGE_LIMIT },
    { label: 'Buscar un correo', path: search('contacto5000@empresa.mx'), limit: PAGE_LIMIT },
    { label: 'Lista', path: '/dashboard/prospectos' },
    { label: 'Lista, última página', path: '/dashboard/prospectos?page=200' },
    { label: 'Lista por siguiente acción', path: '/dashboard/prospectos?orden=accion' },
    { label: 'Tablero', path: '/dashboard/prospectos/tablero' },
    { label: 'Un prospecto con lo que busca', path: `/dashboard/prospectos/${lead.id}` },
    { label: 'Propiedad, con «Prospectos para…»', path: `/property/${property.id}` },
    { label: 'Números, 12 meses', path: '/dashboard/prospectos/numeros' },
    { label: 'Números, 24 meses', path: '/dashboard/prospectos/numeros?periodo=24' },
    { label: 'Mensajes', path: '/dashboard/mensajes' },
    { label: 'Actividad', path: '/dashboard/actividad' },
  ]
}

function ofOwnLeads(pages: readonly Asked[]): Asked[] {
  return pages.map((page) => ({ ...page, label: `Solo los suyos: ${page.label}` }))
}

/** Measures the server's part of pages. @param isEmbedded whether the database works in the server's process */
async function benchPages(
  app: Measured,
  cookie: string,
  { pages, isEmbedded }: { pages: Asked[]; isEmbedded: boolean },
) {
  async function ask(path: string, headers: Record<string, string>) {
    const response = await fetch(app.url + path, { headers })
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    await response.arrayBuffer()
  }
  async function measure(path: string, headers: Record<string, string> = { cookie }): Promise<number> {
    for (let run = 0; run < WARM_UP; run += 1) await ask(path, headers)
    if (!isEmbedded) return timesOf(() => ask(path, headers))
    const before = await app.cpu()
    for (let run = 0; run < RUNS; run += 1) await ask(path, headers)
    return ((await app.cpu()) - before) / RUNS
  }
  // The first answers after the start load the catalogue.
  for (const { path } of pages) await ask(path, { cookie })
  // Who is signed in is sent on from the login.
  const control = { label: 'página para entrar', value: await measure('/login', {}) }
  for (const { label, path, limit } of pages) {
    // The data request of a navigation has no rendering.
    printLine({ label, value: await measure(path.replace(/(?=\?|$)/, '.data')), unit: 'ms', control, limit })
  }
}

async function timesOf(work: () => Promise<void>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return median(times)
}

/** Moves cards of the board like a person, and measures from the button until the confirmation is visible. */
async function benchMoves(page: Page, app: Measured) {
  const times: number[] = []
  for (let move = 0; move < MOVES; move += 1) {
    await page.goto(`${app.url}/dashboard/prospectos/tablero`, { waitUntil: 'networkidle' })
    const card = page.getByRole('region', { name: 'Nuevo' }).getByRole('listitem').first()
    await card.getByRole('combobox').selectOption('contactado')
    const start = performance.now()
    await card.getByRole('button', { name: /^Mover/ }).click()
    await page.getByRole('dialog', { name: 'Aviso' }).waitFor()
    times.push(performance.now() - start)
  }
  const value = quantile(times, 0.75)
  printLine({ label: 'Mover una tarjeta, hasta la confirmación (p75)', value, unit: 'ms', limit: MOVE_LIMIT })
}
