import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Page, TestInfo } from '@playwright/test'

/** Type of the annotation with which a journey says so; scripts/tally.ts reads it. */
export const STOPPED_BROWSER = 'navegador detenido'

/** Milliseconds in which a page paints its next frame, on a machine however busy. */
const FRAME_WITHIN = 15_000

/**
 * Of a journey that reached its time limit: says whether the browser had stopped. Now and then Chromium without a
 * graphics card paints no frame any more; whatever waits for one then waits for ever.
 * @returns whether one of the pages paints nothing
 */
export async function tellStoppedBrowser(context: BrowserContext, testInfo: TestInfo): Promise<boolean> {
  const painted = await Promise.all(context.pages().map((page) => paints(page, FRAME_WITHIN)))
  if (!painted.includes(false)) return false
  const isBlankPainted = await Promise.race([paintsBlank(context), setTimeout(FRAME_WITHIN, false)])
  const description = `una página nueva ${isBlankPainted ? 'sí' : 'tampoco'} se dibuja`
  testInfo.annotations.push({ type: STOPPED_BROWSER, description })
  return true
}

/** @param within milliseconds */
export async function paints(page: Page, within: number): Promise<boolean> {
  const frame = page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)))
  // A page that goes on to another document, or is closed, has not stopped.
  const hasPainted = frame.then(
    () => true,
    () => true,
  )
  return Promise.race([hasPainted, setTimeout(within, false)])
}

async function paintsBlank(context: BrowserContext): Promise<boolean> {
  const browser = context.browser()
  if (!browser) return false
  const page = await browser.newPage()
  const painted = await paints(page, FRAME_WITHIN)
  await page.close()
  return painted
}
