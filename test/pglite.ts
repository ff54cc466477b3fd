import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** Among the packages: an install takes it away together with the PGlite that made it. */
const CACHE = new URL('../node_modules/.cache/pglite/', import.meta.url)
const EMPTY_CLUSTER = new URL('empty.tar', CACHE)
const extensions = { pg_trgm }

/** PostgreSQL in process. Making its empty cluster takes five times as long as unpacking it, so one is kept. */
export async function openPglite(): Promise<PGlite> {
  const kept = await readFile(EMPTY_CLUSTER).catch(() => null)
  if (kept) return PGlite.create({ extensions, loadDataDir: new Blob([kept]) })
  const pglite = await PGlite.create({ extensions })
  await keep(await pglite.dumpDataDir('none'))
  return pglite
}

/** Whole or not at all: tests run side by side. */
async function keep(cluster: Blob) {
  await mkdir(CACHE, { recursive: true })
  const unfinished = new URL(randomUUID(), CACHE)
  await writeFile(unfinished, cluster.stream())
  await rename(unfinished, EMPTY_CLUSTER)
}
