import type { Page } from '@playwright/test'

/** Touches that begin, move and end. */
export async function touch(page: Page, steps: { id?: number; x: number; y: number }[][]): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  for (const [at, touchPoints] of steps.entries())
    await cdp.send('Input.dispatchTouchEvent', { type: at === 0 ? 'touchStart' : 'touchMove', touchPoints })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
