import { z } from 'zod'

/**
 * What a backup is: a tar of these entries, in this order. It can be read without the product: the tables are lines of
 * JSON, and `sha256sum -c SHA256SUMS` checks every other entry.
 */
export const MANIFEST = 'respaldo.json'
export const SECRET = 'auth-secret'
export const HASHES = 'SHA256SUMS'
const TABLES = 'tables/'
const FILES = 'files/'

/** The format of the archive; another number means that this product can't read it. */
const FORMAT = 1

const manifest = z.object({
  format: z.literal(FORMAT),
  /** The version of the product that wrote it. */
  product: z.string(),
  /** The last migration of its store. */
  schema: z.string().min(1),
  /** The instant that it tells of. */
  madeAt: z.iso.datetime(),
  /** SHA-256 of the secret of the installation, to recognize it; the secret itself is another entry, or in no archive. */
  secretSha256: z.string().nullable().default(null),
  /** Each table and its rows, in the order in which they are put back. */
  tables: z.array(
    z.object({ name: z.string().regex(/^\w+$/), columns: z.array(z.string()), count: z.number().int().min(0) }),
  ),
})
export type Manifest = z.infer<typeof manifest>
export type ManifestTable = Manifest['tables'][number]

export function writeManifest(about: Omit<Manifest, 'format'>): string {
  return `${JSON.stringify({ format: FORMAT, ...about }, null, 2)}\n`
}

/** @returns null for what is not the manifest of an archive that this product reads */
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

/** What an entry holds, by its name; null for a name that no backup has, as one that leads out of its folder. */
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

/** @param part the how manieth part of the table, from 0 */
export function rowsEntry(table: string, part: number): string {
  return `${TABLES}${table}/${String(part).padStart(6, '0')}.ndjson.gz`
}

/** @throws for a key that could not be put back */
export function fileEntry(key: string): string {
  if (!isFileKey(key)) throw new Error(`not a key of the file store: ${JSON.stringify(key)}`)
  return FILES + key
}

/** A path of folders inside the file store, written with nothing that a system reads in another way. */
function isFileKey(key: string): boolean {
  return key.split('/').every((part) => /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(part))
}

/** A line of SHA256SUMS, as `sha256sum` writes it. */
export function hashLine(name: string, sha256: string): string {
  return `${sha256}  ${name}\n`
}
