import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readSecretFile } from '#app/accounts/auth-secret.server.ts'
import { ArchiveRefused } from '#app/backups/archive-entries.ts'
import { openStore } from '#app/db/open.server.ts'
import { lockWrites } from '#app/db/sqlite-lock.server.ts'
import { sqliteFile } from '#app/db/sqlite.server.ts'
import { makeUsable } from '#app/db/usable.server.ts'
import { WrongSetting } from '#app/env.server.ts'
import { openFileStore } from '#app/photos/file-store.server.ts'
import { putKeptFiles } from '#test/earlier-stores/kept-files.ts'
import { faultsOf } from '#test/earlier-stores/faults.ts'
import { layInSqlite, readKeptStores } from '#test/earlier-stores/kept-store.ts'
import { type TestPlace, contentOf, makePlace } from '#test/installation.ts'
import { STORES } from '#test/stores.ts'
import { moveToServers } from './backups.ts'

const KEPT = await readKeptStores()

let from: TestPlace
let to: TestPlace

beforeEach(async () => {
  from = await makePlace('sqlite')
})

afterEach(() => from.remove())

/** The store as a migration left it, the newest as today's product has it, with its files and a secret. */
async function fill(kept = KEPT.at(-1)): Promise<void> {
  if (!kept) throw new Error('no store was kept')
  layInSqlite(kept, from.dataDir)
  await readSecretFile(from.dataDir)
  const store = await openStore(from)
  if (kept === KEPT.at(-1)) await makeUsable(store)
  const files = await sourceFiles()
  await putKeptFiles(store, files, kept)
  await store.close()
}

function sourceFiles() {
  return openFileStore({ storageUrl: null, folder: join(from.dataDir, 'files') })
}

function bucket() {
  return openFileStore({ storageUrl: to.storageUrl, folder: '' })
}

function move() {
  return moveToServers({ ...to, dataDir: from.dataDir })
}

const SERVERS = STORES.filter((dialect) => dialect === 'postgres')

describe.each(SERVERS)('to %s and a bucket', (dialect) => {
  beforeEach(async () => {
    to = await makePlace(dialect)
  })

  afterEach(() => to.remove())

  test('everything is in PostgreSQL and the bucket: rows, files and the secret; the folder stays as it was', async () => {
    await fill()
    const before = await contentOf(from)
    const moved = await move()
    expect(await contentOf(to)).toEqual(before)
    expect(await contentOf(from)).toEqual(before)
    expect(moved).toMatchObject({ files: Object.keys(before.files).length, found: 0, lost: [] })
    expect(moved.files).toBeGreaterThan(5)
    const store = await openStore(to)
    expect(await faultsOf(store)).toEqual([])
    await store.close()
  })

  test('migrates a store of the first version', async () => {
    await fill(KEPT[0])
    await move()
    const store = await openStore(from)
    await makeUsable(store)
    await store.close()
    expect(await contentOf(to)).toEqual(await contentOf(from))
  })

  test('an interrupted move continues with the missing files', async () => {
    await fill()
    const { files } = await contentOf(from)
    const [first = '', second = ''] = Object.keys(files)
    const source = await sourceFiles()
    for (const key of [first, second]) await (await bucket()).put(key, await source.getBytes(key))
    expect(await move()).toMatchObject({ found: 2, files: Object.keys(files).length })
    expect(await contentOf(to)).toEqual(await contentOf(from))
  })

  test('reports a missing photo file and copies the rest', async () => {
    await fill()
    const [key = ''] = Object.keys((await contentOf(from)).files).filter((each) => !/\.\d+\./.test(each))
    await rm(join(from.dataDir, 'files', key))
    expect((await move()).lost).toEqual([key])
  })

  test('never overwrites another file in the bucket', async () => {
    await fill()
    const [key = ''] = Object.keys((await contentOf(from)).files)
    await (await bucket()).put(key, 'otra cosa')
    await expect(move()).rejects.toThrow(new RegExp(`ya tiene otro archivo con el nombre ${key}`))
    expect(await (await bucket()).get(key)).toBe('otra cosa')
    await expectNoRows()
  })

  test('refuses a bucket or a database that is not empty', async () => {
    await fill()
    await (await bucket()).put('facturas/enero.pdf', 'ajeno')
    await expect(move()).rejects.toThrow(ArchiveRefused)
    await expect(move()).rejects.toThrow('facturas/enero.pdf')
    await expectNoRows()
    await (await bucket()).delete('facturas/enero.pdf')
    await move()
    await expect(move()).rejects.toThrow('DATABASE_URL no está vacía')
  })

  test('blocks writes to the source during the move only', async () => {
    await fill()
    const other = new DatabaseSync(sqliteFile(from.dataDir), { timeout: 0 })
    const write = () => other.exec('begin immediate; rollback')
    const progress = { isOver: false }
    const moving = move().finally(() => (progress.isOver = true))
    const refusals: unknown[] = []
    while (!progress.isOver) {
      try {
        write()
      } catch (error) {
        refusals.push(error)
      }
      await nextTurn()
    }
    await moving
    expect(String(refusals[0])).toContain('database is locked')
    write()
    other.close()
  })
})

test('names the missing settings', async () => {
  const servers = { databaseUrl: 'postgres://127.0.0.1:1/nada', storageUrl: null, dataDir: from.dataDir }
  await expect(moveToServers(servers)).rejects.toThrow(WrongSetting)
  await expect(moveToServers({ ...servers, databaseUrl: null, storageUrl: 's3://nada' })).rejects.toThrow(WrongSetting)
  expect(() => lockWrites(from.dataDir)).toThrow(/no hay una base de datos que leer/)
})

async function expectNoRows() {
  const store = await openStore(to)
  expect(await store.db.introspection.getTables({ withInternalKyselyTables: true })).toEqual([])
  await store.close()
}
