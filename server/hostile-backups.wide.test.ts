import { mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { HASHES, MANIFEST } from '#app/backups/archive-entries.ts'
import { ArchiveRefused } from '#app/backups/archive-entries.ts'
import { verifyArchive } from '#app/backups/read-archive.server.ts'
import { openStore } from '#app/db/open.server.ts'
import { openFileStore } from '#app/photos/file-store.server.ts'
import { layInSqlite, readKeptStores } from '#test/earlier-stores/kept-store.ts'
import { makePlace } from '#test/installation.ts'
import { STORES } from '#test/stores.ts'
import { type TarEntry, hashed, readTar, writeTar } from '#test/tar.ts'
import { sentenceForOperator } from './operator-errors.ts'
import { type Place, backUp, restoreInto } from './backups.ts'

const KEPT = (await readKeptStores()).slice(-1)

const PLAIN = { passphrase: null, withSecret: true }

let folder: string
/** A backup as it was written; every test changes a copy of its entries. */
let good: { path: string; entries: TarEntry[]; bytes: Buffer }
let target: Place
let removeTarget: () => Promise<void>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cerro-norte-hostile-'))
  const dataDir = join(folder, 'data')
  await mkdir(dataDir)
  for (const kept of KEPT) layInSqlite(kept, dataDir)
  const files = await openFileStore({ storageUrl: null, folder: join(dataDir, 'files') })
  const store = await openStore({ databaseUrl: null, dataDir })
  for (const { key } of await store.db.selectFrom('photos').select('key').execute())
    await files.put(key, `photo ${key}`)
  await store.close()
  const path = join(folder, 'bueno.tar')
  await backUp({ databaseUrl: null, storageUrl: null, dataDir }, path, PLAIN)
  good = { path, entries: await readTar(path), bytes: await readFile(path) }
})

afterAll(() => rm(folder, { recursive: true }))

beforeEach(async () => {
  ;({ remove: removeTarget, ...target } = await makePlace('sqlite'))
})

afterEach(() => removeTarget())

function plain(path: string) {
  return { path, passphrase: null }
}

async function opened(path: string) {
  return { ...plain(path), manifest: await verifyArchive(plain(path)), secret: null }
}

async function restore(path: string) {
  return restoreInto(target, await opened(path))
}

async function written(bytes: Uint8Array): Promise<string> {
  const path = join(folder, 'otro.tar')
  await writeFile(path, bytes)
  return path
}

async function packed(entries: readonly TarEntry[]): Promise<string> {
  const path = join(folder, 'otro.tar')
  await writeTar(path, entries)
  return path
}

function isFile({ name }: TarEntry): boolean {
  return name.startsWith('files/')
}

type ChangedManifest = {
  format: number
  selection: string
  schema: string
  tables: { name: string; columns: string[]; count: number }[]
}

function changedManifest(change: (manifest: ChangedManifest) => void): TarEntry[] {
  return hashed(
    good.entries.map((entry) => {
      if (entry.name !== MANIFEST) return entry
      const manifest = JSON.parse(entry.content.toString())
      change(manifest)
      return { ...entry, content: Buffer.from(JSON.stringify(manifest)) }
    }),
  )
}

/** With one more, which its hashes know. */
function withEntry(entry: TarEntry): TarEntry[] {
  return hashed([...good.entries, entry])
}

/** With one more after its manifest, which its hashes know. */
function withFirst(entry: TarEntry): TarEntry[] {
  return hashed(good.entries.toSpliced(1, 0, entry))
}

const X = Buffer.from('x')
const LINE = Buffer.from('x\n')
const USERS = { name: 'tables/users/000001.ndjson', content: LINE }
/** As format 1 wrote tables. */
const PACKED = { name: 'tables/users/000001.ndjson.gz', content: X }
const BOMB = gzipSync(Buffer.alloc(300_000_000, '\n'))
const PHOTO = { name: 'files/properties/1_otra.jpg', content: X }
const DAMAGED = /está dañado: lo que contiene no es lo que dicen sus huellas/
const INCOMPLETE = /está incompleto/
const NEWER = /es de una versión más nueva del producto \(.+, migración 9999-future\)/
const NOT_ROWS = /está dañado: tables\/users\/000000\.ndjson, línea 1, no es JSON/
const NOT_STORED = /está dañado: lo que trae tables\/users\/000000\.ndjson no se puede guardar/
const NOT_ONE = /no es un respaldo de Cerro Norte/

