import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { Socket } from 'node:net'
import { dirname } from 'node:path'
import { environmentWith } from '#app/env.server.ts'
import { workerProgram } from './program-files.ts'

/** Decoding photos leaves a process three times as large for good: one that ends takes that with it. */
export async function loadDemoInChildProcess(): Promise<void> {
  const [code] = await once(forkProgram(workerProgram('load-demo')), 'exit')
  if (code !== 0) throw new Error(`el catálogo de demostración no se cargó (código ${code})`)
}

/** Runs a program as a process of its own, which ends when this one does. @param flags of Node */
export function forkProgram(path: string, flags: string[] = []): ChildProcess {
  const compiled = getCompileCacheDir()
  return fork(path, {
    execArgv: flags,
    env: environmentWith(compiled ? { NODE_COMPILE_CACHE: dirname(compiled) } : {}),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/** Lets this process end while the other one runs. */
export function unrefChild(child: ChildProcess): ChildProcess {
  child.unref()
  child.channel?.unref()
  for (const stream of child.stdio) if (stream instanceof Socket) stream.unref()
  return child
}
