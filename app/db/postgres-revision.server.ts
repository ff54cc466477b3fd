import type { Client, ClientBase, ClientConfig, Notification } from 'pg'
import { randomUUID } from 'node:crypto'
import { CATALOGUE, type Revision } from './revision.ts'

/** The notification channel of the triggers (`raiseRevision`). */
const CHANNEL = 'revision'
/** Milliseconds between probes of the notifications. They detect a connection that was lost silently. */
const PROBE_INTERVAL = 2_000
/** Timeout of a probe in milliseconds. */
const PROBE_TIMEOUT = 2_000
/** Timeout in milliseconds of the listening connection. */
const CONNECT_TIMEOUT = 5_000
/** Number of recent changes that are remembered, because one change may be reported on several connections. */
const REMEMBERED = 10_000
/** Milliseconds until a lost connection is opened again. */
const RETRY = 1_000

export type PostgresRevision = {
  /** Starts to listen at the first call. Until then, and while the connection is lost, it is null. */
  revision: Revision
  /**
   * Makes a connection of the pool listen: PostgreSQL notifies a committing connection before it acknowledges the
   * commit, so this process knows its own changes at once.
   */
  listenOn: (client: ClientBase) => Promise<void>
  close: () => Promise<void>
}

export function openPostgresRevision(connect: (more: ClientConfig) => Client): PostgresRevision {
  let count = 0
  let isListening = false
  let isClosed = false
  let client: Client | null = null
  let timer: NodeJS.Timeout | undefined
  let proof = ''
  const heard = new Set<string>()
  /** @param payload what changed and in which transaction, or a probe of some process */
  function hear({ payload = '' }: Notification) {
    if (payload === proof) proof = ''
    const [subject] = payload.split(' ')
    if (subject !== CATALOGUE || heard.has(payload)) return
    count += 1
    heard.add(payload)
    if (heard.size > REMEMBERED) for (const oldest of heard) return void heard.delete(oldest)
  }

  async function listen() {
    const made = connect({
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      query_timeout: PROBE_TIMEOUT,
    })
    client = made
    made.on('notification', hear)
    made.on('error', () => lose(made)).on('end', () => lose(made))
    try {
      await made.connect()
      await made.query(`listen ${CHANNEL}`)
      await prove(made)
    } catch {
      lose(made)
    }
  }

  /** A connection pooler may drop notifications, so this process sends itself one and waits for it. */
  async function prove(made: Client) {
    proof = randomUUID()
    await made.query('select pg_notify($1, $2)', [CHANNEL, proof])
    if (proof !== '' || made !== client) return lose(made)
    if (!isListening) resetRevision()
    timer = setTimeout(() => void prove(made).catch(() => lose(made)), PROBE_INTERVAL).unref()
  }

  /** Earlier changes may have been missed, so everything counts as changed. */
  function resetRevision() {
    count += 1
    heard.clear()
    isListening = true
  }

  function lose(made: Client) {
    if (made !== client) return
    client = null
    isListening = false
    clearTimeout(timer)
    made.end().catch(() => {})
    if (!isClosed) timer = setTimeout(() => void listen(), RETRY).unref()
  }

  return {
    revision() {
      if (!client && timer === undefined && !isClosed) void listen()
      return isListening ? count : null
    },
    async listenOn(pooled) {
      pooled.on('notification', hear)
      await pooled.query(`listen ${CHANNEL}`)
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      isListening = false
      await client?.end().catch(() => {})
    },
  }
}
