import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_UPLOAD_BYTES } from '#app/photos/upload-fault.ts'
import { readEntry } from './read-entry.server.ts'
import { readZipList } from './zip-list.server.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cerro-norte-zip-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const text = (value: string) => new TextEncoder().encode(value)

type Hostile = {
  name?: Uint8Array
  content?: Uint8Array
  method?: number
  flags?: number
  /** Wrong values that the directory of the zip has for the entry. */
  size?: number
  crc?: number
  start?: number
  /** Entries in the end record. */
  count?: number
  disk?: number
  is64?: boolean
}

/** A zip of one file, written byte by byte. */
function zipOf({ name = text('a.jpg'), content = text('foto'), method = 8, flags = 0, ...said }: Hostile): Buffer {
  const packed = method === 8 ? deflateRawSync(content) : Buffer.from(content)
  const crc = said.crc ?? crc32(content)
  const size = said.size ?? content.length
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(name.length, 26)
  const body = Buffer.concat([local, name, packed])
  const extra = Buffer.alloc(said.is64 ? 28 : 0)
  if (said.is64) {
    extra.writeUInt16LE(1, 0)
    extra.writeUInt16LE(24, 2)
    for (const [at, value] of [size, packed.length, 0].entries()) extra.writeBigUInt64LE(BigInt(value), 4 + at * 8)
  }
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(flags, 8)
  entry.writeUInt16LE(method, 10)
  entry.writeUInt32LE(crc, 16)
  entry.writeUInt32LE(said.is64 ? 0xffffffff : packed.length, 20)
  entry.writeUInt32LE(said.is64 ? 0xffffffff : size, 24)
  entry.writeUInt16LE(name.length, 28)
  entry.writeUInt16LE(extra.length, 30)
  entry.writeUInt32LE(said.is64 ? 0xffffffff : (said.start ?? 0), 42)
  const list = Buffer.concat([entry, name, extra])
  const end64 = Buffer.alloc(said.is64 ? 76 : 0)
  if (said.is64) {
    end64.writeUInt32LE(0x06064b50, 0)
    for (const [field, value] of [
      [32, 1],
      [40, list.length],
      [48, body.length],
    ] as const)
      end64.writeBigUInt64LE(BigInt(value), field)
    end64.writeUInt32LE(0x07064b50, 56)
    end64.writeBigUInt64LE(BigInt(body.length + list.length), 64)
  }
  const end = Buffer.alloc(22)
  const count = said.count ?? 1
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(said.disk ?? 0, 4)
  end.writeUInt16LE(said.is64 ? 0xffff : count, 8)
  end.writeUInt16LE(said.is64 ? 0xffff : count, 10)
  end.writeUInt32LE(said.is64 ? 0xffffffff : list.length, 12)
  end.writeUInt32LE(said.is64 ? 0xffffffff : body.length, 16)
  return Buffer.concat([body, list, end64, end])
}

async function withZip<T>(bytes: Uint8Array, read: (file: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> {
  const path = join(folder, 'zip')
  await writeFile(path, bytes)
  const file = await open(path)
  try {
    return await read(file)
  } finally {
    await file.close()
  }
}

/** The names and contents of a zip, or why it, or a file of it, can't be read. */
function contentOf(bytes: Uint8Array): Promise<Record<string, string> | string> {
  return withZip(bytes, async (file) => {
    const entries = await readZipList(file).catch((error: Error) => error.message)
    if (typeof entries === 'string') return entries
    const found: Record<string, string> = {}
    for (const entry of entries) {
      const read = await readEntry(file, entry)
      found[entry.name] = typeof read === 'string' ? `!${read}` : read.toString('utf8')
    }
    return found
  })
}

test('stored and deflated files, folders and a comment are read by the list at the end', async () => {
  const files = {
    'BOD-7/': new Uint8Array(),
    'BOD-7/a.jpg': text('uno'),
    'ñandú (2).jpg': [text('dos'), { level: 0 }],
  } as const
  expect(await contentOf(zipSync(files as never, { comment: 'hecho a mano' } as never))).toEqual({
    'BOD-7/': '',
    'BOD-7/a.jpg': 'uno',
    'ñandú (2).jpg': 'dos',
  })
  expect(await contentOf(zipOf({ is64: true }))).toEqual({ 'a.jpg': 'foto' })
  expect(await contentOf(zipOf({ method: 0 }))).toEqual({ 'a.jpg': 'foto' })
  expect(await contentOf(zipSync({}))).toEqual({})
})

test.each([
  ['in UTF-8 without its flag', Buffer.from('año.jpg'), 0, 'año.jpg'],
  ['in UTF-8', Buffer.from('año.jpg'), 0x800, 'año.jpg'],
  ['in DOS letters', Buffer.from([0x61, 0xa4, 0x6f, 0x20, 0xa2, 0x82, 0xb5]), 0, 'año óéÁ'],
])('a name %s', async (_how, name, flags, expected) => {
  expect(await contentOf(zipOf({ name, flags }))).toEqual({ [expected]: 'foto' })
})

const BROKEN = /^está dañado o no llegó completo/
const whole = zipOf({})
test.each([
  ['no zip', text('no es un zip, ni lo parece en nada'), BROKEN],
  ['an empty file', new Uint8Array(), BROKEN],
  ['a zip that is cut short', whole.subarray(0, whole.length - 30), BROKEN],
  ['a zip without its beginning', whole.subarray(8), BROKEN],
  ['more files than the list has', zipOf({ count: 2 }), BROKEN],
  ['too many files', zipOf({ count: 40_001 }), /^tiene más de 40,000 archivos/],
  ['a part of a divided zip', zipOf({ disk: 1 }), /^es una parte de un zip dividido/],
  ['a bomb', zipOf({ size: 0xfffffff0 }), /^pesaría muchas veces más/],
])('%s is refused', async (_what, bytes, sentence) => {
  expect(await contentOf(bytes)).toMatch(sentence)
})

const ZEROS = new Uint8Array(2_000_000)
test.each([
  ['with a password', { flags: 1 }, 'encrypted'],
  ['with a password of another kind', { method: 99 }, 'encrypted'],
  ['of another method', { method: 9 }, 'method'],
  ['larger than a photo may be', { size: MAX_UPLOAD_BYTES + 1 }, 'tooLarge'],
  ['larger than the list says', { content: ZEROS, size: 1000, crc: 0 }, 'damaged'],
  ['smaller than the list says', { size: 5 }, 'damaged'],
  ['with another checksum', { crc: 1 }, 'damaged'],
  ['whose header is elsewhere', { start: 3 }, 'damaged'],
  ['whose header is beyond the end', { start: 1_000_000 }, 'damaged'],
])('a file %s is refused', async (_what, hostile, fault) => {
  expect(await contentOf(zipOf(hostile))).toEqual({ 'a.jpg': `!${fault}` })
})
