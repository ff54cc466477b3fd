import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Extract, extract } from 'tar-stream'
import { type Entry, HASHES, type Manifest, entryOf, hashLine, readManifest } from './archive-entries.ts'
import { BackupRefused } from './backup-refused.ts'
import { digesting } from './digesting.server.ts'
import { decrypted } from './encryption.server.ts'

/** Maximum bytes of a text entry; the manifest and the secret are short. */
const LARGEST_TEXT = 1_048_576
/** Size of the read buffer in bytes. */
const BUFFERED = 1_048_576

type TarEntry = Extract extends AsyncIterable<infer Source> ? Source : never

/** An archive to read. */
export type ArchiveFile = {
  path: string
  /** The archive is encrypted with it; null for a plain archive. */
  passphrase: string | null
}

/** An entry of the archive; unread bytes are skipped. */
export type OpenEntry = { entry: Entry; name: string; bytes: AsyncIterable<Uint8Array> }

const notAnArchive = (path: string) => new BackupRefused(`«${path}» no es un respaldo de Cerro Norte, o está dañado.`)
const incomplete = (path: string) => new BackupRefused(`El respaldo «${path}» está incompleto: le falta su final.`)
const changed = (path: string) =>
  new BackupRefused(`El respaldo «${path}» está dañado: lo que contiene no es lo que dicen sus huellas (${HASHES}).`)

/**
 * Yields the entries of an archive in order and, at the end, checks that they are exactly those that were written. It
 * streams the archive.
 * @throws BackupRefused for a file that is no archive, is cut, or was changed
 */
export async function* readArchive({ path, passphrase }: ArchiveFile): AsyncGenerator<OpenEntry> {
  const expected = createHash('sha256')
  let hashes: string | null = null
  let entries = 0
  for await (const source of entriesIn(path, passphrase)) {
    const { name, type } = source.header
    entries += 1
    const entry = entryOf(name)
    if (!entry || type !== 'file' || hashes !== null) throw notAnArchive(path)
    const digest = createHash('sha256')
    const bytes = digesting(source as AsyncIterable<Uint8Array>, digest)
    if (entry.kind !== 'hashes') yield { entry, name, bytes }
    await skip(bytes)
    const sha256 = digest.digest('hex')
    if (entry.kind === 'hashes') hashes = sha256
    else expected.update(hashLine(name, sha256))
  }
  if (entries === 0) throw notAnArchive(path)
  if (hashes === null) throw incomplete(path)
  if (hashes !== expected.digest('hex')) throw changed(path)
}

async function* entriesIn(path: string, passphrase: string | null): AsyncGenerator<TarEntry> {
  const tar = extract()
  const file = createReadStream(path, { highWaterMark: BUFFERED })
  const read = pipeline(Readable.from(decrypted(path, file, passphrase), { objectMode: false }), tar)
  read.catch(() => {})
  try {
    yield* tar
    await read
  } finally {
    file.destroy()
  }
}

/** Bytes that the caller did not read still count for the hash. */
async function skip(bytes: AsyncIterator<Uint8Array>) {
  while (!(await bytes.next()).done);
}

/**
 * Reads a whole archive without writing anything.
 * @returns its manifest
 * @throws BackupRefused if it is no archive, is cut, or was changed
 */
export async function verifyArchive(archive: ArchiveFile): Promise<Manifest> {
  const { path } = archive
  let manifest: Manifest | null = null
  try {
    for await (const { entry, bytes } of readArchive(archive)) {
      // The manifest must be the first entry and occur once, because it describes the rest.
      if ((entry.kind === 'manifest') === (manifest !== null)) throw notAnArchive(path)
      if (entry.kind === 'manifest') manifest = readManifest(await textOfBytes(bytes))
      if (manifest === null) throw notAnArchive(path)
    }
  } catch (error) {
    throw refusalOf(error, path, manifest !== null) ?? error
  }
  if (manifest === null) throw notAnArchive(path)
  return manifest
}

/** @param isOne whether the file starts like an archive */
function refusalOf(error: unknown, path: string, isOne: boolean): BackupRefused | null {
  if (!(error instanceof Error)) return null
  if (error instanceof BackupRefused) return error
  const code = 'code' in error ? error.code : ''
  if (code === 'ENOENT') return new BackupRefused(`No existe el archivo «${path}».`)
  if (code === 'EISDIR') return new BackupRefused(`«${path}» es una carpeta, no un respaldo.`)
  if (code === 'EACCES') return new BackupRefused(`Falta permiso para leer «${path}».`)
  if (!isOne) return notAnArchive(path)
  if (/unexpected end/i.test(error.message)) return incomplete(path)
  return /invalid|exceeds/i.test(error.message) ? changed(path) : null
}

/** @throws BackupRefused when it is longer than any text of a backup */
export async function textOfBytes(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  return (await bytesOf(bytes, LARGEST_TEXT)).toString('utf8')
}

/** @throws BackupRefused when there are more than `most` bytes */
export async function bytesOf(bytes: AsyncIterable<Uint8Array>, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of bytes) {
    length += chunk.length
    if (length > most) throw new BackupRefused('Una parte del respaldo es más grande de lo que puede ser.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
