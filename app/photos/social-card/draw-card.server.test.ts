import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { buildPicture } from '#test/factories/picture.ts'
import type { CardContent } from './card-content.ts'
import { drawText } from './card-text.server.ts'
import { drawCard } from './draw-card.server.ts'
import { drawableText, undrawableIn } from './drawable-text.ts'

/** The largest file that every chat accepts. */
const MOST_BYTES = 300_000

const CONTENT: CardContent = {
  brand: 'Cerro Norte',
  kicker: 'Bodega en renta',
  title: 'Bodega con 4 andenes en Huinalá',
  place: 'Huinalá, Apodaca, Nuevo León',
  price: '$264,000 MXN/mes',
  detail: '2,400 m²',
}
const EMPTY: CardContent = { brand: '', kicker: '', title: '', place: '', price: '', detail: '' }
const OWN = { colors: {}, hasDemoMark: false, logo: null, darkLogo: null, icon: null }
const BLUE = '#0000cc'
const STYLE = { font: 'display', color: '#ffffff', sizes: [40, 20], height: 60 } as const

async function inkOf(card: Uint8Array, area: { left: number; top: number; width: number; height: number }) {
  const { channels } = await sharp(await sharp(card).extract(area).toBuffer()).stats()
  return Math.max(...channels.map(({ stdev }) => stdev))
}

/** Random pixels compress worst as JPEG. */
async function noise(): Promise<Uint8Array> {
  const background = { r: 128, g: 128, b: 128 }
  return sharp({
    create: { width: 1200, height: 800, channels: 3, background, noise: { type: 'gaussian', sigma: 40 } },
  })
    .jpeg()
    .toBuffer()
}

describe('a card', () => {
  test.each([
    ['with a photo', CONTENT, buildPicture('jpeg', { width: 1200, height: 800 })],
    ['with a small upright photo', CONTENT, buildPicture('jpeg', { width: 60, height: 400 })],
    ['with a photo of endless detail', CONTENT, noise()],
    ['without a photo', CONTENT, null],
    ['without a word', EMPTY, null],
    [
      'with endless words',
      { ...CONTENT, title: 'nave '.repeat(200), place: 'x'.repeat(3000), price: '9'.repeat(60) },
      null,
    ],
    ['with hostile words', { ...CONTENT, title: '<b>&</span>\u0000東京🏠', place: '🏠' }, null],
  ])('%s is a JPEG of 1200×630 for any chat', async (_case, content, photo) => {
    const card = await drawCard({ content, photo: await photo, look: null })
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(card.byteLength).toBeLessThan(MOST_BYTES)
  })

  test('shows the words on the left and the photo on the right', async () => {
    const photo = await buildPicture('jpeg', { width: 1200, height: 800, colour: '#ff0000' })
    const card = await drawCard({ content: CONTENT, photo, look: null })
    const price = { left: 56, top: 470, width: 448, height: 104 }
    expect(await inkOf(card, price)).toBeGreaterThan(40)
    expect(await inkOf(await drawCard({ content: EMPTY, photo, look: null }), price)).toBeLessThan(5)
    const { dominant } = await sharp(
      await sharp(card).extract({ left: 600, top: 0, width: 600, height: 630 }).toBuffer(),
    ).stats()
    expect(dominant.r).toBeGreaterThan(200)
    expect(dominant.g).toBeLessThan(60)
  })

  test('has the colours of an agency, and the drawn mark only for the demo’s', async () => {
    const mark = { left: 50, top: 48, width: 60, height: 40 }
    const demo = await drawCard({ content: EMPTY, photo: null, look: null })
    const own = await drawCard({ content: EMPTY, photo: null, look: { ...OWN, colors: { plane: BLUE } } })
    expect([(await inkOf(demo, mark)) > 20, await inkOf(own, mark)]).toEqual([true, 0])
    const { channels } = await sharp(await sharp(own).extract(mark).toBuffer()).stats()
    expect(channels.map(({ mean }) => mean > 128)).toEqual([false, false, true])
  })

  test('has the icon of an agency without a logo', async () => {
    const data = (await buildPicture('png', { width: 200, height: 200, colour: '#ff0000' })).toString('base64')
    const icon = { data, width: 200, height: 200, tone: 'mixed' } as const
    const card = await drawCard({ content: CONTENT, photo: null, look: { ...OWN, icon } })
    const middle = { left: 70, top: 62, width: 20, height: 20 }
    const [r, g, b] = (await sharp(await sharp(card).extract(middle).toBuffer()).stats()).channels
    expect([(r?.mean ?? 0) > 200, (g?.mean ?? 0) < 60, (b?.mean ?? 0) < 60]).toEqual([true, true, true])
  })

  test('a long name of the agency takes two lines and stays on the plane', async () => {
    const brand = 'Grupo Inmobiliario Desarrolladores y Asesores Asociados del Norte de México, S.C.'
    const card = await drawCard({ content: { ...EMPTY, brand }, photo: null, look: OWN })
    expect(await inkOf(card, { left: 56, top: 82, width: 448, height: 36 }), 'a second line').toBeGreaterThan(10)
    expect(await inkOf(card, { left: 506, top: 40, width: 50, height: 100 })).toBeLessThan(5)
  })

  test('has the same bytes each time', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => drawCard({ content: CONTENT, photo: null, look: null })))
    expect(one).toEqual(other)
  })
})

