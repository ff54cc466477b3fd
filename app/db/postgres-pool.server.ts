import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient } from 'pg'

type Ask = (sql: string, parameters: readonly unknown[]) => Promise<unknown>

/**
 * The pool for Kysely. A connection whose server never answered is closed, and so are those as old: node-postgres would
 * keep them, and let each later query wait behind one that is lost.
 */
export function poolWithoutLost(pool: Pool): PostgresPool {
  /** How often a connection was lost before each was made. */
  const madeAfter = new WeakMap<object, number>()
  let losses = 0
  pool.on('connect', (client) => madeAfter.set(client, losses))

  async function takeSound(): Promise<PoolClient> {
    for (;;) {
      const client = await pool.connect()
      if (madeAfter.get(client) === losses) return client
      client.release(true)
    }
  }

  return {
    options: pool.options,
    async connect() {
      const client = await takeSound()
      const ask: Ask = client.query.bind(client)
      let isLost = false
      const query: Ask = async (sql, parameters) => {
        try {
          return await ask(sql, parameters)
        } catch (error) {
          if (!isLost && error instanceof Error && error.message === 'Query read timeout') {
            isLost = true
            losses += 1
          }
          throw error
        }
      }
      return { query: query as PostgresPoolClient['query'], release: () => client.release(isLost) }
    },
    end: () => pool.end(),
  }
}
