import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isArchiveName } from '#app/backups/backup-words.ts'
import type { Settings } from '#app/env.server.ts'

/** What the product writes into its data folder. */
const PRODUCT_FILES = /^(?:cerro-norte\.sqlite(?:-\w+)?|auth-secret(?:\.\w+)?|files|restauracion)$/
/** What may stand there besides and is no secret. */
const ALLOWED_FILES = new Set(['maps', 'lost+found'])
/** Permissions of everybody but the owner. */
const OTHERS_PERMISSIONS = 0o077

/**
 * Takes the data of an installation and its backups away from the other users of this machine: the files of an earlier
 * version, and a folder that somebody made for it.
 * @returns a sentence for the operator where that is not possible
 */
export async function restrictPermissions({
  dataDir,
  backupDir,
}: Pick<Settings, 'dataDir' | 'backupDir'>): Promise<string[]> {
  // Windows has no such permissions.
  if (process.platform === 'win32') return []
  const names = await namesIn(dataDir)
  const paths = names.filter((name) => PRODUCT_FILES.test(name)).map((name) => join(dataDir, name))
  const isOnlyOurs = names.every((name) => PRODUCT_FILES.test(name) || ALLOWED_FILES.has(name))
  // A folder that holds other things, as /tmp does, is other people's too: there only our own files are closed.
  if (paths.length > 0 && isOnlyOurs) paths.push(dataDir)
  if (backupDir !== null)
    for (const name of await namesIn(backupDir)) if (isArchiveName(name)) paths.push(join(backupDir, name))
  const open: string[] = []
  for (const path of paths) if (!(await close(path))) open.push(path)
  if (open.length === 0) return []
  const list = open.map((path) => `«${path}»`).join(', ')
  return [
    `Otros usuarios de esta máquina pueden leer ${list}, y este no puede cerrarlo: como su dueño, usa chmod go-rwx.`,
  ]
}

/** @returns whether it is closed now: some disks take the change and do nothing */
async function close(path: string): Promise<boolean> {
  try {
    const { mode } = await stat(path)
    if ((mode & OTHERS_PERMISSIONS) === 0) return true
    await chmod(path, mode & 0o700)
    return ((await stat(path)).mode & OTHERS_PERMISSIONS) === 0
  } catch (error) {
    // SQLite's log goes when its last connection does.
    return isCode(error, 'ENOENT')
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => [])
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
