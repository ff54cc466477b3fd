import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openStore } from '#app/db/open.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import { variantKey } from '#app/photos/photo-url.ts'
import { variantsOf } from '#app/photos/photo-variants.ts'
import { fill } from './catalogue.ts'
import { printHeading, printLine } from './measure.ts'

const COUNT = 10_000
/** Average bytes of a photo and of each of its nine variants. */
const [PHOTO_BYTES, VARIANT_BYTES] = [110_000, 40_000]
const WIDTH = 1200
/** Limits: megabytes of the process, and the factor compared with copying the folder. */
const MEMORY_LIMIT = 200
const TIMES_LIMIT = 4
const GIGABYTE = 1_000_000_000
const POLL = 50

/** Measures a backup and its restore, with copying the same folder as the control. */
export async function benchBackups() {
  const folder = await mkdtemp(join(tmpdir(), 'cerro-norte-bench-'))
  const [from, copy, to] = ['data', 'copy', 'restored'].map((name) => join(folder, name)) as [string, string, string]
  const archive = join(folder, 'respaldo.tar')
  try {
    await makeAgency(from)
    const start = performance.now()
    await cp(from, copy, { recursive: true })
    const control = { label: 'copiar la carpeta', value: (performance.now() - start) / 1000 }
    await rm(copy, { recursive: true })
    const backup = await run(['backup', archive], from)
    const size = (await stat(archive)).size / GIGABYTE
    const restore = await run(['restore', archive], to)
    printHeading(`Respaldo de ${COUNT.toLocaleString('es-MX')} propiedades con ${COUNT * 10} archivos de fotos`)
    printLine({ label: 'Archivo', value: size, unit: 'GB' })
    for (const [label, { seconds, megabytes }] of [
      ['Respaldar', backup],
      ['Comprobar y restaurar', restore],
    ] as const) {
      printLine({ label, value: seconds, unit: 's', control, limit: Math.ceil(control.value * TIMES_LIMIT) })
      printLine({ label: `${label}, memoria`, value: megabytes, unit: 'MB', limit: MEMORY_LIMIT })
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** An agency in which every property has its own photo with all variants. */
async function makeAgency(dataDir: string) {
  const store = await openStore({ databaseUrl: null, dataDir })
  await fill(store, COUNT)
  await store.db.transaction().execute((db) => addPhotos(db, join(dataDir, 'files', 'properties')))
  await store.close()
}

async function addPhotos(db: Queries, folder: string) {
  await mkdir(folder, { recursive: true })
  const properties = await db.selectFrom('properties').select('id').execute()
  const bytes = randomBytes(PHOTO_BYTES + 1000)
  const createdAt = new Date().toISOString()
  for (const [at, { id: propertyId }] of properties.entries()) {
    const name = `${1_700_000_000_000 + at}_fachada.jpg`
    const photo = { id: `photo-${at}`, key: `properties/${name}`, contentHash: `hash-${at}`, width: WIDTH, height: 800 }
    await db
      .insertInto('photos')
      .values({ ...photo, bytes: PHOTO_BYTES, createdAt, variantsAt: createdAt })
      .execute()
    await db.insertInto('propertyPhotos').values({ propertyId, position: 1, photoId: photo.id, alt: null }).execute()
    // Every file has different bytes, like photos.
    const part = (length: number) => bytes.subarray(at % 1000, (at % 1000) + length)
    await writeFile(join(folder, name), part(PHOTO_BYTES))
    for (const variant of variantsOf({ width: WIDTH }))
      await writeFile(join(folder, variantKey(name, variant)), part(VARIANT_BYTES))
  }
}

/** Runs a command of the product. @returns its duration and its peak memory */
async function run(command: string[], dataDir: string): Promise<{ seconds: number; megabytes: number }> {
  const start = performance.now()
  const child = spawn(process.execPath, ['scripts/bootstrap.mjs', ...command], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  let megabytes = 0
  while (child.exitCode === null) {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
    megabytes = Math.max(megabytes, Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024)
    await Promise.race([ended, wait(POLL)])
  }
  if (child.exitCode !== 0) throw new Error(`${command[0]} terminó con código ${child.exitCode}`)
  return { seconds: (performance.now() - start) / 1000, megabytes }
}
