import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** Decoding photos leaves a process three times as large for good: one that ends takes that with it. */
export async function loadDemoApart(): Promise<void> {
  const [code] = await once(forkScript('load-demo.ts'), 'exit')
  if (code !== 0) throw new Error(`el catálogo de demostración no se cargó (código ${code})`)
}

/** Photo variants cost seconds of CPU and much memory: another process makes them, so that serving feels neither. */
export function makeVariantsApart(): ChildProcess {
  const child = forkScript('make-variants.ts')
  child.unref()
  child.channel?.unref()
  return child
}

function forkScript(name: string): ChildProcess {
  return fork(new URL(name, import.meta.url), { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
}
