import { HOUR_MS } from '#app/calendar/durations.ts'
import type { Parts } from '#app/parts.server.ts'
import { endTurn, takeTurn } from '#app/properties/changes/rederive-turn.server.ts'
import { forkScript, unrefChild } from './child-process.ts'
import { rulesDigest } from './rules-digest.ts'

/** It holds some hundred rows at a time. */
const LITTLE_MEMORY = ['--max-semi-space-size=2', '--max-old-space-size=256']

/**
 * Has what is derived with each property written by the rules of this code, in a process of its own: at the start where
 * the last ones were others, then each day. Every process that serves from the store asks; the one that takes the turn
 * does it.
 */
export function keepDerived({ store, now }: Pick<Parts, 'store' | 'now'>, fail: (error: unknown) => void): void {
  const rules = rulesDigest()

  async function deriveIfDue(isStart: boolean) {
    const turn = await takeTurn(store.db, { rules: await rules, isStart, now: now() })
    if (turn === null) return
    const child = unrefChild(forkScript('rederive.ts', LITTLE_MEMORY))
    child.send(turn)
    const giveBack = () => endTurn(store.db, turn, { isDone: false, now: now() }).catch(fail)
    child.once('error', giveBack)
    child.once('exit', (code) => code !== 0 && giveBack())
  }

  const look = (isStart: boolean) => void deriveIfDue(isStart).catch(fail)
  look(true)
  setInterval(look, HOUR_MS, false).unref()
}
