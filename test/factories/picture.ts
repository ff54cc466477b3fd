import sharp from 'sharp'

type Picture = { width?: number; height?: number; colour?: string }

/** The bytes of a single-coloured picture, in any format that sharp writes. */
export async function buildPicture(
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif',
  { width = 60, height = 40, colour = '#884422' }: Picture = {},
): Promise<Buffer<ArrayBuffer>> {
  const picture = sharp({ create: { width, height, channels: 3, background: colour } })
  const bytes = await picture.toFormat(format, format === 'avif' ? { effort: 0 } : {}).toBuffer()
  // Copied: FormData accepts only bytes with their own buffer.
  return Buffer.from(bytes)
}
