import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { UnreadableForm, boundaryOf, readParts } from './multipart.server.ts'

const BOUNDARY = 'x-boundary'

describe('a form is read', () => {
  test('as what a browser sends of it, in order', async () => {
    const form = new FormData()
    form.append('title', 'Bodega «ñ»\r\n--x-boundary-no\r\n')
    form.append('images', new File(['\0\xff\r\n'], 'peñón "1".jpg'))
    form.append('title', '')
    const request = new Request('http://cerronorte.test', { method: 'POST', body: form })
    const boundary = boundaryOf(request.headers.get('Content-Type') ?? '') ?? ''
    expect(await collected(request.body ?? [], boundary)).toEqual([
      { name: 'title', filename: null, text: 'Bodega «ñ»\r\n--x-boundary-no\r\n' },
      { name: 'images', filename: 'peñón "1".jpg', text: '\0\xff\r\n' },
      { name: 'title', filename: null, text: '' },
    ])
  })

  test('with the file input that was left empty', async () => {
    const headers =
      'Content-Disposition: form-data; name="images"; filename=""\r\nContent-Type: application/octet-stream'
    const body = `--${BOUNDARY}\r\n${headers}\r\n\r\n\r\n--${BOUNDARY}--\r\n`
    expect(await collected(cut(body, 10))).toEqual([{ name: 'images', filename: '', text: '' }])
  })

  test('however it is cut on its way', async () => {
    const content = fc.string({ unit: fc.constantFrom('\r', '\n', '-', 'x', '-x-boundary', '\r\n--', 'é') })
    await fc.assert(
      fc.asyncProperty(fc.array(content, { maxLength: 4 }), fc.integer({ min: 1, max: 40 }), async (texts, size) => {
        fc.pre(texts.every((text) => !`\r\n${text}`.includes(`\r\n--${BOUNDARY}`)))
        const body = multipart(texts.map((text) => ['a', text]))
        expect(await collected(cut(body, size))).toEqual(texts.map((text) => ({ name: 'a', filename: null, text })))
      }),
      { numRuns: 300 },
    )
  })

  test('also when a reader leaves a part halfway or unread', async () => {
    const body = multipart([
      ['a', 'x'.repeat(200)],
      ['b', 'short'],
      ['c', 'y'.repeat(200)],
    ])
    const names: string[] = []
    for await (const part of readParts(cut(body, 7), BOUNDARY)) {
      names.push(part.name)
      if (part.name === 'c') continue
      for await (const chunk of part.body) if (chunk.length > 0) break
    }
    expect(names).toEqual(['a', 'b', 'c'])
  })

  test('with words before and after it', async () => {
    const body = `words before\r\n${multipart([['a', 'b']])}\r\nwords after`
    expect(await collected(cut(body, 5))).toEqual([{ name: 'a', filename: null, text: 'b' }])
  })
})

test('only a chunk is held at a time', async () => {
  let given = 0
  async function* source() {
    yield Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n\r\n`)
    for (given = 1; given < 1_000; given += 1) yield Buffer.alloc(1_000)
    yield Buffer.from(`\r\n--${BOUNDARY}--`)
  }
  let read = 0
  for await (const part of readParts(source(), BOUNDARY))
    for await (const chunk of part.body) {
      read += chunk.length
      expect(given * 1_000 - read).toBeLessThanOrEqual(1_100)
    }
  expect(read).toBe(999_000)
})

test('cut short anywhere, it is said so', async () => {
  const whole = multipart([
    ['a', 'b'],
    ['c', 'd'],
  ])
  for (let length = 0; length < whole.length; length += 1)
    await expect(collected(cut(whole.slice(0, length), 9))).rejects.toMatchObject({ status: 400 })
})

test.each([
  ['no form', 'hola'],
  ['a part without a name', `--${BOUNDARY}\r\nContent-Type: text/plain\r\n\r\nx\r\n--${BOUNDARY}--`],
  ['a part without headers', `--${BOUNDARY}\r\n\r\nx\r\n--${BOUNDARY}--`],
  ['a delimiter that goes on', `--${BOUNDARY}zz\r\n\r\nx\r\n--${BOUNDARY}--`],
  ['headers without end', `--${BOUNDARY}\r\n${'X-Filler: y\r\n'.repeat(10_000)}`],
])('%s is refused', async (_case, body) => {
  await expect(collected(cut(body, 100))).rejects.toBeInstanceOf(UnreadableForm)
})

test.each([
  ['multipart/form-data; boundary=----WebKitFormBoundaryAbC', '----WebKitFormBoundaryAbC'],
  ['Multipart/Form-Data; charset=utf-8; boundary="a b:c"', 'a b:c'],
  ['multipart/form-data;boundary=a; charset=utf-8', 'a'],
  ['multipart/form-data', null],
  ['multipart/form-data; boundary=', null],
  [`multipart/form-data; boundary=${'a'.repeat(71)}`, null],
  ['multipart/mixed; boundary=a', null],
  ['application/x-www-form-urlencoded', null],
  ['', null],
])('the boundary of %j is %j', (contentType, boundary) => {
  expect(boundaryOf(contentType)).toBe(boundary)
})

function multipart(fields: [name: string, value: string][]): string {
  const parts = fields.map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return `${parts.join('')}--${BOUNDARY}--`
}

async function* cut(body: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(body)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function collected(chunks: AsyncIterable<Uint8Array> | Uint8Array[], boundary = BOUNDARY) {
  const parts: { name: string; filename: string | null; text: string }[] = []
  for await (const { body, ...part } of readParts(chunks as AsyncIterable<Uint8Array>, boundary)) {
    const read: Buffer[] = []
    for await (const chunk of body) read.push(chunk)
    parts.push({ ...part, text: Buffer.concat(read).toString() })
  }
  return parts
}
