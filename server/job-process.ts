import type { ChildProcess } from 'node:child_process'
import { unrefChild } from './child-process.ts'
import { forkConfined } from './confined-process.ts'

/** Messages of the child process: `ready` after its start, then `done` with the result of each job. */
export type JobReply<Result> = { kind: 'ready' } | { kind: 'done'; result: Result }

/** The child process crashed or was killed while it ran this job. */
export class JobCrashed extends Error {}

/** Timeout in milliseconds of the start and of each job; then the process is killed. */
const TIMEOUT = 30_000
/** An idle process is closed after so many milliseconds, to free its memory. */
const IDLE = 30_000

type Waiting<Job, Result> = { job: Job; resolve: (result: Result) => void; reject: (error: Error) => void }

/**
 * Runs jobs one after another in a confined process, which is started with the first job. A job that crashes the
 * process is rejected with JobCrashed; the next job gets a new process.
 */
export function openJobProcess<Job extends object, Result>(program: string) {
  const waiting: Waiting<Job, Result>[] = []
  let child: ChildProcess | null = null
  let state: 'starting' | 'free' | 'busy' = 'starting'
  let timer: NodeJS.Timeout | undefined

  function start() {
    const started = unrefChild(forkConfined(program))
    child = started
    state = 'starting'
    timer = setTimeout(kill, TIMEOUT).unref()
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
      timer = setTimeout(first ? kill : close, first ? TIMEOUT : IDLE).unref()
      if (!first) return
      state = 'busy'
      child.send(first.job)
    }
  }

  function ended(which: ChildProcess) {
    if (which !== child) return
    child = null
    clearTimeout(timer)
    if (state === 'busy') waiting.shift()?.reject(new JobCrashed(`${program} ended over its job`))
    else for (const { reject } of waiting.splice(0)) reject(new Error(`${program} does not start`))
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
