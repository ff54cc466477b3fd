import { setTimeout as wait } from 'node:timers/promises'
import { SERVER, makeDatabase } from '#test/stores.ts'
import { openDoor } from '#test/tcp-door.ts'
import { printHeading, printLine, printMissing } from './measure.ts'
import { startServer } from './process.ts'

const SECONDS = 60
const EVERY = 200
/** Seconds in which it is as before once the store is back. */
const RECOVERY_LIMIT = 15
const KEPT = ['/', '/propiedades', '/propiedades/renta']

type Seen = { served: number; notServed: number; refused: number; otherwise: number }

/** The store is out of reach for a minute: kept pages are served, all others say when to come back, and it ends by itself. */
export async function benchOutage() {
  printHeading(`PostgreSQL fuera de alcance durante ${SECONDS} s`)
  if (!SERVER) return printMissing('Páginas servidas', 'sin TEST_DATABASE_URL')
  const { where, remove } = await makeDatabase('postgres')
  const door = await openDoor(`${where.databaseUrl}`)
  const app = await startServer(['scripts/bootstrap.mjs', 'start'], { DATABASE_URL: door.address })
  await untilKept(app.url)
  door.shut('silent')
  const seen: Seen = { served: 0, notServed: 0, refused: 0, otherwise: 0 }
  const until = performance.now() + SECONDS * 1_000
  for (let at = 0; performance.now() < until; at += 1) {
    await look(app.url, at, seen)
    await wait(EVERY)
  }
  door.open()
  const back = performance.now()
  while (!(await isWhole(app.url, back))) await wait(EVERY)
  const recovery = (performance.now() - back) / 1_000
  await app.stop()
  door.close()
  await remove()
  printLine({ label: 'Páginas guardadas que se sirvieron', value: seen.served, unit: 'páginas' })
  printLine({ label: 'Páginas guardadas que no', value: seen.notServed, unit: 'páginas', limit: 0 })
  printLine({ label: 'Otras, con 503 y cuándo volver', value: seen.refused, unit: 'solicitudes' })
  printLine({ label: 'Otras, con otra respuesta o ninguna', value: seen.otherwise, unit: 'solicitudes', limit: 0 })
  printLine({ label: 'Segundos hasta que todo es como antes', value: recovery, unit: 's', limit: RECOVERY_LIMIT })
}

/** Whoever asks twice gets the kept page. */
async function untilKept(url: string) {
  for (const path of KEPT)
    for (;;) {
      const answer = await fetch(url + path)
      await answer.arrayBuffer()
      if (answer.headers.get('Server-Timing')?.includes('desc=hit')) break
      await wait(EVERY)
    }
}

/** One kept page, and one search that nobody made before. */
async function look(url: string, at: number, seen: Seen) {
  const kept = await fetch(url + KEPT[at % KEPT.length]).catch(() => null)
  await kept?.arrayBuffer()
  if (kept?.status === 200) seen.served += 1
  else seen.notServed += 1
  const other = await fetch(`${url}/propiedades?search=nave+${at}`).catch(() => null)
  await other?.arrayBuffer()
  if (other?.status === 503 && other.headers.has('Retry-After')) seen.refused += 1
  else seen.otherwise += 1
}

async function isWhole(url: string, at: number): Promise<boolean> {
  for (const path of ['/readyz', `/propiedades?search=nave+${at}`]) {
    const answer = await fetch(url + path).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.status !== 200) return false
  }
  return true
}
