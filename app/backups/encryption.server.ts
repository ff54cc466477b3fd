import { createCipheriv, createDecipheriv, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { Transform } from 'node:stream'
import { promisify } from 'node:util'
import { ArchiveRefused } from './archive-entries.ts'

/**
 * An encrypted archive is a header and the archive in chunks, each encrypted with AES-256-GCM. A chunk's nonce is its
 * number and whether it is the last: moved, missing or cut chunks are detected. The header: MAGIC, the version, log2 of
 * scrypt's N, r, p (a byte each), the salt, the HMAC-SHA-256 of all before it.
 */
const MAGIC = Buffer.from('CERRO-NORTE-ENC')
const VERSION = 1
const SALT_BYTES = 16
const MAC_AT = MAGIC.length + 4 + SALT_BYTES
const HEADER_BYTES = MAC_AT + 32
const CIPHER = 'aes-256-gcm'
const CHUNK_BYTES = 65_536
const TAG_BYTES = 16
const SEALED_BYTES = CHUNK_BYTES + TAG_BYTES
/** Chunk size in bytes before encryption. */
const PLAIN_BYTES = 1_048_576
const KEY_BYTES = 32

type Cost = { log2N: number; r: number; p: number }
/** Cost of scrypt: as strong as OWASP's recommendation (N 2^17, p 1) with half of the memory, 64 MB. */
const COST: Cost = { log2N: 16, r: 8, p: 2 }
/** Higher costs are rejected: a forged header could use up all memory before it is authenticated. */
const MOST: Cost = { log2N: 18, r: 8, p: 4 }

type Keys = { chunks: Buffer; header: Buffer }

const damaged = (path: string) =>
  new ArchiveRefused(`El respaldo «${path}» está dañado: una parte no es la que se cifró.`)
const badEnd = (path: string) =>
  new ArchiveRefused(`El respaldo «${path}» está dañado o incompleto: su final no es el que se cifró.`)
const cut = (path: string) => new ArchiveRefused(`El respaldo «${path}» está incompleto: le falta su final.`)

/** A stream that encrypts. @param cost of the key derivation, which the header states */
export async function openEncryptor(passphrase: string, cost = COST): Promise<Transform> {
  const start = Buffer.concat([MAGIC, Buffer.of(VERSION, cost.log2N, cost.r, cost.p), randomBytes(SALT_BYTES)])
  const keys = await deriveKeys(passphrase, start, cost)
  let waiting = Buffer.alloc(0)
  let count = 0
  function seal(bytes: Buffer, isLast: boolean): Buffer {
    const cipher = createCipheriv(CIPHER, keys.chunks, nonceOf(count, isLast), { authTagLength: TAG_BYTES })
    count += 1
    return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }
  const encryptor = new Transform({
    transform(bytes: Buffer, _encoding, done) {
      waiting = Buffer.concat([waiting, bytes])
      // The last chunk has another nonce, so a chunk is held back until more bytes follow.
      for (; waiting.length > CHUNK_BYTES; waiting = waiting.subarray(CHUNK_BYTES))
        encryptor.push(seal(waiting.subarray(0, CHUNK_BYTES), false))
      done()
    },
    flush(done) {
      done(null, seal(waiting, true))
    },
  })
  encryptor.push(Buffer.concat([start, macOf(keys, start)]))
  return encryptor
}

/**
 * Reads an archive, encrypted or not. Bytes of an encrypted archive are returned only after authentication.
 * @param path for the messages
 * @param passphrase null if none was given
 * @throws ArchiveRefused for an encrypted archive without its passphrase, changed or cut; and for a plain archive if a
 * passphrase was given
 */
export async function* decrypted(
  path: string,
  file: AsyncIterable<Buffer>,
  passphrase: string | null,
): AsyncGenerator<Buffer> {
  const take = openReader(file)
  const header = await take(HEADER_BYTES)
  if (!header.subarray(0, MAGIC.length).equals(MAGIC)) {
    if (passphrase !== null)
      throw new ArchiveRefused(
        `«${path}» no está cifrado, y BACKUP_PASSPHRASE dice que debería: si confías en él, quita la variable y repite.`,
      )
    for (let bytes = header; bytes.length > 0; bytes = await take(PLAIN_BYTES)) yield bytes
    return
  }
  const keys = await readHeader(path, header, passphrase)
  let sealed = await take(SEALED_BYTES)
  for (let count = 0; ; count += 1) {
    const next = await take(SEALED_BYTES)
    const isLast = next.length === 0
    const bytes = unseal(keys, sealed, count, isLast)
    if (bytes === null && !isLast) throw damaged(path)
    if (bytes === null)
      throw sealed.length === 0 || unseal(keys, sealed, count, false) !== null ? cut(path) : badEnd(path)
    yield bytes
    if (isLast) return
    sealed = next
  }
}

/** @returns null if the bytes are not this chunk of the archive */
function unseal(keys: Keys, sealed: Buffer, count: number, isLast: boolean): Buffer | null {
  const tagAt = sealed.length - TAG_BYTES
  if (tagAt < 0) return null
  const decipher = createDecipheriv(CIPHER, keys.chunks, nonceOf(count, isLast), { authTagLength: TAG_BYTES })
  decipher.setAuthTag(sealed.subarray(tagAt))
  const bytes = decipher.update(sealed.subarray(0, tagAt))
  try {
    decipher.final()
    return bytes
  } catch {
    return null
  }
}

async function readHeader(path: string, header: Buffer, passphrase: string | null): Promise<Keys> {
  if (header.length < HEADER_BYTES) throw cut(path)
  const [version, log2N = 0, r = 0, p = 0] = header.subarray(MAGIC.length)
  if (version !== VERSION)
    throw new ArchiveRefused(`El respaldo «${path}» está cifrado de un modo que esta versión del producto no conoce.`)
  if (passphrase === null)
    throw new ArchiveRefused(`El respaldo «${path}» está cifrado: pon en BACKUP_PASSPHRASE la frase con que se hizo.`)
  const start = header.subarray(0, MAC_AT)
  const cost = { log2N, r, p }
  const isBelievable = log2N > 0 && r > 0 && p > 0 && log2N <= MOST.log2N && r <= MOST.r && p <= MOST.p
  const keys = isBelievable ? await deriveKeys(passphrase, start, cost) : null
  if (keys && timingSafeEqual(macOf(keys, start), header.subarray(MAC_AT))) return keys
  throw new ArchiveRefused(
    `El respaldo «${path}» no se abre: BACKUP_PASSPHRASE no es la frase con que se hizo, o su principio está dañado.`,
  )
}

async function deriveKeys(passphrase: string, start: Buffer, { log2N, r, p }: Cost): Promise<Keys> {
  const N = 2 ** log2N
  const salt = start.subarray(-SALT_BYTES)
  const options = { N, r, p, maxmem: 128 * r * (N + p + 2) }
  // NFC gives equal letters one form, whichever keyboard wrote their accents.
  const both = await scryptOf(passphrase.normalize('NFC'), salt, 2 * KEY_BYTES, options)
  return { chunks: both.subarray(0, KEY_BYTES), header: both.subarray(KEY_BYTES) }
}

const scryptOf = promisify<string, Buffer, number, object, Buffer>(scrypt)

function macOf(keys: Keys, start: Buffer): Buffer {
  return createHmac('sha256', keys.header).update(start).digest()
}

/** Each archive has its own keys, so a chunk number is never used twice with one key. */
function nonceOf(count: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(count, 0, 6)
  nonce.writeUInt8(Number(isLast), 11)
  return nonce
}

/** Reads the requested number of bytes; fewer at the end. */
function openReader(file: AsyncIterable<Buffer>) {
  const reads = file[Symbol.asyncIterator]()
  let waiting: Buffer = Buffer.alloc(0)
  return async function take(most: number): Promise<Buffer> {
    while (waiting.length < most) {
      const read = await reads.next()
      if (read.done) break
      waiting = Buffer.concat([waiting, read.value])
    }
    const taken = waiting.subarray(0, most)
    waiting = waiting.subarray(most)
    return taken
  }
}
