import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openRefusingPostgres } from '#test/postgres-peer.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES, openEmptyStore } from '#test/stores.ts'
import { openStore } from './open.server.ts'
import { StoreUnusable, makeUsable } from './usable.server.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cerro-norte-usable-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

async function refusalOf(work: () => Promise<unknown>): Promise<string> {
  try {
    await work()
  } catch (error) {
    if (error instanceof StoreUnusable) return error.message
    throw error
  }
  return ''
}

test.each(STORES)('an empty store on %s is migrated to the current schema', { timeout: PATIENCE }, async (dialect) => {
  const store = await openEmptyStore(dialect)
  expect(await makeUsable(store)).toContain('0001-first-release')
  await store.close()
})

test('a data folder that cannot contain a store stops the start with one sentence that names it', async () => {
  const file = join(folder, 'archivo')
  await writeFile(file, 'x'.repeat(5000))
  await writeFile(join(folder, 'cerro-norte.sqlite'), 'x'.repeat(5000))
  for (const dataDir of [file, join(file, 'dentro'), folder]) {
    const sentence = await refusalOf(() => openStore({ databaseUrl: null, dataDir }))
    expect(sentence).toMatch(/^DATA_DIR no sirve: [^\n]+\.$/)
    expect(sentence).toContain(`«${dataDir}»`)
  }
})

test('a new data folder is only for its owner; an existing one is left unchanged', async () => {
  await chmod(folder, 0o755)
  for (const [dataDir, mode] of [
    [join(folder, 'a', 'b'), 0o700],
    [folder, 0o755],
  ] as const) {
    await (await openStore({ databaseUrl: null, dataDir })).close()
    expect((await stat(dataDir)).mode & 0o777).toBe(mode)
  }
})

test('an unreachable server stops the start with one sentence without secrets', async () => {
  const store = await openStore({ databaseUrl: 'postgres://ana:xyzzy@127.0.0.1:1/cerro', dataDir: '' })
  const sentence = await refusalOf(() => makeUsable(store))
  expect(sentence).toMatch(/^DATABASE_URL no lleva a [^\n]+ no se puede entrar \([^\n]+ECONNREFUSED[^\n]+\)\.$/)
  expect(sentence).not.toContain('xyzzy')
  await store.close()
})

test.each([
  ['28P01', 'el servidor no acepta ese usuario con esa contraseña'],
  ['3D000', 'el servidor no tiene esa base'],
  ['42501', 'a ese usuario le falta un permiso'],
  ['XX000', 'no se puede entrar'],
])("the server's error code %s is explained in Spanish", async (code, reason) => {
  const { address, close } = await openRefusingPostgres(code)
  const store = await openStore({ databaseUrl: address, dataDir: '' })
  const sentence = await refusalOf(() => makeUsable(store))
  expect(sentence).toBe(`DATABASE_URL no lleva a una base de datos que se pueda usar: ${reason} (no).`)
  await store.close()
  close()
})
