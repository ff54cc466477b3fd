import { hash } from 'node:crypto'
import { v7 as uuidv7, validate } from 'uuid'
import { recordActivity } from '#app/activity/record.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import { loggedProperty } from '#app/editing/changes/describe-changes.ts'
import { formatBytes } from '#app/figures/bytes.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { FILE_KIND_LABELS, type FileKind, type FileLine, MOST_FILES } from './dossier.ts'
import type { Contributor } from './notes.server.ts'
import {
  FILE_TYPES,
  MAX_FILE_BYTES,
  MAX_FILE_MB,
  checkFile,
  formatOfKey,
  privateKey,
  storedFileName,
  tidyFileName,
} from './private-file.ts'

type Needed = Pick<Parts, 'store' | 'files' | 'now'>
/** A property as the log names it. */
export type DossierProperty = { id: string; title: string; propertyId: string | null }

/** The files of a property, the newest first. */
export async function findFiles(db: Queries, propertyId: string): Promise<FileLine[]> {
  const rows = await db
    .selectFrom('propertyFiles')
    .where('propertyId', '=', propertyId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'kind', 'name', 'bytes', 'createdAt', 'createdByName as author'])
    .execute()
  return rows
}

/** Why a file was refused: a sentence for the control that is wrong, or one for the whole form. */
export type FileFault = { control: string } | { form: string }

type NewFile = { property: DossierProperty; kind: FileKind; file: File; contributor: Contributor }

/** Stores a file with its log entry, which doesn't say its name: who may only read sees the log too. */
export async function addFile(
  { store, files, now }: Needed,
  { property, kind, file, contributor }: NewFile,
): Promise<FileFault | null> {
  const name = tidyFileName(file.name)
  if (file.size > MAX_FILE_BYTES)
    return { control: `${name} pesa ${formatBytes(file.size)} y se admiten hasta ${MAX_FILE_MB} MB.` }
  if (file.size === 0) return { control: `${name} está vacío.` }
  const contents = new Uint8Array(await file.arrayBuffer())
  const checked = checkFile(name, contents)
  if (!checked.ok) return { control: checked.refusal }
  if ((await findFiles(store.db, property.id)).length >= MOST_FILES)
    return { form: `Esta propiedad ya tiene ${MOST_FILES} archivos. Elimina alguno para subir otro.` }
  const id = uuidv7({ msecs: now().getTime() })
  const { label, contentType } = FILE_TYPES[checked.format]
  const row = { id, propertyId: property.id, kind, name: storedFileName(name, checked.format), bytes: file.size }
  const key = privateKey(id, checked.format)
  // A file without a row is harmless: `collectPrivateFiles` deletes it.
  await files.put(key, contents, { contentType })
  await store.db.transaction().execute(async (db) => {
    const createdAt = now().toISOString()
    const by = { createdAt, createdBy: contributor.id, createdByName: contributor.name }
    const contentHash = hash('sha256', contents)
    await db
      .insertInto('propertyFiles')
      .values({ ...row, key, contentHash, ...by })
      .execute()
    await record(db, 'add_file', {
      property,
      kind,
      what: `${label}, ${formatBytes(file.size)}`,
      contributor,
      now: now(),
    })
  })
  return null
}

/** Deletes a file of a property with its log entry. @returns false if there is no such file */
export async function removeFile(
  { store, photoWorkers, now }: Pick<Parts, 'store' | 'photoWorkers' | 'now'>,
  { property, id, contributor }: { property: DossierProperty; id: string; contributor: Contributor },
): Promise<boolean> {
  if (!validate(id)) return false
  const isRemoved = await store.db.transaction().execute(async (db) => {
    const removed = await db
      .deleteFrom('propertyFiles')
      .where('id', '=', id)
      .where('propertyId', '=', property.id)
      .returning(['kind', 'bytes'])
      .executeTakeFirst()
    if (!removed) return false
    const { kind, bytes } = removed
    await record(db, 'delete_file', { property, kind, what: formatBytes(Number(bytes)), contributor, now: now() })
    return true
  })
  if (isRemoved) photoWorkers.runJobs()
  return isRemoved
}

type Logged = { property: DossierProperty; kind: FileKind; what: string; contributor: Contributor; now: Date }

async function record(db: Queries, action: 'add_file' | 'delete_file', logged: Logged) {
  const { property, kind, what, contributor, now } = logged
  const details = `${FILE_KIND_LABELS[kind]}: ${what}`
  const named = loggedProperty(property.id, property)
  await recordActivity(db, { action, type: 'property_edit', property: named, actor: contributor, details, now })
}

/** A file of an existing property; null if there is none, or its content is missing. */
export async function openFile({ store, files }: Pick<Parts, 'store' | 'files'>, propertyId: string, id: string) {
  if (!validate(propertyId) || !validate(id)) return null
  const file = await store.db
    .selectFrom('propertyFiles')
    .innerJoin('properties', 'properties.id', 'propertyFiles.propertyId')
    .where('propertyFiles.id', '=', id)
    .where('properties.id', '=', propertyId)
    .select(['name', 'key'])
    .executeTakeFirst()
  const format = file ? formatOfKey(file.key) : null
  if (!file || !format || !(await files.exists(file.key))) return null
  return {
    name: file.name,
    contentType: FILE_TYPES[format].contentType,
    contents: new Uint8Array(await files.getBytes(file.key)),
  }
}
