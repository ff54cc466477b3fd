import { adopt } from '#test/adopt.ts'
import { startApp } from './app-process.ts'
import { expect, test } from './staff.ts'

/** What docs/adopt.md says. */
const PRESSES = 20
/** Of the 60 imported ones; the others are paused, sold or rented. */
const PUBLIC = 30

test(
  'the guide for a new agency leads from an empty folder to its own published catalogue',
  { tag: '@escritorio' },
  async ({ browser }) => {
    const app = await startApp({ DEMO: '0' }, null)
    const context = await browser.newContext({ baseURL: app.url })
    const page = await context.newPage()
    const start = performance.now()
    expect(await adopt(page, async () => {})).toBe(PRESSES)
    test.info().annotations.push({ type: 'seconds', description: `${Math.round((performance.now() - start) / 1000)}` })

    await page.goto('/propiedades')
    await expect(page.getByRole('status').filter({ hasText: `${PUBLIC} propiedades` })).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('contentinfo')).toContainText('Acueducto Inmobiliaria')
    await context.close()
    await app.stop()
  },
)
