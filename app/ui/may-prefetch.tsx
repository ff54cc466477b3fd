/** What some browsers tell of the connection; not all, so it is in no list of what they have. */
type Connection = { saveData?: boolean; effectiveType?: string }

/**
 * Whether a page may be fetched before anybody asked for it: not where data is to be saved, or the line is thin or gone.
 * A script that did not come is not asked for again.
 */
export function mayPrefetch(): boolean {
  const { connection, onLine } = globalThis.navigator as Navigator & { connection?: Connection }
  return onLine && !connection?.saveData && !connection?.effectiveType?.endsWith('2g')
}
