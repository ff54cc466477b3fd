import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { restrictPermissions } from './file-permissions.ts'

let folder: string
let dataDir: string
let backupDir: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cerro-norte-close-'))
  dataDir = join(folder, 'data')
  backupDir = join(folder, 'copias')
  for (const path of [dataDir, backupDir, join(dataDir, 'files')]) await open(path, 0o777)
  for (const name of ['cerro-norte.sqlite', 'cerro-norte.sqlite-wal', 'auth-secret']) await write(dataDir, name)
  for (const name of ['cerro-norte-2026-11-22T090000Z.tar', 'cerro-norte-2026-11-23T090000Z.tar.enc', 'contrato.pdf'])
    await write(backupDir, name)
})

afterEach(() => rm(folder, { recursive: true }))

async function open(path: string, mode: number) {
  await mkdir(path)
  await chmod(path, mode)
}

async function write(where: string, name: string) {
  await writeFile(join(where, name), '')
  await chmod(join(where, name), 0o664)
}

async function modeOf(...path: string[]): Promise<number> {
  return (await stat(join(folder, ...path))).mode & 0o777
}

test('restricts the data of an earlier version and its backups, and nothing else', async () => {
  expect(await restrictPermissions({ dataDir, backupDir })).toEqual([])
  expect([await modeOf('data'), await modeOf('data', 'files')]).toEqual([0o700, 0o700])
  for (const name of ['cerro-norte.sqlite', 'cerro-norte.sqlite-wal', 'auth-secret'])
    expect(await modeOf('data', name)).toBe(0o600)
  expect(await modeOf('copias', 'cerro-norte-2026-11-22T090000Z.tar')).toBe(0o600)
  expect(await modeOf('copias', 'cerro-norte-2026-11-23T090000Z.tar.enc')).toBe(0o600)
  expect([await modeOf('copias', 'contrato.pdf'), await modeOf('copias')]).toEqual([0o664, 0o777])
})

test('in a shared folder only the product files are restricted', async () => {
  await write(dataDir, 'de-otros.txt')
  expect(await restrictPermissions({ dataDir, backupDir: null })).toEqual([])
  expect(await modeOf('data')).toBe(0o777)
  expect(await modeOf('data', 'de-otros.txt')).toBe(0o664)
  expect([await modeOf('data', 'auth-secret'), await modeOf('data', 'files')]).toEqual([0o600, 0o700])
})

test('reports in one sentence what can not be restricted', async () => {
  const away = join(dataDir, 'files')
  await rm(away, { recursive: true })
  // A folder of the system, whose permissions nobody changes.
  await symlink('/proc/sys/kernel', away)
  expect(await restrictPermissions({ dataDir, backupDir })).toEqual([
    `Otros usuarios de esta máquina pueden leer «${away}», y este no puede cerrarlo: como su dueño, usa chmod go-rwx.`,
  ])
  expect(await modeOf('data', 'auth-secret')).toBe(0o600)
})

test('does nothing without a data folder', async () => {
  expect(await restrictPermissions({ dataDir: join(folder, 'nada'), backupDir: join(folder, 'tampoco') })).toEqual([])
})
