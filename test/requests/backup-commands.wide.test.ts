import { execFile } from 'node:child_process'
import { chmod, lstat, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '#app/db/migrate.server.ts'
import { openStore } from '#app/db/open.server.ts'
import type { Dialect } from '#app/db/store.server.ts'
import { comeBackOnce } from '#test/earlier-stores/people.ts'
import { layInSqlite, readKeptStores } from '#test/earlier-stores/kept-store.ts'
import { type TestPlace, contentOf, makePlace } from '#test/installation.ts'
import { STORES } from '#test/stores.ts'
import { readTar } from '#test/tar.ts'
import { moveToServers } from '#server/backups.ts'
import { THE_PRODUCT } from '#app/records/change.server.ts'
import { saveSettings } from '#app/settings/stored-settings.server.ts'

const KEPT = (await readKeptStores()).slice(-1)
const SECRET = 'a secret of an installation, as long as one should be'
const PASSPHRASE = 'una frase larga para respaldos'

let folder: string
let places: TestPlace[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cerro-norte-commands-'))
  places = []
})

afterEach(async () => {
  for (const place of places) await place.remove()
  await rm(folder, { recursive: true })
})

async function placeOn(dialect: Dialect): Promise<TestPlace> {
  const place = await makePlace(dialect)
  places.push(place)
  return place
}

/** The newest stored archive, with a session of Ana, a link of Beto, an unused invitation and Caro's second factor. */
async function installation(dialect: Dialect): Promise<TestPlace> {
  const made = await placeOn('sqlite')
  for (const kept of KEPT) layInSqlite(kept, made.dataDir)
  await writeFile(join(made.dataDir, 'auth-secret'), SECRET)
  if (dialect === 'sqlite') return made
  const servers = await placeOn(dialect)
  await moveToServers({ ...servers, dataDir: made.dataDir })
  return servers
}

type Ran = { code: number; output: string }

/** Runs an npm command with a umask of 0, which allows everybody to read and write its files. */
function run(place: TestPlace, command: string[], passphrase = '', more: NodeJS.ProcessEnv = {}): Promise<Ran> {
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl ?? '',
    STORAGE_URL: place.storageUrl ?? '',
    BACKUP_PASSPHRASE: passphrase,
    ...more,
  }
  const line = ['-c', 'umask 0; exec "$0" scripts/bootstrap.mjs "$@" 2>&1', process.execPath, ...command]
  return new Promise((resolve) => {
    execFile('/bin/sh', line, { env }, (error, output) => resolve({ code: Number(error?.code ?? 0), output }))
  })
}

/** The files in a folder that users other than the owner can read or write. */
async function openIn(path: string): Promise<string[]> {
  const names = await readdir(path, { recursive: true })
  const open: string[] = []
  for (const each of [path, ...names.map((name) => join(path, name))])
    if (((await lstat(each)).mode & 0o077) !== 0) open.push(each)
  return open
}

async function textOf(archive: string): Promise<string> {
  const entries = await readTar(archive)
  return entries.map(({ name, content }) => `${name}\n${content.toString()}`).join('\n')
}

async function rowsOf(place: TestPlace, table: string): Promise<string[]> {
  return (await contentOf(place)).rows[table] ?? []
}

async function signIns(place: TestPlace) {
  const store = await openStore(place)
  return comeBackOnce(store).finally(() => store.close())
}