/** Other content in the entries that are chosen, which the hashes know nothing of. */
function changed(isChosen: (entry: TarEntry) => boolean, content = X): TarEntry[] {
  return good.entries.map((entry) => (isChosen(entry) ? { ...entry, content } : entry))
}

function without(name: string | undefined): TarEntry[] {
  return good.entries.filter((entry) => entry.name !== name)
}

/** With other rows of the users, which its hashes know. */
function withRows(change: (row: Record<string, unknown>) => unknown): TarEntry[] {
  const isUsers = ({ name }: TarEntry) => name.startsWith('tables/users/')
  const [users] = good.entries.filter(isUsers)
  const lines = String(users?.content).trimEnd().split('\n')
  const rows = lines.map((line) => `${JSON.stringify(change(JSON.parse(line)))}\n`).join('')
  return hashed(changed(isUsers, Buffer.from(rows)))
}

const isHashes = ({ name }: TarEntry) => name === HASHES
const isManifest = ({ name }: TarEntry) => name === MANIFEST

const HOSTILE: [what: string, make: () => Promise<string>, refused: RegExp][] = [
  ['with other photos', () => packed(changed(isFile)), DAMAGED],
  ['without one of its photos', () => packed(without(good.entries.find(isFile)?.name)), DAMAGED],
  ['with a photo too many', () => packed(good.entries.toSpliced(-1, 0, PHOTO)), DAMAGED],
  ['with other hashes', () => packed(changed(isHashes)), DAMAGED],
  ['without hashes', () => packed(without(HASHES)), INCOMPLETE],
  ['cut in the middle', () => written(good.bytes.subarray(0, good.bytes.length / 2)), INCOMPLETE],
  ['cut inside its hashes', () => written(good.bytes.subarray(0, -2048)), INCOMPLETE],
  ['with a path that leads out', () => packed(withEntry({ name: 'files/../../fuera.jpg', content: X })), NOT_ONE],
  ['with a path from the root', () => packed(withEntry({ name: '/tmp/fuera.jpg', content: X })), NOT_ONE],
  ['with a link', () => packed(withEntry({ ...PHOTO, content: Buffer.from('/etc'), type: 'symlink' })), NOT_ONE],
  ['with something after its end', () => packed([...good.entries, { name: 'auth-secret', content: X }]), NOT_ONE],
  ['with the manifest twice', () => packed(withEntry({ name: MANIFEST, content: Buffer.from('{}') })), NOT_ONE],
  ['of no format', () => packed(hashed(changed(isManifest, Buffer.from('{"format":2}')))), NOT_ONE],
  ['of a later format', () => packed(changedManifest((about) => (about.format = 3))), /es de una versión más nueva/],
  ['of a takeout', () => packed(changedManifest((about) => (about.selection = 'withoutAccounts'))), NOT_ONE],
  ['of a later schema', () => packed(changedManifest((about) => (about.schema = '9999-future'))), NEWER],
  [
    'with fewer rows than it says',
    () => packed(changedManifest(({ tables }) => tables.forEach((table) => (table.count += 1)))),
    /filas de \w+ y anuncia/,
  ],
  [
    'with a table that it does not name',
    () => packed(withFirst({ name: 'tables/otra/000000.ndjson', content: Buffer.from('{"id":1}\n') })),
    /una tabla que no anuncia/,
  ],
  ['with rows after its files', () => packed(withEntry(USERS)), NOT_ONE],
  ['with rows that are no lines', () => packed(hashed(changed(({ name }) => name.includes('/users/')))), /no termina/],
  ['with rows that are no JSON', () => packed(hashed(changed(({ name }) => name.includes('/users/'), LINE))), NOT_ROWS],
  ['with a packed table that is none', () => packed(withFirst({ ...PACKED, content: X })), /no se puede abrir/],
  ['with a table that grows', () => packed(withFirst({ ...PACKED, content: BOMB })), /no se puede abrir/],
  ['with rows of another shape', () => packed(withRows((row) => [row])), NOT_ROWS],
  ['with a column too many', () => packed(withRows((row) => ({ ...row, otra: 1 }))), /users.+ trae «otra»/],
  ['with a value that is no text', () => packed(withRows((row) => ({ ...row, role: {} }))), /«role» no es un texto/],
  ['with a value that the store does not take', () => packed(withRows((row) => ({ ...row, name: null }))), NOT_STORED],
  ['with one row for two', () => packed(withRows((row) => ({ ...row, id: 'la misma', email: 'a@b.mx' }))), NOT_STORED],
  [
    'that names a table of the store itself',
    () => packed(changedManifest(({ tables }) => tables.push({ name: 'sqlite_master', columns: [], count: 0 }))),
    /está dañado: anuncia tablas que no tenía/,
  ],
  ['with a file twice', () => packed(withEntry(good.entries.find(isFile) ?? PHOTO)), /trae dos veces/],
  [
    'of a schema that no version has',
    () => packed(changedManifest((about) => (about.schema = 'constructor'))),
    /es de una versión más nueva/,
  ],
  ['of text', () => written(Buffer.from('hola\n'.repeat(1000))), NOT_ONE],
  ['of a packed tar', () => written(gzipSync(good.bytes)), NOT_ONE],
  ['of nothing', () => written(Buffer.alloc(0)), NOT_ONE],
  ['of zeros', () => written(Buffer.alloc(10_240)), NOT_ONE],
  ['that does not exist', async () => join(folder, 'nada.tar'), /No existe el archivo/],
  ['that is a folder', async () => folder, /es una carpeta/],
]

