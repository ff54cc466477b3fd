import type { Dialect } from '#app/db/store.server.ts'
import { openFilledApp } from '#test/fuzz/filled-app.ts'
import { fuzz } from '#test/fuzz/fuzz-app.ts'
import { SERVER } from '#test/stores.ts'
import { printHeading, printLine, printMissing } from './measure.ts'

const REQUESTS: Record<Dialect, number> = { sqlite: 15_000, postgres: 5_000 }
/** CPU seconds of one request. */
const LIMIT = 2

/** Sends random requests until the first wrong response, which is reported. */
export async function benchFuzz() {
  printHeading('Solicitudes al azar a todas las rutas y formularios')
  await fuzzOn('sqlite', 'SQLite')
  if (SERVER) await fuzzOn('postgres', 'PostgreSQL')
  else printMissing('PostgreSQL', 'sin TEST_DATABASE_URL')
}

async function fuzzOn(dialect: Dialect, name: string) {
  const app = await openFilledApp(dialect)
  const stats = { sent: 0, slowest: 0, echoes: 0 }
  let faults = 0
  try {
    await fuzz(app, { requests: REQUESTS[dialect], seed: Date.now() }, stats)
  } catch (error) {
    faults = 1
    console.error(error)
  } finally {
    await app.close()
  }
  printLine({ label: `${name}: enviadas`, value: stats.sent, unit: 'solicitudes', atLeast: REQUESTS[dialect] })
  printLine({
    label: `${name}: 5xx, repetidas como etiqueta o que rompen una página`,
    value: faults,
    unit: '',
    limit: 0,
  })
  printLine({ label: `${name}: la que más procesador tomó`, value: stats.slowest, unit: 's', limit: LIMIT })
}
