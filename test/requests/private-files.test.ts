import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, lstat, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, expect, test } from 'vitest'
import { verifyArchive } from '#app/backups/read-archive.server.ts'
import { backUp, restoreInto } from '#server/backups.ts'
import { layInSqlite, readKeptStores } from '#test/earlier-stores/kept-store.ts'
import { posting, sessionOf } from '#test/forms.ts'
import { makePlace } from '#test/installation.ts'
import { STORES } from '#test/stores.ts'

const KEPT = (await readKeptStores()).slice(-1)

let server: ChildProcess | null = null

afterEach(() => {
  server?.kill('SIGKILL')
})

/** The files that users other than the owner can access. */
async function openIn(path: string): Promise<string[]> {
  const names = await readdir(path, { recursive: true })
  const open: string[] = []
  for (const each of [path, ...names.map((name) => join(path, name))])
    if (((await lstat(each)).mode & 0o077) !== 0) open.push(each)
  return open
}

test.each(STORES)(
  'on %s a restored store starts, accepts a password, and is readable only by its owner',
  async (dialect) => {
    const folder = await mkdtemp(join(tmpdir(), 'cerro-norte-private-'))
    const from = await makePlace('sqlite')
    const { remove, ...place } = await makePlace(dialect)
    for (const kept of KEPT) layInSqlite(kept, from.dataDir)
    await writeFile(join(from.dataDir, 'auth-secret'), 'a secret of an installation, as long as one should be')
    const file = { path: join(folder, 'una.tar'), passphrase: null }
    await backUp(from, file.path, { passphrase: null, withSecret: false })
    await restoreInto(place, { ...file, manifest: await verifyArchive(file), secret: null })
    // An earlier version leaves such permissions, in a folder that a person created.
    for (const name of await readdir(place.dataDir)) await chmod(join(place.dataDir, name), 0o755)
    await chmod(place.dataDir, 0o755)
    const line = ['-c', 'umask 0; exec "$0" scripts/bootstrap.mjs start', process.execPath]
    const started = spawn('/bin/sh', line, {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        DEMO: '0',
        DATA_DIR: place.dataDir,
        DATABASE_URL: place.databaseUrl ?? '',
        STORAGE_URL: place.storageUrl ?? '',
        BACKUP_DIR: join(folder, 'copias'),
      },
      // The photos of the stored archive have no files, which the process reports.
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    server = started
    const ended = once(started, 'exit')
    let url = ''
    for await (const said of createInterface(started.stdout)) {
      url = /Cerro Norte en (\S+)/.exec(said)?.[1] ?? ''
      if (url) break
    }
    const BETO = { email: 'beto@cerronorte.example', password: 'contraseña de Beto' }
    const answer = await fetch(`${url}/login`, { ...posting(BETO), redirect: 'manual' })
    expect([answer.status, sessionOf(answer)]).toEqual([303, expect.any(String)])
    await expect.poll(() => readdir(join(folder, 'copias'))).toEqual([expect.stringMatching(/Z\.tar$/)])
    expect(await openIn(join(folder, 'copias'))).toEqual([])
    expect(dialect === 'sqlite' ? await openIn(place.dataDir) : []).toEqual([])
    started.kill('SIGTERM')
    await ended
    await from.remove()
    await remove()
    await rm(folder, { recursive: true })
  },
)

test('the build can be read by another user', async () => {
  expect((await stat('build/server/app.js')).mode & 0o044).toBe(0o044)
})
