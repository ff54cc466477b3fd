/** A busy machine may slow some measurements down; quadratic work is slow each time. */
const TRIES = 12
/** Linear work takes twice as long for twice the text, quadratic work four times. */
const MOST_TIMES = 3

/** CPU milliseconds that need no closer look: linear parsers take about one for some thousands of characters. */
const BUDGET_MS = 5

type Work = () => unknown

async function cpuMs(work: Work): Promise<number> {
  const start = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}

/** CPU milliseconds for a text that takes more than twice as long as its half, or more than the limit; null for all others. */
export async function slowMs(read: (text: string) => unknown, text: string, limit = Infinity): Promise<number | null> {
  const quarter = Math.round(text.length / 4)
  // The half has the same beginning and end.
  const half = text.slice(0, quarter) + text.slice(-quarter)
  let [ms, halfMs] = [Infinity, Infinity]
  // The shortest times count. Both are measured in turn, so that a busy moment slows both down.
  for (let tries = 0; tries < TRIES; tries += 1) {
    ms = Math.min(ms, await cpuMs(() => read(text)))
    if (ms <= BUDGET_MS) return null
    halfMs = Math.min(halfMs, await cpuMs(() => read(half)))
    if (tries > 0 && ms <= limit && ms <= MOST_TIMES * halfMs) return null
  }
  return ms
}
