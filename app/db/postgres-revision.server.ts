import type { Client, ClientBase, ClientConfig, Notification } from 'pg'
import { randomUUID } from 'node:crypto'
import { CATALOGUE, type Revision } from './revision.ts'

/** The channel of the triggers (`raiseRevision`). */
const CHANNEL = 'revision'
/** Milliseconds between proofs that notifications still arrive; a connection that vanished silently is found so. */
const PROOF_EVERY = 2_000
/** Milliseconds that such a proof may take. */
const PROOF_TIMEOUT = 2_000
/** Milliseconds for making that connection: one that a server in silence took is lost, and the next may find it back. */
const CONNECT_TIMEOUT = 5_000
/** Changes that are remembered, so that each counts once on however many connections it is heard. */
const REMEMBERED = 10_000
/** Milliseconds until a lost connection is made again. */
const RETRY = 1_000

export type PostgresRevision = {
  /** Asked for the first time it begins to listen: until then, and while the connection is lost, it is null. */
  revision: Revision
  /**
   * Lets a connection of the pool hear its own commits: PostgreSQL tells the connection that commits before it answers
   * it, so that this process knows of its own changes at once.
   */
  hearCommits: (client: ClientBase) => Promise<void>
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
  /** @param payload what changed and in which transaction, or a proof of some process */
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
      query_timeout: PROOF_TIMEOUT,
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

  /** A pooler between may swallow notifications: only one of its own that arrives proves that others would. */
  async function prove(made: Client) {
    proof = randomUUID()
    await made.query('select pg_notify($1, $2)', [CHANNEL, proof])
    if (proof !== '' || made !== client) return lose(made)
    if (!isListening) startAnew()
    timer = setTimeout(() => void prove(made).catch(() => lose(made)), PROOF_EVERY).unref()
  }

  /** What changed before is unknown: anything may have. */
  function startAnew() {
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
    async hearCommits(pooled) {
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
