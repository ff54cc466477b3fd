import { gunzipSync } from 'node:zlib'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { hasLiveText } from './live-text.ts'
import type { LogoTone } from './logo.ts'
import { LEAST_ICON, type LogoFault, MOST_ICON } from './logo-fault.ts'

declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    redrawLogo: RedrawLogo
  }
}

type Drawn = { data: Uint8Array; width: number; height: number; tone: LogoTone }
/** A logo as PNG, or why the file was refused. `small`: the same in the size of a client's box. */
export type RedrawnLogo = (Drawn & { small: Uint8Array }) | { fault: LogoFault }
/** A wide logo is cut to what is drawn; a square icon keeps its margin. */
export type LogoShape = 'wide' | 'square'
export type RedrawLogo = (file: Uint8Array, shape?: LogoShape) => Promise<RedrawnLogo>

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
/** Units of a drawing in an inch, and the most dots that sharp sets. */
const SVG_UNIT = 72
const MOST_DENSITY = 100_000
/** How much longer one side of an icon may be. */
const SQUARE_RATIO = 1.03
const MAX_SECONDS = 10
const MAX_UNPACKED = 100 * 1024 * 1024
/** Alpha from which a pixel is part of the logo, and the share of it that must have a tone. */
const OPAQUE = 128
const MOSTLY = 0.85
/** Mean of the channels of a pixel that can hardly be seen on white, and on the dark plane. */
const PALE = 225
const DARK = 70

/**
 * Decodes a logo regardless of its name and draws it anew, so that nothing of the file is served. The server runs it in a
 * confined process.
 */
export async function redrawLogoFile(file: Uint8Array, shape: LogoShape = 'wide'): Promise<RedrawnLogo> {
  const found = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!found) return { fault: isSvgText(file) ? 'broken' : 'notLogo' }
  if (!FORMATS.includes(found.format)) return { fault: 'notLogo' }
  const isDrawing = found.format === 'svg'
  if (found.width * found.height > MAX_PIXELS) return { fault: 'tooManyPixels' }
  const density = shape === 'wide' ? SVG_DENSITY : (SVG_UNIT * MOST_ICON) / Math.max(found.width, found.height)
  const limits = {
    limitInputPixels: MAX_PIXELS,
    ...(isDrawing && { density: Math.min(Math.max(1, density), MOST_DENSITY) }),
  }
  try {
    if (isDrawing && hasLiveText(textOfDrawing(file))) return { fault: 'liveText' }
    const input = sharp(file, limits).autoOrient().toColourspace('srgb').ensureAlpha()
    const fitted = shape === 'wide' ? await wideLogo(input) : await squareIcon(input)
    if ('fault' in fitted) return fitted
    const { data, info } = fitted
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

type Fitted = { data: Buffer; info: OutputInfo } | { fault: LogoFault }

/** Cut to what is drawn, in the size of the bar of the site. */
async function wideLogo(input: Sharp): Promise<Fitted> {
  const cut = await input.trim().png().toBuffer({ resolveWithObject: true })
  const ratio = cut.info.width / cut.info.height
  if (ratio > LONGEST_RATIO || ratio < 1 / HIGHEST_RATIO) return { fault: 'oddShape' }
  return sharp(cut.data)
    .resize(WIDEST, TALLEST, { fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9, palette: true })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer({ resolveWithObject: true })
}

/** A square; the few pixels by which it is none are transparent. */
async function squareIcon(input: Sharp): Promise<Fitted> {
  const whole = await input.png().toBuffer({ resolveWithObject: true })
  const [least, most] = [whole.info.width, whole.info.height].toSorted((one, other) => one - other)
  if (least === undefined || most === undefined || most > least * SQUARE_RATIO) return { fault: 'notSquare' }
  if (least < LEAST_ICON) return { fault: 'tooSmall' }
  const side = Math.min(most, MOST_ICON)
  return sharp(whole.data)
    .resize(side, side, { fit: 'contain', background: '#0000' })
    .png({ compressionLevel: 9, palette: true })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer({ resolveWithObject: true })
}

/** The text of a drawing, which may be packed. */
function textOfDrawing(file: Uint8Array): string {
  const isPacked = file[0] === 0x1f && file[1] === 0x8b
  return new TextDecoder().decode(isPacked ? gunzipSync(file, { maxOutputLength: MAX_UNPACKED }) : file)
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
