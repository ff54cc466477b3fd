import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { drawableText } from './drawable-text.ts'

/** The cards' own fonts: they are drawn the same on a machine without any. */
const FONTS = {
  display: { family: 'Familjen Grotesk SemiBold', file: 'FamiljenGrotesk-SemiBold.ttf' },
  text: { family: 'Figtree', file: 'Figtree-Regular.ttf' },
  strong: { family: 'Figtree SemiBold', file: 'Figtree-SemiBold.ttf' },
} as const

export type TextStyle = {
  font: keyof typeof FONTS
  color: string
  /** Sizes in px to try, largest first. */
  sizes: readonly [number, ...number[]]
  /** Height in px that it may take. */
  height: number
}

/** Pixels of a text, without the empty ones around it. */
export type DrawnText = { input: Buffer; width: number; height: number }

type Raster = DrawnText & { fits: boolean }

/** Draws a text as large as fits; what does not fit at the smallest size ends in '…'. @returns null for nothing to draw */
export async function drawText(text: string, width: number, style: TextStyle): Promise<DrawnText | null> {
  const plain = drawableText(text)
  if (!plain) return null
  const [largest, ...smaller] = style.sizes
  let drawn = await raster(plain, { width, size: largest, style })
  let smallest: number = largest
  for (const size of smaller) {
    if (drawn.fits) return drawn
    smallest = size
    drawn = await raster(plain, { width, size, style })
  }
  for (let words = plain.split(' ').slice(0, -1); !drawn.fits && words.length > 0; words = words.slice(0, -1))
    drawn = await raster(`${words.join(' ').replace(/[\s,.;:–—-]+$/, '')}…`, { width, size: smallest, style })
  return drawn
}

async function raster(
  text: string,
  { width, size, style }: { width: number; size: number; style: TextStyle },
): Promise<Raster> {
  const { family, file } = FONTS[style.font]
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${style.color}">${escapeMarkup(text)}</span>`,
      font: `${family} ${size}`,
      fontfile: fileURLToPath(new URL(`./fonts/${file}`, import.meta.url)),
      rgba: true,
      // One point is then one pixel.
      dpi: 72,
      width,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  const fits = info.width <= width && info.height <= style.height
  return { input: data, width: info.width, height: info.height, fits }
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
