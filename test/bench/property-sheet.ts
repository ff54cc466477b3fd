import { median, printHeading, printLine } from './measure.ts'
import { startServer } from './process.ts'

/** Limits: ms for the first sheet of a property, MB of a sheet. */
const FIRST_LIMIT = 1500
const SIZE_LIMIT = 2
const PROPERTIES = 8
const BYTES_PER_MB = 1_000_000

/** Measures PDF sheets, drawn and stored, with the page of the same property as the control. */
export async function benchPropertySheet() {
  printHeading('Ficha en PDF')
  const app = await startServer(['scripts/bootstrap.mjs', 'start'], {})
  const listing = await (await fetch(`${app.url}/propiedades`)).text()
  const paths = [...new Set(listing.match(/\/propiedad\/[\w-]+/g))].slice(0, PROPERTIES)
  const each = async (pathOf: (path: string) => string) => {
    const answers: { time: number; bytes: number }[] = []
    for (const path of paths) answers.push(await timed(app.url + pathOf(path)))
    return answers
  }
  await each((path) => path)
  const page = await each((path) => path)
  const [start, ...first] = await each((path) => `${path}/ficha.pdf`)
  const later = await each((path) => `${path}/ficha.pdf`)
  const control = { label: 'página de la propiedad', value: medianTime(page) }
  printLine({ label: 'La primera de todas', value: start?.time ?? Number.NaN, unit: 'ms', control, limit: FIRST_LIMIT })
  printLine({
    label: 'La primera de una propiedad (mediana)',
    value: medianTime(first),
    unit: 'ms',
    control,
    limit: FIRST_LIMIT,
  })
  printLine({ label: 'Las siguientes (mediana)', value: medianTime(later), unit: 'ms', control })
  const largest = Math.max(...later.map(({ bytes }) => bytes)) / BYTES_PER_MB
  printLine({ label: 'La más pesada', value: largest, unit: 'MB', limit: SIZE_LIMIT })
  await app.stop()
}

async function timed(url: string): Promise<{ time: number; bytes: number }> {
  const start = performance.now()
  const response = await fetch(url)
  const { byteLength } = await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return { time: performance.now() - start, bytes: byteLength }
}

function medianTime(answers: readonly { time: number }[]): number {
  return median(answers.map(({ time }) => time))
}
