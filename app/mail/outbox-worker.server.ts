import type { Store } from '#app/db/store.server.ts'
import { type Delivery, claimDue, discard, markDelivered, markFailed } from './outbox.server.ts'
import { hideAddresses } from './email-address.ts'
import type { OutboxKind } from './outbox-kinds.ts'
import type { Recipient } from './recipient.ts'

declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    /** Empties the outbox in the background; call `wake` after adding a delivery. */
    outboxWorker: OutboxWorker
  }
}

/** Delivers one kind of message. */
export type DeliveryChannel = {
  kind: OutboxKind
  /**
   * @returns what became of it for each recipient of a mail; empty when the channel has no recipients
   * @throws when it fails for all; the staff reads the message of the error
   */
  deliver: (delivery: Delivery) => Promise<readonly Recipient[]>
  /** Attempts before giving up; the usual number when not set. */
  most?: number
}

export type OutboxWorker = {
  /** Starts a round now: something was put into the outbox. */
  wake: () => void
  /** Delivers what is due; resolves when each delivery has succeeded or failed. */
  run: () => Promise<void>
  /** Starts nothing new; resolves when running deliveries have ended, or after `patience` milliseconds. */
  close: (patience?: number) => Promise<void>
}

type Options = {
  store: Store
  channels: readonly DeliveryChannel[]
  /** Whether whoever ordered a delivery may still do so; one that may not be sent is deleted. */
  mayDeliver: (delivery: Delivery) => Promise<boolean>
  now: () => Date
  warn: (message: string, error?: unknown) => void
}

/** Seconds until the second attempt; each further wait is twice as long. */
const FIRST_WAIT = 30
const LONGEST_WAIT = 6 * 3600
/**
 * Largest random addition to a wait, as a share of it, so that deliveries that failed together do not retry together.
 */
const JITTER = 0.2
/** Attempts before giving up: about four days. */
export const MOST_ATTEMPTS = 24

/** Concurrent deliveries of one kind. */
const AT_ONCE = 5
/** Milliseconds that shutdown waits for running deliveries. */
const PATIENCE = 8_000

/** Empties the outbox. Each channel has its own loop: an unreachable mail server does not delay the form service. */
export function openOutboxWorker({ store, channels, mayDeliver, now, warn }: Options): OutboxWorker {
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
    round.work = deliverDue(channel, round)
    return round.work
  }

  async function deliverDue(channel: DeliveryChannel, round: { again: boolean }) {
    try {
      do {
        round.again = false
        const claimed = await claimDue(store.db, channel.kind, AT_ONCE, now())
        // Waits for all of them even if one throws: `close` waits for running deliveries.
        const attempts = await Promise.allSettled(claimed.map((delivery) => attempt(channel, delivery)))
        const failed = attempts.find(({ status }) => status === 'rejected')
        if (failed?.status === 'rejected') throw failed.reason
        round.again ||= claimed.length === AT_ONCE
      } while (round.again && !closing.signal.aborted)
    } catch (error) {
      if (!closing.signal.aborted) warn(`outbox: no se pudo revisar lo pendiente (${channel.kind})`, error)
    } finally {
      // No await between the last check of `again` and this line: a later wake-up starts a new round.
      rounds.delete(channel)
    }
  }

  async function attempt(channel: DeliveryChannel, delivery: Delivery) {
    if (!(await mayDeliver(delivery))) return discard(store.db, delivery)
    const { recipients, error, isFinal } = await channel
      .deliver(delivery)
      .then(resultOf, (thrown: unknown) => failureOf(describe(thrown), delivery.recipients))
    if (error === null) return markDelivered(store.db, delivery, recipients, now())
    const again = isFinal ? null : retryAt(delivery.attempts, now(), Math.random(), channel.most ?? MOST_ATTEMPTS)
    await markFailed(store.db, delivery, { error, recipients, again })
    // Logged at the first failure and when giving up: a server that is down all day must not fill the log.
    if (again && delivery.attempts > 1) return
    const tries = delivery.attempts === 1 ? '1 intento' : `${delivery.attempts} intentos`
    const fate = again ? 'se intentará de nuevo' : `se abandona tras ${tries}`
    warn(`outbox: no se entregó ${channel.kind} ${delivery.id} (${fate}): ${hideAddresses(error)}`)
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

type Result = { recipients: readonly Recipient[]; error: string | null; isFinal: boolean }

/** It is an error as long as anybody is without the message, and final once nobody can be tried again. */
function resultOf(recipients: readonly Recipient[]): Result {
  const missing = recipients.filter(({ state }) => state !== 'delivered')
  return {
    recipients,
    error: missing.map(({ address, answer }) => `${address}: ${answer}`).join('; ') || null,
    isFinal: missing.every(({ state }) => state === 'rejected'),
  }
}

/** Nobody answered: who had been put off still is. */
function failureOf(error: string, earlier: readonly Recipient[]): Result {
  const recipients = earlier.map((recipient) =>
    recipient.state === 'deferred' ? { ...recipient, answer: error } : recipient,
  )
  return { recipients, error, isFinal: false }
}

/** The error on one line; a failed fetch has its reason in `cause`. */
function describe(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error))
  const reason = cause instanceof Error ? `${message}: ${cause.message}` : message
  return reason.replaceAll(/\s+/g, ' ').trim() || 'error desconocido'
}

/**
 * When a delivery that has just failed is tried again.
 * @param attempts including this one
 * @param chance a random number from 0 to below 1
 * @returns null when it is abandoned
 */
export function retryAt(attempts: number, now: Date, chance: number, most = MOST_ATTEMPTS): Date | null {
  if (attempts >= most) return null
  const wait = Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT)
  return new Date(now.getTime() + wait * (1 + JITTER * chance) * 1000)
}
