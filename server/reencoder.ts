import type { ChildProcess } from 'node:child_process'
import type { Reencode, Reencoded } from '#app/photos/reencode-photo.server.ts'
import { forkScript, letGo } from './apart.ts'

export type ReencodeJob = { path: string }
export type ReencodeReply = { kind: 'ready' } | { kind: 'done'; result: Reencoded }

/** Milliseconds that one picture may take; the process that is still at it then is ended. */
const PATIENCE = 30_000
/** Milliseconds without a picture after which the process ends and its memory comes back. */
const IDLE = 30_000

type Waiting = ReencodeJob & { resolve: (result: Reencoded) => void; reject: (error: Error) => void }

/**
 * Decodes pictures in a process of its own, one after another: the largest take half a gigabyte each. A picture that
 * ends the process is broken; the next one gets another process.
 */
export function openReencoder(script = 'reencode.ts'): { reencode: Reencode; close: () => void } {
  const waiting: Waiting[] = []
  let child: ChildProcess | null = null
  let state: 'starting' | 'free' | 'busy' = 'starting'
  let timer: NodeJS.Timeout | undefined

  function start() {
    const started = letGo(forkScript(script))
    child = started
    state = 'starting'
    started.on('message', (reply: ReencodeReply) => {
      if (reply.kind === 'done') waiting.shift()?.resolve(reply.result)
      state = 'free'
      next()
    })
    started.on('error', () => ended(started))
    started.once('exit', () => ended(started))
  }

  function next() {
    clearTimeout(timer)
    const [job] = waiting
    if (!child) {
      if (job) start()
    } else if (state === 'free') {
      timer = setTimeout(job ? kill : close, job ? PATIENCE : IDLE).unref()
      if (!job) return
      state = 'busy'
      child.send({ path: job.path } satisfies ReencodeJob)
    }
  }

  function ended(which: ChildProcess) {
    if (which !== child) return
    child = null
    if (state === 'busy') waiting.shift()?.resolve({ fault: 'broken' })
    else for (const job of waiting.splice(0)) job.reject(new Error('the process that decodes photos does not start'))
    next()
  }

  function kill() {
    child?.kill('SIGKILL')
  }

  function close() {
    const idle = child
    child = null
    clearTimeout(timer)
    idle?.disconnect()
  }

  return {
    reencode: (path) =>
      new Promise((resolve, reject) => {
        waiting.push({ path, resolve, reject })
        if (state === 'free' || !child) next()
      }),
    close,
  }
}
