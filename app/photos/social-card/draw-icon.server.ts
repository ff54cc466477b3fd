import sharp from 'sharp'
import { brandColor } from '#app/agency/look/brand-colors.server.ts'
import type { DrawnLook } from '#app/agency/look/look.ts'
import { PHOTO_GROUND } from '#app/photos/photo-ground.ts'
import { drawText } from './card-text.server.ts'

declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    drawIcon: DrawIcon
  }
}

/**
 * An icon of the agency: its own one, else its logo, else the initial of its name. `share`: the part of the width that is
 * drawn on; `whole`: the part that an icon without transparency takes.
 */
export type BrandIcon = { size: number; share: number; whole: number; initial: string; look: DrawnLook }
export type DrawIcon = (icon: BrandIcon) => Promise<Uint8Array>

export async function drawIcon({ size, share, whole, initial, look }: BrandIcon): Promise<Uint8Array> {
  const full = look.icon && (await fullIcon(look.icon.data))
  if (full) return onGround(size, full.edge, await scaled(full.png, Math.round(size * whole)))
  const width = Math.round(size * share)
  const shown = look.icon ?? look.logo ?? look.darkLogo
  const isOnDark = shown === null || (!look.icon && look.logo === null) || shown.tone === 'pale'
  const background = isOnDark ? brandColor('action', look) : PHOTO_GROUND
  if (shown) return onGround(size, background, await scaled(Buffer.from(shown.data, 'base64'), width))
  const style = { font: 'display', color: brandColor('on-action', look), sizes: [width], height: size } as const
  return onGround(size, background, (await drawText(initial, size, style))?.input)
}

type Color = string | { r: number; g: number; b: number }

function onGround(size: number, background: Color, input: Buffer | undefined): Promise<Buffer> {
  const ground = sharp({ create: { width: size, height: size, channels: 3, background } })
  return (input ? ground.composite([{ input, gravity: 'centre' }]) : ground).png({ compressionLevel: 9 }).toBuffer()
}

function scaled(png: Buffer, width: number): Promise<Buffer> {
  return sharp(png).resize(width, width, { fit: 'inside' }).png().toBuffer()
}

/** An icon that covers its whole square, with the colour of its edge; null for one that shows its ground. */
async function fullIcon(data: string): Promise<{ png: Buffer; edge: Color } | null> {
  const png = Buffer.from(data, 'base64')
  const { isOpaque } = await sharp(png).stats()
  if (!isOpaque) return null
  const [r = 0, g = 0, b = 0] = await sharp(png).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
  return { png, edge: { r, g, b } }
}
