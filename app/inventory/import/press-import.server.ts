import type { Parts } from '#app/http/parts.server.ts'
import type { Actor } from '#app/records/change.server.ts'
import { changeImport } from './change-import.server.ts'
import type { ImportKind } from './kind/import-kind.server.ts'
import { IMPORT_INTENTS } from './import-intents.ts'
import type { FilePayload } from './mapping/import-payload.ts'
import { readImportAgain } from './read-again.server.ts'

/**
 * A press on the page of an import.
 * @returns whether it changed anything; null for an unknown intent; why the file can't be read as the form says
 */
export async function pressImport<Payload extends FilePayload>(
  kind: ImportKind<Payload>,
  parts: Pick<Parts, 'store' | 'files' | 'readTable' | 'jobWorker' | 'now'>,
  id: string,
  pressed: { form: FormData; actor: Actor },
): Promise<boolean | null | { tableFault: string; isBusy?: boolean | undefined }> {
  if (pressed.form.get('intent') !== IMPORT_INTENTS.readAgain) return changeImport(kind, parts, id, pressed)
  const read = await readImportAgain(kind, parts, id, pressed)
  return typeof read === 'object' ? { tableFault: read.fault, isBusy: read.isBusy } : read
}
