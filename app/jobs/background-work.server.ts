/** Work in the background, one piece after another. */
export type BackgroundWork = {
  /** Starts now: a piece of work was added. */
  wake: () => void
  /** Works until nothing is left. */
  run: () => Promise<void>
  /** Starts nothing new; resolves when what is under way is written. */
  close: () => Promise<void>
}

type Work<Claimed> = {
  /** The next piece, claimed for this process; null if there is none. */
  claim: () => Promise<Claimed | null>
  work: (claimed: Claimed, closing: AbortSignal) => Promise<void>
  /** The words for the operator. */
  warn: (error: unknown) => void
}

/** Runs claimed work one piece after another. A failure ends the run; the next one goes on where it ended. */
export function openBackgroundWork<Claimed>({ claim, work, warn }: Work<Claimed>): BackgroundWork {
  let underWay: Promise<void> | null = null
  let isAgain = false
  const closing = new AbortController()

  function run(): Promise<void> {
    isAgain = underWay !== null
    underWay ??= workOnAll().finally(() => {
      underWay = null
    })
    return underWay
  }

  async function workOnAll() {
    try {
      do {
        isAgain = false
        for (let claimed = await claim(); claimed && !closing.signal.aborted; claimed = await claim())
          await work(claimed, closing.signal)
      } while (isAgain && !closing.signal.aborted)
    } catch (error) {
      if (!closing.signal.aborted) warn(error)
    }
  }

  return {
    wake: () => void run(),
    run,
    async close() {
      closing.abort()
      await underWay
    },
  }
}
