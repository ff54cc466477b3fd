import sharp from 'sharp'
import type { LogoTone } from './logo.ts'
import type { LogoFault } from './logo-fault.ts'

declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    redrawLogo: RedrawLogo
  }
}

/** A logo as PNG, or why the file was refused. `small`: the same in the size of a client's box. */
export type RedrawnLogo =
  | { data: Uint8Array; small: Uint8Array; width: number; height: number; tone: LogoTone }
  | { fault: LogoFault }
type RedrawLogo = (file: Uint8Array) => Promise<RedrawnLogo>

const FORMATS: readonly string[] = ['png', 'jpeg', 'webp', 'svg']
const WIDEST = 720
const TALLEST = 240
/** What a client's box leaves for its logo (`wordmark.tsx`), on a screen of two pixels a point. */
const BOX = { width: 288, height: 128 }
/** A longer or higher one would be a line in the bar of the site. */
const LONGEST_RATIO = 8
const HIGHEST_RATIO = 2
const MAX_PIXELS = 50_000_000
/** Dots per inch at which a drawing of the usual size is large enough. */
const SVG_DENSITY = 300
const MAX_SECONDS = 10
/** Alpha from which a pixel is part of the logo, and the share of it that must have a tone. */
const OPAQUE = 128
const MOSTLY = 0.85
/** Mean of the channels of a pixel that can hardly be seen on white, and on the dark plane. */
const PALE = 225
const DARK = 70

/**
 * Decodes a logo regardless of its name and draws it anew, cut to what is drawn, so that nothing of the file is served.
 * The server runs it in a confined process.
 */
export async function redrawLogoFile(file: Uint8Array): Promise<RedrawnLogo> {
  const found = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!found) return { fault: isSvgText(file) ? 'broken' : 'notLogo' }
  if (!FORMATS.includes(found.format)) return { fault: 'notLogo' }
  if (found.width * found.height > MAX_PIXELS) return { fault: 'tooManyPixels' }
  try {
    const density = found.format === 'svg' ? { density: SVG_DENSITY } : {}
    const input = sharp(file, { limitInputPixels: MAX_PIXELS, ...density })
    const cut = await input
      .autoOrient()
      .toColourspace('srgb')
      .ensureAlpha()
      .trim()
      .png()
      .toBuffer({ resolveWithObject: true })
    const ratio = cut.info.width / cut.info.height
    if (ratio > LONGEST_RATIO || ratio < 1 / HIGHEST_RATIO) return { fault: 'oddShape' }
    const { data, info } = await sharp(cut.data)
      .resize(WIDEST, TALLEST, { fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9, palette: true })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer({ resolveWithObject: true })
    const tone = await toneOf(data)
    if (!tone) return { fault: 'empty' }
    const small = await sharp(data)
      .resize({ ...BOX, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer()
    return { data, small, width: info.width, height: info.height, tone }
  } catch {
    // sharp throws for incomplete or malformed pictures, which is an expected outcome.
    return { fault: 'broken' }
  }
}

function isSvgText(file: Uint8Array): boolean {
  return /^\s*(?:<\?xml|<!DOCTYPE svg|<!--|<svg[\s>])/i.test(
    new TextDecoder().decode(file.subarray(0, 256)).replace('\uFEFF', ''),
  )
}

/** Null where nothing is drawn. */
async function toneOf(png: Uint8Array): Promise<LogoTone | null> {
  const pixels = await sharp(png).ensureAlpha().raw().toBuffer()
  let [drawn, pale, dark] = [0, 0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < OPAQUE) continue
    const light = (red + green + blue) / 3
    drawn += 1
    if (light >= PALE) pale += 1
    if (light <= DARK) dark += 1
  }
  if (drawn === 0) return null
  if (pale > drawn * MOSTLY) return 'pale'
  return dark > drawn * MOSTLY ? 'dark' : 'mixed'
}
