import { cards, detailsLink } from './listing.ts'
import {
  BARE,
  COMPLETE,
  IN_DOLLARS,
  WITHOUT_PHOTOS,
  WITHOUT_PRICE,
  WITH_ROOMS,
  findCard,
  messageOf,
} from './specimens.ts'
import { expect, test, visit } from './visitor.ts'

test('a card tells everything that decides a visit', async ({ page }) => {
  const card = await findCard(page, COMPLETE)
  for (const fact of [
    'Bodega',
    'Renta',
    'Superficie 2,400 m²',
    '$264,000 MXN/mes',
    'Huinalá, Apodaca, Nuevo León',
    /^ID PROP-\d+$/,
    '2,250 m² construcción',
    '9 m de altura',
    '4 andenes',
  ])
    await expect(card.getByText(fact, { exact: true })).toBeVisible()
  await expect(card.getByText(/hab|baños/)).toBeHidden()
  await expect(card.locator('.card-facts > span'), 'measures first, the ID last').toHaveText([
    /m² construcción$/,
    /m de altura$/,
    /andenes$/,
    /^ID PROP-/,
  ])
  await expect(card.getByRole('presentation').first()).toHaveJSProperty('complete', true)
  await expect(detailsLink(card)).toHaveText('Ver Detalles')
  await expect(detailsLink(card)).toHaveAccessibleName(`Ver Detalles: ${COMPLETE}`)
})

test('rooms are told where there are any', async ({ page }) => {
  const card = await findCard(page, WITH_ROOMS)
  await expect(card.getByText('5 hab', { exact: true })).toBeVisible()
  await expect(card.getByText('4 baños', { exact: true })).toBeVisible()
})

test("'Cotizar' opens a chat with the whole question, the page's address last", async ({ page, baseURL }) => {
  const card = await findCard(page, COMPLETE)
  const link = card.getByRole('link', { name: `Cotizar ${COMPLETE} por WhatsApp` })
  await expect(link).toHaveText('Cotizar')
  const id = (await card.getByText(/^ID PROP-/).innerText()).replace('ID ', '')
  const path = await detailsLink(card).getAttribute('href')
  const message = await messageOf(link)
  const image = message.at(-2)
  expect(message).toEqual([
    'Hola, me interesa esta propiedad:',
    COMPLETE,
    'Precio: $264,000 MXN/mes',
    'Ubicación: Huinalá',
    'Estado: Nuevo León',
    `ID: ${id}`,
    'Tipo: Bodega',
    'Categoría: Renta',
    '¿Me pueden dar más información?',
    image,
    `${baseURL}${path}`,
  ])
  expect(image).toMatch(new RegExp(`^Imagen: ${baseURL}/img/.+\\.jpg$`))
  const photo = await page.request.get(String(image).replace('Imagen: ', ''))
  expect(photo.headers()['content-type']).toBe('image/jpeg')
})

test("without a price a card shows '$$' and its message leaves the line out", async ({ page }) => {
  const card = await findCard(page, WITHOUT_PRICE)
  await expect(card.getByText('$$', { exact: true })).toBeVisible()
  await expect(card.getByText('Precio por confirmar')).toBeAttached()
  const message = await messageOf(card.getByRole('link', { name: /^Cotizar/ }))
  expect(message.filter((line) => line.startsWith('Precio'))).toEqual([])
  expect(message[1]).toBe(WITHOUT_PRICE)
})

test('dollars never wear a bare $', async ({ page }) => {
  const card = await findCard(page, IN_DOLLARS)
  await expect(card.getByText('USD 27,500 /mes', { exact: true })).toBeVisible()
  await expect(card).not.toContainText('$')
  expect(await messageOf(card.getByRole('link', { name: /^Cotizar/ }))).toContain('Precio: USD 27,500 /mes')

  await visit(page, '/propiedades?type=bodega&sort=precio-desc')
  await expect(cards(page).filter({ hasText: 'USD' }).first()).toBeVisible()
  for (const each of await cards(page).all())
    await expect(each).toContainText(/\$[\d,]+(?:\.\d\d)? MXN(?:\/mes)?|USD\s[\d,]+(?: \/mes)?/)
  for (const each of await cards(page).filter({ hasText: 'USD' }).all()) await expect(each).not.toContainText('$')
})

test('without photos a card shows the default image, and sends none', async ({ page }) => {
  const card = await findCard(page, WITHOUT_PHOTOS)
  const image = card.getByRole('img', { name: 'Sin fotografía' })
  await expect(image).toHaveAttribute('src', '/sin-imagen.svg')
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  const message = await messageOf(card.getByRole('link', { name: /^Cotizar/ }))
  expect(message.filter((line) => line.startsWith('Imagen'))).toEqual([])
})

test('a property of which hardly anything is known has a whole card all the same', async ({ page }) => {
  const card = await findCard(page, BARE)
  await expect(card.getByText('$$', { exact: true })).toBeVisible()
  await expect(card.getByText(/^ID PROP-/)).toBeVisible()
  await expect(card).not.toContainText(/m²|null|undefined|NaN/)
  await expect(detailsLink(card)).toBeVisible()
})

test('a click on a card keeps what it knows for the page of the property', async ({ page }) => {
  const card = await findCard(page, COMPLETE)
  // Clicks the photo: the whole card is a link.
  await card.click({ position: { x: 40, y: 80 } })
  await expect(page.getByRole('heading', { name: 'Características' })).toBeVisible()
  const slug = new URL(page.url()).pathname.replace('/propiedad/', '')
  const stored = await page.evaluate(() =>
    Object.entries(sessionStorage).filter(([key]) => key.startsWith('property-')),
  )
  expect(stored.map(([key]) => key)).toEqual([`property-${slug}`])
  expect(JSON.parse(String(stored[0]?.[1]))).toMatchObject({ title: COMPLETE, price: '264000' })
})

test('where colours are forced the measure of a card is still a line', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const card = await findCard(page, COMPLETE)
  const line = await card.locator('.cota').evaluate((cota) => {
    const { backgroundImage, forcedColorAdjust } = getComputedStyle(cota, '::before')
    return { backgroundImage, forcedColorAdjust }
  })
  expect(line).toEqual({ backgroundImage: expect.stringContaining('rgb(0, 0, 0)'), forcedColorAdjust: 'none' })
})