describe('a text', () => {
  test('gets smaller until it fits, then ends in an ellipsis, and is always inside its box', async () => {
    const [short, long, longest] = await Promise.all(
      ['Casa', 'Casa con jardín al frente y al fondo', 'Casa '.repeat(80)].map((text) => drawText(text, 300, STYLE)),
    )
    expect(short?.height).toBeGreaterThan(20)
    expect(short?.width).toBeLessThan(150)
    for (const drawn of [long, longest]) {
      expect(drawn?.width).toBeLessThanOrEqual(300)
      expect(drawn?.height).toBeLessThanOrEqual(60)
      expect(drawn?.width).toBeGreaterThan(150)
    }
  })

  test('without drawable characters is null', async () => {
    expect(await drawText('🏠 東京', 300, STYLE)).toBeNull()
  })

  test.each([
    ['Ñandú, Ávila – “m²” ½ €', 'Ñandú, Ávila – “m²” ½ €'],
    ['Ñandú', 'Ñandú'],
    ['ő ﬁ Ⅳ Łódź œuvre', 'o fi IV Lódz oeuvre'],
    ['Terreno divisible en ⅓ o ⅔', 'Terreno divisible en 1/3 o 2/3'],
    [
      '2⅔ hectáreas, 1⁄2 lote, 10−15 m, −5 °C, ≥ 9 m, 10⁶ l, Rampa → patio',
      '2 2/3 hectáreas, 1/2 lote, 10-15 m, -5 °C, >= 9 m, 10^6 l, Rampa -> patio',
    ],
    ['10⁻⁶ m², 5 m³, CO₂, ㎡, ℃, 12′ 6″', '10^-6 m², 5 m³, CO2, m2, °C, 12\' 6"'],
    ['e\u0301 soft\u00adhyphen', 'é softhyphen'],
    ['a\u0000b\n\tc🏠東京 d', 'ab c d'],
  ])('%j is drawn as %j', (text, drawn) => expect(drawableText(text)).toBe(drawn))

  test('characters that the fonts can neither show nor replace are listed', () => {
    expect(undrawableIn('Nave 🏭🏭 en 東京, ⅔ → 👩‍👧')).toEqual(['🏭', '東', '京', '👩', '👧'])
    expect(undrawableIn('Ñandú ő ⅔ → 10⁶\n\u200b')).toEqual([])
  })
})
