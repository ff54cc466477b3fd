import { readdir } from 'node:fs/promises'
import type { Migration } from 'kysely/migration'
import type { Dialect } from './store.server.ts'

/** What every file of the folder exports; it finds the store as the migrations before it left it. */
type MigrationFile = { up: (db: Parameters<Migration['up']>[0], dialect: Dialect) => Promise<void> }

const FOLDER = new URL('migrations/', import.meta.url)
/** `0007-some-words.ts`: four digits give the order. */
const FILE_NAME = /^(\d{4})(?:-[a-z0-9]+)+\.ts$/

/**
 * The migrations by name: each file of the folder is one. What several files of it share stands in folders.
 * @throws when a file has another kind of name, the number of another or no `up`
 */
export async function readMigrations(dialect: Dialect, folder = FOLDER): Promise<Record<string, Migration>> {
  const migrations: Record<string, Migration> = {}
  for (const file of await fileNames(folder)) {
    const { up } = await importMigration(new URL(file, folder))
    migrations[file.replace('.ts', '')] = { up: (db) => up(db, dialect) }
  }
  return migrations
}

async function fileNames(folder: URL): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  // Hidden files are the system's own.
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name)
  const numbers = new Map<string, string>()
  for (const file of files.toSorted()) {
    const [, number] = FILE_NAME.exec(file) ?? []
    if (number === undefined) throw new Error(`La migración ${file} debe llamarse como 0007-unas-palabras.ts.`)
    const other = numbers.get(number)
    if (other !== undefined) throw new Error(`Las migraciones ${other} y ${file} tienen el mismo número.`)
    numbers.set(number, file)
  }
  return [...numbers.values()]
}

async function importMigration(file: URL): Promise<MigrationFile> {
  const found: Partial<MigrationFile> = await import(file.href)
  const { up } = found
  if (typeof up !== 'function') throw new Error(`La migración ${file.pathname} no exporta «up(db, dialect)».`)
  return { up }
}
