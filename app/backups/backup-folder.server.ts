import type { Result } from '#app/forms/result.ts'
import { access, constants } from 'node:fs/promises'
import { isAbsolute, normalize } from 'node:path'
import { BACKUP_FOLDER } from '#app/db/installation.ts'
import { isInsideFolder, makeFolder } from '#app/db/make-folder.server.ts'
import { openSnapshot } from '#app/db/snapshot.server.ts'
import type { Queries, Store } from '#app/db/store.server.ts'

declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    backupFolder: BackupFolder
    backUpNow: BackUpNow
  }
}

/** Where the nightly backups go. */
export type BackupFolder = {
  /** BACKUP_DIR, which wins over Configuración → Respaldos; null where it is not set. */
  fixed: string | null
  /** Backups that are kept, one a night (BACKUP_KEEP). */
  keep: number
  /** The folder in use; null when no backups are made. */
  find: () => Promise<string | null>
  /** Makes a folder unless it exists; null for none. `refusal`: why nothing can be written to it. */
  check: (folder: string | null) => Promise<Result<{ folder: string | null }, string>>
}

/** Backups on request. `findFolder`: where they go. `run` makes one and returns the path of its archive, or why it failed. */
export type BackUpNow = {
  findFolder: () => Promise<string>
  run: () => Promise<Result<{ path: string }, string>>
}

export function openBackupFolder(
  store: Store,
  { fixed, keep, dataDir }: { fixed: string | null; keep: number; dataDir: string },
): BackupFolder {
  return {
    fixed,
    keep,
    find: async () => fixed ?? findSaved(store.db),
    async check(typed) {
      if (typed === null) return { ok: true, folder: null }
      if (!isAbsolute(typed)) return { ok: false, refusal: 'Escribe la ruta completa, desde la raíz, como /respaldos' }
      const folder = normalize(typed)
      if (isInsideFolder(folder, dataDir))
        return {
          ok: false,
          refusal: 'Está dentro de la carpeta de datos y se perdería con ella: pon otra, mejor en otro disco',
        }
      const fault = await folderFault(folder)
      return fault === null
        ? { ok: true, folder }
        : { ok: false, refusal: `No se puede escribir en esa carpeta (${fault})` }
    },
  }
}

/** Makes a folder unless it exists. @returns why nothing can be written to it; null when it can */
export async function folderFault(folder: string): Promise<string | null> {
  try {
    makeFolder(folder)
    await access(folder, constants.W_OK)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The folder that Configuración → Respaldos has, read without opening the store for writing; null for none. */
export async function findSavedFolder(where: Parameters<typeof openSnapshot>[0]): Promise<string | null> {
  const snapshot = await openSnapshot(where)
  try {
    const installation = snapshot.tables.find(({ name }) => name === 'installation')
    if (installation)
      for await (const rows of snapshot.rows(installation))
        for (const { name, value } of rows) if (name === BACKUP_FOLDER) return String(value)
    return null
  } finally {
    await snapshot.close()
  }
}

async function findSaved(db: Queries): Promise<string | null> {
  const row = await db.selectFrom('installation').where('name', '=', BACKUP_FOLDER).select('value').executeTakeFirst()
  return row?.value ?? null
}
