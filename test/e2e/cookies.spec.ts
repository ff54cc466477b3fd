import type { Locator, Page } from '@playwright/test'
import { COMPLETE, openProperty } from './specimens.ts'
import { awake, expect, painted, test, visit } from './visitor.ts'

// The visitor has not answered yet.
test.use({ cookieAnswer: null, firstVisit: true })

function question(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Usamos cookies' })
}

function answer(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('cookiesAccepted'))
}

test('the cookie banner appears one second after the page', { tag: '@movil' }, async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.cookies')) return
      observer.disconnect()
      document.documentElement.dataset.asked = String(performance.now())
    }).observe(document, { childList: true, subtree: true })
  })
  await visit(page, '/')
  await expect(question(page)).toBeVisible()
  const asked = await page.locator('html').getAttribute('data-asked')
  const loaded = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().loadEventEnd)
  // Timers count in whole milliseconds.
  expect(Number(asked) - Number(loaded)).toBeGreaterThanOrEqual(999)
  expect(await answer(page)).toBeNull()
})

test('if the scripts load late, the cookie banner appears with them', { tag: '@movil' }, async ({ page }) => {
  await page.addInitScript(() => {
    // The scripts seem to start a minute after the page has loaded, and a timer of one second never fires.
    const now = performance.now.bind(performance)
    performance.now = () => now() + 60_000
    const wait = window.setTimeout
    const noSecond = (act: () => void, delay?: number, ...rest: unknown[]) =>
      delay === 1000 ? 0 : wait(act, delay, ...rest)
    Object.assign(window, { setTimeout: noSecond })
  })
  await visit(page, '/servicios')
  await expect(question(page)).toBeVisible()
})

for (const [name, stored] of [
  ['Aceptar', 'true'],
  ['Rechazar', 'false'],
  ['Cerrar', 'false'],
] as const)
  test(`'${name}' stores '${stored}', and the banner does not appear again`, { tag: '@movil' }, async ({ page }) => {
    await visit(page, '/servicios')
    await question(page).getByRole('button', { name, exact: true }).click()
    await expect(question(page)).toBeHidden()
    expect(await answer(page)).toBe(stored)
    await page.clock.install()
    await page.reload()
    await awake(page)
    await page.clock.runFor(3000)
    await expect(question(page)).toBeHidden()
  })

test('the answer can be changed from the footer, and the focus returns there', { tag: '@movil' }, async ({ page }) => {
  await visit(page, '/nosotros')
  await question(page).getByRole('button', { name: 'Aceptar' }).click()
  const preferences = page.getByRole('button', { name: 'Preferencias de cookies' })
  await preferences.press('Enter')
  await expect(question(page)).toBeFocused()
  expect(await answer(page)).toBe('true')
  await page.keyboard.press('Tab')
  await expect(question(page).getByRole('link', { name: 'Aviso de privacidad' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(question(page).getByRole('button', { name: 'Rechazar' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeHidden()
  await expect(preferences).toBeFocused()
  expect(await answer(page)).toBe('false')
  await preferences.press('Enter')
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
})

test('the cookie banner causes no layout shift and does not take the focus', async ({ page }) => {
  // Shifts before the banner appears come from loading the page, which depends on the speed of the machine.
  await page.addInitScript(() => {
    const shifts: number[] = []
    let asked = Infinity
    new MutationObserver(() => {
      if (document.querySelector('.cookies')) asked = Math.min(asked, performance.now())
    }).observe(document, { childList: true, subtree: true })
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) if (startTime >= asked) shifts.push(startTime)
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts })
  })
  for (const path of ['/', '/modal-test', '/propiedades']) {
    await visit(page, path)
    const focused = page.getByRole('link', { name: 'Buscar propiedades' })
    await focused.focus()
    const height = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().height)
    await expect(question(page)).toBeVisible()
    if (path === '/modal-test') continue
    await expect(focused).toBeFocused()
    expect(await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().height)).toBe(height)
    await painted(page)
    expect(await page.evaluate(() => 'shifts' in window && window.shifts), path).toEqual([])
  }
})

/** Goes through the page with Tab; the focused element may not be under the banner (WCAG 2.4.11). */
async function expectFocusUncovered(page: Page, stops: number) {
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab')
    const covered = () =>
      page.evaluate(() => {
        const [focused, banner] = [document.activeElement, document.querySelector('.cookies')]
        if (!focused || !banner || focused === document.body || banner.contains(focused)) return null
        const [a, b] = [focused.getBoundingClientRect(), banner.getBoundingClientRect()]
        // The focus is on the first line of a frame; the browser scrolls to that line, not to the whole frame.
        const bottom = focused.tagName === 'IFRAME' ? a.top + 32 : a.bottom
        const apart = bottom <= b.top + 1 || a.top >= b.bottom || a.left >= b.right || a.right <= b.left
        return apart ? null : focused.outerHTML.slice(0, 200)
      })
    await expect.poll(covered).toBeNull()
  }
}

