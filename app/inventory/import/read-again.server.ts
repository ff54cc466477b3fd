import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isId } from '#app/catalogue/property/find-records.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { UPLOAD_FOLDER } from '#app/photos/collect-uploads.server.ts'
import type { Actor } from '#app/records/change.server.ts'
import { readJsonOr } from '#app/text/stored-json.ts'
import { beginCheck } from './checking/check-import.server.ts'
import type { ReadOutcome, TableChoice, TableSource } from './file/table.ts'
import { TEXT_ENCODINGS } from './file/text-encodings.ts'
import { SOURCE_CONTROLS } from './import-intents.ts'
import { keptImportFile } from './kept-file.server.ts'
import type { ImportKind } from './kind/import-kind.server.ts'
import type { FilePayload } from './mapping/import-payload.ts'
import { replaceTable } from './open-import.server.ts'
import { readFor } from './take-file.server.ts'
import { readAlone } from './read-alone.server.ts'

type Reading = Pick<Parts, 'store' | 'files' | 'readTable' | 'now'>

const NOT_KEPT = 'El archivo ya no se conserva. Súbelo otra vez en Importar.'

/**
 * Reads the file of a checked import again with what the form says of its table, and makes the dry run again.
 * @returns false if the import has started or is being checked; the sentence if the file can't be read so: then nothing changed
 */
export async function readImportAgain<Payload extends FilePayload>(
  kind: ImportKind<Payload>,
  parts: Reading,
  id: string,
  { form, actor }: { form: FormData; actor: Actor },
): Promise<boolean | { fault: string; isBusy?: boolean }> {
  const { store, files, now } = parts
  if (!isId(id)) return false
  return readAlone(store, actor, async () => {
    const job = await store.db
      .selectFrom('jobs')
      .where('id', '=', id)
      .where('kind', '=', kind.job)
      .select('payload')
      .executeTakeFirst()
    const { source } = readJsonOr(kind.payload, job?.payload, kind.nothing)
    const bytes = source ? await keptImportFile(files, id) : null
    if (!source || !bytes) return { fault: NOT_KEPT }
    const claim = await beginCheck(kind, store.db, { id, from: 'checked', now: now(), actor })
    if (claim === null) return false
    let read: ReadOutcome | null = null
    try {
      read = await readBytes(kind, parts, bytes, choiceIn(form, source))
    } finally {
      if (!read || 'fault' in read)
        await store.db
          .updateTable('jobs')
          .set({ state: 'checked', claimedUntil: null })
          .where('id', '=', id)
          .where('state', '=', 'checking')
          .where('claimedUntil', '=', claim)
          .execute()
    }
    return 'fault' in read ? read : replaceTable(kind, store, id, { read, claim, now: now() })
  })
}

/** The line of the headings is that of the sheet which the form showed: of another sheet it is found again. */
function choiceIn(form: FormData, { sheet, heading }: TableSource): TableChoice {
  const chosen = form.get(SOURCE_CONTROLS.sheet)
  const line = Number(form.get(SOURCE_CONTROLS.heading))
  const isOther = typeof chosen === 'string' && chosen !== '' && chosen !== sheet
  return {
    sheet: (typeof chosen === 'string' && chosen) || (sheet ?? undefined),
    heading: Number.isSafeInteger(line) && line > 0 && !(isOther && line === heading) ? line : undefined,
    encoding: TEXT_ENCODINGS.find((each) => each === form.get(SOURCE_CONTROLS.encoding)),
    withHidden: form.has(SOURCE_CONTROLS.withHidden),
  }
}

async function readBytes(
  kind: Parameters<typeof readFor>[0],
  parts: Reading,
  bytes: Uint8Array,
  choice: TableChoice,
): Promise<ReadOutcome> {
  const folder = await mkdtemp(UPLOAD_FOLDER)
  try {
    const path = join(folder, 'tabla')
    await writeFile(path, bytes)
    return await readFor(kind, parts, path, choice)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
