import { z } from 'zod'

/**
 * A backup is a tar of these entries, in this order. It can be read without the product: the tables are lines of JSON,
 * and `sha256sum -c SHA256SUMS` checks every other entry.
 */
export const MANIFEST = 'respaldo.json'
export const SECRET = 'auth-secret'
export const HASHES = 'SHA256SUMS'
const TABLES = 'tables/'
const FILES = 'files/'

/** Version of the archive format. This product can't read any other. */
const FORMAT = 1

const manifest = z.object({
  format: z.literal(FORMAT),
  /** The version of the product that wrote it. */
  product: z.string(),
  /** The last migration of its store. */
  schema: z.string().min(1),
  /** The instant of the snapshot. */
  madeAt: z.iso.datetime(),
  /**
   * SHA-256 of the installation's secret, to recognise it. The secret itself is another entry, or not in the archive.
   */
  secretSha256: z.string().nullable().default(null),
  /** The tables and their numbers of rows, in the order of restoring. */
  tables: z.array(
    z.object({ name: z.string().regex(/^\w+$/), columns: z.array(z.string()), count: z.number().int().min(0) }),
  ),
})
export type Manifest = z.infer<typeof manifest>
export type ManifestTable = Manifest['tables'][number]

export function writeManifest(about: Omit<Manifest, 'format'>): string {
  return `${JSON.stringify({ format: FORMAT, ...about }, null, 2)}\n`
}

/** @returns null for anything else than a manifest that this product can read */
export function readManifest(text: string): Manifest | null {
  const parsed = manifest.safeParse(jsonOf(text))
  return parsed.success ? parsed.data : null
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
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
  if (name === MANIFEST) return { kind: 'manifest' }
  if (name === SECRET) return { kind: 'secret' }
  if (name === HASHES) return { kind: 'hashes' }
  const [, table] = /^tables\/(\w+)\/\d{6}\.ndjson\.gz$/.exec(name) ?? []
  if (table !== undefined) return { kind: 'rows', table }
  const key = name.startsWith(FILES) ? name.slice(FILES.length) : ''
  return isFileKey(key) ? { kind: 'file', key } : null
}

/** @param part number of the part of the table, from 0 */
export function rowsEntry(table: string, part: number): string {
  return `${TABLES}${table}/${String(part).padStart(6, '0')}.ndjson.gz`
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
