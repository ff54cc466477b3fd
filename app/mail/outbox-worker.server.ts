import type { Store } from '#app/db/store.server.ts'
import { type Delivery, claimDue, markDelivered, markFailed } from './outbox.server.ts'
import { MOST_ATTEMPTS, retryAt } from './retry.ts'
import type { DeliveryKind } from './vocabulary.ts'

/** How one kind of delivery is made. @throws when it did not arrive; the message of the error is what staff read */
export type DeliveryChannel = {
  kind: DeliveryKind
  deliver: (delivery: Delivery) => Promise<void>
  /** Attempts after which it is given up, where fewer than usual make sense. */
  most?: number
}

export type OutboxWorker = {
  /** Says that something may be due. */
  wake: () => void
  /** Delivers what is due and resolves when all of it has arrived or failed. */
  run: () => Promise<void>
  /** Takes on nothing more, and resolves when what is under way has ended, or after `patience` milliseconds. */
  close: (patience?: number) => Promise<void>
}

type Options = {
  store: Store
  channels: readonly DeliveryChannel[]
  now: () => Date
  tell: (message: string, error?: unknown) => void
}

/** Deliveries of one kind under way together. */
const AT_ONCE = 5
/** Milliseconds that the end of the process waits for what is under way. */
const PATIENCE = 8_000

/** Empties the outbox. Each kind goes at its own pace: a mail server out of reach does not hold up the form service. */
export function openOutboxWorker({ store, channels, now, tell }: Options): OutboxWorker {
  const rounds = new Map<DeliveryChannel, { work: Promise<void>; again: boolean }>()
  const closing = new AbortController()

  function start(channel: DeliveryChannel): Promise<void> {
    const underWay = rounds.get(channel)
    if (underWay) {
      underWay.again = true
      return underWay.work
    }
    if (closing.signal.aborted) return Promise.resolve()
    const round = { work: Promise.resolve(), again: false }
    rounds.set(channel, round)
    round.work = empty(channel, round)
    return round.work
  }

  async function empty(channel: DeliveryChannel, round: { again: boolean }) {
    try {
      do {
        round.again = false
        const claimed = await claimDue(store.db, channel.kind, AT_ONCE, now())
        // Whatever becomes of one, the round ends with the last: closing waits for what is under way.
        const attempts = await Promise.allSettled(claimed.map((delivery) => attempt(channel, delivery)))
        const unnoted = attempts.find((each) => each.status === 'rejected')
        if (unnoted) throw unnoted.reason
        round.again ||= claimed.length === AT_ONCE
      } while (round.again && !closing.signal.aborted)
    } catch (error) {
      if (!closing.signal.aborted) tell(`outbox: no se pudo revisar lo pendiente (${channel.kind})`, error)
    } finally {
      // At once with the last look: whoever wakes it from here on begins a round of its own.
      rounds.delete(channel)
    }
  }

  async function attempt(channel: DeliveryChannel, delivery: Delivery) {
    const failure = await channel.deliver(delivery).then(() => null, describe)
    if (failure === null) return markDelivered(store.db, delivery, now())
    const again = retryAt(delivery.attempts, now(), Math.random(), channel.most ?? MOST_ATTEMPTS)
    await markFailed(store.db, delivery, failure, again)
    const fate = again ? 'se intentará de nuevo' : `se abandona tras ${delivery.attempts} intentos`
    // Once when it begins and once when it ends: a server that is down for a day needs no hundred lines.
    if (!again || delivery.attempts === 1)
      tell(`outbox: no se entregó ${channel.kind} ${delivery.id} (${fate}): ${failure}`)
  }

  async function run() {
    await Promise.all(channels.map(start))
  }

  return {
    wake: () => void run(),
    run,
    async close(patience = PATIENCE) {
      closing.abort()
      const overdue = new Promise((resolve) => {
        setTimeout(resolve, patience).unref()
      })
      await Promise.race([Promise.all([...rounds.values()].map(({ work }) => work)), overdue])
    },
  }
}

/** What went wrong, on one line; the reason behind a failed fetch is in its cause. */
function describe(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error))
  const reason = cause instanceof Error ? `${message}: ${cause.message}` : message
  return reason.replaceAll(/\s+/g, ' ').trim() || 'error desconocido'
}
