import { parentPort, workerData } from 'node:worker_threads'
import type { ListAnswer, ListQuery } from './list-query.ts'
import { openSqliteForLists } from './sqlite.server.ts'

// The thread of `list-reader.server.ts`: it says when it is ready, then answers one query at a time.

const database = openSqliteForLists(String(workerData))

parentPort?.on('message', ({ sql, parameters }: ListQuery) => parentPort?.postMessage(answer(sql, parameters), []))

parentPort?.postMessage('ready', [])

function answer(sql: string, parameters: readonly unknown[]): ListAnswer {
  try {
    return { rows: database.prepare(sql).all(parameters) }
  } catch (error) {
    const failed = error instanceof Error ? error : new Error(String(error))
    return { failed, codes: { ...failed } }
  }
}
