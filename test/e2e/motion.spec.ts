import type { Locator, Page } from '@playwright/test'
import { cardOf, cards, chooseMunicipality, detailsLink, expectQuery, openFilters, titles } from './listing.ts'
import { goBack } from './travel.ts'
import { expect, holdAnswers, test, visit, visitToOpen, watchesConnection } from './visitor.ts'

/** A started view transition; `ending` is null at first. `photos` and `cards` are the named ones before and after. */
type Motion = {
  kind: string | undefined
  photos: string[][]
  cards: number[]
  ending: 'moves' | 'left out' | 'over' | null
}

/** `later`: the browser's original timer. */
type Recorder = { motions: Motion[]; later: typeof setTimeout }

test.beforeEach(({ page }) => page.addInitScript(recordMotions))

/** Records transitions in `window.motions`, without their time limit, so that a slow machine has enough time. */
function recordMotions() {
  const PATIENCE = 500
  const later = window.setTimeout
  const asked = (act: () => void, delay?: number, ...rest: unknown[]) =>
    delay === PATIENCE ? 0 : later(act, delay, ...rest)
  window.setTimeout = asked as typeof window.setTimeout
  const kept: Motion[] = []
  Object.assign(window, { motions: kept, later })
  if (!('startViewTransition' in document)) return
  const isSeen = (element: Element) => element.checkVisibility()
  const nameOf = (element: Element) => getComputedStyle(element).viewTransitionName
  const photos = () =>
    [...document.querySelectorAll('.stage, .card img')]
      .filter((element) => isSeen(element) && nameOf(element) === 'photo')
      .map((element) => element.closest('.card')?.querySelector('h3')?.textContent ?? 'the stage')
  const named = () => [...document.querySelectorAll('.listing-cards > li')].filter((card) => nameOf(card) !== 'none')
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (change) => {
    const motion: Motion = {
      kind: document.documentElement.dataset.motion,
      photos: [photos()],
      cards: [named().length],
      ending: null,
    }
    kept.push(motion)
    const transition = start(async () => {
      await (change as () => Promise<void>)()
      motion.photos.push(photos())
      motion.cards.push(named().length)
    })
    transition.ready.then(
      () => (motion.ending ??= 'moves'),
      () => (motion.ending = 'left out'),
    )
    void transition.finished.then(() => (motion.ending = motion.ending === 'moves' ? 'over' : motion.ending))
    return transition
  }
}

function motions(page: Page): Promise<Motion[]> {
  return page.evaluate(() => (window as unknown as Recorder).motions)
}

/** Waits until nothing moves and no element has a transition name. */
async function expectRest(page: Page) {
  await expect(page.locator('html')).not.toHaveAttribute('data-motion')
  await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0)
}

/** Pauses all animations until they are resumed. */
async function holdMotion(page: Page): Promise<(isHeld: boolean) => Promise<unknown>> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Animation.enable')
  const hold = (isHeld: boolean) => browser.send('Animation.setPlaybackRate', { playbackRate: isHeld ? 0 : 1 })
  await hold(true)
  return hold
}

async function openCard(page: Page, card: Locator) {
  await card.scrollIntoViewIfNeeded()
  await expect(card.locator('img')).toHaveJSProperty('complete', true)
  await card.locator('.card-link').click()
  await expect(page.getByRole('heading', { name: 'Características' })).toBeVisible()
}

test('the photo of a card moves to the top of its page, and Back moves it back to the card @principal', async ({
  page,
}) => {
  await visitToOpen(page, '/propiedades')
  const card = cards(page).nth(4)
  const title = await card.getByRole('heading').innerText()
  await card.scrollIntoViewIfNeeded()
  await openCard(page, card)
  await expect
    .poll(() => motions(page))
    .toEqual([{ kind: 'open', photos: [[title], []], cards: [0, 0], ending: 'over' }])
  await expect(page.locator('.stage')).toBeInViewport()
  await expectRest(page)

  await goBack(page)
  await expect(cardOf(page, title)).toBeInViewport()
  await expect
    .poll(async () => (await motions(page)).slice(1))
    .toEqual([{ kind: 'return', photos: [['the stage'], [title]], cards: [0, 0], ending: 'over' }])
  await expectRest(page)
})

test('the photo also moves from the home page and to a similar property', { tag: '@escritorio' }, async ({ page }) => {
  await visitToOpen(page, '/')
  const hold = await holdMotion(page)
  for (const opened of [['moves'], ['over', 'moves']]) {
    await openCard(page, page.locator('main .card').first())
    await expect.poll(async () => (await motions(page)).map(({ ending }) => ending)).toEqual(opened)
  }
  expect((await motions(page)).map(({ kind }) => kind)).toEqual(['open', 'open'])
  await hold(false)
  await expectRest(page)
})

for (const { path, name } of [
  { path: '/', name: 'the home page' },
  { path: '/propiedades/renta/bodega', name: 'a common search' },
])
  test(`Back to ${name} moves the photo back to its card`, { tag: '@escritorio' }, async ({ page }) => {
    await visitToOpen(page, path)
    const card = page.locator('main .card').first()
    const title = await card.getByRole('heading').innerText()
    await openCard(page, card)
    await expectRest(page)
    await goBack(page)
    await expect(card).toBeInViewport()
    await expect
      .poll(async () => (await motions(page)).slice(1))
      .toEqual([{ kind: 'return', photos: [['the stage'], [title]], cards: [0, 0], ending: 'over' }])
    await expectRest(page)
  })

