import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildPicture } from '#test/factories/picture.ts'
import { photoTypeOf } from './photo-type.ts'

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('%s is recognised by its first bytes', async (format) => {
  expect(photoTypeOf(await buildPicture(format))).toBe(format)
})

test.each([
  ['of an iPhone', 'heic', ['mif1', 'heic']],
  ['whose main brand is general', 'mif1', ['heic', 'MiHB']],
  ['of a burst', 'hevc', ['msf1']],
])('HEIC %s is recognised', (_case, main, compatible) => {
  expect(photoTypeOf(container(main, compatible))).toBe('heic')
})

test('a general container that holds AVIF is AVIF', () => {
  expect(photoTypeOf(container('mif1', ['miaf', 'avif']))).toBe('avif')
})

test('bytes after the list of brands are not read as brands', () => {
  const video = container('isom', ['mp42'])
  expect(photoTypeOf(Buffer.concat([video, Buffer.from('avif')]))).toBeNull()
})

test.each([
  ['nothing', ''],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['markup', '<!doctype html>'],
  ['a document', '%PDF-1.7'],
  ['a video', '\0\0\0\x18ftypmp42\0\0\0\0isommp42'],
  ['a raw photo', 'II*\0\x10\0\0\0CR'],
  ['a bitmap', 'BM\x36\x10'],
  ['sound', 'RIFF\0\0\0\0WAVE'],
])('%s is not a photo', (_case, start) => {
  expect(photoTypeOf(Buffer.from(start, 'latin1'))).toBeNull()
})

test('any bytes are handled without an error', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      expect([null, 'jpeg', 'png', 'gif', 'webp', 'avif', 'heic']).toContain(photoTypeOf(bytes))
    }),
  )
})

function container(main: string, compatible: string[]): Buffer {
  const brands = Buffer.from(`ftyp${main}\0\0\0\0${compatible.join('')}`, 'latin1')
  const length = Buffer.alloc(4)
  length.writeUInt32BE(brands.length + 4)
  return Buffer.concat([length, brands])
}
