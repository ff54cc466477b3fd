import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { brandColor } from '#app/agency/look/brand-colors.server.ts'
import { BRAND_LINE } from '#app/agency/brand-line.ts'
import { icoFile } from './ico-file.ts'

const PLANE = brandColor('plane')
const MARK = brandColor('faro-400')
/** Width of the line as a share of the picture. In a maskable icon only the inner 80 % are surely visible. */
const SHARE = { plain: 0.76, maskable: 0.62 }
const BOX = { width: 48, height: 30 }
const FAVICON_SIZES = [16, 32, 48]

const MANIFEST = 'app/seo/web-manifest.json'

/** Committed pictures of the brand by path, drawn from the tokens. */
export async function brandPictures(): Promise<Record<string, Uint8Array>> {
  return {
    'public/icono.ico': icoFile(await Promise.all(FAVICON_SIZES.map((size) => icon(size, 'plain', 0.22)))),
    'public/favicon.svg': favicon(),
    'public/icono-180.png': (await icon(180, 'plain', 0)).png,
    'public/icono-192.png': (await icon(192, 'plain', 0.22)).png,
    'public/icono-512.png': (await icon(512, 'plain', 0.22)).png,
    'public/icono-recortable-512.png': (await icon(512, 'maskable', 0)).png,
    [MANIFEST]: await manifest(),
  }
}

/** The manifest with the current colours. */
async function manifest(): Promise<Uint8Array> {
  let text = await readFile(new URL(`../${MANIFEST}`, import.meta.url), 'utf8')
  const colors = { background_color: brandColor('canvas'), theme_color: PLANE }
  for (const [key, color] of Object.entries(colors))
    text = text.replace(new RegExp(`"${key}": "[^"]*"`), `"${key}": "${color}"`)
  return Buffer.from(text)
}

/** @param rounding radius of the corners as a share of the size; 0 if the system cuts them itself */
async function icon(size: number, kind: keyof typeof SHARE, rounding: number) {
  const scale = (size * SHARE[kind]) / BOX.width
  const left = (size - BOX.width * scale) / 2
  const top = (size - BOX.height * scale) / 2
  // Thicker than in the page: at 16 px the line would vanish.
  const stroke = size < 64 ? 5 : 4
  const svg = drawing({ area: `width="${size}" height="${size}"`, size, rounding, left, top, scale, stroke })
  return {
    size,
    png: await sharp(Buffer.from(svg))
      .png({ compressionLevel: 9, palette: size > 64 })
      .toBuffer(),
  }
}

/** The line is a little larger and higher than in other icons, because this is the smallest. */
function favicon(): Uint8Array {
  const svg = drawing({
    area: 'viewBox="0 0 64 64"',
    size: 64,
    rounding: 14 / 64,
    left: 5,
    top: 14.5,
    scale: 1.125,
    stroke: 4,
  })
  return Buffer.from(`${svg}\n`)
}

type Drawing = {
  area: string
  size: number
  rounding: number
  left: number
  top: number
  scale: number
  stroke: number
}

/** The agency's line on its background. */
function drawing({ area, size, rounding, left, top, scale, stroke }: Drawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${area}><rect width="${size}" height="${size}" rx="${size * rounding}" fill="${PLANE}"/><path transform="translate(${left} ${top}) scale(${scale})" d="${BRAND_LINE}" fill="none" stroke="${MARK}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"/></svg>`
}
