import { Worker } from 'node:worker_threads'
import type { ListAnswer, ListQuery } from './list-query.ts'

/** Milliseconds that one query may take; at a million properties the slowest of the product takes a tenth. */
const LIMIT = 2_000
/** Queries that wait for their turn; more than that would take longer than anybody waits. */
const LONGEST_QUEUE = 200
/** Threads that may still be busy with a query that was given up: SQLite can't be interrupted from outside. */
const MOST_STUCK = 2

const TOO_MANY = 'too many lists wait'

/** A list took too long, or too many wait: another attempt may succeed, as with a server that does not answer. */
class ListTooSlow extends Error {
  readonly code = 'ETIMEDOUT'
}

type Waiting = { query: ListQuery; resolve: (rows: unknown[]) => void; reject: (error: Error) => void }

/**
 * Reads lists of an embedded store in a thread of its own, which begins with the first of them.
 * @param limit milliseconds that one query may take
 */
export function openListReader(path: string, limit = LIMIT) {
  const waiting: Waiting[] = []
  let thread: Worker | null = null
  let isReady = false
  let current: Waiting | null = null
  let timer: NodeJS.Timeout | undefined
  let stuck = 0
  let isClosed = false

  function next() {
    if (current || waiting.length === 0 || stuck >= MOST_STUCK) return
    thread ??= start()
    // A process with nothing else to do may end; one that waits for an answer may not.
    thread.ref()
    if (!isReady) return
    current = waiting.shift() ?? null
    timer = setTimeout(giveUp, limit)
    thread.postMessage(current?.query, [])
  }

  function start(): Worker {
    const started = new Worker(new URL('list-thread.ts', import.meta.url), { workerData: path })
    isReady = false
    started.on('message', (said: ListAnswer | 'ready') => {
      if (started !== thread) return
      if (said === 'ready') {
        isReady = true
        next()
      } else if ('failed' in said) settle((asked) => asked.reject(Object.assign(said.failed, said.codes)))
      else settle((asked) => asked.resolve(said.rows))
    })
    started.on('error', (error) => {
      if (started !== thread) return
      thread = null
      if (!isReady) for (const asked of waiting.splice(0)) asked.reject(error)
      settle((asked) => asked.reject(error))
    })
    return started
  }

  function settle(how: (asked: Waiting) => void) {
    clearTimeout(timer)
    const asked = current
    current = null
    thread?.unref()
    if (asked) how(asked)
    next()
  }

  function giveUp() {
    const left = thread
    thread = null
    stuck += 1
    void left?.terminate().finally(() => {
      stuck -= 1
      next()
    })
    // Those behind it would wait for a thread that nobody can free.
    if (stuck >= MOST_STUCK) for (const asked of waiting.splice(0)) asked.reject(new ListTooSlow(TOO_MANY))
    settle((asked) => asked.reject(new ListTooSlow(`gave up after ${limit} ms: ${asked.query.sql}`)))
  }

  return {
    /** @throws ListTooSlow, which `isStoreUnreachable` knows by its code */
    async all(query: ListQuery): Promise<unknown[]> {
      if (isClosed) throw new Error('database is not open')
      if (stuck >= MOST_STUCK || waiting.length >= LONGEST_QUEUE) throw new ListTooSlow(TOO_MANY)
      return new Promise((resolve, reject) => {
        waiting.push({ query, resolve, reject })
        next()
      })
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      const open = thread
      thread = null
      for (const asked of waiting.splice(0)) asked.reject(new Error('database is not open'))
      settle((asked) => asked.reject(new Error('database is not open')))
      await open?.terminate()
    },
  }
}
export type ListReader = ReturnType<typeof openListReader>
