import sharp from 'sharp'
import { expect, test } from 'vitest'
import { buildPicture } from '#test/factories/picture.ts'
import { icoFile } from './ico-file.ts'

test('an icon holds each of its pictures where its table says', async () => {
  const sizes = [16, 32]
  const pictures = await Promise.all(
    sizes.map(async (size) => ({ size, png: await buildPicture('png', { width: size, height: size }) })),
  )
  const ico = Buffer.from(icoFile(pictures))
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2])
  for (const [at, size] of sizes.entries()) {
    const entry = 6 + 16 * at
    const [bytes, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)]
    expect(ico.readUInt8(entry)).toBe(size)
    expect(await sharp(ico.subarray(offset, offset + bytes)).metadata()).toMatchObject({ width: size, format: 'png' })
  }
})
