import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#test/free-port.ts'

export type Measured = {
  url: string
  /** Milliseconds of CPU of all threads of the process since its start. */
  cpu: () => Promise<number>
  /** Megabytes of memory of the process. */
  memory: () => Promise<number>
  stop: () => Promise<void>
}

/**
 * Starts one of our programs, which serves on PORT, and waits until it answers.
 * @param args arguments of Node
 * @param isLoud false if its complaints are expected
 */
export async function startServer(
  args: string[],
  environment: Record<string, string>,
  isLoud = true,
): Promise<Measured> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cerro-norte-bench-'))
  const port = await freePort()
  const env = { NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(port), ...environment }
  const server = await startProgram(process.execPath, args, { port, ready: '/healthz', env, isLoud })
  return {
    ...server,
    async stop() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Starts any program that serves on `port` and waits until it answers at the path `ready`. */
export async function startProgram(
  program: string,
  args: string[],
  {
    port,
    ready,
    env = {},
    isLoud = true,
  }: { port: number; ready: string; env?: Record<string, string>; isLoud?: boolean },
): Promise<Measured> {
  const stderr = isLoud ? 'inherit' : 'ignore'
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', stderr] })
  const url = `http://127.0.0.1:${port}`
  await untilAnswering(url + ready, child)
  return {
    url,
    cpu: async () => {
      const threads = await readdir(`/proc/${child.pid}/task`)
      const times = threads.map((thread) => readFile(`/proc/${child.pid}/task/${thread}/schedstat`, 'utf8'))
      // The first figure is the time on a core in nanoseconds, without the 10 ms steps of `stat`.
      return (await Promise.all(times)).reduce((sum, text) => sum + Number.parseInt(text, 10) / 1_000_000, 0)
    },
    memory: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
    },
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function untilAnswering(url: string, child: ChildProcess) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`el servidor terminó con código ${child.exitCode}`)
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await wait(10)
  }
}
