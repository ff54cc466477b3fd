import { STORED_PHOTO } from '#app/photos/photo-size.ts'
import type { DownscaleJob, DownscaleReply } from './downscale.ts'

addEventListener('message', async ({ data: { id, file } }: MessageEvent<DownscaleJob>) => {
  const reply: DownscaleReply = await downscaled(file).then(
    (blob) => ({ id, blob }),
    () => ({ id, undecodable: true }),
  )
  postMessage(reply, { transfer: [] })
})

/** @returns null for a picture that already fits: encoding it twice would lose quality */
async function downscaled(file: File): Promise<Blob | null> {
  // Applies the EXIF orientation: the default today, but not in older browsers.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    return await fitted(picture)
  } finally {
    picture.close()
  }
}

async function fitted(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(STORED_PHOTO.width / picture.width, STORED_PHOTO.height / picture.height)
  if (scale >= 1) return null
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) return null
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: STORED_PHOTO.quality })
}
