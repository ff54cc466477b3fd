import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'

/** Cache inside node_modules: an install deletes it together with its PGlite version. */
const CACHE = new URL('../node_modules/.cache/pglite/', import.meta.url)
const EMPTY_CLUSTER = new URL('empty.tar', CACHE)

/** PostgreSQL in process. Its empty cluster is cached: unpacking it is five times faster than creating it. */
export async function openPglite(): Promise<PGlite> {
  const kept = await readFile(EMPTY_CLUSTER).catch(() => null)
  if (kept) return PGlite.create({ loadDataDir: new Blob([kept]) })
  const pglite = await PGlite.create()
  await keep(await pglite.dumpDataDir('none'))
  return pglite
}

/** Written atomically: tests run in parallel. */
async function keep(cluster: Blob) {
  await mkdir(CACHE, { recursive: true })
  const unfinished = new URL(randomUUID(), CACHE)
  await writeFile(unfinished, cluster.stream())
  await rename(unfinished, EMPTY_CLUSTER)
}
