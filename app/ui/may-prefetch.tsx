/** The Network Information API, which only some browsers have. */
type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether a page may be prefetched: not with data saving, on a slow connection or offline. */
export function mayPrefetch(): boolean {
  const { connection, onLine } = globalThis.navigator as Navigator & { connection?: Connection }
  return onLine && !connection?.saveData && !connection?.effectiveType?.endsWith('2g')
}
