import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { buildPicture } from '#test/factories/picture.ts'
import { redrawLogoFile } from './redraw-logo.server.ts'

function svg(width: number, height: number, inside: string) {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`)
}
const RED = '<rect width="100%" height="100%" fill="#b91c1c"/><circle cx="40" cy="40" r="20" fill="#000"/>'

test('a logo becomes a PNG without its margin, of a size for the bar', async () => {
  const art = svg(400, 400, '<rect x="100" y="150" width="200" height="100" fill="#b91c1c"/>')
  const made = await redrawLogoFile(art)
  expect(made).toMatchObject({ height: 240, tone: 'mixed' })
  expect('width' in made && Math.round(made.width / 10)).toBe(48)
  expect('data' in made && (await sharp(made.data).metadata()).format).toBe('png')
})

test('PNG, JPEG and WebP are accepted; what is served is never the file itself', async () => {
  const art = sharp(svg(300, 100, RED))
  for (const file of [await art.png().toBuffer(), await art.jpeg().toBuffer(), await art.webp().toBuffer()]) {
    const made = await redrawLogoFile(file)
    expect('data' in made && Buffer.from(made.data).equals(file)).toBe(false)
  }
})

test.each([
  ['white', '#ffffff', 'pale'],
  ['black', '#0b1612', 'dark'],
  ['red', '#d92626', 'mixed'],
])('a %s logo on nothing has its tone', async (_name, fill, tone) => {
  const art = svg(300, 100, `<rect x="10" y="10" width="250" height="60" fill="${fill}"/>`)
  expect(await redrawLogoFile(art)).toMatchObject({ tone })
})

test.each([
  ['a line of 10:1', svg(1000, 100, '<rect width="1000" height="100" fill="#b91c1c"/>'), 'oddShape'],
  ['a tower', svg(100, 300, '<rect width="100" height="300" fill="#b91c1c"/>'), 'oddShape'],
  ['no picture', Buffer.from('<html>'), 'notLogo'],
  ['a GIF', Buffer.from('GIF89a..........'), 'notLogo'],
  ['a broken drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>'), 'broken'],
  ['nothing drawn', svg(300, 100, ''), 'empty'],
  ['live text', svg(300, 100, `${RED}<text x="10" y="50" font-family="Futura">Áurea</text>`), 'liveText'],
  ['packed live text', gzipSync(svg(300, 100, `${RED}<text x="10" y="50">Áurea</text>`)), 'liveText'],
  ['a giant', svg(90_000, 90_000, RED), 'tooManyPixels'],
])('%s is refused', async (_name, file, fault) => {
  expect(await redrawLogoFile(file)).toEqual({ fault })
})

test('a square icon keeps its margin, and a small drawing is as sharp as a large one', async () => {
  const art = svg(48, 48, '<rect x="12" y="12" width="24" height="24" fill="#b91c1c"/>')
  const made = await redrawLogoFile(art, 'square')
  expect(made).toMatchObject({ width: 512, height: 512, tone: 'mixed' })
  const pixels = 'data' in made ? await sharp(made.data).ensureAlpha().raw().toBuffer() : Buffer.of()
  expect(pixels[3], 'its margin').toBe(0)
  const middle = pixels.subarray((256 * 512 + 256) * 4, (256 * 512 + 256) * 4 + 4)
  expect([...middle]).toEqual([0xb9, 0x1c, 0x1c, 255])
  const edge = (x: number) => pixels[(256 * 512 + x) * 4 + 3]
  expect([edge(124), edge(132)], 'no blur').toEqual([0, 255])
})

test.each([
  ['wide', { width: 400, height: 300 }, { fault: 'notSquare' }],
  ['nearly square', { width: 400, height: 396 }, { width: 400, height: 400 }],
  ['small', { width: 179, height: 179 }, { fault: 'tooSmall' }],
  ['huge', { width: 2_000, height: 2_000 }, { width: 512, height: 512 }],
])('an icon that is %s', async (_case, size, expected) => {
  expect(await redrawLogoFile(await buildPicture('png', size), 'square')).toMatchObject(expected)
})

test('a drawing reaches nothing outside of itself', async () => {
  const href = 'file:///etc/hostname'
  const art = svg(300, 100, `${RED}<image href="${href}" width="50" height="50"/><script>alert(1)</script>`)
  const made = await redrawLogoFile(art)
  expect('data' in made && Buffer.from(made.data).includes('script')).toBe(false)
})
