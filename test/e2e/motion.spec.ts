import type { Locator, Page } from '@playwright/test'
import { cardOf, cards, chooseMunicipality, expectQuery, openFilters, titles } from './listing.ts'
import { goBack } from './travel.ts'
import { expect, test, visit } from './visitor.ts'

/** A view transition: the photos and the number of cards that had a name before and after it, and what moved. */
type Motion = { photos: string[][]; cards: number[]; moved: string[] }

test.beforeEach(({ page }) => page.addInitScript(recordMotions))

/** Records the transitions that moved something in `window.motions`. */
function recordMotions() {
  const kept: Motion[] = []
  Object.assign(window, { motions: kept })
  if (!('startViewTransition' in document)) return
  const isNamed = (element: Element) =>
    element.checkVisibility() && getComputedStyle(element).viewTransitionName !== 'none'
  const photos = () =>
    [...document.querySelectorAll('.stage, .card-photo')]
      .filter(isNamed)
      .map((element) => element.closest('.card')?.querySelector('h3')?.textContent ?? 'the stage')
  const named = () => [...document.querySelectorAll('.listing-cards > li')].filter(isNamed).length
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (change) => {
    const motion: Motion = { photos: [photos()], cards: [named()], moved: [] }
    const transition = start(async () => {
      await (change as () => Promise<void>)()
      motion.photos.push(photos())
      motion.cards.push(named())
    })
    const record = () => {
      const groups = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
      motion.moved = groups.filter((name) => name.startsWith('::view-transition-group'))
      if (motion.moved.length > 0) kept.push(motion)
    }
    transition.ready.then(record, () => {})
    return transition
  }
}

function motions(page: Page): Promise<Motion[]> {
  return page.evaluate(() => (window as unknown as { motions: Motion[] }).motions)
}

async function movedPhotos(page: Page): Promise<string[][][]> {
  return (await motions(page)).map(({ photos }) => photos)
}

/** Waits until nothing moves and no photo has a name. */
async function expectRest(page: Page) {
  await expect(page.locator('[style*="--photo-name"]')).toHaveCount(0)
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition')).length,
    )
  await expect.poll(moving).toBe(0)
}

async function openCard(page: Page, card: Locator) {
  await card.scrollIntoViewIfNeeded()
  await expect(card.locator('img')).toHaveJSProperty('complete', true)
  await card.locator('.card-link').click()
  await expect(page.getByRole('heading', { name: 'Características' })).toBeVisible()
}

test('the photo of a card moves to the top of its page, and Back moves it back to the card', async ({ page }) => {
  await visit(page, '/propiedades')
  const card = cards(page).nth(4)
  const title = await card.getByRole('heading').innerText()
  await openCard(page, card)
  await expect.poll(() => movedPhotos(page)).toEqual([[[title], ['the stage']]])
  expect((await motions(page))[0]?.cards, 'the list itself does not move').toEqual([0, 0])
  await expect(page.locator('.stage')).toBeInViewport()
  await expectRest(page)

  await goBack(page)
  await expect(cardOf(page, title)).toBeInViewport()
  await expect.poll(async () => (await movedPhotos(page)).slice(1)).toEqual([[['the stage'], [title]]])
  await expectRest(page)
})

test('the photo also moves from the home page and to a similar property', { tag: '@escritorio' }, async ({ page }) => {
  await visit(page, '/')
  for (const opened of [1, 2]) {
    const card = page.locator('main .card').first()
    const title = await card.getByRole('heading').innerText()
    await openCard(page, card)
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await expect.poll(async () => (await motions(page)).length).toBe(opened)
    expect((await movedPhotos(page)).at(-1)).toEqual([
      expect.arrayContaining([title]),
      expect.arrayContaining(['the stage']),
    ])
    await expectRest(page)
  }
})

for (const { path, name } of [
  { path: '/', name: 'the home page' },
  { path: '/propiedades/renta/bodega', name: 'a common search' },
])
  test(`Back to ${name} moves the photo back to its card`, { tag: '@escritorio' }, async ({ page }) => {
    await visit(page, path)
    const card = page.locator('main .card').first()
    const title = await card.getByRole('heading').innerText()
    await openCard(page, card)
    await expectRest(page)
    await goBack(page)
    await expect(card).toBeInViewport()
    await expect.poll(async () => (await movedPhotos(page)).slice(1)).toEqual([[['the stage'], [title]]])
    await expectRest(page)
  })

