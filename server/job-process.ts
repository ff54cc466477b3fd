import type { ChildProcess } from 'node:child_process'
import { forkScript, unrefChild } from './child-process.ts'

/** What a script of `openJobProcess` tells: first that it can begin, then the result of each job. */
export type JobReply<Result> = { kind: 'ready' } | { kind: 'done'; result: Result }

/** The process ended, or was ended, over this very job. */
export class JobLost extends Error {}

/** Milliseconds that a start or one job may take; the process that is still at it then is ended. */
const PATIENCE = 30_000
/** Milliseconds without a job after which the process ends and its memory comes back. */
const IDLE = 30_000

type Waiting<Job, Result> = { job: Job; resolve: (result: Result) => void; reject: (error: Error) => void }

/**
 * Does jobs in a process of its own, one after another, started when there is one. A job that ends the process is
 * lost; the next one gets another process.
 */
export function openJobProcess<Job extends object, Result>(script: string) {
  const waiting: Waiting<Job, Result>[] = []
  let child: ChildProcess | null = null
  let state: 'starting' | 'free' | 'busy' = 'starting'
  let timer: NodeJS.Timeout | undefined

  function start() {
    const started = unrefChild(forkScript(script))
    child = started
    state = 'starting'
    timer = setTimeout(kill, PATIENCE).unref()
    started.on('message', (reply: JobReply<Result>) => {
      if (reply.kind === 'done') waiting.shift()?.resolve(reply.result)
      state = 'free'
      next()
    })
    started.on('error', () => ended(started))
    started.once('exit', () => ended(started))
  }

  function next() {
    clearTimeout(timer)
    const [first] = waiting
    if (!child) {
      if (first) start()
    } else if (state === 'free') {
      timer = setTimeout(first ? kill : close, first ? PATIENCE : IDLE).unref()
      if (!first) return
      state = 'busy'
      child.send(first.job)
    }
  }

  function ended(which: ChildProcess) {
    if (which !== child) return
    child = null
    clearTimeout(timer)
    if (state === 'busy') waiting.shift()?.reject(new JobLost(`${script} ended over its job`))
    else for (const { reject } of waiting.splice(0)) reject(new Error(`${script} does not start`))
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
    ask: (job: Job) =>
      new Promise<Result>((resolve, reject) => {
        waiting.push({ job, resolve, reject })
        if (state === 'free' || !child) next()
      }),
    close,
  }
}
