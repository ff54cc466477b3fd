import { setTimeout as wait } from 'node:timers/promises'
import { SERVER, makeDatabase } from '#test/stores.ts'
import { openTcpProxy } from '#test/tcp-proxy.ts'
import { median, printHeading, printLine, printMissing, quantile } from './measure.ts'
import { startServer } from './process.ts'

const SECONDS = 60
const EVERY = 200
/** Seconds until everything works as before after the outage. */
const RECOVERY_LIMIT = 15
const KEPT = ['/', '/propiedades', '/propiedades/renta']

/** Milliseconds of each correct response, and the number of others. */
type Seen = { times: number[]; others: number }

/** Measures an outage of a minute: cached pages are served, others have a Retry-After, and the process recovers. */
export async function benchOutage() {
  printHeading(`PostgreSQL fuera de alcance durante ${SECONDS} s`)
  if (!SERVER) return printMissing('Páginas servidas', 'sin TEST_DATABASE_URL')
  const { where, remove } = await makeDatabase('postgres')
  const proxy = await openTcpProxy(`${where.databaseUrl}`)
  const app = await startServer(['scripts/bootstrap.mjs', 'start'], { DATABASE_URL: proxy.address }, false)
  await untilKept(app.url)
  proxy.shut('silent')
  const [kept, others] = await Promise.all([
    askAgain(
      (at) => app.url + KEPT[at % KEPT.length],
      ({ status }) => status === 200,
    ),
    askAgain(
      (at) => `${app.url}/propiedades?search=nave+${at}`,
      ({ status, headers }) => status === 503 && headers.has('Retry-After'),
    ),
  ])
  proxy.open()
  const back = performance.now()
  while (!(await isWhole(app.url, back))) await wait(EVERY)
  const recovery = (performance.now() - back) / 1_000
  await app.stop()
  proxy.close()
  await remove()
  printLine({ label: 'Páginas guardadas que se sirvieron', value: kept.times.length, unit: 'páginas' })
  printLine({ label: 'La mitad en', value: median(kept.times), unit: 'ms' })
  printLine({ label: '99 de cada 100 en', value: quantile(kept.times, 0.99), unit: 'ms' })
  printLine({ label: 'Páginas guardadas que no', value: kept.others, unit: 'páginas', limit: 0 })
  printLine({ label: 'Otras, con 503 y cuándo volver', value: others.times.length, unit: 'solicitudes' })
  printLine({ label: 'La mitad en', value: median(others.times), unit: 'ms' })
  printLine({ label: 'Otras, con otra respuesta o ninguna', value: others.others, unit: 'solicitudes', limit: 0 })
  printLine({ label: 'Segundos hasta que todo es como antes', value: recovery, unit: 's', limit: RECOVERY_LIMIT })
}

/** One visitor, who sends one request after another. */
async function askAgain(addressOf: (at: number) => string, isRight: (answer: Response) => boolean): Promise<Seen> {
  const seen: Seen = { times: [], others: 0 }
  const until = performance.now() + SECONDS * 1_000
  for (let at = 0; performance.now() < until; at += 1) {
    const start = performance.now()
    const answer = await fetch(addressOf(at)).catch(() => null)
    await answer?.arrayBuffer()
    if (answer && isRight(answer)) seen.times.push(performance.now() - start)
    else seen.others += 1
    await wait(EVERY)
  }
  return seen
}

/** Requests each page until it comes from the cache. */
async function untilKept(url: string) {
  for (const path of KEPT)
    for (;;) {
      const answer = await fetch(url + path)
      await answer.arrayBuffer()
      if (answer.headers.get('Server-Timing')?.includes('desc=hit')) break
      await wait(EVERY)
    }
}

async function isWhole(url: string, at: number): Promise<boolean> {
  for (const path of ['/readyz', `/propiedades?search=nave+${at}`]) {
    const answer = await fetch(url + path).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.status !== 200) return false
  }
  return true
}
