import { detailsLink } from './listing.ts'
import { COMPLETE, findCard, messageOf } from './specimens.ts'
import { expect, test } from './visitor.ts'

test("'Cotizar' opens a chat with the complete message, which ends with the page's URL @principal", async ({
  page,
  baseURL,
}) => {
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

test('a click on a card saves its data for the page of the property', async ({ page }) => {
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

test('with forced colours the measuring line of a card is still visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const card = await findCard(page, COMPLETE)
  const line = await card.locator('.cota').evaluate((cota) => {
    const { backgroundImage, forcedColorAdjust } = getComputedStyle(cota, '::before')
    return { backgroundImage, forcedColorAdjust }
  })
  expect(line).toEqual({ backgroundImage: expect.stringContaining('rgb(0, 0, 0)'), forcedColorAdjust: 'none' })
})
