import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Client, ClientConfig, Pool, PoolClient } from 'pg'
import { ServerUnreachable, watchOutages } from './postgres-outage.server.ts'
import { isStoreUnreachable } from './unreachable.server.ts'

type RunQuery = (sql: string, parameters: readonly unknown[]) => Promise<unknown>

/** Milliseconds: when a query becomes suspect, the timeout of a probe, and the pause between probes. */
export type OutageTimeouts = { suspect: number; probe: number; pause: number }

/**
 * SQLSTATE of a server that is stopping or starting. Any other error comes from a server that is up, even 'too many
 * connections'.
 */
const SERVER_STOPPED = /^57P/

/**
 * The pool for Kysely. During an outage queries fail at once (`watchOutages`). Connections from before an outage are
 * closed: node-postgres would keep them, and later queries would wait behind a lost one.
 * @param connect makes a connection outside the pool
 */
export function poolWithOutageWatch(
  pool: Pool,
  connect: (more: ClientConfig) => Client,
  patience: OutageTimeouts,
): PostgresPool {
  /** Number of outages before each connection was made. */
  const lossesAtCreation = new WeakMap<object, number>()
  let losses = 0
  pool.on('connect', (client) => lossesAtCreation.set(client, losses))
  const outages = watchOutages(() => probeServer(connect, patience.probe), patience)
  outages.onUnreachable(() => (losses += 1))

  async function takeHealthy(): Promise<PoolClient> {
    for (;;) {
      const client = await pool.connect()
      if (lossesAtCreation.get(client) === losses) return client
      client.release(true)
    }
  }

  async function take(): Promise<PoolClient> {
    if (outages.isUnreachable()) throw new ServerUnreachable()
    const taking = takeHealthy()
    try {
      return await outages.within(taking)
    } catch (error) {
      // A connection that arrives too late is closed.
      taking.then((client) => client.release(true)).catch(() => {})
      throw error
    }
  }

  return {
    options: pool.options,
    async connect() {
      const client = await take()
      const run: RunQuery = client.query.bind(client)
      let lost: ServerUnreachable | null = null
      const query: RunQuery = async (sql, parameters) => {
        // The rollback of a lost transaction would wait for another timeout.
        if (lost) throw lost
        try {
          return await outages.within(run(sql, parameters))
        } catch (error) {
          if (error instanceof ServerUnreachable) lost = error
          else if (error instanceof Error && error.message === 'Query read timeout') {
            lost = new ServerUnreachable()
            losses += 1
          }
          throw error
        }
      }
      return { query: query as PostgresPoolClient['query'], release: () => client.release(lost !== null) }
    },
    end() {
      outages.close()
      return pool.end()
    },
  }
}

/** Any answer means that the server is up. */
async function probeServer(connect: (more: ClientConfig) => Client, patience: number) {
  const client = connect({ connectionTimeoutMillis: patience, query_timeout: patience })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return 'there'
  } catch (error) {
    const { code = '', severity } = Object(error) as { code?: string; severity?: string }
    if (severity !== undefined) return SERVER_STOPPED.test(code) ? 'refused' : 'there'
    return code !== '' && isStoreUnreachable(error) ? 'refused' : 'silent'
  } finally {
    client.end().catch(() => {})
  }
}
