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

/** An icon of the agency: its logo, else the initial of its name. `share`: the part of the width that is drawn on. */
export type BrandIcon = { size: number; share: number; initial: string; look: DrawnLook }
export type DrawIcon = (icon: BrandIcon) => Promise<Uint8Array>

export async function drawIcon({ size, share, initial, look }: BrandIcon): Promise<Uint8Array> {
  const width = Math.round(size * share)
  const shown = look.logo ?? look.darkLogo
  const isOnDark = shown === null || look.logo === null || shown.tone === 'pale'
  const background = isOnDark ? brandColor('action', look) : PHOTO_GROUND
  const style = { font: 'display', color: brandColor('on-action', look), sizes: [width], height: size } as const
  const letter = await drawText(initial, size, style)
  const input = shown
    ? await sharp(Buffer.from(shown.data, 'base64')).resize(width, width, { fit: 'inside' }).png().toBuffer()
    : letter?.input
  const ground = sharp({ create: { width: size, height: size, channels: 3, background } })
  return (input ? ground.composite([{ input, gravity: 'centre' }]) : ground).png({ compressionLevel: 9 }).toBuffer()
}
