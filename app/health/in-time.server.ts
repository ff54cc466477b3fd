import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds that a question about the state waits for the store or the files. */
const PATIENCE = 2_000

/** What was asked, or null where it failed or took too long: a page about failures must not fail with them. */
export async function inTime<T>(asked: Promise<T>, patience = PATIENCE): Promise<T | null> {
  return Promise.race([asked.catch(() => null), wait(patience, null, { ref: false })])
}
