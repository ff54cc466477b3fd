import { findToday } from '#app/agency/agency-days.server.ts'
import { HOUR_MS } from '#app/calendar/durations.ts'
import type { Parts } from '#app/http/parts.server.ts'
import type { Actor } from '#app/records/change.server.ts'
import type { Result } from '#app/forms/result.ts'
import { countOf } from '#app/forms/control-readers.ts'
import type { NewBatch } from './new-batch.ts'
import { readJsonOr } from '#app/text/stored-json.ts'
import { BATCH_JSON } from './batch-json.ts'
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
  selectionFields,
} from '#app/inventory/selection.ts'

/** Titles that the page of a new batch shows. */
const SHOWN = 5

const NONE = 'No elegiste ninguna propiedad.'

/** Milliseconds that a rule of a preview that was left is offered again. */
const RULE_LIFE = HOUR_MS

export async function findNewBatch(
  parts: Pick<Parts, 'store' | 'now'>,
  params: URLSearchParams,
  actor: Actor,
): Promise<NewBatch> {
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
    typed: await findRule(parts, ruleQuery(params), actor),
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
): Promise<Result<{ id: string }, { errors: ChangeErrors; typed: [string, string][] }>> {
  const { store, now } = parts
  const today = await findToday(parts)
  const chosen = await findSelected(store, parseSelection(params), today)
  const context = await findPlanContext(store.db, today, null)
  const isReadable = selectionFault(chosen.length) === null
  const read = isReadable ? readChange(actionIn(params), form, context) : ({ ok: false, refusal: {} } as const)
  const typed = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  )
  if (!read.ok) return { ok: false, refusal: { errors: read.refusal, typed } }
  const rule = { selection: ruleQuery(params), typed: new URLSearchParams(typed).toString() }
  const { change, title } = read
  return { ok: true, id: await openBatch(store, chosen, { change, title, rule, actor, now: now(), today }) }
}

/** The query of the page of a change: its selection, its action and its fact, each in the same order. */
function ruleQuery(params: URLSearchParams): string {
  const fact = params.get(CHANGE_CONTROLS.fact)
  const query = new URLSearchParams([...selectionFields(parseSelection(params)), [ACTION_PARAM, actionIn(params)]])
  if (fact !== null) query.set(CHANGE_CONTROLS.fact, fact)
  return query.toString()
}

/** What a person entered on this page for a preview that is not applied: going back from it keeps the rule. */
async function findRule({ store, now }: Pick<Parts, 'store' | 'now'>, selection: string, actor: Actor) {
  const row = await store.db
    .selectFrom('jobs')
    .where('kind', '=', 'change')
    .where('state', '=', 'checked')
    .where('createdBy', '=', actor.id)
    .where('createdAt', '>', new Date(now().getTime() - RULE_LIFE).toISOString())
    .where('lookup', '=', selection)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .select('payload')
    .executeTakeFirst()
  return [...new URLSearchParams(readJsonOr(BATCH_JSON, row?.payload, null)?.typed)]
}

function actionIn(params: URLSearchParams): BatchAction {
  return BATCH_ACTIONS.find((each) => each === params.get(ACTION_PARAM)) ?? 'estatus'
}

function selectionFault(count: number): string | null {
  if (count === 0) return NONE
  if (count <= MOST_SELECTED) return null
  return `Son ${countOf(count)} propiedades. Se cambian hasta ${countOf(MOST_SELECTED)} a la vez: usa los filtros de la lista para elegir menos.`
}
