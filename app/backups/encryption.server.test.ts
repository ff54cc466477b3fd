import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { ArchiveRefused } from './archive-entries.ts'
import { decrypted, openEncryptor } from './encryption.server.ts'

const PASSPHRASE = 'una frase de respaldo, con ñ'
/** The real key derivation takes some tenths of a second each time. */
const CHEAP = { log2N: 10, r: 8, p: 1 }
const CHUNK = 65_536
const SEALED = CHUNK + 16
/** A little more than three chunks. */
const PLAIN = randomBytes(3 * CHUNK + 1_000)

const DAMAGED = 'está dañado: una parte no es la que se cifró'
const BAD_END = 'está dañado o incompleto: su final no es el que se cifró'
const CUT = 'está incompleto: le falta su final'
const OTHER = 'BACKUP_PASSPHRASE no es la frase con que se hizo, o su principio está dañado'

let sealed: Buffer
let header: number

beforeAll(async () => {
  sealed = await encrypt(PLAIN)
  header = sealed.length - PLAIN.length - 4 * 16
})

async function encrypt(bytes: Buffer): Promise<Buffer> {
  return buffer(Readable.from(inPieces(bytes, 7_777)).pipe(await openEncryptor(PASSPHRASE, CHEAP)))
}

function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

/** The bytes that are returned before the failure, and the text of the error. */
async function read(bytes: Buffer, passphrase: string | null = PASSPHRASE) {
  const given: Buffer[] = []
  try {
    for await (const part of decrypted('copia', Readable.from(inPieces(bytes, 50_000)), passphrase)) given.push(part)
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error
    return { given: Buffer.concat(given), refused: error.message }
  }
  return { given: Buffer.concat(given), refused: null }
}

function chunk(at: number): Buffer {
  return sealed.subarray(header + at * SEALED, header + (at + 1) * SEALED)
}

test.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK])('%i bytes are decrypted unchanged', async (length) => {
  const bytes = PLAIN.subarray(0, length)
  const written = await encrypt(bytes)
  const { given, refused } = await read(written)
  expect(refused).toBeNull()
  expect(given.equals(bytes)).toBe(true)
})

test('the same bytes are encrypted differently each time, and no plain text remains', async () => {
  const text = Buffer.from('correo@cerronorte.example '.repeat(10_000))
  const [one, other] = [await encrypt(text), await encrypt(text)]
  expect(one.subarray(header).equals(other.subarray(header))).toBe(false)
  expect(one.includes('cerronorte')).toBe(false)
})

test('a passphrase works with composed and decomposed accents', async () => {
  expect(await read(sealed, PASSPHRASE.normalize('NFD'))).toMatchObject({ refused: null })
})

describe('a changed archive is detected before any of its bytes is returned', () => {
  const swapped = () =>
    Buffer.concat([sealed.subarray(0, header), chunk(1), chunk(0), sealed.subarray(header + 2 * SEALED)])
  const without = (at: number) =>
    Buffer.concat([sealed.subarray(0, header + at * SEALED), sealed.subarray(header + (at + 1) * SEALED)])
  const flipped = (at: number) => {
    const bytes = Buffer.from(sealed)
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    return bytes
  }

  test.each<[what: string, make: () => Buffer, sentence: string, chunks: number]>([
    ['cut after a chunk', () => sealed.subarray(0, header + 2 * SEALED), CUT, 1],
    ['cut inside a chunk', () => sealed.subarray(0, header + 2 * SEALED + 500), BAD_END, 2],
    ['cut before its last bytes', () => sealed.subarray(0, -1), BAD_END, 3],
    ['cut after its header', () => sealed.subarray(0, header), CUT, 0],
    ['cut inside its header', () => sealed.subarray(0, header - 1), CUT, 0],
    ['with two chunks in another order', swapped, DAMAGED, 0],
    ['without its first chunk', () => without(0), DAMAGED, 0],
    ['without a chunk in the middle', () => without(1), DAMAGED, 1],
    ['with something after its end', () => Buffer.concat([sealed, Buffer.alloc(SEALED)]), DAMAGED, 3],
    ['with its end twice', () => Buffer.concat([sealed, sealed.subarray(header + 3 * SEALED)]), BAD_END, 3],
    ['with another byte in its second chunk', () => flipped(header + SEALED + 5), DAMAGED, 1],
    ['with another byte in its last chunk', () => flipped(sealed.length - 1), BAD_END, 3],
    ['with another salt', () => flipped(25), OTHER, 0],
    ['with another version', () => flipped(15), 'cifrado de un modo que esta versión del producto no conoce', 0],
  ])('an archive %s', async (_what, make, sentence, chunks) => {
    const { given, refused } = await read(make())
    expect(refused).toContain(sentence)
    expect(given.equals(PLAIN.subarray(0, chunks * CHUNK))).toBe(true)
  })

  test('a chunk of another archive of the same passphrase', async () => {
    const other = await encrypt(PLAIN)
    const mixed = Buffer.concat([sealed.subarray(0, header + SEALED), other.subarray(header + SEALED)])
    expect(await read(mixed)).toMatchObject({ refused: expect.stringContaining(DAMAGED) })
  })

  test('a byte anywhere in the header', async () => {
    for (let at = 0; at < header; at += 1) {
      const { given, refused } = await read(flipped(at))
      expect([at, refused, given.length]).toEqual([at, expect.any(String), 0])
    }
  })
})

test('a header that requires more memory than ours is refused before the memory is allocated', async () => {
  for (const [at, value] of [
    [16, 30],
    [16, 0],
    [17, 255],
    [18, 255],
  ] as const) {
    const bytes = Buffer.from(sealed)
    bytes.writeUInt8(value, at)
    expect(await read(bytes)).toMatchObject({ refused: expect.stringContaining(OTHER) })
  }
})

test('a wrong or missing passphrase has its own error', async () => {
  expect(await read(sealed, 'otra frase de respaldo')).toMatchObject({ refused: expect.stringContaining(OTHER) })
  expect(await read(sealed, null)).toMatchObject({
    refused: 'El respaldo «copia» está cifrado: pon en BACKUP_PASSPHRASE la frase con que se hizo.',
  })
})

test('plain content passes through unchanged and is not treated as an encrypted archive', async () => {
  const { given, refused } = await read(PLAIN, null)
  expect(refused).toBeNull()
  expect(given.equals(PLAIN)).toBe(true)
  expect(await read(PLAIN)).toEqual({ given: Buffer.alloc(0), refused: expect.stringContaining('no está cifrado') })
})
