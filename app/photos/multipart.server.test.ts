import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '#test/tier.ts'
import { type FormLimits, UnreadableForm, readParts } from './multipart.server.ts'

const BOUNDARY = 'x-boundary'
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`
const LIMITS = { parts: 50, textBytes: 2_000, fileBytes: 10_000_000 }
const KILOBYTE = 1024

describe('a form is read', () => {
  test('as a browser sends it, in order', async () => {
    const form = new FormData()
    form.append('title', 'Bodega «ñ»\r\n--x-boundary-no\r\n')
    form.append('images', new File(['\0\xff\r\n'], 'peñón "1".jpg'))
    form.append('title', '')
    const request = new Request('http://cerronorte.test', { method: 'POST', body: form })
    const type = request.headers.get('Content-Type') ?? ''
    expect(await collected(request.body ?? [], { type })).toEqual([
      { name: 'title', text: 'Bodega «ñ»\r\n--x-boundary-no\r\n' },
      { name: 'images', filename: 'peñón "1".jpg', text: '\0\xff\r\n' },
      { name: 'title', text: '' },
    ])
  })

  test('with an empty file input', async () => {
    const headers =
      'Content-Disposition: form-data; name="images"; filename=""\r\nContent-Type: application/octet-stream'
    const body = `--${BOUNDARY}\r\n${headers}\r\n\r\n\r\n--${BOUNDARY}--\r\n`
    expect(await collected(cut(body, 10))).toEqual([{ name: 'images', filename: '', text: '' }])
  })

  test('in chunks of any size', async () => {
    const content = fc.string({ unit: fc.constantFrom('\r', '\n', '-', 'x', '-x-boundary', '\r\n--', 'é') })
    const part = fc.record({ filename: fc.constantFrom(undefined, 'ñ.jpg'), text: content })
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 4 }), fc.integer({ min: 1, max: 40 }), async (parts, size) => {
        fc.pre(parts.every(({ text }) => !`\r\n${text}`.includes(`\r\n--${BOUNDARY}`)))
        const sent = parts.map((each) => ({ name: 'a', ...each }))
        expect(await collected(cut(multipart(sent), size))).toEqual(sent)
      }),
      { numRuns: runs(300) },
    )
  })

  test('if its reader leaves a file halfway or unread', async () => {
    const body = multipart([
      { name: 'a', filename: 'a', text: 'x'.repeat(200) },
      { name: 'b', filename: 'b', text: 'short' },
      { name: 'c', filename: 'c', text: 'y'.repeat(200_000) },
      { name: 'd', filename: 'd', text: 'z'.repeat(200_000) },
      { name: 'e', text: 'typed' },
    ])
    const names: string[] = []
    for await (const part of readParts(cut(body, 70), TYPE, LIMITS)) {
      names.push(part.name)
      if (part.name === 'c' || !('body' in part)) continue
      for await (const chunk of part.body) if (chunk.length > 0) break
    }
    expect(names).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  test('with text before and after it', async () => {
    const body = `words before\r\n${multipart([{ name: 'a', text: 'b' }])}\r\nwords after`
    expect(await collected(cut(body, 5))).toEqual([{ name: 'a', text: 'b' }])
  })

  test('without the parts that are not fields or have a wrong delimiter', async () => {
    const stray = `--${BOUNDARY}\r\nContent-Type: text/plain\r\n\r\nx\r\n--${BOUNDARY}zz\r\n\r\ny\r\n`
    expect(await collected(cut(stray + multipart([{ name: 'a', text: 'b' }]), 9))).toEqual([{ name: 'a', text: 'b' }])
  })
})

describe('the memory has at most', () => {
  test('one chunk of a file of any size', async () => {
    let given = 0
    async function* source() {
      yield Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\n`)
      for (; given < 5_000; given += 1) yield Buffer.alloc(KILOBYTE)
      yield Buffer.from(`\r\n--${BOUNDARY}--`)
    }
    let read = 0
    for await (const part of readParts(source(), TYPE, LIMITS)) {
      if (!('body' in part)) continue
      for await (const chunk of part.body) {
        read += chunk.length
        expect(given * KILOBYTE - read).toBeLessThanOrEqual(200 * KILOBYTE)
      }
    }
    expect(read).toBe(5_000 * KILOBYTE)
  })

  test('the parts of one chunk', async () => {
    let given = 0
    async function* source() {
      const [headers] = multipart([{ name: 'a', filename: 'a', text: 'x' }]).split(`\r\n--${BOUNDARY}--`)
      for (; given < LIMITS.parts; given += 1) yield Buffer.from(`${headers}\r\n`)
      yield Buffer.from(`--${BOUNDARY}--`)
    }
    let taken = 0
    for await (const part of readParts(source(), TYPE, LIMITS)) {
      taken += 1
      for (let turn = 0; turn < 5; turn += 1) await setImmediate()
      expect([part.name, given - taken]).toEqual(['a', expect.toSatisfy((ahead: number) => ahead <= 2)])
    }
    expect(taken).toBe(LIMITS.parts)
  })

  test('a file up to its limit, and the rest of the form is read', async () => {
    const body = multipart([
      { name: 'a', filename: 'a', text: 'x'.repeat(5_000) },
      { name: 'b', text: 'typed' },
    ])
    expect(await collected(cut(body, 100), { limits: { ...LIMITS, fileBytes: 1_000 } })).toEqual([
      { name: 'a', filename: 'a', text: 'x'.repeat(1_000) },
      { name: 'b', text: 'typed' },
    ])
  })
})

