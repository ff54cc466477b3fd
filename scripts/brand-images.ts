import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { AGENCY } from '#app/agency/agency.ts'
import { BRAND_LINE } from '#app/agency/brand-line.ts'
import { drawCard } from '#app/photos/social-card/draw-card.server.ts'
import { icoFile } from './ico-file.ts'

/**
 * Draws anew the pictures of the brand that are kept with the sources: the icons of `public/` and the card of pages
 * without one of their own. Run by hand when the mark, its colours or the firm's words change.
 */

/** The mark and the plane of the tokens. In a maskable icon everything that matters lies in the inner 80 %. */
const PLANE = '#092b22'
const MARK = '#ff8458'
/** The line's share of the width of a picture, and its box. */
const SHARE = { plain: 0.76, maskable: 0.62 }
const BOX = { width: 48, height: 30 }
const FAVICON_SIZES = [16, 32, 48]

const root = new URL('../', import.meta.url)

await save('public/favicon.ico', icoFile(await Promise.all(FAVICON_SIZES.map((size) => icon(size, 'plain', 0.22)))))
await save('public/apple-touch-icon.png', (await icon(180, 'plain', 0)).png)
await save('public/icono-192.png', (await icon(192, 'plain', 0.22)).png)
await save('public/icono-512.png', (await icon(512, 'plain', 0.22)).png)
await save('public/icono-recortable-512.png', (await icon(512, 'maskable', 0)).png)
await save(
  'app/seo/site-card.jpg',
  await drawCard({
    content: {
      kicker: AGENCY.tagline,
      title: AGENCY.description,
      place: `${AGENCY.address.locality}, ${AGENCY.address.region}`,
      price: '',
      detail: '',
    },
    photo: null,
  }),
)

async function save(path: string, bytes: Uint8Array) {
  await writeFile(new URL(path, root), bytes)
  console.log(`✓ ${path} (${bytes.byteLength} bytes)`)
}

/** @param rounding radius of the corners as a share of the size; 0 where the system cuts them itself */
async function icon(size: number, kind: keyof typeof SHARE, rounding: number) {
  const scale = (size * SHARE[kind]) / BOX.width
  const left = (size - BOX.width * scale) / 2
  const top = (size - BOX.height * scale) / 2
  // Thicker than in the page: at 16 px the line would vanish.
  const stroke = size < 64 ? 5 : 4
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${size * rounding}" fill="${PLANE}"/><path transform="translate(${left} ${top}) scale(${scale})" d="${BRAND_LINE}" fill="none" stroke="${MARK}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  return {
    size,
    png: await sharp(Buffer.from(svg))
      .png({ compressionLevel: 9, palette: size > 64 })
      .toBuffer(),
  }
}
