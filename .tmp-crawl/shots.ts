import { chromium } from '@playwright/test'
import { unpackShippedBrowser } from '#test/e2e/shipped-browser.ts'
const [, , out, base, ...paths] = process.argv
const { executablePath, env } = await unpackShippedBrowser()
const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env } as Record<string, string>, args: ['--no-sandbox'] })
for (const width of [390, 1440]) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, deviceScaleFactor: width === 390 ? 1 : 0.6 })
  for (const path of paths) {
    await page.goto(base + path, { waitUntil: 'networkidle' }).catch((e) => console.log(path, String(e)))
    const name = path.replaceAll(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home'
    await page.screenshot({ path: `${out}/${name}-${width}.png`, fullPage: true })
  }
}
await browser.close()
