import type { Parts } from '#app/http/parts.server.ts'
import { checkImport } from './checking/check-import.server.ts'
import { CHECK_CONTROLS, IMPORT_INTENTS, UNASSIGNED } from './import-intents.ts'
import type { ImportState } from './file/import-states.ts'
import { type ChosenValues, chosenKey } from './mapping/row-values.ts'
import { type Mapping, isShared, isTarget } from './mapping/targets.ts'

type Changing = Pick<Parts, 'store' | 'importWorker' | 'now'>

/** The states before and after each press. */
const MOVES: ReadonlyMap<string, { from: readonly ImportState[]; to: ImportState }> = new Map([
  [IMPORT_INTENTS.start, { from: ['checked'], to: 'running' }],
  [IMPORT_INTENTS.pause, { from: ['running'], to: 'paused' }],
  [IMPORT_INTENTS.resume, { from: ['paused'], to: 'running' }],
  [IMPORT_INTENTS.stop, { from: ['running', 'paused'], to: 'stopped' }],
  [IMPORT_INTENTS.undo, { from: ['done', 'stopped'], to: 'undoing' }],
])

/**
 * Makes the dry run again with the posted settings, or starts, pauses or undoes an import. A press that comes too late,
 * as on an old page, changes nothing.
 * @returns false for an unknown intent
 */
export async function changeImport(parts: Changing, id: string, form: FormData): Promise<boolean> {
  const intent = String(form.get('intent'))
  if (intent === IMPORT_INTENTS.check) {
    await checkAgain(parts, id, form)
    return true
  }
  const move = MOVES.get(intent)
  if (!move) return false
  await parts.store.db
    .updateTable('imports')
    .set({ state: move.to })
    .where('id', '=', id)
    .where('state', 'in', move.from)
    .execute()
  parts.importWorker.wake()
  return true
}

async function checkAgain({ store, now }: Changing, id: string, form: FormData) {
  const stored = await store.db
    .selectFrom('imports')
    .where('id', '=', id)
    .where('state', '=', 'checked')
    .select(['columns', 'chosen'])
    .executeTakeFirst()
  if (!stored) return
  const { length } = JSON.parse(stored.columns) as unknown[]
  const settings = {
    mapping: mappingIn(form, length),
    chosen: chosenIn(form, JSON.parse(stored.chosen) as ChosenValues),
    options: {
      isPaused: !form.has(CHECK_CONTROLS.isPublished),
      clearsEmpty: form.has(CHECK_CONTROLS.clearsEmpty),
      takesPhotos: !form.has(CHECK_CONTROLS.skipsPhotos),
    },
  }
  await checkImport(store, id, settings, now())
}

/** Of several columns for one fact the first counts. */
function mappingIn(form: FormData, length: number): Mapping {
  const targets = form.getAll(CHECK_CONTROLS.target).map(String)
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
