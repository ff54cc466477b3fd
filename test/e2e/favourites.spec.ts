import { WORDS, brokenWords } from './broken-words.ts'
import { cards } from './listing.ts'
import { expect, test, visit } from './visitor.ts'

const HEART = /^Guardar en favoritos/

test('favourites are counted, stay, are listed, compared and shared @principal', async ({ page, browser }) => {
  await visit(page, '/propiedades')
  const names: string[] = []
  for (const at of [0, 1]) {
    const card = cards(page).nth(at)
    names.push(await card.getByRole('heading').innerText())
    await card.getByRole('button', { name: HEART }).click()
    await expect(card.getByRole('button', { name: HEART })).toHaveAttribute('aria-pressed', 'true')
  }
  await expect(page).toHaveURL('/propiedades')
  await visit(page, '/propiedades')
  await expect(cards(page).first().getByRole('button', { name: HEART })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Favoritos (2)' }).click()
  await expect(page).toHaveURL(/\/favoritos\?p=[a-z0-9-]+,[a-z0-9-]+$/)
  await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText(names.toReversed())

  const stranger = await browser.newContext({ javaScriptEnabled: false })
  const shared = await stranger.newPage()
  await shared.goto(new URL(page.url()).pathname + new URL(page.url()).search)
  await expect(shared.getByRole('main').getByRole('article')).toHaveCount(2)
  await expect(shared.getByRole('button', { name: HEART }).first()).toBeHidden()
  await shared.getByRole('button', { name: 'Comparar las elegidas' }).click()
  await expect(shared.getByRole('columnheader')).toHaveCount(3)
  await stranger.close()

  await page.getByRole('button', { name: 'Comparar las elegidas' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await page.getByRole('link', { name: 'Solo diferencias' }).click()
  await expect(page).toHaveURL(/solo=diferencias/)
  await page
    .getByRole('link', { name: /^Quitar/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Falta otra propiedad para comparar' })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.getByRole('link', { name: 'Agregar de mis favoritos' }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(3)
})

test('unavailable favourites can be removed', async ({ page }) => {
  await visit(page, '/propiedades')
  await cards(page).first().getByRole('button', { name: HEART }).click()
  await page.evaluate(() => localStorage.setItem('favoritos', `vendida,${localStorage.getItem('favoritos')},borrada`))
  await visit(page, '/favoritos')
  const main = page.getByRole('main')
  await expect(main).toContainText('2 propiedades de esta lista ya no están disponibles.')
  await main.getByRole('button', { name: 'Quitarlas de mis favoritos' }).click()
  await expect(page).toHaveURL(/\/favoritos\?p=[a-z0-9-]+$/)
  await expect(main.getByRole('article')).toHaveCount(1)
  await expect(main).not.toContainText('ya no está')
  await expect(page.getByRole('link', { name: 'Favoritos (1)' })).toBeVisible()
})

test('without favourites the page explains them, and blocked storage causes no errors', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await visit(page, '/favoritos')
  await expect(page.getByRole('heading', { name: 'Aún no hay propiedades en esta lista' })).toBeVisible()
  await visit(page, '/propiedades')
  await cards(page).first().getByRole('button', { name: HEART }).click()
  await expect(page.getByRole('link', { name: 'Favoritos (1)' })).toBeVisible()
})

test('a page of favourites never says that there are none, however late the list comes', async ({ page }) => {
  await visit(page, '/propiedades')
  await cards(page).first().getByRole('button', { name: HEART }).click()
  await page.addInitScript(() => {
    const watch = () => {
      const said = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent?.startsWith('Aún no hay'))
      if (said?.checkVisibility()) document.documentElement.dataset.saidNone = ''
      requestAnimationFrame(watch)
    }
    watch()
  })
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/favoritos.data*', async (route) => {
    await held
    await route.continue()
  })
  const main = page.getByRole('main')
  await page.goto('/favoritos')
  await expect(main.getByRole('link', { name: 'Ver mis favoritos' })).toBeVisible()
  await expect(main.getByRole('status')).toHaveText('Cargando tus favoritos...')
  letGo()
  await expect(main.getByRole('article')).toHaveCount(1)

  await page.getByRole('link', { name: /^Ver Detalles/ }).click()
  await page.getByRole('link', { name: 'Favoritos (1)' }).click()
  await expect(main.getByRole('article')).toHaveCount(1)
  expect(await page.locator('html').getAttribute('data-said-none')).toBeNull()
})

test('another tab is updated at once', async ({ page, context }) => {
  await visit(page, '/propiedades')
  const other = await context.newPage()
  await visit(other, '/propiedades')
  await cards(page).first().getByRole('button', { name: HEART }).click()
  await expect(other.getByRole('link', { name: 'Favoritos (1)' })).toBeVisible()
})

test(
  'favourites can be selected for the comparison, and its headings stay visible',
  { tag: '@escritorio' },
  async ({ page }) => {
    await visit(page, '/propiedades?category=renta')
    for (const at of [0, 1, 2]) await cards(page).nth(at).getByRole('button', { name: HEART }).click()
    await page.getByRole('link', { name: 'Favoritos (3)' }).click()
    await page
      .getByRole('checkbox', { name: /^Comparar/ })
      .first()
      .uncheck()
    await page.getByRole('button', { name: 'Comparar las elegidas' }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(3)
    await page.getByRole('rowheader').last().scrollIntoViewIfNeeded()
    const quote = page.getByRole('link', { name: /^Cotizar .* por WhatsApp$/ }).first()
    await expect(quote).toBeInViewport({ ratio: 1 })
    await quote.click({ trial: true })
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list explains what to do', { tag: '@movil' }, async ({ page }) => {
    await page.goto('/favoritos')
    await expect(page.getByText('Para guardarlas hace falta JavaScript')).toBeVisible()
    await page.getByRole('link', { name: 'Bodegas en renta' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bodegas en renta')
  })

  test('a missing page has a working search', { tag: '@movil' }, async ({ page, expectMissing }) => {
    expectMissing('/propiedades/renta/casa/mina')
    await page.goto('/propiedades/renta/casa/mina')
    await page.getByRole('searchbox').fill('andenes')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(page).toHaveURL('/propiedades?search=andenes')
  })
})

test('a wide comparison has a shadow at its edge until its end', async ({ page }) => {
  await visit(page, '/propiedades')
  const slugs = await page
    .getByRole('link', { name: /^Ver Detalles/ })
    .evaluateAll((links) => links.slice(0, 4).map((link) => link.getAttribute('href')?.split('/').pop()))
  await visit(page, `/comparar?p=${slugs.join(',')}`)
  const facts = page.getByRole('region', { name: /^Comparación/ }).first()
  const shadows = () =>
    facts.evaluate((region) => {
      const frame = region.parentElement ?? region
      return [getComputedStyle(frame, '::after').opacity, getComputedStyle(frame, '::before').opacity].map(Number)
    })
  const reach = await facts.evaluate((region) => [
    region.scrollWidth - region.clientWidth,
    region.scrollHeight - region.clientHeight,
  ])
  expect(await shadows()).toEqual(reach.map((far) => (far > 0 ? 1 : 0)))
  expect(reach[0]).toBeGreaterThan(0)
  const named = facts.getByRole('rowheader').filter({ hasText: 'estacionamiento' })
  expect(await named.evaluateAll(brokenWords, WORDS), 'the name of a fact').toEqual([])
  await facts.evaluate((region) => region.scrollTo(region.scrollWidth, region.scrollHeight))
  await expect.poll(shadows).toEqual([0, 0])
})
