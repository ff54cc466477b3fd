import { setTimeout as wait } from 'node:timers/promises'

/** Timeout in milliseconds of a query for the state page or the metrics. */
const TIMEOUT = 2_000

/** The value, or null if it failed or took too long: a page about failures must not fail with them. */
export async function withTimeout<T>(promise: Promise<T>): Promise<T | null> {
  return Promise.race([promise.catch(() => null), wait(TIMEOUT, null, { ref: false })])
}
