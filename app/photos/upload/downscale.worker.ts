import { PHOTO_GROUND } from '#app/photos/photo-ground.ts'
import { STORED_PHOTO } from '#app/photos/photo-size.ts'
import { MAX_UPLOAD_BYTES } from '#app/photos/upload-fault.ts'
import { fittedSize } from '#app/photos/fitted-size.ts'
import type { DownscaleJob, DownscaleReply } from './downscale.ts'
import { type PhotoEdit, type Rect, sourceRect } from '#app/photos/photo-edit.ts'

/** An edited photo is encoded twice more, here and on the server: here so well that it isn't seen. */
const EDITED_QUALITY = 0.95
const QUARTER_TURN = Math.PI / 2

/** One picture is decoded at a time: of a phone's camera each takes up to 200 MB. */
let last: Promise<void> = Promise.resolve()

addEventListener('message', ({ data }: MessageEvent<DownscaleJob>) => {
  last = last.then(() => answer(data))
})

async function answer({ id, file, edit }: DownscaleJob): Promise<void> {
  const reply: DownscaleReply = await downscaled(file, edit).then(
    (blob) => ({ id, blob }),
    () => ({ id, undecodable: true }),
  )
  postMessage(reply, { transfer: [] })
}

/** @returns null for a picture that already fits and may be sent: encoding it twice would lose quality */
async function downscaled(file: File, edit: PhotoEdit | null): Promise<Blob | null> {
  // Applies the EXIF orientation: the default today, but not in older browsers.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    if (edit)
      return await drawn(picture, { part: sourceRect(edit, picture), turns: edit.turns, quality: EDITED_QUALITY })
    const { width, height } = picture
    const fitted = fittedSize(picture)
    if (fitted.width === width && fitted.height === height && file.size <= MAX_UPLOAD_BYTES) return null
    return await drawn(picture, { part: { x: 0, y: 0, width, height }, turns: 0, quality: STORED_PHOTO.quality })
  } finally {
    picture.close()
  }
}

type Drawing = { part: Rect; turns: PhotoEdit['turns']; quality: number }

/** A part of a picture, turned and scaled to fit. */
async function drawn(picture: ImageBitmap, { part, turns, quality }: Drawing): Promise<Blob> {
  const isOnItsSide = turns % 2 === 1
  const { width, height } = fittedSize(isOnItsSide ? { width: part.height, height: part.width } : part)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('no canvas')
  context.fillStyle = PHOTO_GROUND
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.translate(width / 2, height / 2)
  context.rotate(turns * QUARTER_TURN)
  const [wide, high] = isOnItsSide ? [height, width] : [width, height]
  context.drawImage(picture, part.x, part.y, part.width, part.height, -wide / 2, -high / 2, wide, high)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}
