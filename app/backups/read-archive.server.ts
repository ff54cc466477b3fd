import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Extract, extract } from 'tar-stream'
import { type Entry, HASHES, type Manifest, entryOf, hashLine, readManifest } from './archive-entries.ts'
import { BackupRefused } from './backup-refused.ts'
import { digesting } from './digesting.server.ts'
import { decrypted } from './encryption.server.ts'

/** The manifest and the secret are short. */
const LARGEST_TEXT = 1_048_576
/** Bytes that are read at a time. */
const BUFFERED = 1_048_576

type TarEntry = Extract extends AsyncIterable<infer Source> ? Source : never

/** An archive to read. */
export type ArchiveFile = {
  path: string
  /** With which it is encrypted; null for an archive that is not. */
  passphrase: string | null
}

/** An entry while the archive is read; whoever leaves its bytes unread skips them. */
export type OpenEntry = { entry: Entry; name: string; bytes: AsyncIterable<Uint8Array> }

const notOne = (path: string) => new BackupRefused(`«${path}» no es un respaldo de Cerro Norte, o está dañado.`)
const incomplete = (path: string) => new BackupRefused(`El respaldo «${path}» está incompleto: le falta su final.`)
const changed = (path: string) =>
  new BackupRefused(`El respaldo «${path}» está dañado: lo que contiene no es lo que dicen sus huellas (${HASHES}).`)

/**
 * Gives every entry of an archive in its order and, at its end, checks that they are the ones that were written and no
 * others. Only one stretch of it is in memory.
 * @throws BackupRefused for what is not an archive, not a whole one, or not as it was written
 */
export async function* readArchive({ path, passphrase }: ArchiveFile): AsyncGenerator<OpenEntry> {
  const expected = createHash('sha256')
  let hashes: string | null = null
  let entries = 0
  for await (const source of entriesIn(path, passphrase)) {
    const { name, type } = source.header
    entries += 1
    const entry = entryOf(name)
    if (!entry || type !== 'file' || hashes !== null) throw notOne(path)
    const digest = createHash('sha256')
    const bytes = digesting(source as AsyncIterable<Uint8Array>, digest)
    if (entry.kind !== 'hashes') yield { entry, name, bytes }
    await skip(bytes)
    const sha256 = digest.digest('hex')
    if (entry.kind === 'hashes') hashes = sha256
    else expected.update(hashLine(name, sha256))
  }
  if (entries === 0) throw notOne(path)
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

/** What whoever reads has left of an entry is part of it too. */
async function skip(bytes: AsyncIterator<Uint8Array>) {
  while (!(await bytes.next()).done);
}

/**
 * Reads an archive to its end and writes nothing.
 * @returns what it says of itself
 * @throws BackupRefused when it is not one, is not whole, or is not as it was written
 */
export async function verifyArchive(archive: ArchiveFile): Promise<Manifest> {
  const { path } = archive
  let manifest: Manifest | null = null
  try {
    for await (const { entry, bytes } of readArchive(archive)) {
      // It comes first, and once: what follows is read by what it says.
      if ((entry.kind === 'manifest') === (manifest !== null)) throw notOne(path)
      if (entry.kind === 'manifest') manifest = readManifest(await textOfBytes(bytes))
      if (manifest === null) throw notOne(path)
    }
  } catch (error) {
    throw refusalOf(error, path, manifest !== null) ?? error
  }
  if (manifest === null) throw notOne(path)
  return manifest
}

/** @param isOne whether it began as an archive does */
function refusalOf(error: unknown, path: string, isOne: boolean): BackupRefused | null {
  if (!(error instanceof Error)) return null
  if (error instanceof BackupRefused) return error
  const code = 'code' in error ? error.code : ''
  if (code === 'ENOENT') return new BackupRefused(`No existe el archivo «${path}».`)
  if (code === 'EISDIR') return new BackupRefused(`«${path}» es una carpeta, no un respaldo.`)
  if (code === 'EACCES') return new BackupRefused(`Falta permiso para leer «${path}».`)
  if (!isOne) return notOne(path)
  if (/unexpected end/i.test(error.message)) return incomplete(path)
  return /invalid|exceeds/i.test(error.message) ? changed(path) : null
}

/** @throws BackupRefused when it is longer than any text that a backup holds */
export async function textOfBytes(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  return (await bytesOf(bytes, LARGEST_TEXT)).toString('utf8')
}

/** @throws BackupRefused when there are more of them than `most` */
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
