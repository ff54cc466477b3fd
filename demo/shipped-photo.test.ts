import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { STORED_PHOTO } from '#app/photos/photo-size.ts'
import { fittedSize } from '#app/photos/upload/fitted-size.ts'
import { PHOTO_PLACES } from './photo-places.ts'
import { DEMO_PHOTOS } from './photos.ts'
import { DEMO_PLANS } from './plans.ts'
import { takeAsShipped } from './shipped-photo.ts'

const FOLDER = new URL('photos/', import.meta.url)
const PLANS = new URL('plans/', import.meta.url)
const MOST_BYTES = 220_000
const MOST_PLAN_BYTES = 70_000

test('the folder holds the pictures that have an alt text, and no other', async () => {
  const files = (await readdir(FOLDER)).filter((name) => name !== 'README.md')
  expect(files.toSorted()).toEqual(DEMO_PHOTOS.toSorted())
})

test('every picture belongs to a place', () => {
  const placed = Object.values(PHOTO_PLACES).flat()
  expect(DEMO_PHOTOS.filter((photo) => !placed.some((each) => each === photo))).toEqual([])
})

test('the folder of plans holds those that have a name, and no other', async () => {
  const files = (await readdir(PLANS)).filter((name) => name !== 'README.md')
  expect(files.toSorted()).toEqual(DEMO_PLANS.toSorted())
})

test.each(DEMO_PLANS)('%s is shipped the way pictures are stored', async (filename) => {
  const { data, ...size } = await shipped(new URL(filename, PLANS))
  const { format, space, exif, orientation } = await sharp(data).metadata()
  expect({ format, space, exif, orientation }).toEqual({ format: 'jpeg', space: 'srgb' })
  expect(size).toEqual(fittedSize(size))
  expect(data.byteLength).toBeLessThanOrEqual(MOST_PLAN_BYTES)
})

describe.each(DEMO_PHOTOS)('%s', (filename) => {
  test('is shipped the way photos are stored', async () => {
    const photo = await shipped(new URL(filename, FOLDER))
    const { format, width, height, space, exif, orientation } = await sharp(photo.data).metadata()
    expect({ format, space, exif, orientation }).toEqual({ format: 'jpeg', space: 'srgb' })
    expect(photo).toMatchObject({ width, height })
    expect(photo.width / photo.height).toBeCloseTo(STORED_PHOTO.width / STORED_PHOTO.height, 2)
    expect(photo.width).toBeLessThanOrEqual(STORED_PHOTO.width)
    expect(photo.height).toBeLessThanOrEqual(STORED_PHOTO.height)
    expect(photo.data.byteLength).toBeLessThanOrEqual(MOST_BYTES)
  })
})

async function shipped(file: URL) {
  const picture = await takeAsShipped(fileURLToPath(file))
  if ('fault' in picture) throw new Error(picture.fault)
  return picture
}
