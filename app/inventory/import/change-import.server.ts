import { isId } from '#app/catalogue/property/find-records.server.ts'
import { moveJob } from '#app/jobs/change-job.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import { oneLine } from '#app/forms/typed-text.ts'
import { readJson } from '#app/text/stored-json.ts'
import { isJobIntent } from '#app/jobs/job-intents.ts'
import type { ImportPayload, ImportSettings } from './mapping/import-payload.ts'
import type { Parts } from '#app/http/parts.server.ts'
import type { Actor } from '#app/records/change.server.ts'
import { beginCheck, checkImport } from './checking/check-import.server.ts'
import { CHECK_CONTROLS, CORRECTION_CONTROLS, IMPORT_INTENTS, OVERWRITE_LINE, UNASSIGNED } from './import-intents.ts'
import { CELLS_JSON } from './file/import-json.ts'
import type { TableRow } from './file/table.ts'
import { correctionOf, withCorrection } from './mapping/corrections.ts'
import { type ChosenValues, chosenKey } from './mapping/row-values.ts'
import { type Mapping, isShared, isTarget } from './mapping/targets.ts'

/** Characters of a correction. */
const LONGEST_CELL = 500

type Changing = Pick<Parts, 'store' | 'jobWorker' | 'now'>

/**
 * Makes the dry run again with the posted settings, or starts, pauses or undoes an import. A press that comes too late,
 * as on an old page or while somebody else starts the import, changes nothing. Whoever pressed last is the author of what is
 * written from then on.
 * @returns whether it changed anything; null for an unknown intent
 */
export async function changeImport(
  parts: Changing,
  id: string,
  { form, actor }: { form: FormData; actor: Actor },
): Promise<boolean | null> {
  const intent = String(form.get('intent'))
  const recheck = RECHECKS.get(intent)
  const line = Number(form.get(CORRECTION_CONTROLS.line))
  if (recheck) return checkAgain(parts, id, { line, settingsOf: (stored) => recheck(form, stored) })
  if (!isJobIntent(intent)) return null
  const isMoved = await moveJob(parts.store, { kind: 'import', id, intent }, actor)
  parts.jobWorker.wake()
  return isMoved
}

/**
 * An import before it starts. `conflicts`: the lines of the rows whose property changed in the panel; `row`: the one that is
 * corrected.
 */
type Stored = ImportSettings & { columns: number; conflicts: number[]; row: TableRow | null }

/** The settings of a new dry run after each press. */
const RECHECKS: ReadonlyMap<string, (form: FormData, stored: Stored) => ImportSettings> = new Map([
  [IMPORT_INTENTS.check, postedSettings],
  [IMPORT_INTENTS.overwrite, (form, stored) => overwriting(stored, [...overwrittenIn(stored), ...linesIn(form)])],
  [
    IMPORT_INTENTS.overwriteAll,
    (_form, stored) => overwriting(stored, [...overwrittenIn(stored), ...stored.conflicts]),
  ],
  [IMPORT_INTENTS.correct, correcting],
  [IMPORT_INTENTS.drop, (form, stored) => dropping(stored, form.getAll(CORRECTION_CONTROLS.dropped).map(Number))],
  [IMPORT_INTENTS.dropAll, (_form, stored) => dropping(stored, [...(stored.corrections ?? []).keys()])],
  [
    IMPORT_INTENTS.leave,
    (form, stored) => {
      const left = new Set(linesIn(form))
      return overwriting(
        stored,
        overwrittenIn(stored).filter((line) => !left.has(line)),
      )
    },
  ],
])

/** A row and the settings with what was written for it. */
function correcting(form: FormData, { row, ...stored }: Stored): ImportSettings {
  const { mapping, chosen, options, corrections = [] } = stored
  const targets = form.getAll(CORRECTION_CONTROLS.target).map(String)
  const texts = form.getAll(CORRECTION_CONTROLS.text).map((text) => oneLine(String(text)).slice(0, LONGEST_CELL))
  const typed = Object.fromEntries(
    targets.flatMap((target, at) => (isTarget(target) ? [[target, texts[at] ?? '']] : [])),
  )
  const added = row && correctionOf(row, mapping, typed, form.has(CORRECTION_CONTROLS.isForAll))
  return {
    mapping,
    chosen,
    options: { ...options, isChosen: true },
    corrections: added ? withCorrection(corrections, added) : corrections,
  }
}

function dropping({ mapping, chosen, options, corrections = [] }: Stored, places: readonly number[]): ImportSettings {
  return { mapping, chosen, options, corrections: corrections.filter((_each, at) => !places.includes(at)) }
}

async function checkAgain(
  { store, now }: Changing,
  id: string,
  { line, settingsOf }: { line: number; settingsOf: (stored: Stored) => ImportSettings },
): Promise<boolean> {
  const { db } = store
  const claim = isId(id) ? await beginCheck(db, { id, from: 'checked', now: now() }) : null
  if (claim === null) return false
  const conflicts = await db
    .selectFrom('jobRows')
    .where('jobId', '=', id)
    .where('outcome', '=', 'conflict')
    .select('position')
    .execute()
  const row = Number.isSafeInteger(line) ? await findRow(db, id, line) : null
  const settings = ({ columns, ...stored }: ImportPayload) =>
    settingsOf({ ...stored, columns: columns.length, conflicts: conflicts.map(({ position }) => position), row })
  return checkImport(store, id, { settings, now: now(), claim })
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

function postedSettings(form: FormData, { columns, chosen, options }: Stored): ImportSettings {
  return {
    mapping: mappingIn(form, columns),
    chosen: chosenIn(form, chosen),
    options: {
      ...options,
      isChosen: true,
      isPaused: !form.has(CHECK_CONTROLS.isPublished),
      clearsEmpty: form.has(CHECK_CONTROLS.clearsEmpty),
      takesPhotos: !form.has(CHECK_CONTROLS.skipsPhotos),
    },
  }
}

function overwriting({ mapping, chosen, options }: Stored, lines: readonly number[]): ImportSettings {
  return { mapping, chosen, options: { ...options, overwritten: [...new Set(lines)] } }
}

function overwrittenIn({ options }: Stored): number[] {
  return options.overwritten ?? []
}

function linesIn(form: FormData): number[] {
  return form.getAll(OVERWRITE_LINE).map(Number).filter(Number.isSafeInteger)
}

/** Of several columns for one fact the first counts. */
function mappingIn(form: FormData, length: number): Mapping {
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

/** The values that were chosen before, with those of the form. */
function chosenIn(form: FormData, before: ChosenValues): ChosenValues {
  const texts = form.getAll(CHECK_CONTROLS.text).map(String)
  const codes = form.getAll(CHECK_CONTROLS.code).map(String)
  const chosen: ChosenValues = { ...before }
  for (const [at, named] of texts.entries()) {
    const [target = '', text = ''] = splitOnce(named)
    const code = codes[at] ?? UNASSIGNED
    if (isTarget(target) && code !== UNASSIGNED) chosen[target] = { ...chosen[target], [chosenKey(text)]: code }
  }
  return chosen
}

function splitOnce(named: string): [string, string] {
  const at = named.indexOf(':')
  return [named.slice(0, at), named.slice(at + 1)]
}