describe.each(STORES)('on %s', (dialect) => {
  test('a backup contains nothing that gives access, and a secret only on request', async () => {
    const place = await installation(dialect)
    const archive = join(folder, 'copias', 'una.tar')
    const made = await run(place, ['backup', archive])
    expect(made).toMatchObject({ code: 0, output: expect.stringContaining(`Respaldo en ${archive}, sin cifrar`) })
    const text = await textOf(archive)
    expect(text).toContain('beto@cerronorte.example')
    const session = 'aKeptSessionOfAna00000000000000'
    const link = 'ZTSUSSExZlWdOOD-22tmVdwbjgeVANwMgIrfxboxUXQ'
    const invitation = 'Og40w2m0-QdXa30nzddtym0bbEINwyuYogX3Cy7cfzU'
    for (const way of [session, link, invitation, 'loginByAccount', 'password-reset', SECRET])
      expect(text).not.toContain(way)
    const whole = join(folder, 'entera.tar')
    const asked = await run(place, ['backup', whole, '--con-llave'])
    expect(asked).toMatchObject({ code: 0, output: expect.stringContaining('no está cifrado: guárdalo') })
    expect((await readTar(whole)).find(({ name }) => name === 'auth-secret')?.content.toString()).toBe(SECRET)
    expect(await openIn(join(folder, 'copias'))).toEqual([])
  })

  test('without a name it goes to the folder of Configuración, unless BACKUP_DIR says another', async () => {
    const place = await installation(dialect)
    const store = await openStore(place)
    // The panel saves settings only after the start has migrated the store.
    await migrate(store)
    const saved = join(folder, 'de configuración')
    await saveSettings({ db: store.db, actor: THE_PRODUCT, now: new Date(), note: 'Carpeta' }, { backupFolder: saved })
    await store.close()
    expect(await run(place, ['backup'])).toMatchObject({
      code: 0,
      output: expect.stringContaining(`Respaldo en ${saved}/`),
    })
    const other = join(folder, 'de la variable')
    expect((await run(place, ['backup'], '', { BACKUP_DIR: other })).output).toContain(`Respaldo en ${other}/`)
    expect((await readdir(saved)).length).toBe(1)
  })

  test('without the secret people sign in with their passwords, and people with a second factor are listed', async () => {
    const archive = join(folder, 'una.tar')
    await run(await installation(dialect), ['backup', archive])
    const to = await placeOn(dialect)
    const { code, output } = await run(to, ['restore', archive])
    expect([code, output]).toEqual([0, expect.stringContaining('quedó apagado')])
    expect(output).toContain('activa otra vez en Configuración: Caro Luna <caro@cerronorte.example>.')
    expect(output).toContain('no traía la llave de la instalación: al arrancar se hace otra')
    expect(await signIns(to)).toMatchObject({ beto: 'done', session: undefined, link: false })
    expect(await rowsOf(to, 'secondFactors')).toEqual([])
    expect((await rowsOf(to, 'users')).filter((row) => JSON.parse(row).twoFactorEnabled !== 0)).toEqual([])
    const events = (await rowsOf(to, 'accountEvents')).map((row) => JSON.parse(row))
    expect(events).toContainEqual(
      expect.objectContaining({
        action: 'disable_second_factor',
        subject: 'caro@cerronorte.example',
        details: 'Al restaurar un respaldo sin la llave de la instalación',
      }),
    )
    expect(await openIn(to.dataDir)).toEqual([])
  })

  test.each(['in the archive', 'kept apart'])('with the secret %s the second factors still work', async (where) => {
    const from = await installation(dialect)
    const archive = join(folder, 'una.tar')
    const isInside = where === 'in the archive'
    await run(from, ['backup', archive, ...(isInside ? ['--con-llave'] : [])])
    const key = join(folder, 'llave')
    await writeFile(key, `${SECRET}\n`)
    const to = await placeOn(dialect)
    const { code, output } = await run(to, ['restore', archive, ...(isInside ? [] : ['--llave', key])])
    expect([code, output]).toEqual([0, expect.stringContaining('Cada quien entra otra vez con su contraseña')])
    expect(output).not.toContain('segundo paso')
    expect(await rowsOf(to, 'secondFactors')).toEqual(await rowsOf(from, 'secondFactors'))
    expect((await contentOf(to)).secret).toBe(SECRET)
    for (const table of ['sessions', 'verifications', 'rateLimits']) expect(await rowsOf(to, table)).toEqual([])
    expect(await openIn(to.dataDir)).toEqual([])
  })

  test('an encrypted backup is restored with its passphrase', async () => {
    const from = await installation(dialect)
    const archive = join(folder, 'una.tar.enc')
    const made = await run(from, ['backup', archive, '--con-llave'], PASSPHRASE)
    expect(made).toMatchObject({ code: 0, output: expect.stringContaining('cifrado con BACKUP_PASSPHRASE') })
    const bytes = await readFile(archive)
    for (const word of ['manifest.json', 'auth-secret', SECRET]) expect(bytes.includes(word)).toBe(false)
    const to = await placeOn(dialect)
    expect(await run(to, ['restore', archive], PASSPHRASE)).toMatchObject({ code: 0 })
    expect(await rowsOf(to, 'properties')).toEqual(await rowsOf(from, 'properties'))
    expect((await contentOf(to)).secret).toBe(SECRET)
  })
})

test('a changed or cut encrypted backup, or a wrong passphrase, writes nothing', async () => {
  const archive = join(folder, 'una.tar.enc')
  await run(await installation('sqlite'), ['backup', archive], PASSPHRASE)
  const bytes = await readFile(archive)
  const flipped = Buffer.from(bytes)
  const at = Math.floor(bytes.length / 2)
  flipped.writeUInt8(flipped.readUInt8(at) ^ 1, at)
  const to = await placeOn('sqlite')
  const refusals: [string, Buffer, string, RegExp][] = [
    ['otra frase', bytes, 'otra frase para respaldos', /no se abre: BACKUP_PASSPHRASE no es la frase/],
    ['sin frase', bytes, '', /está cifrado: pon en BACKUP_PASSPHRASE la frase/],
    ['un byte', flipped, PASSPHRASE, /está dañado/],
    ['cortado', bytes.subarray(0, -100), PASSPHRASE, /está dañado o incompleto/],
  ]
  for (const [name, content, passphrase, sentence] of refusals) {
    const path = join(folder, name)
    await writeFile(path, content)
    const { code, output } = await run(to, ['restore', path], passphrase)
    expect([name, code]).toEqual([name, 1])
    expect(output).toMatch(sentence)
    expect(await readdir(to.dataDir)).toEqual([])
  }
})

test('the secret of another installation and unknown arguments are refused', async () => {
  const archive = join(folder, 'una.tar')
  const from = await installation('sqlite')
  await run(from, ['backup', archive])
  const key = join(folder, 'llave')
  await writeFile(key, 'the secret of another installation')
  const to = await placeOn('sqlite')
  expect(await run(to, ['restore', archive, '--llave', key])).toMatchObject({
    code: 1,
    output: expect.stringContaining('La llave no es la de la instalación que hizo este respaldo'),
  })
  expect(await run(to, ['restore', archive, '--llave', join(folder, 'nada')])).toMatchObject({
    code: 1,
    output: expect.stringContaining('No se pudo leer la llave'),
  })
  for (const wrong of [['restore', archive, '--otra'], ['restore'], ['backup', '--sin-llave'], ['backup', 'a', 'b']])
    expect(await run(from, wrong)).toMatchObject({ code: 1, output: expect.stringMatching(/^Uso: npm run /) })
  expect(await readdir(to.dataDir)).toEqual([])
})

test('a restore removes the read permission of others from its folder', async () => {
  const archive = join(folder, 'una.tar')
  await run(await installation('sqlite'), ['backup', archive])
  const place = { ...(await placeOn('sqlite')), dataDir: join(folder, 'abierta') }
  await mkdir(place.dataDir)
  await chmod(place.dataDir, 0o755)
  expect(await run(place, ['restore', archive])).toMatchObject({ code: 0 })
  expect(await openIn(place.dataDir)).toEqual([])
})