test.each(HOSTILE)('an archive %s is refused with a sentence, and nothing is written', async (_what, make, refused) => {
  const path = await make()
  await expect(restore(path)).rejects.toThrow(refused)
  expect(await readdir(target.dataDir)).toEqual([])
})

test('detects a changed byte anywhere except in padding', async () => {
  const { entries } = good
  const bytes = Buffer.from(good.bytes)
  for (let at = 100; at < bytes.length; at += 1_021) {
    bytes[at] = (bytes[at] ?? 0) ^ 1
    const path = await written(bytes)
    // Between two entries a tar is filled up with bytes that nobody reads; there is nothing in them to lose.
    const isHarmless = await verifyArchive(plain(path)).then(
      async () => isDeepStrictEqual(await readTar(path), entries),
      (error: unknown) => error instanceof ArchiveRefused,
    )
    expect(isHarmless).toBe(true)
    bytes[at] = (bytes[at] ?? 0) ^ 1
  }
})

test('an unchanged archive is valid and readable by its owner only', async () => {
  await expect(restore(good.path)).resolves.toHaveProperty('files')
  expect((await stat(good.path)).mode & 0o777).toBe(0o600)
  expect((await readdir(folder)).filter((name) => name.includes('sin-terminar'))).toEqual([])
})

test.each(STORES)('on %s a place that is not empty is refused', async (dialect) => {
  const { remove, ...place } = await makePlace(dialect)
  const archive = await opened(good.path)
  await restoreInto(place, archive)
  const setting = dialect === 'sqlite' ? /^DATA_DIR .+ no está vacía/ : /^(?:STORAGE_URL|DATABASE_URL) no está vac/
  await expect(restoreInto(place, archive)).rejects.toThrow(setting)
  await remove()
})

test('reports in a sentence that the data folder is a file', async () => {
  const place = { databaseUrl: null, storageUrl: null, dataDir: await written(Buffer.from('hola')) }
  const archive = await opened(good.path)
  await expect(restoreInto(place, archive)).rejects.toThrow(
    `No se pudo escribir en «${place.dataDir}»: la ruta no es una carpeta.`,
  )
  await expect(backUp(place, join(folder, 'nada.tar'), PLAIN)).rejects.toThrow('no hay una base de datos que leer')
})

test('a refused target stays unchanged', async () => {
  const place = { ...target, databaseUrl: 'postgres://nadie@127.0.0.1:1/nada' }
  await expect(restoreInto(place, await opened(good.path))).rejects.toThrow(/DATABASE_URL/)
  expect(await readdir(target.dataDir)).toEqual([])
})

