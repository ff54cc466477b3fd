import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Page, TestInfo } from '@playwright/test'
import { STOPPED_BROWSER } from '../../scripts/tally.ts'
import { pagesOf } from './shared-context.ts'

/** Of a page that is held while the browser paints others. */
const HELD_PAGE = 'página detenida'

/** Milliseconds in which a page paints its next frame, on a machine however busy. */
const FRAME_WITHIN = 15_000

/**
 * Of a journey that reached its time limit: says whether the browser had stopped. A browser has stopped that paints no
 * new page either; a page alone that paints nothing may be held by a script of ours, which stays a failure.
 * @returns whether one of its pages paints nothing: it would answer no further question
 */
export async function reportStoppedBrowser(context: BrowserContext, testInfo: TestInfo): Promise<boolean> {
  const painted = await Promise.all(pagesOf(context).map((page) => paints(page, FRAME_WITHIN)))
  if (!painted.includes(false)) return false
  const isNewPainted = await Promise.race([paintsNew(context), setTimeout(FRAME_WITHIN, false)])
  testInfo.annotations.push({ type: isNewPainted ? HELD_PAGE : STOPPED_BROWSER })
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

async function paintsNew(context: BrowserContext): Promise<boolean> {
  const page = await context.browser()?.newPage()
  if (!page) return false
  const hasPainted = await paints(page, FRAME_WITHIN)
  await page.close()
  return hasPainted
}
