import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { type RunningApp, startIn } from '#test/e2e/app-process.ts'
import { posting } from '#test/forms.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES, makeDatabase } from '#test/stores.ts'

const PASSWORD = 'secreta-1'

let people = 0

/** Opens a link and creates an account with it. @returns the status of the page and of the form */
async function signUpWith(link: string): Promise<[number, number]> {
  people += 1
  const form = posting({ name: 'Ana Ruiz', email: `ana${people}@cerronorte.example`, password: PASSWORD })
  const page = await fetch(link)
  return [page.status, (await fetch(link, { ...form, redirect: 'manual' })).status]
}

test.each(STORES)(
  'a new site prints the link for its first account, and `npm run invite` prints another one, on %s',
  { timeout: PATIENCE },
  async (dialect) => {
    const { where, remove } = await makeDatabase(dialect)
    const dataDir = await mkdtemp(join(tmpdir(), 'cerro-norte-first-'))
    const settings = { REGISTRATION: 'invite', DEMO: '0', DATABASE_URL: where.databaseUrl ?? '' }
    let app: RunningApp | null = null

    /** Runs `npm run invite` as the operator does. @returns its output, with the last line separately */
    async function invite(publicUrl: string) {
      const env = { ...process.env, ...settings, DATA_DIR: dataDir, PUBLIC_URL: publicUrl }
      const { stdout } = await promisify(execFile)(process.execPath, ['scripts/bootstrap.mjs', 'invite'], { env })
      return { said: stdout, link: stdout.trim().split('\n').at(-1) ?? '' }
    }

    app = await startIn(dataDir, settings)
    const printed = app.firstLink ?? ''
    expect(printed.startsWith(`${app.url}/signup?invitacion=`)).toBe(true)
    expect((await fetch(`${app.url}/signup`)).status).toBe(403)
    const another = await invite(app.url)
    expect(another.said).toContain('Todavía no hay ninguna cuenta.')
    expect((await fetch(another.link)).status).toBe(200)
    expect(await signUpWith(printed)).toEqual([200, 303])
    for (const spent of [printed, another.link]) expect(await signUpWith(spent)).toEqual([403, 403])
    await app.stop()

    const { link, said } = await invite(app.url)
    expect(said).toContain('Invitación para una cuenta de administración')
    app = await startIn(dataDir, settings)
    expect(app.firstLink).toBeNull()
    const { search } = new URL(link)
    expect(await signUpWith(`${app.url}/signup${search}`)).toEqual([200, 303])
    expect(await signUpWith(`${app.url}/signup${search}`)).toEqual([403, 403])
    await app.stop()
    await rm(dataDir, { recursive: true })
    await remove()
  },
)
