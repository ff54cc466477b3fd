import type { Kysely, KyselyPlugin } from 'kysely'
import type { Schema } from '#app/db/schema.ts'

/** The same queries, and the rows that each of them was answered, in their order. */
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
