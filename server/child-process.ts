import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { environmentWith } from '#app/env.server.ts'
import { NO_OTHER_FONTS } from '#app/photos/social-card/brand-fonts.server.ts'

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
    env: environmentWith({
      FONTCONFIG_FILE: NO_OTHER_FONTS,
      ...(compiled && { NODE_COMPILE_CACHE: dirname(compiled) }),
    }),
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
