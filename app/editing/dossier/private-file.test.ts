import { expect, test } from 'vitest'
import { buildPicture } from '#test/factories/picture.ts'
import { checkFile, formatOfKey, privateKey, storedFileName, tidyFileName } from './private-file.ts'

test.each([
  ['a PDF', '%PDF-1.7\n', 'pdf'],
  ['a PDF after a byte order mark', '\u00EF\u00BB\u00BF%PDF-2.0', 'pdf'],
  ['a PDF after a line break', '\r\n%PDF-1.4', 'pdf'],
])('%s is known by its first bytes', (_case, start, format) => {
  expect(checkFile('sin-nombre', Buffer.from(start, 'latin1'))).toEqual({ ok: true, format })
})

test.each([
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['webp', 'webp'],
] as const)('a picture that is %s is known whatever its name says', async (kind, format) => {
  expect(checkFile('contrato.pdf', await buildPicture(kind))).toEqual({ ok: true, format })
})

test.each([
  ['contrato.pdf', 'PK\u0003\u0004', /contrato\.pdf no es un PDF aunque así se llame/],
  ['contrato.PDF', '', /no es un PDF/],
  ['contrato.pdf', '<html>%PDF-1.7', /no es un PDF/],
  ['contrato.docx', 'PK\u0003\u0004', /contrato\.docx no es PDF, JPG, PNG ni WebP/],
  ['foto.heic', '\0\0\0\u0018ftypheic', /HEIC/],
  ['gif.gif', 'GIF89a', /no es PDF, JPG/],
])('%s with other content is refused with a sentence', (name, start, sentence) => {
  expect(checkFile(name, Buffer.from(start, 'latin1'))).toEqual({ ok: false, refusal: expect.stringMatching(sentence) })
})

test.each([
  ['C:\\Users\\Ana\\Contrato de comisión.PDF', 'pdf', 'Contrato de comisión.pdf'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['IMG_1.JPEG', 'jpg', 'IMG_1.jpg'],
  ['contrato.exe', 'pdf', 'contrato.exe.pdf'],
  ['a\u202Egpj\r\nb.pdf', 'pdf', 'agpj b.pdf'],
  ['.pdf', 'pdf', '.pdf.pdf'],
  ['', 'png', 'archivo.png'],
  ['ñ'.repeat(900), 'pdf', `${'ñ'.repeat(120)}.pdf`],
] as const)('the name %j of a file that is %s is stored as %j', (sent, format, stored) => {
  expect(storedFileName(tidyFileName(sent), format)).toBe(stored)
})

test('a key says its format, and only a key does', () => {
  expect(formatOfKey(privateKey('018f0000-0000-7000-8000-00000000000a', 'webp'))).toBe('webp')
  for (const other of ['private/../a.pdf', 'properties/1_a.jpg', 'private/a.exe', 'private/a.pdf/b', ''])
    expect(formatOfKey(other)).toBeNull()
})
