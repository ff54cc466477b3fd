import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { StoreUnusable } from '#app/db/usable.server.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { readSecretFile, readSharedSecret } from './auth-secret.server.ts'

const ALL_SIX = Array.from({ length: 6 })

describe('in a folder', () => {
  let parent: string
  let folder: string

  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'cerro-norte-secret-'))
    folder = join(parent, 'not', 'yet')
  })

  afterEach(() => rm(parent, { recursive: true, force: true }))

  test('the secret is created once, is long and random, and only its owner may read the file', async () => {
    const secret = await readSecretFile(folder)
    expect(secret).toMatch(/^[\w-]{64}$/)
    expect(await readSecretFile(folder)).toBe(secret)
    expect(await readdir(folder)).toEqual(['auth-secret'])
    expect((await stat(join(folder, 'auth-secret'))).mode & 0o777).toBe(0o600)
    expect(await readSecretFile(parent)).not.toBe(secret)
  })

  test('processes that start together use the same secret', async () => {
    const secrets = await Promise.all(ALL_SIX.map(() => readSecretFile(folder)))
    expect(new Set(secrets)).toEqual(new Set([await readFile(join(folder, 'auth-secret'), 'utf8')]))
    expect(await readdir(folder)).toEqual(['auth-secret'])
  })
})

test('a file without a secret is refused with one sentence and left unchanged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cerro-norte-secret-'))
  const path = join(folder, 'auth-secret')
  for (const empty of ['', ' \n']) {
    await writeFile(path, empty)
    await expect(readSecretFile(folder)).rejects.toThrow(
      new StoreUnusable(`DATA_DIR no sirve: «${path}» está vacío; bórralo y se hará otro.`),
    )
    expect(await readFile(path, 'utf8')).toBe(empty)
  }
  await rm(folder, { recursive: true })
})

describe.each(STORES)('in a shared store (%s)', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  test('the secret is created once, whichever process reads it first', async () => {
    const secrets = await Promise.all(ALL_SIX.map(() => readSharedSecret(store().db)))
    expect(new Set(secrets).size).toBe(1)
    expect(secrets[0]).toMatch(/^[\w-]{64}$/)
    expect(await readSharedSecret(store().db)).toBe(secrets[0])
  })
})
