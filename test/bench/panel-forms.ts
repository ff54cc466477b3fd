import type { Browser, CDPSession, Page } from '@playwright/test'
import { median, printLine, quantile } from './measure.ts'

const SAVES = 12
const OPENINGS = 5
/** Limits: ms from 'Guardar' to the confirmation at the 75th percentile, ms until a form is ready on a slow phone. */
const SAVE_LIMIT = 300
const OPEN_LIMIT = 1_000

/** Lighthouse's phone: a processor four times slower, 150 ms round trip, 1.6 Mbps. */
const SLOWER = 4
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
const PHONE = { width: 390, height: 844 }
/** The minimum milliseconds that a person reads a list before opening something. */
const LOOK = 2_000

/** Saves properties like a person, and measures from the button until the confirmation is visible. */
export async function benchSaving(page: Page, url: string) {
  const times: number[] = []
  for (let save = 0; save < SAVES; save += 1) {
    await page.goto(`${url}/dashboard/propiedades?page=${save + 1}`, { waitUntil: 'networkidle' })
    await editLink(page).click()
    await page.getByRole('textbox', { name: 'Precio', exact: true }).fill(String(1_000_000 + save))
    const button = page.getByRole('button', { name: 'Guardar propiedad' })
    await button.scrollIntoViewIfNeeded()
    const start = performance.now()
    await button.click()
    await page.getByRole('dialog', { name: 'Aviso' }).waitFor()
    times.push(performance.now() - start)
  }
  printLine({
    label: 'Guardar, hasta la confirmación, p75',
    value: quantile(times, 0.75),
    unit: 'ms',
    limit: SAVE_LIMIT,
  })
}

/** Opens the form from the list on a slow phone, and then another one. */
export async function benchOpening(browser: Browser, staff: Page, url: string) {
  const first: number[] = []
  const again: number[] = []
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    const context = await browser.newContext({ viewport: PHONE, storageState: await staff.context().storageState() })
    const page = await context.newPage()
    await slowDown(await context.newCDPSession(page))
    await page.goto(`${url}/dashboard/propiedades`, { waitUntil: 'networkidle' })
    await page.waitForTimeout(LOOK)
    first.push(await timeToForm(page))
    await page.goBack({ waitUntil: 'networkidle' })
    again.push(await timeToForm(page))
    await context.close()
  }
  printLine({ label: 'Abrir el formulario en un teléfono lento', value: median(first), unit: 'ms', limit: OPEN_LIMIT })
  printLine({ label: 'Abrir otro después', value: median(again), unit: 'ms', limit: OPEN_LIMIT })
}

async function slowDown(session: CDPSession) {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

async function timeToForm(page: Page): Promise<number> {
  const link = editLink(page)
  await link.scrollIntoViewIfNeeded()
  const start = performance.now()
  await link.click()
  await page.getByLabel('Título').first().waitFor()
  return performance.now() - start
}

function editLink(page: Page) {
  return page
    .locator('main')
    .getByRole('link', { name: /^Editar/ })
    .first()
}
