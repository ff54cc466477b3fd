import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#test/free-port.ts'
import { refuseSecrets } from '#test/secrets.ts'

/** Milliseconds between two looks at an app that starts: it loads the demo catalogue first. */
const POLL_EVERY = 100

/** The link for the first account, as the process prints it. */
const FIRST_LINK = /http\S+\/signup\?invitacion=\S+/

export type RunningApp = {
  url: string
  /** The one-time link for the first account; null when the process printed none. */
  firstLink: string | null
  stop: () => Promise<void>
  /** Ends it at this instant, with whatever it is doing. */
  kill: () => Promise<void>
}

/**
 * Starts the built app in a folder of its own, which is gone when it stops.
 * @param settings environment that differs
 * @param copied folder with the data that it starts with; null for none
 * @param prepare puts more into that folder
 */
export async function startApp(
  settings: Record<string, string>,
  copied: string | null,
  prepare: (dataDir: string) => Promise<void> = async () => {},
): Promise<RunningApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cerro-norte-e2e-'))
  if (copied !== null) await cp(copied, dataDir, { recursive: true })
  await prepare(dataDir)
  const app = await startIn(dataDir, settings)
  return {
    url: app.url,
    firstLink: app.firstLink,
    async stop() {
      await app.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    kill: app.kill,
  }
}

/**
 * Starts the built app in this folder, with the demo catalogue if it is empty. It tells of every request; when it ends,
 * all that it told is searched for secrets.
 */
export async function startIn(dataDir: string, settings: Record<string, string>): Promise<RunningApp> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  // A process that is killed leaves there what it was receiving.
  const temp = await mkdtemp(join(tmpdir(), 'cerro-norte-e2e-tmp-'))
  const tidy = () => rm(temp, { recursive: true, force: true })
  const place = { TMPDIR: temp, DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: url }
  const own = { ...place, DEMO: '1', LOG_REQUESTS: '1' }
  const app = spawn(process.execPath, ['scripts/bootstrap.mjs', 'start'], {
    env: { ...process.env, ...own, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks: Buffer[] = []
  for (const output of [app.stdout, app.stderr]) output.on('data', (chunk: Buffer) => chunks.push(chunk))
  const printed = () => Buffer.concat(chunks).toString()
  app.stderr.pipe(process.stderr, { end: false })
  // The processes that it began hold its output: with them it is closed. While one still has the store open, SQLite does
  // not read again what the killed one wrote last, which would then come to light later.
  const closed = once(app, 'close')
  async function look() {
    const secret = await readFile(join(dataDir, 'auth-secret'), 'utf8').catch(() => null)
    // The link for the first account is meant to be printed, once.
    refuseSecrets(printed().replace(FIRST_LINK, ''), secret === null ? [] : [secret])
  }
  await answering(`${url}/healthz`, () => app.exitCode)
  // Printed last, after the link.
  while (!printed().includes('Cerro Norte en ')) await once(app.stdout, 'data')
  return {
    url,
    firstLink: FIRST_LINK.exec(printed())?.[0] ?? null,
    async stop() {
      app.kill('SIGTERM')
      await closed
      await tidy()
      await look()
    },
    async kill() {
      app.kill('SIGKILL')
      await closed
      await tidy()
      await look()
    },
  }
}

/** However long it takes: an app that can't start ends. */
async function answering(url: string, exitCode: () => number | null) {
  while (!(await isReady(url))) {
    if (exitCode() !== null) throw new Error(`la app terminó con código ${exitCode()} antes de atender`)
    await new Promise((resolve) => setTimeout(resolve, POLL_EVERY))
  }
}

function isReady(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  )
}
