import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Parts } from '#app/http/parts.server.ts'
import type { Actor } from '#app/records/change.server.ts'
import { UPLOAD_FOLDER } from '#app/photos/collect-uploads.server.ts'
import { type FormLimits, UnreadableForm, readParts } from '#app/photos/multipart.server.ts'
import { IMPORT_FILE } from './import-intents.ts'
import { keepImportFile } from './kept-file.server.ts'
import { openImport } from './open-import.server.ts'
import { readAlone } from './read-alone.server.ts'
import { NO_ROWS, type ReadOutcome, type TableChoice, tooManyRows } from './file/table.ts'
import type { ImportKind } from './kind/import-kind.server.ts'
import type { FilePayload } from './mapping/import-payload.ts'

const FORM = { parts: 10, textBytes: 10_000 }

const NO_FILE = 'Elige un archivo.'

/**
 * Receives the file of a posted form and makes its dry run; that of a large file is made in the background.
 * @returns the id of the import; or the sentence about the file, or (`isBusy`) about another one that is being read
 */
export async function takeImportFile<Payload extends FilePayload>(
  kind: ImportKind<Payload>,
  parts: Pick<Parts, 'store' | 'files' | 'readTable' | 'fileReader' | 'now'>,
  request: Request,
  actor: Actor,
): Promise<{ id: string } | { fault: string; isBusy?: boolean }> {
  const folder = await mkdtemp(UPLOAD_FOLDER)
  let isHandedOver = false
  try {
    const path = join(folder, 'tabla')
    const { limits } = kind
    const { filename } = await receiveForm(request, path, { ...FORM, fileBytes: limits.bytes + 1 })
    if (filename === null) return { fault: NO_FILE }
    const { size } = await stat(path)
    if (size > limits.bytes) return { fault: limits.tooLarge }
    if (size > limits.background) {
      const id = await parts.fileReader.start({ folder, path, filename }, actor)
      isHandedOver = true
      return { id }
    }
    return await readAlone(parts.store, actor, async () => {
      const read = await readFor(kind, parts, path)
      if ('fault' in read) return read
      const id = await openImport(kind, parts.store, read, { filename, actor, now: parts.now() })
      if (read.source) await keepImportFile(parts.files, id, path)
      return { id }
    })
  } catch (error) {
    if (error instanceof UnreadableForm) return { fault: error.message }
    throw error
  } finally {
    if (!isHandedOver) await rm(folder, { recursive: true, force: true })
  }
}

/** Reads the table of an uploaded file with the limits of its kind of import, or returns a sentence that says why it can't. */
export async function readFor(
  { job, limits }: Pick<ImportKind<FilePayload>, 'job' | 'limits'>,
  { readTable }: Pick<Parts, 'readTable'>,
  path: string,
  choice: TableChoice = {},
): Promise<ReadOutcome> {
  const read = await readTable(path, { ...choice, of: job })
  if ('fault' in read) return read.fault === NO_ROWS ? { fault: limits.noRows } : read
  const { length } = read.table.rows
  return length > limits.rows ? { fault: tooManyRows(length, limits.rows) } : read
}

/** Begins to read the properties of an account of EasyBroker in the background. The key is stored nowhere. */
export async function takeEasyBroker(
  { easyBroker }: Pick<Parts, 'easyBroker'>,
  key: string,
  actor: Actor,
): Promise<{ id: string } | { keyFault: string }> {
  if (key === '') return { keyFault: 'Escribe la clave.' }
  return { id: await easyBroker.start(key, actor) }
}

/** The texts of a form, and the name of its file (null without one), which is written to a path. */
export async function receiveForm(
  { body, headers }: Request,
  path: string,
  limits: FormLimits,
): Promise<{ filename: string | null; texts: ReadonlyMap<string, string> }> {
  let filename: string | null = null
  const texts = new Map<string, string>()
  if (!body) return { filename, texts }
  // More bytes than the limit are read and dropped.
  for await (const part of readParts(body, headers.get('Content-Type') ?? '', limits)) {
    if ('text' in part) texts.set(part.name, part.text)
    else if (part.name === IMPORT_FILE && part.filename !== '') {
      await pipeline(part.body, createWriteStream(path))
      filename = part.filename
    }
  }
  return { filename, texts }
}
