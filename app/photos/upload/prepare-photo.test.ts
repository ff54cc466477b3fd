import { expect, test } from 'vitest'
import { MAX_UPLOAD_BYTES } from '#app/photos/upload-fault.ts'
import type { Downscaler } from './downscale.ts'
import { preparePhoto, refusalOf } from './prepare-photo.ts'

const TOO_LARGE = 'casa.jpg es demasiado grande. Máximo 10MB.'
const SMALL = new Blob(['small'])

function photo(bytes: number): File {
  return new File([new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(bytes - 3)], 'casa.jpg', { type: 'image/jpeg' })
}

type Downscaled = Awaited<ReturnType<Downscaler['downscale']>>

test.each<[string, number, Downscaled, unknown]>([
  ['is sent as the browser made it', MAX_UPLOAD_BYTES + 1, { blob: SMALL }, { ready: SMALL }],
  ['is refused where the browser leaves it as large', MAX_UPLOAD_BYTES + 1, { blob: null }, { refused: TOO_LARGE }],
  ['is refused where the browser cannot open it', MAX_UPLOAD_BYTES + 1, { undecodable: true }, { refused: TOO_LARGE }],
  ['of 10 MB is sent as it is', MAX_UPLOAD_BYTES, { undecodable: true }, { ready: expect.any(File) }],
])('a large photo %s', async (_outcome, bytes, downscaled, outcome) => {
  const file = photo(bytes)
  expect(await refusalOf(file)).toBeNull()
  const prepare = preparePhoto(async () => downscaled)
  expect(await prepare({ source: file, edit: null }, new AbortController().signal)).toEqual(outcome)
})
