import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AUTH_SECRET } from '#app/db/installation.ts'
import { makeFolder } from '#app/db/make-folder.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import { StoreUnusable } from '#app/db/usable.server.ts'

const FILE = 'auth-secret'
const BYTES = 48
/** Only the person who runs the process may read it. */
const OWNER_ONLY = 0o600

/**
 * The secret that signs session cookies, created at its first use and stored in a file of the data folder.
 * @throws StoreUnusable when the file is empty: anybody could forge a session signed with an empty secret
 */
export async function readSecretFile(dataDir: string): Promise<string> {
  const path = join(dataDir, FILE)
  const found = await findSecretFile(dataDir)
  if (found?.trim()) return found
  if (found !== null) throw new StoreUnusable(`DATA_DIR no sirve: «${path}» está vacío; bórralo y se hará otro.`)
  makeFolder(dataDir)
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, newSecret(), { mode: OWNER_ONLY, flag: 'wx', flush: true })
  // A hard link is created complete or not at all, and never overwrites another process's secret.
  await link(draft, path).catch(ignoreExisting)
  await rm(draft)
  return readFile(path, 'utf8')
}

/** The stored secret of a data folder; null where none was created yet. */
export function findSecretFile(dataDir: string): Promise<string | null> {
  return readIfThere(join(dataDir, FILE))
}

/** Writes a secret, for example of a backup, into a data folder that has none. */
export async function writeSecretFile(dataDir: string, secret: string): Promise<void> {
  await writeFile(join(dataDir, FILE), secret, { mode: OWNER_ONLY, flag: 'wx', flush: true })
}

/** One secret for all processes that share a database; the first process to ask creates it. */
export async function readSharedSecret(db: Queries): Promise<string> {
  await db
    .insertInto('installation')
    .values({ name: AUTH_SECRET, value: newSecret() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await db
    .selectFrom('installation')
    .where('name', '=', AUTH_SECRET)
    .select('value')
    .executeTakeFirstOrThrow()
  return row.value
}

function newSecret(): string {
  return randomBytes(BYTES).toString('base64url')
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT') || isCode(error, 'ENOTDIR')) return null
    throw error
  }
}

function ignoreExisting(error: unknown) {
  if (!isCode(error, 'EEXIST')) throw error
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
