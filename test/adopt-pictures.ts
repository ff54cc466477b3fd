import { mkdir, rm, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { adopt } from '#test/adopt.ts'
import { startApp } from '#test/e2e/app-process.ts'
import { findBrowser } from '#test/e2e/browser.ts'

/** Where the pictures of docs/adopt.md are. */
const FOLDER = 'docs/img'
/** Pixels of the longer side of a picture. */
const WIDTH = 1000

/** Writes the pictures of docs/adopt.md. Prints the presses and the seconds that it took to follow it. */
async function main() {
  const app = await startApp({ DEMO: '0' }, null)
  const browser = await chromium.launch(await findBrowser())
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, baseURL: app.url, locale: 'es-MX' })
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })

  async function picture(name: string) {
    const webp = sharp(await page.screenshot())
      .resize({ width: WIDTH })
      .webp({ quality: 80 })
    await writeFile(`${FOLDER}/${name}.webp`, await webp.toBuffer())
  }

  const start = performance.now()
  const presses = await adopt(page, picture)
  const seconds = Math.round((performance.now() - start) / 1000)
  await page.goto('/dashboard')
  await picture('panel')
  await page.goto('/')
  await page
    .getByRole('button', { name: /Rechazar|Solo|No/ })
    .first()
    .click({ timeout: 3000 })
    .catch(() => {})
  await picture('inicio')
  console.log(`${presses} pulsaciones, ${seconds} s del navegador y del sitio`)
  await browser.close()
  await app.stop()
}

await main()
