import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { environmentWith } from '#app/env.server.ts'

/** Pictures are drawn with the product's own fonts: the machine's are not even looked for. */
const FONTCONFIG_FILE = fileURLToPath(new URL('../app/photos/social-card/fonts/fonts.conf', import.meta.url))

/** Decoding photos leaves a process three times as large for good: one that ends takes that with it. */
export async function loadDemoInChildProcess(): Promise<void> {
  const [code] = await once(forkScript('load-demo.ts'), 'exit')
  if (code !== 0) throw new Error(`el catálogo de demostración no se cargó (código ${code})`)
}

/** Runs a script of this folder as a process of its own, which ends when this one does. */
export function forkScript(name: string): ChildProcess {
  const compiled = getCompileCacheDir()
  return fork(new URL(name, import.meta.url), {
    execArgv: [],
    env: environmentWith({ FONTCONFIG_FILE, ...(compiled && { NODE_COMPILE_CACHE: dirname(compiled) }) }),
    // Buffers travel as they are.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/** Lets this process end while the other one runs. */
export function unrefChild(child: ChildProcess): ChildProcess {
  child.unref()
  child.channel?.unref()
  return child
}
