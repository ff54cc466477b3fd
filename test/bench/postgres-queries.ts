import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { openStore } from '#app/db/open.server.ts'
import { findListingPage } from '#app/properties/search/find-page.server.ts'
import { fill } from './catalogue.ts'
import { filtersOf } from './listing-queries.ts'
import { medianOf, printHeading, printLine, printMissing } from './measure.ts'

const RUNS = 40
const COUNT = 10_000
/** Limit: how many times slower than hand-written SQL on the same server. */
const RATIO_LIMIT = 3

const CARD = `p.id, slug, title, "priceCents", currency, location, municipality, state, area, "constructionArea", p."propertyId", type, category, status, bedrooms, bathrooms, h.width, h.height, h.key
  from properties p left join "propertyPhotos" c on c."propertyId" = p.id and c.position = 0 left join photos h on h.id = c."photoId"`

const CHOICES = 'select type, category, municipality, state, count(*) from properties'

type Page = {
  query: string
  where: string
  order: string
  values: unknown[]
  /** What the choices of the closed filters would find, where that is not counted ahead: what passes all others. */
  beside?: { where: string; values: unknown[] }
}

/** Each page of the product, and what somebody would write by hand for the same: its count, its rows, the counts of its choices. */
const PAGES: Page[] = [
  { query: '', where: `status = 'disponible'`, order: 'p."createdAt" desc, p.id desc', values: [] },
  {
    query: 'category=renta&type=local',
    where: `status = 'disponible' and category = $1 and type = $2`,
    order: 'p."createdAt" desc, p.id desc',
    values: ['renta', 'local'],
  },
  {
    query: 'municipality=Monterrey&sort=precio-asc',
    where: `status = 'disponible' and municipality = $1`,
    order: '"comparableCents" asc nulls last, p.id',
    values: ['Monterrey'],
  },
  {
    query: 'category=renta&minArea=80&maxArea=250&sort=superficie-desc',
    where: `status = 'disponible' and category = $1 and area >= $2 and area <= $3`,
    order: 'area desc nulls last, p.id desc',
    values: ['renta', 80, 250],
    beside: { where: `status = 'disponible' and area >= $1 and area <= $2`, values: [80, 250] },
  },
  {
    query: 'search=cumbres',
    where: `status = 'disponible' and "searchText" like $1`,
    order: 'p."createdAt" desc, p.id desc',
    values: ['%cumbres%'],
    beside: { where: `status = 'disponible' and "searchText" like $1`, values: ['%cumbres%'] },
  },
]

/** Measures the same pages on PostgreSQL against hand-written SQL. */
export async function benchPostgresQueries(server: string | undefined) {
  printHeading(`Listado en PostgreSQL con ${COUNT.toLocaleString('es-MX')} propiedades (mediana)`)
  if (!server) return printMissing('Páginas del listado', 'sin TEST_DATABASE_URL')
  await withDatabase(server, async (address) => {
    const store = await openStore({ databaseUrl: address, dataDir: '' })
    const pool = new pg.Pool({ connectionString: address, max: 10 })
    await fill(store, COUNT)
    await sql`vacuum analyze`.execute(store.db)
    for (const { query, where, order, values, beside } of PAGES) {
      const control = await medianOf(RUNS, async () => {
        await pool.query(`select count(*) from properties where ${where}`, values)
        await pool.query(`select ${CARD} where ${where} order by ${order} limit 15`, values)
        if (beside) await pool.query(`${CHOICES} where ${beside.where} group by 1, 2, 3, 4`, beside.values)
      })
      const value = await medianOf(RUNS, () => findListingPage(store, filtersOf(query)))
      const limit = Number((control * RATIO_LIMIT).toFixed(2))
      printLine({ label: `  ?${query}`, value, unit: 'ms', control: { label: 'SQL a mano', value: control }, limit })
    }
    await pool.end()
    await store.close()
  })
}

async function withDatabase(server: string, work: (address: string) => Promise<void>) {
  const name = `bench_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const address = new URL(server)
  address.pathname = `/${name}`
  try {
    await work(address.href)
  } finally {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
}
