import type { Kysely, KyselyPlugin } from 'kysely'
import type { Schema } from '#app/db/schema.ts'

/** Wraps a database and records the rows of each query, in order. */
export function watched(db: Kysely<Schema>): { db: Kysely<Schema>; answers: unknown[][] } {
  const answers: unknown[][] = []
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      answers.push(result.rows)
      return result
    },
  }
  return { db: db.withPlugin(plugin), answers }
}
