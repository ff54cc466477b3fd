import type { Page } from '@playwright/test'
import { COMPLETE, ONE_PHOTO, WITHOUT_PHOTOS, openProperty } from './specimens.ts'
import { goBack } from './travel.ts'
import { expect, test } from './visitor.ts'

const PHOTOS = 5

function gallery(page: Page) {
  return page.getByRole('group', { name: 'Fotos de la propiedad' })
}

function strip(page: Page) {
  return gallery(page).getByRole('list', { name: 'Foto actual' })
}

function thumbnail(page: Page, number: number) {
  return gallery(page).getByRole('link', { name: `Ver foto ${number}`, exact: true })
}

/** From 1024 px four small photos replace the thumbnails. */
function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 1024
}

/** The counter, the strip and the thumbnails show the same photo. */
async function expectPhoto(page: Page, number: number): Promise<void> {
  await expect(gallery(page).getByText(`${number} / ${PHOTOS}`, { exact: true })).toBeVisible()
  await expect(gallery(page).getByText(`Foto ${number} de ${PHOTOS}`, { exact: true })).toBeAttached()
  for (let at = 0; at < PHOTOS; at++) {
    const slide = expect(strip(page).getByRole('listitem').nth(at))
    await (at === number - 1 ? slide.toBeInViewport({ ratio: 0.95 }) : slide.not.toBeInViewport({ ratio: 0.1 }))
  }
  if (isPhone(page)) await expect(thumbnail(page, number)).toHaveAttribute('aria-current', 'true')
  await expect(gallery(page).locator('[aria-current=true]')).toHaveCount(1)
  const photo = strip(page)
    .getByRole('img')
    .nth(number - 1)
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
}

test('previous and next go through the photos and wrap at both ends @principal', async ({ page }) => {
  await openProperty(page, COMPLETE)
  const previous = gallery(page).getByRole('button', { name: 'Foto anterior' })
  const next = gallery(page).getByRole('button', { name: 'Foto siguiente' })
  await expectPhoto(page, 1)
  await previous.click()
  await expectPhoto(page, PHOTOS)
  await next.click()
  await expectPhoto(page, 1)
  await next.click()
  await expectPhoto(page, 2)
  await previous.click()
  await expectPhoto(page, 1)
})

test('several fast clicks are all counted', { tag: '@movil' }, async ({ page }) => {
  await openProperty(page, COMPLETE)
  const next = gallery(page).getByRole('button', { name: 'Foto siguiente' })
  await next.click({ clickCount: PHOTOS + 3 })
  await expectPhoto(page, 4)
})

test('a thumbnail shows its photo', { tag: '@movil' }, async ({ page }) => {
  await openProperty(page, COMPLETE)
  for (const number of [4, 2, PHOTOS]) {
    await thumbnail(page, number).click()
    await expectPhoto(page, number)
  }
  await expect(page, 'photos leave no steps in the history').not.toHaveURL(/#/)
})

test('the arrow keys go through the photos and wrap at both ends', { tag: '@escritorio' }, async ({ page }) => {
  await openProperty(page, COMPLETE)
  await strip(page).focus()
  await page.keyboard.press('ArrowLeft')
  await expectPhoto(page, PHOTOS)
  await page.keyboard.press('ArrowRight')
  await expectPhoto(page, 1)
  await page.keyboard.press('ArrowRight')
  await expectPhoto(page, 2)
  await expect(strip(page)).toBeFocused()
})

test('the counter follows a swipe', async ({ page }) => {
  await openProperty(page, COMPLETE)
  const width = (await strip(page).boundingBox())?.width ?? 0
  await strip(page).hover()
  await page.mouse.wheel(width * 0.7, 0)
  await expectPhoto(page, 2)
})

test('a URL may name a photo', { tag: '@movil' }, async ({ page }) => {
  await openProperty(page, COMPLETE)
  const address = page.url()
  // Opened from another page, like a shared link: on the page itself it would only scroll.
  await page.goto('about:blank')
  await page.goto(`${address}#foto-3`)
  await expectPhoto(page, 3)
})

test('every photo has a description', { tag: '@movil' }, async ({ page }) => {
  await openProperty(page, COMPLETE)
  const photos = strip(page).getByRole('img')
  await expect(photos).toHaveCount(PHOTOS)
  await expect(photos.first()).toHaveAccessibleName(/^Nave de distribución con andenes de carga/)
  for (const photo of await photos.all()) await expect(photo).toHaveAccessibleName(/.{20,}/)
})

for (const [title, name] of [
  [ONE_PHOTO, /.{20,}/],
  [WITHOUT_PHOTOS, 'Sin fotografía'],
] as const)
  test(`a property without a second photo has no gallery controls: ${title}`, { tag: '@movil' }, async ({ page }) => {
    await openProperty(page, title)
    const stage = page.getByRole('main').getByRole('img', { name }).first()
    await expect(stage).toBeInViewport()
    await expect.poll(() => stage.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await expect(page.getByRole('button', { name: /^Foto (?:anterior|siguiente)$/ })).toBeHidden()
    await expect(page.getByRole('link', { name: /^Ver foto/ })).toBeHidden()
  })

test('a click on a photo opens it on the full screen, and Back closes it', async ({ page }) => {
  await openProperty(page, COMPLETE)
  const address = page.url()
  await strip(page).getByRole('link').first().click()
  const viewer = page.getByRole('dialog', { name: `Fotos de ${COMPLETE}` })
  const shown = (number: number) =>
    expect(viewer.getByText(`Foto ${number} de ${PHOTOS}`, { exact: true })).toBeAttached()
  await shown(1)
  const box = await viewer.boundingBox()
  expect(box?.height).toBe(page.viewportSize()?.height)
  await viewer.getByRole('list', { name: 'Fotos' }).focus()
  await page.keyboard.press('ArrowLeft')
  await shown(PHOTOS)
  await viewer.getByRole('button', { name: 'Foto siguiente' }).click()
  await shown(1)
  await viewer.getByRole('button', { name: 'Foto siguiente' }).click()
  await shown(2)
  await goBack(page)
  await expect(viewer).toHaveCount(0)
  await expect(page).toHaveURL(address)
  await expectPhoto(page, 2)
})

test(
  'on a desktop four small photos are beside the large one, in one screen',
  { tag: '@escritorio' },
  async ({ page }) => {
    await openProperty(page, COMPLETE)
    await expect(gallery(page).getByRole('link', { name: /^Ampliar foto [2345]$/ })).toHaveCount(4)
    await page.setViewportSize({ width: 1440, height: 900 })
    const small = gallery(page).getByRole('link', { name: 'Ampliar foto 5' })
    await expect(small).toBeInViewport({ ratio: 1 })
    const all = gallery(page).getByRole('link', { name: `Ver las ${PHOTOS} fotos` })
    const viewer = page.getByRole('dialog', { name: `Fotos de ${COMPLETE}` })
    for (const [pressed, first] of [
      [all, 1],
      [gallery(page).getByRole('link', { name: 'Ampliar foto 5' }), 5],
    ] as const) {
      await pressed.click()
      await expect(viewer.getByText(`${first} / ${PHOTOS}`, { exact: true })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(viewer).toHaveCount(0)
      await expect(pressed, 'the focus comes back to what was pressed').toBeFocused()
    }
    await expect(page, 'photos leave no steps in the history').not.toHaveURL(/#/)
  },
)
