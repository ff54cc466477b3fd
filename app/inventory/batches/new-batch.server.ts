import { findToday } from '#app/agency/agency-days.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import type { Actor } from '#app/editing/changes/change-property.server.ts'
import { countOf } from '#app/forms/control-readers.ts'
import type { NewBatch } from './new-batch.ts'
import { findSelected, openBatch } from './open-batch.server.ts'
import type { ChangeErrors } from './batch-change.ts'
import { findPlanContext } from './plan-context.server.ts'
import { CHANGE_CONTROLS, OTHER_FACTS, readChange } from './read-change.ts'
import {
  ACTION_PARAM,
  BATCH_ACTIONS,
  type BatchAction,
  MOST_SELECTED,
  parseSelection,
} from '#app/inventory/selection.ts'

/** Titles that the page of a new batch shows. */
const SHOWN = 5

const NONE = 'No elegiste ninguna propiedad.'

export async function findNewBatch(parts: Pick<Parts, 'store' | 'now'>, params: URLSearchParams): Promise<NewBatch> {
  const { store } = parts
  const today = await findToday(parts)
  const selection = parseSelection(params)
  const chosen = await findSelected(store, selection, today)
  const { complexes, asesores, owners } = await findPlanContext(store.db, today, null)
  return {
    selection,
    action: actionIn(params),
    fact: OTHER_FACTS.find((name) => name === params.get(CHANGE_CONTROLS.fact)) ?? null,
    count: chosen.length,
    titles: chosen.slice(0, SHOWN).map(({ title, code }) => title || code),
    fault: selectionFault(chosen.length),
    complexes: complexes.map(({ id, name }) => ({ id, name })),
    asesores,
    owners,
    today,
  }
}

/** Makes the preview of the posted change. @returns the id of the batch, or what is wrong with the form */
export async function createBatch(
  parts: Pick<Parts, 'store' | 'now'>,
  { params, form, actor }: { params: URLSearchParams; form: FormData; actor: Actor },
): Promise<{ id: string } | { errors: ChangeErrors; typed: [string, string][] }> {
  const { store, now } = parts
  const today = await findToday(parts)
  const chosen = await findSelected(store, parseSelection(params), today)
  const context = await findPlanContext(store.db, today, null)
  const read = selectionFault(chosen.length) ? { errors: {} } : readChange(actionIn(params), form, context)
  if ('errors' in read)
    return {
      ...read,
      typed: [...form].flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as [string, string]] : [],
      ),
    }
  return { id: await openBatch(store, chosen, { ...read, actor, now: now(), today }) }
}

function actionIn(params: URLSearchParams): BatchAction {
  return BATCH_ACTIONS.find((each) => each === params.get(ACTION_PARAM)) ?? 'estatus'
}

function selectionFault(count: number): string | null {
  if (count === 0) return NONE
  if (count <= MOST_SELECTED) return null
  return `Son ${countOf(count)} propiedades. Se cambian hasta ${countOf(MOST_SELECTED)} a la vez: usa los filtros de la lista para elegir menos.`
}
