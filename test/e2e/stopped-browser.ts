import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Page, TestInfo } from '@playwright/test'
import { STOPPED_BROWSER } from '../../scripts/tally.ts'
import { pagesOf } from './shared-context.ts'

/** The message for a page that is blocked while the browser paints others. */
const HELD_PAGE = 'página detenida'

/** Milliseconds in which a page paints its next frame, even on a busy machine. */
const FRAME_WITHIN = 15_000
/** Milliseconds in which the CPU time of the pages is measured, and the share of it that a running script exceeds. */
const CPU_WINDOW = 5_000
const BUSY_SHARE = 0.05

/**
 * Checks after a timeout whether the browser has stopped: it does not paint a new page either, or the process of the
 * page waits without using the CPU. A page that is blocked by a script of ours uses it, which remains a failure.
 * @returns whether one of its pages paints nothing, so that further commands would hang
 */
export async function reportStoppedBrowser(context: BrowserContext, testInfo: TestInfo): Promise<boolean> {
  const painted = await Promise.all(pagesOf(context).map((page) => paints(page, FRAME_WITHIN)))
  if (!painted.includes(false)) return false
  const isNewPainted = await Promise.race([paintsNew(context), setTimeout(FRAME_WITHIN, false)])
  const isHeldByScript = isNewPainted && (await usesCpu(context))
  const type = isHeldByScript ? HELD_PAGE : STOPPED_BROWSER
  testInfo.annotations.push({ type })
  console.log(`  ${type}${isNewPainted ? '; una página nueva sí se dibuja' : ''}`)
  return true
}

/** Whether a process of pages is computing. */
export async function usesCpu(context: BrowserContext): Promise<boolean> {
  const cpuTime = async () => (await pageProcesses(context)).reduce((sum, each) => sum + each.cpuTime, 0)
  const start = await cpuTime()
  await setTimeout(CPU_WINDOW)
  return ((await cpuTime()) - start) * 1000 > CPU_WINDOW * BUSY_SHARE
}

/** The processes of pages, with the seconds of CPU that each has used. `id` is the one of the operating system. */
export async function pageProcesses(context: BrowserContext): Promise<{ id: number; cpuTime: number }[]> {
  const session = await context.browser()?.newBrowserCDPSession()
  if (!session) return []
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.filter(({ type }) => type === 'renderer')
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
