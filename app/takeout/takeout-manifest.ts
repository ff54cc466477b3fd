import { z } from 'zod'

/** The last entry of a takeout. */
export const TAKEOUT_MANIFEST = 'manifest.json'
/** Version of the format (docs/archive.md). This product can't read any other. */
const FORMAT = 1
/** The word that tells a takeout from any other tar. */
const CONTENT = 'cerro-norte-takeout'

const SHA256 = z.string().regex(/^[\da-f]{64}$/)
const shape = z.object({
  content: z.literal(CONTENT),
  format: z.number().int(),
  /** The version of the product that wrote it. */
  product: z.string(),
  files: z.array(z.object({ name: z.string(), rows: z.number().int().min(0), sha256: SHA256 })),
  /** How many photos it contains; the name of each is the SHA-256 of its bytes. */
  photos: z.number().int().min(0),
  /** Photos whose file was already missing in the store. */
  missingPhotos: z.array(z.string()),
  /** The same of private files. */
  privateFiles: z.number().int().min(0).default(0),
  missingFiles: z.array(z.string()).default([]),
})
export type TakeoutManifest = Omit<z.infer<typeof shape>, 'content' | 'format'>

export function writeTakeoutManifest(about: TakeoutManifest): string {
  return `${JSON.stringify({ content: CONTENT, format: FORMAT, ...about }, null, 2)}\n`
}

/** @returns null for anything else than a manifest; 'newer' for one of a later format */
export function readTakeoutManifest(text: string): TakeoutManifest | 'newer' | null {
  const parsed = shape.safeParse(jsonOf(text))
  if (!parsed.success) return null
  return parsed.data.format === FORMAT ? parsed.data : 'newer'
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export function rowsFile(kind: string): string {
  return `${kind}.jsonl`
}

export function photoFile(sha256: string): string {
  return `photos/${sha256}.jpg`
}

export function privateFile(sha256: string): string {
  return `files/${sha256}`
}

/** A file of rows, or a photo or a private file by its SHA-256. */
type TakeoutEntry = { kind: string } | { kind: 'photo' | 'file'; sha256: string }

/** What an entry is by its name; null for any other name, such as one that leads out of its folder. */
export function takeoutEntry(name: string): TakeoutEntry | 'manifest' | null {
  if (name === TAKEOUT_MANIFEST) return 'manifest'
  const [, photo] = /^photos\/([\da-f]{64})\.jpg$/.exec(name) ?? []
  if (photo !== undefined) return { kind: 'photo', sha256: photo }
  const [, file] = /^files\/([\da-f]{64})$/.exec(name) ?? []
  if (file !== undefined) return { kind: 'file', sha256: file }
  const [, kind] = /^([A-Za-z]+)\.jsonl$/.exec(name) ?? []
  return kind === undefined ? null : { kind }
}