// On a phone the banner takes the whole width, on a desktop a corner without content in a single-column page.
for (const [path, stops, where] of [
  ['/', 60, {}],
  ['/propiedades', 70, {}],
  ['/servicios', 40, { tag: '@movil' }],
  ['/aviso-privacidad', 50, { tag: '@movil' }],
] as const)
  test(`the focused element is never under the cookie banner: ${path}`, where, async ({ page }) => {
    await visit(page, path)
    await expect(question(page)).toBeVisible()
    await expectFocusUncovered(page, stops)
  })

test('the focused element is never under the cookie banner: a property', async ({ page }) => {
  // The map loads before the focus reaches it, because the scroll position would otherwise depend on the timing.
  await page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<a href="#">Mapa</a>' }),
  )
  await openProperty(page, COMPLETE)
  await page.reload()
  await awake(page)
  await expect(question(page)).toBeVisible()
  await page.getByRole('heading', { name: 'Ubicación' }).scrollIntoViewIfNeeded()
  await expect(page.frameLocator('iframe').getByText('Mapa')).toBeVisible()
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expectFocusUncovered(page, 60)
})

test('the floating button is beside the cookie banner, and the end of the page is above it', async ({ page }) => {
  await visit(page, '/')
  await expect(question(page)).toBeVisible()
  const chat = page.getByRole('link', { name: 'Abrir chat de WhatsApp' })
  await chat.click({ trial: true })
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await page.getByRole('contentinfo').getByRole('button', { name: 'Preferencias de cookies' }).click({ trial: true })
})

test('the cookie banner never covers the search of the landing page, and its buttons look alike', async ({ page }) => {
  await visit(page, '/')
  await expect(question(page)).toBeVisible()
  const looks = await question(page)
    .getByRole('button', { name: /^(?:Rechazar|Aceptar)$/ })
    .evaluateAll((buttons) => buttons.map((button) => `${button.className} ${button.clientWidth}`))
  expect(new Set(looks).size).toBe(1)
  const search = page.getByRole('search', { name: 'Buscar propiedades' })
  for (let top = 0; top < 900; top += 90) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
    const together = async () => {
      const [a, b] = await Promise.all([question(page).boundingBox(), search.boundingBox()])
      return a && b && a.y < b.y + b.height && b.y < a.y + a.height && a.x < b.x + b.width && b.x < a.x + a.width
    }
    await expect.poll(together, `${top} px down`).toBe(false)
  }
})

test('the cookie banner is not printed', { tag: '@movil' }, async ({ page }) => {
  await visit(page, '/')
  await expect(question(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(question(page)).toBeHidden()
})

test('if storage is blocked, the answer applies to the current visit', { tag: '@movil' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  await visit(page, '/servicios')
  await question(page).getByRole('button', { name: 'Rechazar' }).click()
  await expect(question(page)).toBeHidden()
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Nosotros' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Casi dos décadas')
  await expect(question(page)).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no cookie banner and no button for it', { tag: '@movil' }, async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Aviso de privacidad' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Preferencias de cookies' })).toBeHidden()
    await expect(question(page)).toHaveCount(0)
  })
})
