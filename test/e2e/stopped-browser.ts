import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Page, TestInfo } from '@playwright/test'
import { STOPPED_BROWSER } from '../../scripts/tally.ts'
import { pagesOf } from './shared-context.ts'

/** The message for a page that is blocked while the browser paints others. */
const HELD_PAGE = 'página detenida'

/** Milliseconds in which a page paints its next frame, even on a busy machine. */
const FRAME_WITHIN = 15_000

/**
 * Checks after a timeout whether the browser has stopped. A stopped browser does not paint a new page either. If only
 * the old page paints nothing, a script of ours may block it, which remains a failure.
 * @returns whether one of its pages paints nothing, so that further commands would hang
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
  // A page that navigates or closes has not stopped.
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