test('cards that remain after a filter change move to their new places', async ({ page }) => {
  await visitToOpen(page, '/propiedades')
  await page.getByRole('link', { name: 'Renta', exact: true }).click()
  await expectQuery(page, { category: 'renta' })
  await expect
    .poll(async () => (await motions(page)).map(({ kind, ending }) => [kind, ending]))
    .toEqual([['cards', 'over']])
  const [{ cards: named } = { cards: [] }] = await motions(page)
  expect(named, 'the cards in sight, before and after').toEqual([expect.any(Number), expect.any(Number)])
  expect(Math.min(...named)).toBeGreaterThan(0)
  expect(Math.max(...named), 'those out of sight are left aside').toBeLessThan(15)
  await expectRest(page)

  const before = await titles(page)
  await page.getByRole('link', { name: 'Siguiente' }).click()
  await expect(page.getByText('Página 2 de')).toBeVisible()
  await goBack(page)
  await expect(page.getByText('Página 1 de')).toBeVisible()
  expect(await titles(page)).toEqual(before)
  expect(await motions(page), 'a page is turned at once, and Back restores it at once').toHaveLength(1)
})

test('a removed favourite disappears from the list, the others close the gap, and Back restores it', async ({
  page,
}) => {
  await visitToOpen(page, '/propiedades')
  const hearts = page.getByRole('button', { name: /^Guardar en favoritos/ })
  for (const at of [0, 1, 2]) await hearts.nth(at).click()
  await page.getByRole('link', { name: 'Favoritos (3)' }).click()
  const names = page.getByRole('main').getByRole('article').getByRole('heading')
  await expect(names).toHaveCount(3)
  const [first = '', , last = ''] = await names.allInnerTexts()
  await hearts.nth(1).press('Enter')
  await expect(names).toHaveText([first, last])
  await expect(hearts.nth(1)).toBeFocused()
  await expect
    .poll(async () => (await motions(page)).slice(-1).map(({ kind, ending }) => [kind, ending]))
    .toEqual([['cards', 'over']])
  await goBack(page)
  await expect(names).toHaveCount(3)
})

test('a choice in the sheet, and closing it with Back, moves nothing', { tag: '@movil' }, async ({ page }) => {
  await visitToOpen(page, '/propiedades')
  const filters = await openFilters(page)
  await chooseMunicipality(filters, 'Apodaca')
  await expectQuery(page, { municipality: 'Apodaca' })
  await goBack(page)
  await expect(filters).toBeHidden()
  expect(await motions(page)).toEqual([])
})

test('visitors with reduced motion see none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visitToOpen(page, '/propiedades')
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
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'))
  await visitToOpen(page, '/propiedades')
  const title = await cards(page).first().getByRole('heading').innerText()
  await openCard(page, cards(page).first())
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await goBack(page)
  await page.getByRole('link', { name: 'Renta', exact: true }).click()
  await expectQuery(page, { category: 'renta' })
})

test(
  'the photo moves before the answer arrives, and the page below it can be used',
  { tag: '@movil' },
  async ({ page }) => {
    await visitToOpen(page, '/propiedades')
    const letGo = await holdAnswers(page)
    const hold = await holdMotion(page)
    const card = cards(page).first()
    const title = await card.getByRole('heading').innerText()
    await detailsLink(card).click()
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await expect.poll(async () => (await motions(page)).map(({ ending }) => ending)).toEqual(['moves'])
    letGo()
    const keep = page.getByRole('button', { name: `Guardar en favoritos: ${title}` })
    await keep.click()
    await expect(keep).toHaveAttribute('aria-pressed', 'true')
    expect(
      (await motions(page)).map(({ ending }) => ending),
      'its page came under it',
    ).toEqual(['moves'])

    await goBack(page)
    await expect(card).toBeVisible()
    await expect
      .poll(async () => (await motions(page)).map(({ ending }) => ending), 'Back ends it')
      .toEqual(['over', 'moves'])
    await hold(false)
    await expectRest(page)
  },
)

test(
  'if nobody answers, the animation ends and the list is shown again',
  { tag: '@movil' },
  async ({ page, expectFailing }) => {
    await visitToOpen(page, '/propiedades')
    // The answer may arrive before the page that would show the photo: the time limit ends that.
    await page.evaluate(() => (window.setTimeout = (window as unknown as Recorder).later))
    const path = String(await detailsLink(cards(page).first()).getAttribute('href'))
    expectFailing(path)
    await watchesConnection(page)
    await page.route(`**${path}.data*`, (route) => route.fulfill({ status: 502, body: 'cerrado' }))
    await cards(page).first().locator('.card-link').click()
    await expect(page.getByRole('dialog', { name: 'Aviso' })).toContainText('No se pudo cargar la propiedad')
    await expect(cards(page).first()).toBeInViewport()
    await expectRest(page)
    expect((await motions(page)).map(({ kind }) => kind)).toEqual(['open'])
  },
)

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
