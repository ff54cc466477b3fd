import { isId } from '#app/catalogue/property/find-records.server.ts'
import { moveJob } from '#app/jobs/change-job.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import { oneLine } from '#app/forms/typed-text.ts'
import { readJson } from '#app/text/stored-json.ts'
import { isJobIntent } from '#app/jobs/job-intents.ts'
import type { ImportKind } from './kind/import-kind.server.ts'
import type { FilePayload } from './mapping/import-payload.ts'
import type { Parts } from '#app/http/parts.server.ts'
import type { Actor } from '#app/records/change.server.ts'
import { beginCheck, checkImport } from './checking/check-import.server.ts'
import { CHECK_CONTROLS, CORRECTION_CONTROLS, IMPORT_INTENTS } from './import-intents.ts'
import { CELLS_JSON } from './file/import-json.ts'
import type { TableRow } from './file/table.ts'
import { type Correction, correctionOf, withCorrection } from './mapping/corrections.ts'

/** Characters of a correction. */
const LONGEST_CELL = 500

type Changing = Pick<Parts, 'store' | 'jobWorker' | 'now'>

/**
 * Makes the dry run again with the posted settings, or starts, pauses or undoes an import. A press that comes too late,
 * as on an old page or while somebody else starts the import, changes nothing. Whoever pressed last is the author of what is
 * written from then on.
 * @returns whether it changed anything; null for an unknown intent
 */
export async function changeImport<Payload extends FilePayload>(
  kind: ImportKind<Payload>,
  parts: Changing,
  id: string,
  { form, actor }: { form: FormData; actor: Actor },
): Promise<boolean | null> {
  const intent = String(form.get('intent'))
  const settings = pressOf(kind, intent)
  if (settings) return checkAgain(kind, parts, id, { form, actor, settings })
  if (!isJobIntent(intent)) return null
  const isMoved = await moveJob(parts.store, { kind: kind.job, id, intent }, actor)
  parts.jobWorker.wake()
  return isMoved
}

/** What a press knows of the import. `conflicts`: the lines of the rows whose record changed in the panel. */
type Pressed<Payload> = {
  form: FormData
  stored: Payload
  conflicts: readonly number[]
  /** The row that is corrected. */
  row: TableRow | null
}
/** The settings of a new dry run that a press changes. */
type Press<Payload> = (pressed: Pressed<Payload>) => Partial<Payload>

function pressOf<Payload extends FilePayload>(kind: ImportKind<Payload>, intent: string): Press<Payload> | null {
  const own = kind.ownPresses.get(intent)
  if (own) return ({ form, stored, conflicts }) => own(form, stored, conflicts)
  const withCorrections = (corrections: Correction[]) => ({ corrections }) as Partial<Payload>
  switch (intent) {
    case IMPORT_INTENTS.check:
      return ({ form, stored }) => ({
        ...kind.confirmed(stored),
        ...kind.posted(form, stored),
        mapping: mappingIn(form, stored.columns.length, kind),
      })
    case IMPORT_INTENTS.correct:
      return (pressed) => ({ ...kind.confirmed(pressed.stored), ...withCorrections(correcting(kind, pressed)) })
    case IMPORT_INTENTS.drop:
      return ({ form, stored: { corrections = [] } }) => {
        const places = form.getAll(CORRECTION_CONTROLS.dropped).map(Number)
        return withCorrections(corrections.filter((_each, at) => !places.includes(at)))
      }
    case IMPORT_INTENTS.dropAll:
      return () => withCorrections([])
    default:
      return null
  }
}

/** The corrections with what was written for a row. */
function correcting<Payload extends FilePayload>(
  { isTarget, rules }: ImportKind<Payload>,
  { form, row, stored: { mapping, corrections = [] } }: Pressed<Payload>,
): Correction[] {
  const targets = form.getAll(CORRECTION_CONTROLS.target).map(String)
  const texts = form.getAll(CORRECTION_CONTROLS.text).map((text) => oneLine(String(text)).slice(0, LONGEST_CELL))
  const typed = Object.fromEntries(
    targets.flatMap((target, at) => (isTarget(target) ? [[target, texts[at] ?? '']] : [])),
  )
  const isForAll = form.has(CORRECTION_CONTROLS.isForAll)
  const added = row && correctionOf(row, mapping, { typed, isForAll, rules })
  return added ? withCorrection(corrections, added) : corrections
}

type Again<Payload> = { form: FormData; actor: Actor; settings: Press<Payload> }

async function checkAgain<Payload extends FilePayload>(
  kind: ImportKind<Payload>,
  { store, now }: Changing,
  id: string,
  { form, actor, settings: press }: Again<Payload>,
): Promise<boolean> {
  const { db } = store
  const claim = isId(id) ? await beginCheck(kind, db, { id, from: 'checked', now: now(), actor }) : null
  if (claim === null) return false
  const found = await db
    .selectFrom('jobRows')
    .where('jobId', '=', id)
    .where('outcome', '=', 'conflict')
    .select('position')
    .execute()
  const conflicts = found.map(({ position }) => position)
  const line = Number(form.get(CORRECTION_CONTROLS.line))
  const row = Number.isSafeInteger(line) ? await findRow(db, id, line) : null
  const settings = (stored: Payload) => press({ form, stored, conflicts, row })
  return checkImport(kind, store, id, { settings, now: now(), claim })
}

async function findRow(db: Queries, id: string, line: number): Promise<TableRow | null> {
  const found = await db
    .selectFrom('jobRows')
    .where('jobId', '=', id)
    .where('position', '=', line)
    .select('cells')
    .executeTakeFirst()
  return found ? { line, cells: readJson(CELLS_JSON, found.cells ?? '') } : null
}

/** Of several columns for one fact the first counts. */
function mappingIn(
  form: FormData,
  length: number,
  { isTarget, isShared }: Pick<ImportKind<FilePayload>, 'isTarget' | 'isShared'>,
): (string | null)[] {
  const targets: string[] = []
  const columns = form.getAll(CHECK_CONTROLS.column)
  for (const [at, target] of form.getAll(CHECK_CONTROLS.target).entries())
    targets[Number(columns[at] ?? at)] = String(target)
  const used = new Set<string>()
  return Array.from({ length }, (_none, at) => {
    const target = targets[at] ?? ''
    if (!isTarget(target) || (used.has(target) && !isShared(target))) return null
    used.add(target)
    return target
  })
}
