import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type Page, chromium } from '@playwright/test'
import sharp from 'sharp'
import { reencodePhoto } from '#test/reencode-photo.ts'
import { findBrowser } from '#test/e2e/browser.ts'
import { printHeading, printLine } from './measure.ts'
import { startServer } from './process.ts'
import { signUp } from './staff.ts'

const COUNT = 20
/** Twelve megapixels, the usual size of a phone's photo. */
const WIDTH = 4000
const HEIGHT = 3000
/** Limits: seconds for all photos, ms of the longest task of the main thread. */
const SECONDS_LIMIT = 60
const TASK_LIMIT = 100
/** Timeout of the whole measure, in milliseconds. */
const PATIENCE = 180_000

/** Measures the upload of twenty photos chosen at once, with only decoding the same files as the control. */
export async function benchPhotoUpload() {
  printHeading(`${COUNT} fotos de 12 megapíxeles, del navegador al almacén`)
  const folder = await mkdtemp(join(tmpdir(), 'cerro-norte-bench-'))
  const app = await startServer(['scripts/bootstrap.mjs', 'start'], { DEMO: '0' })
  const browser = await chromium.launch(await findBrowser())
  try {
    const files = await takePhotos(folder)
    const page = await openForm(browser, app.url)
    const memory = await app.memory()
    const { seconds, longest } = await upload(browser, page, files)
    const control = { label: 'solo convertirlas', value: await secondsToReencode(files) }
    printLine({ label: 'Elegidas y guardadas', value: seconds, unit: 's', control, limit: SECONDS_LIMIT })
    printLine({ label: 'Tarea más larga de la página (CPU)', value: longest, unit: 'ms', limit: TASK_LIMIT })
    printLine({ label: 'Memoria que gana el servidor', value: (await app.memory()) - memory, unit: 'MB' })
  } finally {
    await browser.close()
    await app.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Different pictures with noise like that of a camera sensor: two to three megabytes each. */
async function takePhotos(folder: string): Promise<string[]> {
  const files: string[] = []
  for (let shot = 0; shot < COUNT; shot += 1) {
    const noise = { type: 'gaussian', mean: 60 + shot * 7, sigma: 9 } as const
    const path = join(folder, `IMG_${shot + 1}.jpg`)
    await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#000000', noise } })
      .jpeg({ quality: 75 })
      .toFile(path)
    files.push(path)
  }
  return files
}

async function openForm(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage()
  await signUp(page, url)
  await page.goto(`${url}/add-property`, { waitUntil: 'networkidle' })
  return page
}

async function upload(browser: Browser, page: Page, files: string[]) {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  const start = performance.now()
  await page.locator('[data-pictures=photos] input[type=file]').setInputFiles(files)
  const stored = page.locator('input[type=hidden][name=images]')
  await stored.nth(COUNT - 1).waitFor({ state: 'attached', timeout: PATIENCE })
  const seconds = (performance.now() - start) / 1000
  return { seconds, longest: longestTask(JSON.parse((await browser.stopTracing()).toString())) }
}

/** Microseconds; `tdur` is the CPU time of the thread. */
type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } }

function longestTask({ traceEvents }: { traceEvents: TraceEvent[] }): number {
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = traceEvents.filter(({ name, pid, tid }) => name.endsWith('RunTask') && main.has(`${pid} ${tid}`))
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}

async function secondsToReencode(files: string[]): Promise<number> {
  const start = performance.now()
  for (const path of files) await reencodePhoto(path)
  return (performance.now() - start) / 1000
}
