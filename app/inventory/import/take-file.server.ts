import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Parts } from '#app/http/parts.server.ts'
import type { Actor } from '#app/records/change.server.ts'
import { UPLOAD_FOLDER } from '#app/photos/collect-uploads.server.ts'
import { UnreadableForm, readParts } from '#app/photos/multipart.server.ts'
import { IMPORT_FILE } from './import-intents.ts'
import { keepImportFile } from './kept-file.server.ts'
import { openImport } from './open-import.server.ts'
import { readAlone } from './read-alone.server.ts'

const MOST_MB = 50
const MOST_BYTES = MOST_MB * 1024 * 1024
const LIMITS = { parts: 10, textBytes: 10_000, fileBytes: MOST_BYTES + 1 }

const NO_FILE = 'Elige un archivo.'
const TOO_LARGE = `El archivo pesa más de ${MOST_MB} MB. Divídelo en varios, o borra lo que no sea la lista de propiedades.`

/**
 * Receives the file of a posted form and makes its dry run.
 * @returns the id of the import; or the sentence about the file, or (`isBusy`) about another one that is being read
 */
export async function takeFile(
  parts: Pick<Parts, 'store' | 'files' | 'readTable' | 'now'>,
  request: Request,
  actor: Actor,
): Promise<{ id: string } | { fault: string; isBusy?: boolean }> {
  const folder = await mkdtemp(UPLOAD_FOLDER)
  try {
    const path = join(folder, 'tabla')
    const filename = await receive(request, path)
    if (filename === null) return { fault: NO_FILE }
    if ((await stat(path)).size > MOST_BYTES) return { fault: TOO_LARGE }
    return await readAlone(parts.store, actor, async () => {
      const read = await parts.readTable(path)
      if ('fault' in read) return read
      const id = await openImport(parts.store, read, { filename, actor, now: parts.now() })
      if (read.source) await keepImportFile(parts.files, id, path)
      return { id }
    })
  } catch (error) {
    if (error instanceof UnreadableForm) return { fault: error.message }
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
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

/** The name of the received file; null without one. More bytes than the limit are read and dropped. */
async function receive({ body, headers }: Request, path: string): Promise<string | null> {
  let received: string | null = null
  if (!body) return null
  for await (const part of readParts(body, headers.get('Content-Type') ?? '', LIMITS)) {
    if ('text' in part || part.name !== IMPORT_FILE || part.filename === '') continue
    await pipeline(part.body, createWriteStream(path))
    received = part.filename
  }
  return received
}
