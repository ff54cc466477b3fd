import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { brandPictures } from './brand-pictures.ts'

/** Levels of 255 by which a pixel may differ on average: processors round differently; another colour differs far more. */
const SAME = 1
/** Offset of the field of an icon file that says where its first picture begins. */
const FIRST_OFFSET = 18

const drawn = Object.entries(await brandPictures())

const texts = drawn.filter(([path]) => /\.(?:svg|json)$/.test(path))
const pictures = drawn.filter(([path]) => /\.(?:ico|jpg|png)$/.test(path))

test('everything that shows the brand is looked at', () => {
  expect(texts.length + pictures.length).toBe(drawn.length)
})

// After a change of the brand, `node scripts/brand-images.ts` draws them anew.

test.each(texts)('%s has the colours of the tokens', (path, bytes) => {
  expect(readFileSync(path, 'utf8')).toBe(Buffer.from(bytes).toString())
})

test.each(pictures)('%s shows the brand as it is', async (path, bytes) => {
  expect(await difference(pictureIn(path, readFileSync(path)), pictureIn(path, bytes))).toBeLessThan(SAME)
})

test('the theme of the manifest and the plane of the icon are one colour', () => {
  const { theme_color: theme } = JSON.parse(readFileSync('app/seo/web-manifest.json', 'utf8'))
  expect(readFileSync('public/favicon.svg', 'utf8')).toContain(`fill="${theme}"`)
})

function pictureIn(path: string, bytes: Uint8Array): Uint8Array {
  return path.endsWith('.ico') ? bytes.subarray(Buffer.from(bytes).readUInt32LE(FIRST_OFFSET)) : bytes
}

/** @returns the mean difference of two pictures, in levels of 255 */
async function difference(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all([pixels(one), pixels(other)])
  expect(b.length).toBe(a.length)
  return a.reduce((sum, level, at) => sum + Math.abs(level - (b[at] ?? 0)), 0) / a.length
}

function pixels(picture: Uint8Array): Promise<Buffer> {
  return sharp(picture).ensureAlpha().raw().toBuffer()
}
