import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '#app/db/store.server.ts'
import type { FileStore } from '#app/photos/file-store.server.ts'
import { STORES, openNewStore } from '#test/stores.ts'
import { importBytes, inFolder, openFiles, takeoutOf } from '#test/takeouts.ts'
import { type TarEntry, entriesOfTar, tarOf } from '#test/tar.ts'

/** What 'Descargar todo' gave before there was one format of archives, of a store with something in every table. */
const KEPT = await readFile(new URL('../../test/earlier-stores/takeout-format-1.tar', import.meta.url))
const OLD = await entriesOfTar(KEPT)
/** Tables that the first format did not have, and those whose rows are in one of them now. */
const LATER = ['versions', 'versionPhotos']
const EARLIER_VERSIONS = [
  'propertyVersions',
  'complexVersions',
  'firmVersions',
  'settingsVersions',
  'deletedProperties',
]
const RENAMED = new Map([
  ['users', 'people'],
  ['installation', 'placeKey'],
  ['globalConfig', 'settings'],
  ['contactMessages', 'messages'],
])

const contentOf = (entries: readonly TarEntry[], name: string) =>
  String(entries.find((entry) => entry.name === name)?.content)
const nameOf = (start: string) => OLD.find(({ name }) => name.startsWith(start))?.name ?? ''
const without = (name: string) => tarOf(OLD.filter((entry) => entry.name !== name))

/** With another content, which its hashes know if `isHashed`. */
async function changed(name: string, change: (text: string) => string, isHashed = false): Promise<Buffer> {
  const before = contentOf(OLD, name)
  const after = change(before)
  const other = (entry: TarEntry) => {
    if (entry.name === name) return { name, content: Buffer.from(after) }
    if (entry.name !== 'manifest.json' || !isHashed) return entry
    return {
      ...entry,
      content: Buffer.from(String(entry.content).replace(hash('sha256', before), hash('sha256', after))),
    }
  }
  return tarOf(OLD.map(other))
}

const TWICE = OLD.toSpliced(1, 0, ...OLD.slice(0, 1))
const LINK: TarEntry = { name: 'photos/x.jpg', content: Buffer.from('/etc/passwd'), type: 'symlink' }

describe.each(STORES)('on %s', (dialect) => {
  let store: Store

  beforeEach(async () => {
    store = await openNewStore(dialect)
  })

  afterEach(() => store.close())

  function inFiles<T>(run: (files: FileStore) => Promise<T>): Promise<T> {
    return inFolder(async (folder) => run(await openFiles(folder)))
  }

  test('a takeout of the first format is imported with all its rows and files', async () => {
    await inFiles(async (files) => {
      expect(await importBytes({ store, files }, KEPT)).toBe('34 propiedades, 4 fotos, 4 mensajes y 2 personas')
      const entries = await entriesOfTar(await takeoutOf(store, files))
      const tables = entries.flatMap(({ name }) => /^tables\/(\w+)\//.exec(name)?.[1] ?? [])
      expect(tables.length).toBeGreaterThan(20)
      const rowsIn = (table: string) => contentOf(entries, `tables/${table}/000000.ndjson`)
      for (const table of tables.filter((name) => !LATER.includes(name)))
        expect(rowsIn(table).replaceAll(table === 'owners' ? /,"version":1/g : /$^/g, '')).toBe(
          contentOf(OLD, `${RENAMED.get(table) ?? table}.jsonl`),
        )
      const earlier = EARLIER_VERSIONS.map((name) => contentOf(OLD, `${name}.jsonl`)).join('')
      expect(rowsIn('versions').split('\n')).toHaveLength(earlier.split('\n').length)
      const filesIn = (all: readonly TarEntry[], pattern: RegExp) =>
        new Set(all.filter(({ name }) => pattern.test(name)).map(({ content }) => hash('sha256', content)))
      expect(filesIn(entries, /^files\//)).toEqual(filesIn(OLD, /^(?:files|photos)\//))
      expect(entries.filter(({ name }) => name.startsWith('files/private/'))).toHaveLength(3)
    })
  })

  test.each<[what: string, make: () => Promise<Uint8Array>, sentence: RegExp]>([
    ['is cut in its rows', async () => KEPT.subarray(0, 20_000), /está incompleto/],
    ['is cut in its manifest', async () => KEPT.subarray(0, -3_000), /está incompleto/],
    ['has another row', () => changed('owners.jsonl', (text) => text.replace('Luis', 'Luisa')), /manifest\.json/],
    ['has another photo', () => changed(nameOf('photos/'), (text) => `${text}x`), /no es lo que dicen/],
    ['has another private file', () => changed(nameOf('files/'), (text) => `${text}x`), /no es lo que dicen/],
    ['has no photo', () => without(nameOf('photos/')), /no es lo que dicen/],
    ['has no owners', () => without('owners.jsonl'), /no es lo que dicen/],
    ['has no manifest', () => without('manifest.json'), /está incompleto/],
    ['has a file of rows twice', () => tarOf(TWICE), /no es lo que dicen/],
    ['has a link', () => tarOf([...OLD.slice(0, 2), LINK]), /no es un archivo completo/],
    ['has a path', () => tarOf([...OLD.slice(0, 2), { name: '../x', content: Buffer.from('x') }]), /no es un archivo/],
    ['goes on after its end', () => tarOf([...OLD, ...OLD]), /no es un archivo completo/],
    [
      'is of no known format',
      () => changed('manifest.json', (text) => text.replace('t": 1', 't": 9')),
      /no es un archivo/,
    ],
    [
      'has a photo that no row names',
      () => changed('photos.jsonl', (text) => text.replace(/"contentHash":"\w{64}"/, '"contentHash":"x"'), true),
      /sus filas no saben nada/,
    ],
    [
      'has a photo elsewhere',
      () => changed('photos.jsonl', (text) => text.replaceAll('properties/', 'x/../'), true),
      /nombre o el tamaño/,
    ],
    ['has no JSON', () => changed('interest.jsonl', (text) => text.replace('{', ''), true), /línea 1, no es JSON/],
    [
      'has a secret',
      () => changed('people.jsonl', (text) => text.replace('{', '{"twoFactorEnabled":1,'), true),
      /people\.jsonl trae «twoFactorEnabled»/,
    ],
    [
      'has settings that nobody can read',
      () => changed('settings.jsonl', (text) => text.replace(/"zones":\[.*?\]/, '"zones":[{"name":"x"}]'), true),
      /settings\.jsonl, línea 1/,
    ],
  ])('one that %s is refused, and nothing is written', async (_what, make, sentence) => {
    const bytes = await make()
    await inFiles(async (files) => {
      const before = await takeoutOf(store, files)
      await expect(importBytes({ store, files }, bytes)).rejects.toThrow(sentence)
      expect((await takeoutOf(store, files)).equals(before)).toBe(true)
      expect([...(await files.listAll('', { recursive: true })).objects]).toEqual([])
    })
  })
})