test('a reader that stops closes the source', async () => {
  let closed = false
  async function* source() {
    try {
      for (;;) yield Buffer.from(multipart([{ name: 'a', text: 'b' }]).slice(0, -2 - BOUNDARY.length - 2))
    } finally {
      closed = true
    }
  }
  for await (const part of readParts(source(), TYPE, LIMITS)) if (part.name === 'a') break
  await expect.poll(() => closed).toBe(true)
})

test('a form that ends early at any byte is an error', async () => {
  const whole = multipart([
    { name: 'a', text: 'b' },
    { name: 'c', filename: 'd', text: 'e' },
    { name: 'c', filename: '', text: '' },
  ])
  for (let length = 0; length < whole.length; length += 1)
    await expect(collected(cut(whole.slice(0, length), length % 2 ? 9 : 1_000))).rejects.toMatchObject({ status: 400 })
})

test('an unread file that ends early does not crash the process', async () => {
  const whole = multipart([
    { name: 'a', filename: 'a', text: 'x' },
    { name: 'b', filename: 'b', text: 'x'.repeat(500) },
  ])
  const parts = readParts(cut(whole.slice(0, -300), 1_000), TYPE, LIMITS)
  const skipAll = async () => {
    for (let next; !next?.done;) next = await parts.next()
  }
  await expect(skipAll()).rejects.toBeInstanceOf(UnreadableForm)
})

test('an error of the source is passed on unchanged', async () => {
  const failure = new UnreadableForm(413, 'demasiado')
  async function* source() {
    yield Buffer.from(multipart([{ name: 'a', filename: 'a', text: 'x'.repeat(500) }]).slice(0, 300))
    throw failure
  }
  await expect(collected(source())).rejects.toBe(failure)
})

test.each([
  ['no form', 'hola', 400],
  ['nothing', '', 400],
  ['a field without a name', withHeaders('Content-Disposition: form-data'), 400],
  ['a file without a name', withHeaders('Content-Disposition: form-data; filename="a"'), 400],
  ['a part without headers', withHeaders(''), 400],
  ['a line that is no header', withHeaders('Content-Disposition'), 400],
  ['headers without end', `--${BOUNDARY}\r\n${'X-Filler: y\r\n'.repeat(10_000)}`, 400],
  ['a header without end', `--${BOUNDARY}\r\nX-Filler: ${'y'.repeat(100_000)}`, 400],
  ['a text beyond the limit', multipart([{ name: 'a', text: 'x'.repeat(2_001) }]), 413],
  ['texts beyond the limit', multipart(Array.from({ length: 3 }, () => ({ name: 'a', text: 'é'.repeat(400) }))), 413],
  ['too many fields', multipart(Array.from({ length: 51 }, () => ({ name: 'a', text: '' }))), 413],
  ['too many files', multipart(Array.from({ length: 51 }, () => ({ name: 'a', filename: 'a', text: '' }))), 413],
])('%s is refused', async (_case, body, status) => {
  for (const size of [100, 1_000_000])
    await expect(collected(cut(body, size))).rejects.toEqual(expect.objectContaining({ status }))
})

test('as many parts and as much text as the limits allow are accepted', async () => {
  const fields = Array.from({ length: 50 }, () => ({ name: 'a', text: 'é'.repeat(20) }))
  expect(await collected(cut(multipart(fields), 1_000))).toEqual(fields)
})

test.each([
  'multipart/form-data; boundary=x-boundary',
  'Multipart/Form-Data; charset=utf-8; boundary="x-boundary"',
  'multipart/form-data;boundary=x-boundary; charset=utf-8',
])('%s is a form type', async (type) => {
  expect(await collected(cut(multipart([{ name: 'a', text: 'b' }]), 9), { type })).toEqual([{ name: 'a', text: 'b' }])
})

test.each([
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/mixed; boundary=x-boundary',
  'text/plain',
  '',
])('«%s» is not a form type', async (type) => {
  const answer = collected(cut(multipart([{ name: 'a', text: 'b' }]), 9), { type })
  await expect(answer).rejects.toMatchObject({ status: 415 })
})

type Sent = { name: string; filename?: string | undefined; text: string }

function multipart(parts: readonly Sent[]): string {
  const sent = parts.map(({ name, filename, text }) => {
    const file = filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: application/octet-stream`
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`
  })
  return `${sent.join('')}--${BOUNDARY}--`
}

/** A form with a single part that has these headers. */
function withHeaders(headers: string): string {
  return `--${BOUNDARY}\r\n${headers}\r\n\r\nx\r\n--${BOUNDARY}--`
}

async function* cut(body: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(body)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function collected(
  chunks: AsyncIterable<Uint8Array> | Uint8Array[],
  { type = TYPE, limits = LIMITS }: { type?: string; limits?: FormLimits } = {},
): Promise<Sent[]> {
  const parts: Sent[] = []
  for await (const each of readParts(chunks as AsyncIterable<Uint8Array>, type, limits)) {
    if ('text' in each) parts.push(each)
    else {
      const bytes = await buffer(each.body as AsyncIterable<Buffer>)
      parts.push({ name: each.name, filename: each.filename, text: bytes.toString() })
    }
  }
  return parts
}
