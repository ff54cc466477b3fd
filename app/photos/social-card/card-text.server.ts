import sharp from 'sharp'
import { brandFont } from './brand-fonts.server.ts'
import { drawableText } from './drawable-text.ts'

/** Bundled fonts, so that cards look the same on any machine. */
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
  /** Maximum height in px. */
  height: number
}

/** Pixels of a text without empty margins. */
export type DrawnText = { input: Buffer; width: number; height: number }

type Raster = DrawnText & { fits: boolean }

/** Maximum number of characters; more never fits. */
const MAX_CHARACTERS = 240

/** Draws a text as large as fits; what does not fit at the smallest size ends in '…'. @returns null for nothing to draw */
export async function drawText(text: string, width: number, style: TextStyle): Promise<DrawnText | null> {
  const plain = drawableText(text).slice(0, MAX_CHARACTERS)
  if (!plain) return null
  for (const size of style.sizes) {
    const drawn = await raster(plain, { width, size, style })
    if (drawn.fits) return drawn
  }
  return drawBeginning(plain, { width, size: Math.min(...style.sizes), style })
}

type Setting = { width: number; size: number; style: TextStyle }

/** The longest beginning that fits, found by binary search. */
async function drawBeginning(text: string, setting: Setting): Promise<DrawnText | null> {
  let longest: DrawnText | null = null
  let [fitting, tooLong] = [0, text.length]
  while (tooLong - fitting > 1) {
    const length = Math.floor((fitting + tooLong) / 2)
    const drawn = await raster(beginning(text, length), setting)
    if (drawn.fits) [longest, fitting] = [drawn, length]
    else tooLong = length
  }
  return longest
}

/** 'Bodega con…': cuts between words, unless there is only one. */
function beginning(text: string, length: number): string {
  const cut = text.slice(0, length)
  const words = text[length] === ' ' ? cut : cut.replace(/ \S*$/, '')
  return `${words.replace(/[\s,.;:–—-]+$/, '')}…`
}

async function raster(text: string, { width, size, style }: Setting): Promise<Raster> {
  const { family, file } = FONTS[style.font]
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${style.color}">${escapeMarkup(text)}</span>`,
      font: `${family} ${size}`,
      fontfile: brandFont(file),
      rgba: true,
      // Makes one point one pixel.
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
