/** A busy machine may slow some measurements down; quadratic work is slow each time. */
const TRIES = 12
/** The long text against the short one. Linear work takes eight times as long for it, quadratic work 64 times. */
const TIMES_LONGER = 8
const MOST_TIMES = 24

/** CPU milliseconds that need no closer look: linear parsers take about one for some thousands of characters. */
const BUDGET_MS = 5

type Work = () => unknown

async function cpuMs(work: Work): Promise<number> {
  const start = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}

/** CPU milliseconds for a text whose reading takes far more than eight times as long as an eighth of it; null for all others. */
export async function slowMs(read: (text: string) => unknown, text: string): Promise<number | null> {
  const end = Math.round(text.length / TIMES_LONGER / 2)
  // The eighth has the same beginning and end.
  const short = text.slice(0, end) + text.slice(-end)
  let [ms, shortMs] = [Infinity, Infinity]
  // The shortest times count. Both are measured in turn, so that a busy moment slows both down.
  for (let tries = 0; tries < TRIES; tries += 1) {
    ms = Math.min(ms, await cpuMs(() => read(text)))
    if (ms <= BUDGET_MS) return null
    shortMs = Math.min(shortMs, await cpuMs(() => read(short)))
    if (tries > 0 && ms <= MOST_TIMES * shortMs) return null
  }
  return ms
}
