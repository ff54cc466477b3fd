/** What the thread of `list-reader.server.ts` is asked for, and answers. */
export type ListQuery = { sql: string; parameters: readonly unknown[] }
/** What a failure tells beside its message does not travel with it. */
export type ListAnswer = { rows: unknown[] } | { failed: Error; codes: object }
