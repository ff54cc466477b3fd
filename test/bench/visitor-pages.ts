import { launch } from 'chrome-launcher'
import lighthouse, { type RunnerResult } from 'lighthouse'
import { findBrowser } from '#test/e2e/browser.ts'
import { median, printHeading, printLine } from './measure.ts'
import { startServer } from './process.ts'

/** Limits on a simulated phone: scores out of 100, LCP and total blocking time in ms. */
const CATEGORIES = [
  ['accessibility', 'accesibilidad', 100],
  ['best-practices', 'buenas prácticas', 100],
  ['seo', 'buscadores', 100],
  ['performance', 'rendimiento', 99],
] as const
const PAINT_LIMIT = 1800
const BLOCKED_LIMIT = 100

/** Lighthouse recommends the median of several runs. */
const LOOKS = 5

/** The number of cards that the control renders: on a quiet machine its blocking time is about the limit. */
const CARDS = 3000

const PAGES = ['/', '/propiedades', '/nosotros', '/contacto']

/**
 * Runs Lighthouse on the public pages and on two bare ones with as many bytes as the listing. One of them has a script,
 * whose blocking time shows how fast the machine is today.
 */
export async function benchVisitorPages() {
  printHeading('Páginas del visitante en Lighthouse (teléfono simulado)')
  const app = await startServer(['scripts/bootstrap.mjs', 'start'], {})
  const browser = await findBrowser()
  const chrome = await launch({ chromePath: browser.executablePath, chromeFlags: ['--headless=new', ...browser.args] })
  const look = (url: string) => lookAt(url, chrome.port, LOOKS)
  const listing = await (await fetch(`${app.url}/propiedades`)).text()
  const detail = /\/propiedad\/[\w-]+/.exec(listing)?.[0] ?? '/propiedades'
  const BYTES = String(Buffer.byteLength(listing))
  const bare = await startServer(['test/bench/bare-server.ts'], { BYTES })
  const busy = await startServer(['test/bench/bare-server.ts'], { BYTES, CARDS: String(CARDS) })
  const paintControl = { label: 'página desnuda', value: median((await look(bare.url)).map(paintOf)) }
  await bare.stop()
  await lookAt(app.url, chrome.port, 1)
  for (const path of [...PAGES, detail]) {
    const busyControl = {
      label: `${CARDS} tarjetas de un script`,
      value: median((await look(busy.url)).map(blockedOf)),
    }
    const results = await look(app.url + path)
    const page = path === detail ? 'ficha' : path
    for (const [category, label, least] of CATEGORIES) {
      const score = median(results.map(({ lhr }) => Math.round((lhr.categories[category]?.score ?? 0) * 100)))
      printLine({ label: `${page}: ${label}`, value: score, unit: 'de 100', atLeast: least })
    }
    const paint = median(results.map(paintOf))
    printLine({ label: `${page}: pintura mayor`, value: paint, unit: 'ms', control: paintControl, limit: PAINT_LIMIT })
    const blocked = median(results.map(blockedOf))
    printLine({
      label: `${page}: hilo ocupado`,
      value: blocked,
      unit: 'ms',
      control: busyControl,
      limit: BLOCKED_LIMIT,
    })
    const shifts = Math.max(...results.map((result) => metric(result, 'cumulative-layout-shift')))
    printLine({ label: `${page}: saltos`, value: shifts, unit: '', limit: 0 })
    const faults = new Map(results.flatMap(missed).map(({ id, title }) => [id, title]))
    for (const [id, title] of faults) console.log(`  ✗ ${id}: ${title}`)
  }
  chrome.kill()
  await Promise.all([busy.stop(), app.stop()])
}

async function lookAt(url: string, port: number, looks: number): Promise<RunnerResult[]> {
  const results: RunnerResult[] = []
  while (results.length < looks) results.push(await lookOnce(url, port))
  return results
}

async function lookOnce(url: string, port: number): Promise<RunnerResult> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    output: 'json',
    onlyCategories: CATEGORIES.map(([id]) => id),
  })
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse no pudo con ${url}: ${result?.lhr.runtimeError?.message ?? ''}`)
  return result
}

function paintOf(result: RunnerResult): number {
  return metric(result, 'largest-contentful-paint')
}

function blockedOf(result: RunnerResult): number {
  return metric(result, 'total-blocking-time')
}

function metric(result: RunnerResult, id: string): number {
  return result.lhr.audits[id]?.numericValue ?? Number.NaN
}

/** Failed Lighthouse audits, except the performance advice. */
function missed({ lhr }: RunnerResult) {
  return CATEGORIES.filter(([category]) => category !== 'performance')
    .flatMap(([category]) => lhr.categories[category]?.auditRefs ?? [])
    .flatMap(({ id }) => lhr.audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1)
}
