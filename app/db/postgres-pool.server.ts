import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Client, ClientConfig, Pool, PoolClient } from 'pg'
import { ServerAway, watchOutages } from './postgres-outage.server.ts'
import { isStoreUnreachable } from './unreachable.server.ts'

type Ask = (sql: string, parameters: readonly unknown[]) => Promise<unknown>

/** Milliseconds after which work is suspect, for one answer to whether the server is there, and until it is asked again. */
export type OutagePatience = { suspect: number; probe: number; pause: number }

/** SQLSTATE of a server that is stopping or starting. The others, even that it is full, come from one that is there. */
const NOT_THERE = /^57P/

/**
 * The pool for Kysely. While the server is away nobody waits for it (`watchOutages`). A connection whose server never
 * answered is closed, and so are those as old: node-postgres would keep them, and let each later query wait behind one
 * that is lost.
 * @param connect makes a connection apart from the pool
 */
export function poolWithoutLost(
  pool: Pool,
  connect: (more: ClientConfig) => Client,
  patience: OutagePatience,
): PostgresPool {
  /** How often a connection was lost before each was made. */
  const madeAfter = new WeakMap<object, number>()
  let losses = 0
  pool.on('connect', (client) => madeAfter.set(client, losses))
  const outages = watchOutages(() => findServer(connect, patience.probe), patience)
  outages.onAway(() => (losses += 1))

  async function takeSound(): Promise<PoolClient> {
    for (;;) {
      const client = await pool.connect()
      if (madeAfter.get(client) === losses) return client
      client.release(true)
    }
  }

  async function take(): Promise<PoolClient> {
    if (outages.isAway()) throw new ServerAway()
    const taking = takeSound()
    try {
      return await outages.within(taking)
    } catch (error) {
      // One that comes after nobody waits for it any more.
      taking.then((client) => client.release(true)).catch(() => {})
      throw error
    }
  }

  return {
    options: pool.options,
    async connect() {
      const client = await take()
      const ask: Ask = client.query.bind(client)
      let lost: ServerAway | null = null
      const query: Ask = async (sql, parameters) => {
        // The rollback of what was lost would wait as long again.
        if (lost) throw lost
        try {
          return await outages.within(ask(sql, parameters))
        } catch (error) {
          if (error instanceof ServerAway) lost = error
          else if (error instanceof Error && error.message === 'Query read timeout') {
            lost = new ServerAway()
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

/** Any answer tells that the server is there; it is not waited for longer than that. */
async function findServer(connect: (more: ClientConfig) => Client, patience: number) {
  const client = connect({ connectionTimeoutMillis: patience, query_timeout: patience })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return 'there'
  } catch (error) {
    const { code = '', severity } = Object(error) as { code?: string; severity?: string }
    if (severity !== undefined) return NOT_THERE.test(code) ? 'refused' : 'there'
    return code !== '' && isStoreUnreachable(error) ? 'refused' : 'silent'
  } finally {
    client.end().catch(() => {})
  }
}
