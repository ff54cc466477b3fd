import { createHash, hash } from 'node:crypto'
import { z } from 'zod'
import { rowsInEntry } from '#app/backups/archive-rows.server.ts'
import {
  type ArchiveFile,
  type OpenEntry,
  bytesOf,
  digesting,
  archiveSentences,
  skip,
  tarEntries,
} from '#app/backups/read-archive.server.ts'
import { LARGEST_FILE } from './put-files.server.ts'
import { TABLES_WITH_FILES } from './takeout-kinds.server.ts'

/** Maximum bytes of the manifest, and of the rows that name files. */
const LARGEST_ROWS = 256 * 1024 * 1024
/** The last migration of the version that wrote the last of them. */
export const LAST_SCHEMA = '0028-facts-since'
const MANIFEST = 'manifest.json'
const ROWS = /^([A-Za-z]+)\.jsonl$/
const FILE = /^(?:photos\/([\da-f]{64})\.jpg|files\/([\da-f]{64}))$/
/** Files of rows that did not have the name of their table. */
const TABLES = new Map([
  ['people', 'users'],
  ['placeKey', 'installation'],
  ['settings', 'globalConfig'],
  ['messages', 'contactMessages'],
])

const manifestShape = z.object({
  content: z.literal('cerro-norte-takeout'),
  format: z.literal(1),
  files: z.array(z.object({ name: z.string(), sha256: z.string() })),
  photos: z.number(),
  privateFiles: z.number().default(0),
})

/** Takeouts of the first format start with a file of rows, and end with their manifest. */
export async function isOfFirstFormat(file: ArchiveFile): Promise<boolean> {
  try {
    for await (const { header } of tarEntries(file)) return ROWS.test(header.name)
  } catch {
    // The sentence comes from the check.
  }
  return false
}

/** The entries of a takeout of the first format, as those of today. Its files have the SHA-256 of their bytes as names. */
export async function* readFirstFormat(file: ArchiveFile): AsyncGenerator<OpenEntry> {
  const { notOne, changed, incomplete } = archiveSentences(file)
  const digests = new Map<string, string>()
  const keys = new Map<string, string[]>()
  const files = new Set<string>()
  let manifest: z.infer<typeof manifestShape> | null = null
  for await (const source of tarEntries(file)) {
    const { name, type } = source.header
    const [, kind] = ROWS.exec(name) ?? []
    const [, photo, sha256 = photo] = FILE.exec(name) ?? []
    const bytes = source as AsyncIterable<Uint8Array>
    if (type !== 'file' || manifest !== null) throw notOne()
    if (kind !== undefined) {
      const table = TABLES.get(kind) ?? kind
      const digest = createHash('sha256')
      const read = digesting(bytes, digest)
      const content = TABLES_WITH_FILES.includes(table) ? [await bytesOf(read, LARGEST_ROWS)] : null
      if (content)
        for await (const { key, contentHash } of rowsInEntry({ name, bytes: each(content), subject: 'El archivo' }))
          keys.set(String(contentHash), [...(keys.get(String(contentHash)) ?? []), String(key)])
      yield { entry: { kind: 'rows', table }, name, bytes: content ? each(content) : read }
      await skip(read)
      if (digests.has(kind)) throw changed(MANIFEST)
      digests.set(kind, digest.digest('hex'))
    } else if (sha256 !== undefined) {
      const content = await bytesOf(bytes, LARGEST_FILE)
      if (hash('sha256', content) !== sha256 || files.has(name)) throw changed(MANIFEST)
      files.add(name)
      for (const key of keys.get(sha256) ?? [name]) yield { entry: { kind: 'file', key }, name, bytes: each([content]) }
    } else {
      if (name !== MANIFEST) throw notOne()
      manifest = manifestShape.safeParse(jsonOf(await bytesOf(bytes, LARGEST_ROWS))).data ?? null
      if (manifest === null) throw notOne()
    }
  }
  if (manifest === null) throw incomplete()
  const isWhole =
    files.size === manifest.photos + manifest.privateFiles &&
    manifest.files.length === digests.size &&
    manifest.files.every(({ name, sha256 }) => digests.get(name) === sha256)
  if (!isWhole) throw changed(MANIFEST)
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}

async function* each<T>(values: readonly T[]) {
  yield* values
}
