import { z } from 'zod'

/** An archive that can't be made or read; the message is a sentence for a person. */
export class ArchiveRefused extends Error {}

/**
 * An archive is a tar of these entries, in this order: the manifest, the rows, the secret, the files, the hashes. It can be
 * read without the product: the tables are lines of JSON, and `sha256sum -c SHA256SUMS` checks every other entry.
 */
export const MANIFEST = 'manifest.json'
/** Format 1 of backups has this name for it, and its tables are packed. */
const OLD_MANIFEST = 'respaldo.json'
export const SECRET = 'auth-secret'
export const HASHES = 'SHA256SUMS'
const TABLES = 'tables/'
const FILES = 'files/'

/** Version of the archive format. This product reads it and the earlier ones. */
export const FORMAT = 2

/** What of a store an archive has: a backup has everything; a takeout has no accounts and no secrets. */
export type ArchiveSelection = 'everything' | 'withoutAccounts'

const manifest = z.object({
  format: z.number().int(),
  selection: z.enum(['everything', 'withoutAccounts']).default('everything'),
  /** The version of the product that wrote it. */
  product: z.string(),
  /** The last migration of its store. */
  schema: z.string().min(1),
  /** The instant of the snapshot; null for a takeout, because equal content gives equal bytes. */
  madeAt: z.iso.datetime().nullable().default(null),
  /**
   * SHA-256 of the installation's secret, to recognise it. The secret itself is another entry, or not in the archive.
   */
  secretSha256: z.string().nullable().default(null),
  /** The tables and their numbers of rows, in the order of inserting. */
  tables: z.array(
    z.object({ name: z.string().regex(/^\w+$/), columns: z.array(z.string()), count: z.number().int().min(0) }),
  ),
})
export type Manifest = z.infer<typeof manifest>
export type ManifestTable = Manifest['tables'][number]

export function writeManifest(about: Omit<Manifest, 'format'>): string {
  return `${JSON.stringify({ format: FORMAT, ...about }, null, 2)}\n`
}

/** @returns null for anything else than a manifest; its format may be a later one */
export function readManifest(text: string): Manifest | null {
  try {
    return manifest.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** The content of an entry by its name; null for an unknown name, such as one that leads out of its folder. */
export type Entry =
  | { kind: 'manifest' | 'secret' | 'hashes' }
  | { kind: 'rows'; table: string }
  | { kind: 'file'; key: string }

export function entryOf(name: string): Entry | null {
  if (name === MANIFEST || name === OLD_MANIFEST) return { kind: 'manifest' }
  if (name === SECRET) return { kind: 'secret' }
  if (name === HASHES) return { kind: 'hashes' }
  const [, table] = /^tables\/(\w+)\/\d{6}\.ndjson(?:\.gz)?$/.exec(name) ?? []
  if (table !== undefined) return { kind: 'rows', table }
  const key = name.startsWith(FILES) ? name.slice(FILES.length) : ''
  return isFileKey(key) ? { kind: 'file', key } : null
}

/** @param part number of the part of the table, from 0 */
export function rowsEntry(table: string, part: number): string {
  return `${TABLES}${table}/${String(part).padStart(6, '0')}.ndjson`
}

/** @throws for a key that could not be restored */
export function fileEntry(key: string): string {
  if (!isFileKey(key)) throw new Error(`not a key of the file store: ${JSON.stringify(key)}`)
  return FILES + key
}

/** A relative path in the file store, without characters that a system interprets. */
function isFileKey(key: string): boolean {
  return key.split('/').every((part) => /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(part))
}

/** A line of SHA256SUMS, as `sha256sum` writes it. */
export function hashLine(name: string, sha256: string): string {
  return `${sha256}  ${name}\n`
}
