import { DAY_MS, HOUR_MS } from '#app/calendar/durations.ts'
import { DERIVED_BY } from '#app/db/installation.ts'
import type { Queries } from '#app/db/store.server.ts'

/** A look through all properties: by which rules, begun or ended when. */
type Look = { rules: string; at: string; isDone: boolean }
/** `isStart`: the process has just started, so that its rules are the newest that there are. */
type Asking = { rules: string; isStart: boolean; now: Date }

/**
 * Takes the turn to derive all properties again, so that one process does among all that serve from this store: when it
 * starts with other rules, and once a day, for what a process of before may still have written beside it.
 * @returns what to end the turn with; null where it is not due: nothing of before undoes what newer rules wrote
 */
export async function takeTurn(db: Queries, { rules, isStart, now }: Asking): Promise<string | null> {
  const known = await db.selectFrom('installation').where('name', '=', DERIVED_BY).select('value').executeTakeFirst()
  const turn = written({ rules, at: now.toISOString(), isDone: false })
  if (!known) {
    const added = await db
      .insertInto('installation')
      .values({ name: DERIVED_BY, value: turn })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirstOrThrow()
    return Number(added.numInsertedOrUpdatedRows) === 1 ? turn : null
  }
  if (!isDue(JSON.parse(known.value) as Look, { rules, isStart, now })) return null
  return (await replace(db, known.value, turn)) ? turn : null
}

/** Notes that a turn came to its end, or did not: then it is another's. */
export async function endTurn(db: Queries, turn: string, { isDone, now }: { isDone: boolean; now: Date }) {
  if (!isDone) return db.deleteFrom('installation').where('name', '=', DERIVED_BY).where('value', '=', turn).execute()
  const { rules } = JSON.parse(turn) as Look
  return replace(db, turn, written({ rules, at: now.toISOString(), isDone }))
}

function isDue(last: Look, { rules, isStart, now }: Asking): boolean {
  const passed = now.getTime() - Date.parse(last.at)
  if (last.rules !== rules) return isStart
  return passed >= (last.isDone ? DAY_MS : HOUR_MS)
}

async function replace(db: Queries, before: string, after: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('installation')
    .set({ value: after })
    .where('name', '=', DERIVED_BY)
    .where('value', '=', before)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

function written(look: Look): string {
  return JSON.stringify(look)
}