test('cards that remain after a filter change move to their new places', async ({ page }) => {
  await visit(page, '/propiedades')
  await page.getByRole('link', { name: 'Renta', exact: true }).click()
  await expectQuery(page, { category: 'renta' })
  await expect.poll(async () => (await motions(page)).length).toBe(1)
  expect((await motions(page))[0]?.moved.length).toBeGreaterThan(1)
  await expectRest(page)
  await expect(page.locator('.site-bar'), 'fixed elements stay').toBeInViewport()

  const before = await titles(page)
  await page.getByRole('link', { name: 'Siguiente' }).click()
  await expect(page.getByText('Página 2 de')).toBeVisible()
  expect(await motions(page), 'a page is turned at once').toHaveLength(1)
  await goBack(page)
  await expect(page.getByText('Página 1 de')).toBeVisible()
  expect(await titles(page)).toEqual(before)
})

test('a removed favourite disappears from the list, the others close the gap, and Back restores it', async ({
  page,
}) => {
  await visit(page, '/propiedades')
  const hearts = page.getByRole('button', { name: /^Guardar en favoritos/ })
  for (const at of [0, 1, 2]) await hearts.nth(at).click()
  await page.getByRole('link', { name: 'Favoritos (3)' }).click()
  const names = page.getByRole('main').getByRole('article').getByRole('heading')
  await expect(names).toHaveCount(3)
  const [first = '', , last = ''] = await names.allInnerTexts()
  await hearts.nth(1).press('Enter')
  await expect(names).toHaveText([first, last])
  await expect(hearts.nth(1)).toBeFocused()
  await expect.poll(async () => (await motions(page)).at(-1)?.cards).toEqual([3, 2])
  await expectRest(page)
  await goBack(page)
  await expect(names).toHaveCount(3)
})

test('a choice in the sheet, and closing it with Back, moves nothing', { tag: '@movil' }, async ({ page }) => {
  await visit(page, '/propiedades')
  const filters = await openFilters(page)
  await chooseMunicipality(filters, 'Apodaca')
  await expectQuery(page, { municipality: 'Apodaca' })
  await goBack(page)
  await expect(filters).toBeHidden()
  expect(await motions(page)).toEqual([])
})

test('visitors with reduced motion see none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/propiedades')
  await page.getByRole('link', { name: 'Renta', exact: true }).click()
  await expectQuery(page, { category: 'renta' })
  await openCard(page, cards(page).first())
  await goBack(page)
  await expectQuery(page, { category: 'renta' })
  expect(await motions(page)).toEqual([])
  await expect(page.locator('.cota').first()).toBeVisible()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('a browser without view transitions shows each page as usual', { tag: '@movil' }, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition')
    // React Router says so once; it is no failure.
    const { warn } = console
    console.warn = (...said) => String(said[0]).startsWith('You provided the `viewTransition`') || warn(...said)
  })
  await visit(page, '/propiedades')
  const title = await cards(page).first().getByRole('heading').innerText()
  await openCard(page, cards(page).first())
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await goBack(page)
  await page.getByRole('link', { name: 'Renta', exact: true }).click()
  await expectQuery(page, { category: 'renta' })
})

test('the measuring line is drawn once, when it is first visible', { tag: '@escritorio' }, async ({ page }) => {
  await visit(page, '/propiedades')
  const drawing = (card: Locator) =>
    card.locator('.cota').evaluate((cota) => cota.getAnimations({ subtree: true }).map(({ playState }) => playState))
  await expect.poll(() => drawing(cards(page).first())).toEqual([])
  const last = cards(page).last()
  expect(await drawing(last)).toEqual(['paused', 'paused'])
  await last.locator('.cota').scrollIntoViewIfNeeded()
  await expect.poll(() => drawing(last)).toEqual([])
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(last).not.toBeInViewport()
  await last.locator('.cota').scrollIntoViewIfNeeded()
  expect(await drawing(last)).toEqual([])
})
