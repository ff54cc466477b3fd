import type { ChildProcess } from 'node:child_process'
import { hash } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBackupFolder } from '#app/backups/backup-folder.server.ts'
import { archiveName } from '#app/backups/backup-words.ts'
import { claimNight, lastBackup } from '#app/backups/night.server.ts'
import { readArchive, verifyArchive } from '#app/backups/read-archive.server.ts'
import { DAY_MS } from '#app/calendar/durations.ts'
import { migrate } from '#app/db/migrate.server.ts'
import { openStore } from '#app/db/open.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { makeNightlyBackup } from './nightly-backup.ts'
import { makeBackupsNightly } from './nightly-backups.ts'
import { THE_PRODUCT } from '#app/records/change.server.ts'
import { saveSettings } from '#app/settings/stored-settings.server.ts'

const NIGHT = new Date('2026-11-20T09:00:00Z')

let folder: string
let dataDir: string
let backupDir: string
let store: Store
let children: ChildProcess[] = []

function addChild(message: unknown) {
  children.push((message as { process: ChildProcess }).process)
}

beforeEach(async () => {
  subscribe('child_process', addChild)
  folder = await mkdtemp(join(tmpdir(), 'cerro-norte-nightly-'))
  dataDir = join(folder, 'datos')
  backupDir = join(folder, 'copias')
  store = await openStore({ databaseUrl: null, dataDir })
  await migrate(store)
  for (const [name, value] of Object.entries({ DATA_DIR: dataDir, BACKUP_DIR: backupDir, BACKUP_KEEP: '1' }))
    vi.stubEnv(name, value)
})

afterEach(async () => {
  vi.unstubAllEnvs()
  unsubscribe('child_process', addChild)
  // A backup is recorded before its process has ended.
  for (const child of children) if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  children = []
  await store.close()
  await rm(folder, { recursive: true })
})

function fail(error: unknown) {
  throw error
}

function folderOf(fixed: string | null) {
  return openBackupFolder(store, { fixed, keep: 14, dataDir })
}

test('a folder that is set in the panel gets the backup without a restart', { timeout: 90_000 }, async () => {
  vi.stubEnv('BACKUP_DIR', '')
  vi.useFakeTimers({ toFake: ['setInterval'] })
  await makeBackupsNightly({ store, now: () => NIGHT, backupFolder: folderOf(null) }, fail)
  expect(await lastBackup(store.db)).toMatchObject({ since: null })
  await saveSettings({ db: store.db, actor: THE_PRODUCT, now: NIGHT, note: 'Carpeta' }, { backupFolder: backupDir })
  await vi.advanceTimersByTimeAsync(600_000)
  vi.useRealTimers()
  const made = await vi.waitUntil(async () => (await lastBackup(store.db)).made, { timeout: 60_000, interval: 100 })
  expect(await readdir(backupDir)).toEqual([made.archive])
})

test('makes a due backup at once in a child process, and deletes old ones', async () => {
  const now = () => NIGHT
  await makeBackupsNightly({ store, now, backupFolder: folderOf(backupDir) }, fail)
  await writeFile(join(backupDir, archiveName(new Date('2026-11-18T09:00:00Z'), false)), 'an older one')
  const made = await vi.waitUntil(async () => (await lastBackup(store.db)).made, { timeout: 60_000, interval: 100 })
  expect(await verifyArchive({ path: join(backupDir, made.archive), passphrase: null })).toMatchObject({ format: 2 })
  await expect.poll(() => readdir(backupDir)).toEqual([made.archive])
  // Another process that serves from the same store finds the night taken.
  expect(await claimNight(store.db, NIGHT, 'America/Monterrey')).toBeNull()
})

test('deletes the oldest backup and keeps the newest', async () => {
  const place = { databaseUrl: null, storageUrl: null, dataDir }
  const nights = [0, 1, 2, 3, 4].map((later) => new Date(NIGHT.getTime() + later * DAY_MS))
  const kept: string[][] = []
  for (const night of nights) {
    const id = (await claimNight(store.db, night, 'America/Monterrey')) ?? ''
    await makeNightlyBackup({ id, store, place, backupDir, passphrase: null, keep: 3, now: () => night })
    kept.push((await readdir(backupDir)).toSorted())
  }
  const names = nights.map((night) => archiveName(night, false))
  expect(kept).toEqual(names.map((_name, at) => names.slice(Math.max(0, at - 2), at + 1)))
  for (const name of names.slice(2))
    expect(await verifyArchive({ path: join(backupDir, name), passphrase: null })).toMatchObject({ format: 2 })
  expect((await lastBackup(store.db)).made?.archive).toBe(names.at(-1))
})

test('with a passphrase the nightly archive is encrypted and never contains the secret', async () => {
  const passphrase = 'una frase larga para respaldos'
  vi.stubEnv('BACKUP_PASSPHRASE', passphrase)
  await writeFile(join(dataDir, 'auth-secret'), 'a secret')
  await makeBackupsNightly({ store, now: () => NIGHT, backupFolder: folderOf(backupDir) }, fail)
  const made = await vi.waitUntil(async () => (await lastBackup(store.db)).made, { timeout: 60_000, interval: 100 })
  expect(made.archive).toMatch(/Z\.tar\.enc$/)
  const path = join(backupDir, made.archive)
  expect(await verifyArchive({ path, passphrase })).toMatchObject({
    format: 2,
    secretSha256: hash('sha256', 'a secret'),
  })
  const names: string[] = []
  for await (const { name } of readArchive({ path, passphrase })) names.push(name)
  expect(names).not.toContain('auth-secret')
  await expect(verifyArchive({ path, passphrase: null })).rejects.toThrow('está cifrado')
})

test('records in a sentence why a backup failed', async () => {
  const id = (await claimNight(store.db, NIGHT, 'America/Monterrey')) ?? ''
  await makeBackupsNightly({ store, now: () => NIGHT, backupFolder: folderOf(backupDir) }, fail)
  const archive = join(backupDir, archiveName(NIGHT, false))
  await symlink('/dev/full', `${archive}.sin-terminar`)
  const place = { databaseUrl: null, storageUrl: null, dataDir }
  await makeNightlyBackup({ id, store, place, backupDir, passphrase: null, keep: 14, now: () => NIGHT })
  const { fault } = await lastBackup(store.db)
  expect(fault?.sentence).toBe(`No se pudo escribir en «${archive}»: no hay espacio en el disco.`)
  expect(await readdir(backupDir)).toEqual([])
})

test('a folder that can not be written stops the start', async () => {
  await writeFile(join(folder, 'ocupado'), '')
  const backupFolder = folderOf(join(folder, 'ocupado'))
  await expect(makeBackupsNightly({ store, now: () => NIGHT, backupFolder }, fail)).rejects.toThrow(
    /^BACKUP_DIR no sirve/,
  )
})
