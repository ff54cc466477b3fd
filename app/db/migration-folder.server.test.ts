import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readMigrations } from './migration-folder.server.ts'

const UP = 'export async function up() {}\n'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cerro-norte-migrations-'))
})

afterEach(() => rm(folder, { recursive: true }))

async function readWith(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return readMigrations('sqlite', pathToFileURL(`${folder}/`))
}

test("the product's own have the names that stores have recorded since each landed", async () => {
  expect(Object.keys(await readMigrations('sqlite')).slice(0, 1)).toEqual(['0001-initial'])
})

test('a file put into the folder is a migration, without being named anywhere; the names are the order', async () => {
  const read = await readWith({ '0010-c.ts': UP, '0002-b.ts': UP, '0001-a-1.ts': UP })
  expect(Object.keys(read)).toEqual(['0001-a-1', '0002-b', '0010-c'])
})

test('each is told on which database it runs', async () => {
  const { '0001-a': migration } = await readWith({
    '0001-a.ts': 'export async function up(db: string[], dialect: string) { db.push(dialect) }\n',
  })
  const told: string[] = []
  await migration?.up(told as never)
  expect(told).toEqual(['sqlite'])
})

test('folders and hidden files are no migrations', async () => {
  await mkdir(join(folder, 'tools'))
  expect(Object.keys(await readWith({ '0001-a.ts': UP, '.DS_Store': '' }))).toEqual(['0001-a'])
})

test.each([
  '1-a.ts',
  '00001-a.ts',
  '0001.ts',
  '0001-A.ts',
  '0001-a_b.ts',
  '0001-a-.ts',
  '0001-a.js',
  '0001-a.ts.orig',
  'a.ts',
])('a file called %s is refused by its name', async (name) => {
  await expect(readWith({ [name]: UP })).rejects.toThrow(
    `La migración ${name} debe llamarse como 0007-unas-palabras.ts.`,
  )
})

test('two of the same number are refused by their names', async () => {
  await expect(readWith({ '0001-b.ts': UP, '0001-a.ts': UP })).rejects.toThrow(
    'Las migraciones 0001-a.ts y 0001-b.ts tienen el mismo número.',
  )
})

test.each(['export const down = 1\n', 'export const up = 1\n', 'export {}\n'])(
  'a file that says only %j is refused',
  async (text) => {
    await expect(readWith({ '0001-a.ts': text })).rejects.toThrow(/0001-a\.ts no exporta «up\(db, dialect\)»\.$/)
  },
)
