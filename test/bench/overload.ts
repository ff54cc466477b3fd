import { setTimeout as wait } from 'node:timers/promises'
import { median, printHeading, printLine, quantile } from './measure.ts'
import { startServer } from './process.ts'
import { type Rush, rush } from './rush.ts'

const SECONDS = 8
const TIMES = 10
/** The number of clients, each with one request at a time, while the capacity is measured. */
const AT_ONCE = 16
const EVERY = 250

/** Measures visitors and staff with ten times as many uncached requests as the server can render. */
export async function benchOverload() {
  printHeading('Diez veces más visitas de las que se pueden atender (páginas sin guardar)')
  const app = await startServer(['scripts/bootstrap.mjs', 'start'], { PAGE_CACHE_MB: '64' })
  let made = 0
  // Each search is different, so its page is not cached.
  const next = () => `/propiedades?search=bodega+${(made += 1)}`
  const { capacity, usual } = await capacityOf(app.url, next)
  printLine({ label: 'Páginas por segundo que se hacen', value: capacity, unit: '/s' })
  const login = watch(() => fetch(`${app.url}/login`, signIn()))
  const health = watch(() => fetch(`${app.url}/healthz`))
  const kept = watch(() => fetch(`${app.url}/propiedades`))
  const result = await rush(app.url, capacity * TIMES, SECONDS, next)
  const over = performance.now()
  const watched = { login: await login(), health: await health(), kept: await kept() }
  while ((await timeOf(`${app.url}${next()}`)) > usual) await wait(20)
  printLine({
    label: 'Segundos hasta que todo es como antes',
    value: (performance.now() - over) / 1_000,
    unit: 's',
    limit: 5,
  })
  report(result)
  printLine({
    label: 'Entrar al panel mientras tanto: sin respuesta o rechazado',
    value: watched.login.refused,
    unit: 'veces',
    limit: 0,
  })
  printLine({ label: 'Entrar al panel: mediana', value: median(watched.login.times), unit: 'ms' })
  printLine({ label: '/healthz: sin respuesta', value: watched.health.refused, unit: 'veces', limit: 0 })
  printLine({ label: 'Página guardada: rechazada', value: watched.kept.refused, unit: 'veces', limit: 0 })
  await app.stop()
}

function report({ sent, answered, refused, failed }: Rush) {
  printLine({ label: 'Pedidas por segundo', value: sent / SECONDS, unit: '/s' })
  printLine({ label: 'Contestadas por segundo', value: answered.length / SECONDS, unit: '/s' })
  printLine({ label: 'Contestadas: la mitad en', value: quantile(answered, 0.5), unit: 'ms' })
  printLine({ label: 'Contestadas: 99 de cada 100 en', value: quantile(answered, 0.99), unit: 'ms' })
  printLine({ label: 'Rechazadas (503): la mitad en', value: quantile(refused, 0.5), unit: 'ms' })
  printLine({ label: 'Sin respuesta', value: failed, unit: 'solicitudes', limit: 0 })
}

/** @returns pages per second, and the median of their milliseconds */
export async function capacityOf(url: string, next: () => string): Promise<{ capacity: number; usual: number }> {
  const times: number[] = []
  const until = performance.now() + SECONDS * 1_000
  const person = async () => {
    while (performance.now() < until) {
      times.push(await timeOf(url + next()))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, person))
  return { capacity: times.length / SECONDS, usual: median(times) }
}

async function timeOf(url: string): Promise<number> {
  const start = performance.now()
  const response = await fetch(url)
  await response.arrayBuffer()
  return response.ok ? performance.now() - start : Infinity
}

function signIn(): RequestInit {
  const body = new URLSearchParams({ email: 'nadie@cerronorte.example', password: 'equivocada' })
  return { method: 'POST', body, redirect: 'manual' }
}

/** Repeats a request until it is stopped. @returns the number of refused and failed responses */
function watch(ask: () => Promise<Response>) {
  const times: number[] = []
  let refused = 0
  const over = new AbortController()
  const done = (async () => {
    while (!over.signal.aborted) {
      const start = performance.now()
      const answer = await ask().catch(() => null)
      await answer?.arrayBuffer()
      if (!answer || answer.status === 503) refused += 1
      else times.push(performance.now() - start)
      await wait(EVERY)
    }
  })()
  return async () => {
    over.abort()
    await done
    return { times, refused }
  }
}
