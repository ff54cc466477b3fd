import { createHash, hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Extract, extract } from 'tar-stream'
import { digesting } from '#app/backups/digesting.server.ts'
import { bytesOf } from '#app/backups/read-archive.server.ts'
import { TAKEOUT_KINDS } from './takeout-kinds.server.ts'
import { type TakeoutManifest, readTakeoutManifest, rowsFile, takeoutEntry } from './takeout-manifest.ts'
import { TakeoutRefused } from './takeout-refused.ts'

/** Maximum bytes of the manifest, and of a photo or a private file. */
const LARGEST_MANIFEST = 16 * 1024 * 1024
const LARGEST_FILE = 32 * 1024 * 1024
/** The first bytes of a JPEG. */
const JPEG = Buffer.of(0xff, 0xd8, 0xff)
/** Size of the read buffer in bytes. */
const BUFFERED = 1_048_576

type TarEntry = Extract extends AsyncIterable<infer Source> ? Source : never
type Found = {
  rows: Map<string, string>
  photos: Set<string>
  files: Set<string>
  manifest: TakeoutManifest | null
}

const NOT_ONE = 'El archivo no es un archivo completo de este producto, o está dañado.'
const NEWER = 'El archivo es de una versión más nueva del producto: actualiza este y repite.'
const CUT = 'El archivo está incompleto: le falta su final.'
const CHANGED = 'El archivo está dañado: lo que trae no es lo que dicen sus huellas (manifest.json).'

/**
 * Checks a whole takeout against its manifest, and extracts its files of rows. Nothing in it is compressed, so it can't
 * grow when it is read.
 * @param folder for the files of rows, named as `rowsFile` names them
 * @throws TakeoutRefused with a sentence
 */
export async function checkTakeout(path: string, folder: string): Promise<TakeoutManifest> {
  const found: Found = { rows: new Map(), photos: new Set(), files: new Set(), manifest: null }
  try {
    for await (const entry of entriesIn(path)) await checkEntry(entry, found, folder)
  } catch (error) {
    throw refusalOf(error, found)
  }
  const { manifest, rows, photos, files } = found
  if (manifest === null) throw new TakeoutRefused(rows.size === 0 ? NOT_ONE : CUT)
  const isWhole =
    photos.size === manifest.photos &&
    files.size === manifest.privateFiles &&
    manifest.files.length === rows.size &&
    manifest.files.every(({ name, sha256 }) => rows.get(name) === sha256)
  if (!isWhole) throw new TakeoutRefused(CHANGED)
  return manifest
}

async function checkEntry(source: TarEntry, found: Found, folder: string): Promise<void> {
  const { name, type } = source.header
  const bytes = source as AsyncIterable<Uint8Array>
  const entry = takeoutEntry(name)
  if (entry === null || type !== 'file' || found.manifest !== null) throw new TakeoutRefused(NOT_ONE)
  if (entry === 'manifest') {
    const manifest = readTakeoutManifest(String(await bytesOf(bytes, LARGEST_MANIFEST)))
    if (manifest === null) throw new TakeoutRefused(NOT_ONE)
    if (manifest === 'newer') throw new TakeoutRefused(NEWER)
    found.manifest = manifest
  } else if ('sha256' in entry) {
    const content = await bytesOf(bytes, LARGEST_FILE)
    const seen = entry.kind === 'photo' ? found.photos : found.files
    if (hash('sha256', content) !== entry.sha256 || seen.has(entry.sha256)) throw new TakeoutRefused(CHANGED)
    if (entry.kind === 'photo' && !content.subarray(0, JPEG.length).equals(JPEG))
      throw new TakeoutRefused(`«${name}» no es una foto JPEG.`)
    seen.add(entry.sha256)
  } else {
    if (!TAKEOUT_KINDS.some((kind) => kind.name === entry.kind))
      throw new TakeoutRefused(`El archivo trae «${name}», que esta versión del producto no conoce.`)
    if (found.rows.has(entry.kind)) throw new TakeoutRefused(CHANGED)
    const digest = createHash('sha256')
    await pipeline(digesting(bytes, digest), createWriteStream(join(folder, rowsFile(entry.kind)), { mode: 0o600 }))
    found.rows.set(entry.kind, digest.digest('hex'))
  }
}

/** The photos, or the private files, of a takeout that was checked, one at a time. */
export async function* filesInTakeout(
  path: string,
  kind: 'photo' | 'file',
): AsyncGenerator<{ sha256: string; bytes: Buffer }> {
  for await (const source of entriesIn(path)) {
    const entry = takeoutEntry(source.header.name)
    if (entry !== null && entry !== 'manifest' && 'sha256' in entry && entry.kind === kind)
      yield { sha256: entry.sha256, bytes: await bytesOf(source as AsyncIterable<Uint8Array>, LARGEST_FILE) }
    else source.resume()
  }
}

async function* entriesIn(path: string): AsyncGenerator<TarEntry> {
  const tar = extract()
  const file = createReadStream(path, { highWaterMark: BUFFERED })
  const read = pipeline(file, tar)
  read.catch(() => {})
  try {
    yield* tar
    await read
  } finally {
    file.destroy()
  }
}

/** An error of reading the tar is one of the file; one of the disk is a surprise. */
function refusalOf(error: unknown, { rows }: Found): unknown {
  if (!(error instanceof Error) || error instanceof TakeoutRefused || 'syscall' in error) return error
  const isCut = rows.size > 0 && /unexpected end|destroyed|premature/i.test(error.message)
  return new TakeoutRefused(isCut ? CUT : NOT_ONE)
}
