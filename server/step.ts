/** Runs one step of a command and prints one line with its name and duration. */
export async function step<T>(label: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await work()
  console.log(`✓ ${label} (${secondsSince(start)})`)
  return result
}

/** @param start a reading of `performance.now()` */
export function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}