test('the draft of a killed restore is replaced by the next one', async () => {
  const draft = join(target.dataDir, 'restauracion')
  await mkdir(draft)
  await writeFile(join(draft, 'cerro-norte.sqlite'), 'half')
  await restore(good.path)
  expect((await readdir(target.dataDir)).toSorted()).toEqual(['auth-secret', 'cerro-norte.sqlite', 'files'])
})

test('reports a full or read-only disk in a sentence and leaves no archive', async () => {
  const place = { databaseUrl: null, storageUrl: null, dataDir: join(folder, 'data') }
  const path = join(folder, 'lleno.tar')
  // Whatever is written there finds no space.
  await symlink('/dev/full', `${path}.sin-terminar`)
  await expect(backUp(place, path, PLAIN)).rejects.toThrow(
    `No se pudo escribir en «${path}»: no hay espacio en el disco.`,
  )
  expect((await readdir(folder)).filter((name) => name.startsWith('lleno'))).toEqual([])
  await expect(backUp(place, join(good.path, 'respaldo.tar'), PLAIN)).rejects.toThrow('la ruta no es una carpeta')
})

test('reports in a sentence that a folder can not be created', async () => {
  // Node says the same of a link to a disk that is not there and of a disk that is read-only.
  const away = join(folder, 'otro-disco')
  await symlink(join(folder, 'sin-montar', 'copias'), away)
  const path = join(away, 'copia.tar')
  const place = { databaseUrl: null, storageUrl: null, dataDir: join(folder, 'data') }
  const sentence = `No se pudo escribir en «${path}»: su carpeta no se puede crear.`
  await expect(backUp(place, path, PLAIN)).rejects.toThrow(new ArchiveRefused(sentence))
})

test('reports in a sentence that a system folder can not be used for backup or restore', async () => {
  const place = { databaseUrl: null, storageUrl: null, dataDir: join(folder, 'data') }
  const path = '/proc/cerro-norte/copia.tar'
  const sentence = (where: string) => `No se pudo escribir en «${where}»: su carpeta no se puede crear.`
  await expect(backUp(place, path, PLAIN)).rejects.toThrow(new ArchiveRefused(sentence(path)))
  const nowhere = { ...place, dataDir: '/proc/cerro-norte' }
  const archive = await opened(good.path)
  await expect(restoreInto(nowhere, archive)).rejects.toThrow(new ArchiveRefused(sentence(nowhere.dataDir)))
})

test('a path that the system does not let us use is one sentence, to back up and to restore', async () => {
  const place = { databaseUrl: null, storageUrl: null, dataDir: join(folder, 'data') }
  const loop = join(folder, 'vueltas')
  await symlink(loop, loop)
  const cases = [
    [join(loop, 'copia.tar'), 'la ruta es un enlace que lleva a sí mismo'],
    [join(folder, `${'a'.repeat(300)}.tar`), 'el nombre es demasiado largo'],
    ['/proc/copia.tar', 'su carpeta no admite archivos nuevos'],
  ] as const
  for (const [path, reason] of cases)
    await expect(backUp(place, path, PLAIN)).rejects.toThrow(
      new ArchiveRefused(`No se pudo escribir en «${path}»: ${reason}.`),
    )
  const archive = await opened(good.path)
  for (const dataDir of [loop, join(folder, 'a'.repeat(300))]) {
    const refused = await restoreInto({ ...place, dataDir }, archive).catch((error: unknown) => error)
    expect(sentenceForOperator(refused)).toMatch(/enlace que lleva a sí mismo|demasiado largo/)
  }
})

test('never overwrites an existing file', async () => {
  const place = { databaseUrl: null, storageUrl: null, dataDir: join(folder, 'data') }
  await expect(backUp(place, good.path, PLAIN)).rejects.toThrow(
    new ArchiveRefused(`Ya existe «${good.path}»: di otro nombre; un respaldo no reemplaza a otro.`),
  )
  expect(await readFile(good.path)).toEqual(good.bytes)
})

test('refuses a backup without a store', async () => {
  await expect(backUp(target, join(folder, 'nada.tar'), PLAIN)).rejects.toThrow('no hay una base de datos que leer')
})
