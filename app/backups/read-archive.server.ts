import { type Hash, createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { type Extract, extract } from 'tar-stream'
import {
  ArchiveRefused,
  type Entry,
  FORMAT,
  HASHES,
  type Manifest,
  type ArchiveSelection,
  entryOf,
  hashLine,
  readManifest,
} from './archive-entries.ts'
import { decrypted } from './encryption.server.ts'

const decompress = promisify(gunzip)
/** Maximum bytes of a text entry; the manifest and the secret are short. */
const LARGEST_TEXT = 1_048_576
/** Maximum bytes of a packed part of a table, and of what is in it. */
const LARGEST_PART = 268_435_456
/** Size of the read buffer in bytes. */
const BUFFERED = 1_048_576

type TarEntry = Extract extends AsyncIterable<infer Source> ? Source : never

/** An archive to read. */
export type ArchiveFile = {
  path: string
  /** The archive is encrypted with it; null for a plain archive. A takeout is never encrypted. */
  passphrase: string | null
  /** What the archive must have; a backup unless it says otherwise. */
  selection?: ArchiveSelection
}

/** An entry of the archive; unread bytes are skipped. */
export type OpenEntry = { entry: Entry; name: string; bytes: AsyncIterable<Uint8Array> }

/** Sentences about an archive. Somebody who uploads a takeout does not know its path. */
export function archiveSentences({ path, selection }: ArchiveFile) {
  const isTakeout = selection === 'withoutAccounts'
  const [subject, notOne] = isTakeout
    ? ['El archivo', 'El archivo no es un archivo completo de este producto, o está dañado.']
    : [`El respaldo «${path}»`, `«${path}» no es un respaldo de Cerro Norte, o está dañado.`]
  return {
    notOne: () => new ArchiveRefused(notOne),
    incomplete: () => new ArchiveRefused(`${subject} está incompleto: le falta su final.`),
    changed: (where = HASHES) =>
      new ArchiveRefused(`${subject} está dañado: lo que contiene no es lo que dicen sus huellas (${where}).`),
    newer: () => new ArchiveRefused(`${subject} es de una versión más nueva del producto: actualiza este y repite.`),
  }
}

/**
 * Yields the entries of an archive in order and, at the end, checks that they are exactly those that were written. It
 * streams the archive.
 * @throws ArchiveRefused for a file that is no archive, is cut, or was changed
 */
export async function* readArchive(file: ArchiveFile): AsyncGenerator<OpenEntry> {
  const { notOne, incomplete, changed } = archiveSentences(file)
  const expected = createHash('sha256')
  let hashes: string | null = null
  let entries = 0
  let hasFiles = false
  for await (const source of tarEntries(file)) {
    const { name, type } = source.header
    entries += 1
    const entry = entryOf(name)
    const isPacked = entry?.kind === 'rows' && name.endsWith('.gz')
    const isLate = hashes !== null || (hasFiles && entry?.kind === 'rows')
    if (!entry || type !== 'file' || isLate || (isPacked && file.selection === 'withoutAccounts')) throw notOne()
    hasFiles ||= entry.kind === 'file'
    const digest = createHash('sha256')
    const bytes = digesting(source as AsyncIterable<Uint8Array>, digest)
    if (entry.kind !== 'hashes') yield { entry, name, bytes: isPacked ? unpacked(bytes) : bytes }
    await skip(bytes)
    const sha256 = digest.digest('hex')
    if (entry.kind === 'hashes') hashes = sha256
    else expected.update(hashLine(name, sha256))
  }
  if (entries === 0) throw notOne()
  if (hashes === null) throw incomplete()
  if (hashes !== expected.digest('hex')) throw changed()
}

/** The entries of a tar, unchecked. */
export async function* tarEntries({ path, passphrase, selection }: ArchiveFile): AsyncGenerator<TarEntry> {
  const tar = extract()
  const file = createReadStream(path, { highWaterMark: BUFFERED })
  const plain = selection === 'withoutAccounts' ? file : decrypted(path, file, passphrase)
  const read = pipeline(Readable.from(plain, { objectMode: false }), tar)
  read.catch(() => {})
  try {
    yield* tar
    await read
  } finally {
    file.destroy()
  }
}

/** Passes bytes through and adds them to the digest. */
export async function* digesting(bytes: AsyncIterable<Uint8Array>, digest: Hash) {
  for await (const chunk of bytes) {
    digest.update(chunk)
    yield chunk
  }
}

/** Reads the rest: bytes that a caller did not read still count for the hash. */
export async function skip(rest: AsyncIterator<unknown>) {
  while (!(await rest.next()).done);
}

/** The tables of format 1 are packed; they can't grow beyond the limit. */
async function* unpacked(bytes: AsyncIterable<Uint8Array>) {
  const packed = await bytesOf(bytes, LARGEST_PART)
  yield await decompress(packed, { maxOutputLength: LARGEST_PART }).catch((error: unknown) => {
    throw new ArchiveRefused('El respaldo está dañado: una de sus tablas no se puede abrir.', { cause: error })
  })
}

/**
 * Reads a whole archive without writing anything.
 * @returns its manifest
 * @throws ArchiveRefused if it is no archive, is cut, or was changed
 */
export async function verifyArchive(file: ArchiveFile): Promise<Manifest> {
  const { notOne, newer } = archiveSentences(file)
  let manifest: Manifest | null = null
  try {
    for await (const { entry, bytes } of readArchive(file)) {
      // The manifest must be the first entry and occur once, because it describes the rest.
      if ((entry.kind === 'manifest') === (manifest !== null)) throw notOne()
      if (entry.kind === 'manifest') manifest = readManifest(await textOfBytes(bytes))
      if (manifest?.selection !== (file.selection ?? 'everything')) throw notOne()
      if (manifest.format > FORMAT) throw newer()
    }
  } catch (error) {
    throw archiveRefusal(error, file, manifest !== null) ?? error
  }
  if (manifest === null) throw notOne()
  return manifest
}

/** The sentence for an error of reading; null for a surprise. @param isOne whether the file starts like an archive */
export function archiveRefusal(error: unknown, file: ArchiveFile, isOne: boolean): ArchiveRefused | null {
  if (!(error instanceof Error)) return null
  if (error instanceof ArchiveRefused) return error
  const { path } = file
  const { notOne, incomplete, changed } = archiveSentences(file)
  const code = 'code' in error ? error.code : ''
  if (code === 'ENOENT') return new ArchiveRefused(`No existe el archivo «${path}».`)
  if (code === 'EISDIR') return new ArchiveRefused(`«${path}» es una carpeta, no un respaldo.`)
  if (code === 'EACCES') return new ArchiveRefused(`Falta permiso para leer «${path}».`)
  if (!isOne) return notOne()
  if (/unexpected end/i.test(error.message)) return incomplete()
  return /invalid|exceeds/i.test(error.message) ? changed() : null
}

/** @throws ArchiveRefused when it is longer than any text of an archive */
export async function textOfBytes(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  return (await bytesOf(bytes, LARGEST_TEXT)).toString('utf8')
}

/** @throws ArchiveRefused when there are more than `most` bytes */
export async function bytesOf(bytes: AsyncIterable<Uint8Array>, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of bytes) {
    length += chunk.length
    if (length > most) throw new ArchiveRefused('Una parte del archivo es más grande de lo que puede ser.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
