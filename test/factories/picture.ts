import sharp from 'sharp'

type Picture = { width?: number; height?: number; colour?: string }

/** A picture of one colour as its bytes, in any format that sharp writes. */
export function buildPicture(
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif',
  { width = 60, height = 40, colour = '#884422' }: Picture = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(format, format === 'avif' ? { effort: 0 } : {})
    .toBuffer()
}
