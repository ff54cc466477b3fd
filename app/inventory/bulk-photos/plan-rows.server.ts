import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { propertyCode, propertyName } from '#app/catalogue/property/property.ts'
import type { Queries } from '#app/db/store.server.ts'
import { counted } from '#app/panel/counted.ts'
import { type PhotoFault, MAX_UPLOAD_BYTES, refusalText } from '#app/photos/upload-fault.ts'
import { photoTypeOf } from '#app/photos/photo-type.ts'
import type { NewRow } from '#app/jobs/store-job.server.ts'
import type { WaitingPicture } from './bulk-photo-json.ts'
import type { ListedFile } from './files/list-files.server.ts'
import { type EntryFault, readEntry } from './files/read-entry.server.ts'
import { namesInOneLine } from './sort-files.ts'

/** A property as a row of the preview names it. */
export type PlannedProperty = { id: string; version: number; code: string; title: string; had: number }

/** All stored properties, by their ids. */
export async function findPlannedProperties(db: Queries): Promise<ReadonlyMap<string, PlannedProperty>> {
  const rows = await db
    .selectFrom('properties')
    .select(['id', 'version', 'propertyId', 'title', 'type', 'category'])
    .select((eb) =>
      eb
        .selectFrom('propertyPhotos')
        .whereRef('propertyPhotos.propertyId', '=', 'properties.id')
        .select(sql<number>`count(*)`.as('count'))
        .as('had'),
    )
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        version: row.version,
        code: propertyCode(row),
        title: propertyName(row),
        had: Number(row.had ?? 0),
      },
    ]),
  )
}

const FAULT_SENTENCES: Record<EntryFault, (name: string) => string> = {
  encrypted: (name) => `${name} tiene contraseña. Haz el zip sin contraseña y súbelo de nuevo.`,
  method: (name) => `${name} está comprimida de una forma que no se puede abrir. Haz el zip de nuevo, sin opciones.`,
  damaged: (name) => `${name} llegó dañada en el zip. Hazlo otra vez y súbelo de nuevo.`,
  tooLarge: (name) => refusalText('tooLarge', name),
}

type Put = (bytes: Uint8Array) => Promise<number>

/** The row of a property: its pictures are put in the file store, each content once, and what can't be taken is said. */
export async function planProperty(
  { id, version, code, title, had }: PlannedProperty,
  files: readonly ListedFile[],
  { put, onFile }: { put: Put; onFile: () => void },
): Promise<{ row: Omit<NewRow, 'position'>; heic: number }> {
  const pictures: WaitingPicture[] = []
  const warnings: string[] = []
  const seen = new Set<string>()
  let copies = 0
  let heic = 0
  for (const file of files) {
    const name = nameOf(file)
    const taken = await takeOut(file)
    onFile()
    if (!(taken instanceof Uint8Array)) {
      if (taken === 'heic') heic += 1
      warnings.push(sentenceOf(taken, name))
      continue
    }
    const content = hash('sha256', taken)
    if (seen.has(content)) copies += 1
    else pictures.push({ number: await put(taken), name })
    seen.add(content)
  }
  const count = pictures.length
  const messages = [
    ...(count > 0 ? [`${counted(count, 'foto', 'fotos')}: ${namesInOneLine(pictures.map(({ name }) => name))}.`] : []),
    ...(copies > 0 ? [`${counted(copies, 'viene repetida y entra', 'vienen repetidas y entran')} una vez.`] : []),
  ]
  const named = { recordId: id, seen: version, code, title, messages, warnings }
  if (count === 0) return { row: { ...named, outcome: 'refused' }, heic }
  return { row: { ...named, outcome: 'change', plan: JSON.stringify({ pictures, had }) }, heic }
}

function nameOf({ path }: ListedFile): string {
  return path.split(/[\\/]+/).at(-1) ?? path
}

/** The bytes of a picture, or why it can't be taken. */
async function takeOut(file: ListedFile): Promise<Uint8Array | EntryFault | PhotoFault> {
  const { class: kind, source } = file
  if (kind === 'heic' || source === null) return 'heic'
  const bytes = 'zip' in source ? await readEntry(source.zip, source.entry) : await readFile(source.path)
  if (typeof bytes === 'string') return bytes
  if (bytes.length > MAX_UPLOAD_BYTES) return 'tooLarge'
  const type = photoTypeOf(bytes)
  return type === null ? 'notImage' : type === 'heic' ? 'heic' : bytes
}

function sentenceOf(fault: EntryFault | PhotoFault, name: string): string {
  return fault === 'encrypted' || fault === 'method' || fault === 'damaged'
    ? FAULT_SENTENCES[fault](name)
    : refusalText(fault, name).replace(/\.?$/, '.')
}
