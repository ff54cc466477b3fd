import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { Socket } from 'node:net'
import { dirname } from 'node:path'
import { environmentWith } from '#app/env.server.ts'
import { workerProgram } from './program-files.ts'

/**
 * Loads the demo catalogue in a child process: decoding photos triples a process's memory, which is freed when the
 * child exits.
 */
export async function loadDemoInChildProcess(): Promise<void> {
  const [code] = await once(forkProgram(workerProgram('load-demo')), 'exit')
  if (code !== 0) throw new Error(`el catálogo de demostración no se cargó (código ${code})`)
}

/** Runs a program as a child process, which exits when this process does. @param flags of Node */
export function forkProgram(path: string, flags: string[] = []): ChildProcess {
  const compiled = getCompileCacheDir()
  return fork(path, {
    execArgv: flags,
    env: environmentWith(compiled ? { NODE_COMPILE_CACHE: dirname(compiled) } : {}),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/** Lets this process exit while the child is running. */
export function unrefChild(child: ChildProcess): ChildProcess {
  child.unref()
  child.channel?.unref()
  for (const stream of child.stdio) if (stream instanceof Socket) stream.unref()
  return child
}
