import { mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { findPlaceSettings } from '#app/catalogue/place/places.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import type { Table } from '#app/inventory/import/file/table.ts'
import { readAlone } from '#app/inventory/import/read-alone.server.ts'
import { receiveForm } from '#app/inventory/import/take-file.server.ts'
import { UPLOAD_FOLDER } from '#app/photos/collect-uploads.server.ts'
import { UnreadableForm } from '#app/photos/multipart.server.ts'
import type { Change } from '#app/records/change.server.ts'
import { addPlaceList, checkPlaceList } from './check-place-list.server.ts'
import { type CheckedList, PLACE_LIST_INTENTS, LIST_TEXT, type ListKind } from './shown-place-list.ts'

const MOST_MB = 4
const LIMITS = { parts: 10, textBytes: 200_000, fileBytes: MOST_MB * 1024 * 1024 + 1 }
/** More lines than any list of the agency has places. */
const MOST_LINES = 1_000
const TOO_LONG = `La lista tiene más de ${MOST_LINES} líneas: divídela en varias.`

/** What came of a list: added, or shown again with its preview or the sentence about it. `text`: as somebody typed it. */
export type PlaceListAnswer =
  | { ok: true }
  | { ok: false; text: string; checked: CheckedList | null; fault: string | null; status: 200 | 413 | 422 | 400 | 415 }

/** Receives the form of a list: its preview, or its places in one change. */
export async function receivePlaceList(
  parts: Pick<Parts, 'store' | 'readTable' | 'longMapLink'>,
  request: Request,
  { kind, change }: { kind: ListKind; change: Change },
): Promise<PlaceListAnswer> {
  const folder = await mkdtemp(UPLOAD_FOLDER)
  const path = join(folder, 'tabla')
  try {
    const { filename, texts } = await receiveForm(request, path, LIMITS)
    const typed = texts.get(LIST_TEXT) ?? ''
    const refused = (fault: string): PlaceListAnswer => ({ ok: false, text: typed, checked: null, fault, status: 422 })
    if (texts.get('intent') === PLACE_LIST_INTENTS.add) {
      if (isTooLong(typed)) return refused(TOO_LONG)
      const added = await addPlaceList(change, kind, typed)
      return added.ok ? added : refused(added.refusal)
    }
    let text = typed
    if (filename !== null) {
      if ((await stat(path)).size >= LIMITS.fileBytes) return refused(`El archivo pesa más de ${MOST_MB} MB.`)
      const read = await readAlone(parts.store, change.actor, () => parts.readTable(path))
      if ('fault' in read) return refused(read.fault)
      text = tableText(read.table)
    }
    if (text.trim() === '') return refused('Pega la lista, una línea por lugar, o elige un archivo.')
    if (isTooLong(text)) return refused(TOO_LONG)
    const current = await findPlaceSettings(parts.store.db)
    const checked = await checkPlaceList(parts, kind, { text, current })
    return { ok: false, text, checked, fault: null, status: checked.added > 0 ? 200 : 422 }
  } catch (error) {
    if (error instanceof UnreadableForm)
      return { ok: false, text: '', checked: null, fault: error.message, status: error.status }
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Each line is compared with all places of the agency, also while the settings are locked. */
function isTooLong(text: string): boolean {
  // The preview puts a line with headings before the list that is added.
  return text.split(/\r\n?|\n/).length > MOST_LINES + 1
}

/** A table of a file as the text of a list. */
function tableText({ headers, rows }: Table): string {
  return [headers, ...rows.map(({ cells }) => cells)]
    .map((cells) => cells.map((cell) => String(cell).replaceAll(/\s+/g, ' ')).join('\t'))
    .join('\n')
}
