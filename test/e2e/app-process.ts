import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#test/free-port.ts'
import { refuseSecrets } from '#test/secrets.ts'

/** Milliseconds between two checks of an app that starts: it loads the demo catalogue first. */
const POLL_EVERY = 100

/** The link for the first account, as the process prints it. */
const FIRST_LINK = /http\S+\/signup\?invitacion=\S+/

export type RunningApp = {
  url: string
  /** The one-time link for the first account; null when the process printed none. */
  firstLink: string | null
  stop: () => Promise<void>
  /** Kills it at once. */
  kill: () => Promise<void>
}

/**
 * Starts the built app in its own folder, which is deleted when it stops.
 * @param settings environment variables that differ
 * @param copied folder with its initial data; null for none
 * @param prepare adds more to that folder
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
 * Starts the built app in this folder, with the demo catalogue if it is empty. It logs every request; when it ends, its
 * output is searched for secrets.
 */
export async function startIn(dataDir: string, settings: Record<string, string>): Promise<RunningApp> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  // A killed process leaves its temporary uploads there.
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
  // Its child processes hold its output open, so it closes after they end. While one of them still has the store open,
  // SQLite does not replay the last writes of the killed process, which would then appear later.
  const closed = once(app, 'close')
  async function look() {
    const secret = await readFile(join(dataDir, 'auth-secret'), 'utf8').catch(() => null)
    // The link for the first account is printed on purpose, once.
    refuseSecrets(printed().replace(FIRST_LINK, ''), secret === null ? [] : [secret])
  }
  await answering(`${url}/healthz`, () => app.exitCode)
  // This line is printed last, after the link.
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

/** Has no time limit: an app that cannot start exits. */
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
