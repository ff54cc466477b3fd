import type { Result } from '#app/forms/result.ts'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ArchiveRefused } from '#app/backups/archive-entries.ts'
import { FORM_BYTES } from '#app/forms/form-bytes.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { UPLOAD_FOLDER } from '#app/photos/collect-uploads.server.ts'
import type { Actor } from '#app/records/change.server.ts'
import { UnreadableForm, readParts } from '#app/photos/multipart.server.ts'
import { importTakeout } from './import-takeout.server.ts'
import { TAKEOUT_FILE } from './takeout-field.ts'

const MOST_BYTES = FORM_BYTES['/dashboard/importar/archivo']
const LIMITS = { parts: 10, textBytes: 10_000, fileBytes: MOST_BYTES + 1 }

const NO_FILE = 'Elige un archivo.'
const TOO_LARGE = 'El archivo pesa más de 2 GB.'

type Needed = Pick<Parts, 'store' | 'files' | 'photoWorkers' | 'now'>

/** Receives a posted takeout and imports it. @returns what was imported, or the sentence about the file */
export async function receiveTakeout(
  { store, files, photoWorkers, now }: Needed,
  { body, headers }: Request,
  actor: Actor,
): Promise<Result<{ contents: string }, string>> {
  const received = await mkdtemp(UPLOAD_FOLDER)
  try {
    const path = join(received, 'archivo.tar')
    let hasFile = false
    if (body)
      for await (const part of readParts(body, headers.get('Content-Type') ?? '', LIMITS)) {
        if ('text' in part || part.name !== TAKEOUT_FILE || part.filename === '' || hasFile) continue
        await pipeline(part.body, createWriteStream(path, { mode: 0o600 }))
        hasFile = true
      }
    if (!hasFile || (await stat(path)).size === 0) return { ok: false, refusal: NO_FILE }
    if ((await stat(path)).size > MOST_BYTES) return { ok: false, refusal: TOO_LARGE }
    const contents = await importTakeout({ store, files, path, actor, now: now() })
    photoWorkers.runJobs()
    return { ok: true, contents }
  } catch (error) {
    if (error instanceof UnreadableForm || error instanceof ArchiveRefused) return { ok: false, refusal: error.message }
    throw error
  } finally {
    await rm(received, { recursive: true, force: true })
  }
}
