/** A busy machine may slow one comparison down; quadratic work is slow each time. */
const TRIES = 5
/** The long text against the short one, which is read as many times. Quadratic work then takes eight times as long for the long one. */
const TIMES_LONGER = 8
const MOST_TIMES = 3
/** The kernel counts processor time in steps of some milliseconds: a comparison adds up this many, in not more than so many rounds. */
const [ENOUGH_MS, MOST_ROUNDS] = [100, 20]

/** CPU milliseconds that need no closer look: linear parsers take about one for some thousands of characters. */
const BUDGET_MS = 5

type Work = () => unknown

async function cpuMs(work: Work): Promise<number> {
  const start = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}

/** CPU milliseconds for a text that takes far longer than its eighth read eight times; null for all others. */
export async function slowMs(read: (text: string) => unknown, text: string): Promise<number | null> {
  if ((await cpuMs(() => read(text))) <= BUDGET_MS) return null
  const end = Math.round(text.length / TIMES_LONGER / 2)
  // The eighth has the same beginning and end.
  const eighth = text.slice(0, end) + text.slice(-end)
  async function readEighths() {
    for (let time = 0; time < TIMES_LONGER; time += 1) await read(eighth)
  }
  let mean = 0
  for (let tries = 0; tries < TRIES; tries += 1) {
    let [long, short, rounds] = [0, 0, 0]
    // Both are measured in turn, so that a busy moment slows both down.
    for (; rounds < MOST_ROUNDS && long < ENOUGH_MS; rounds += 1) {
      long += await cpuMs(() => read(text))
      short += await cpuMs(readEighths)
    }
    mean = long / rounds
    if (mean <= BUDGET_MS || long <= MOST_TIMES * short) return null
  }
  return mean
}
