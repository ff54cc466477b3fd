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

/** The shortest of several times, unless one of the first is within the budget. */
async function leastMs(work: Work, budget = 0): Promise<number> {
  let least = Infinity
  for (let tries = 0; tries < TRIES && least > budget; tries += 1) least = Math.min(least, await cpuMs(work))
  return least
}

/** CPU milliseconds for a text that takes more than twice as long as its half, or more than the limit; null for all others. */
export async function slowMs(read: (text: string) => unknown, text: string, limit = Infinity): Promise<number | null> {
  const ms = await leastMs(() => read(text), BUDGET_MS)
  if (ms <= BUDGET_MS) return null
  const quarter = Math.round(text.length / 4)
  // The half has the same beginning and end.
  const half = text.slice(0, quarter) + text.slice(-quarter)
  return ms <= limit && ms <= MOST_TIMES * (await leastMs(() => read(half))) ? null : ms
}
