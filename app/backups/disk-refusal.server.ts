import { makeFolder } from '#app/db/make-folder.server.ts'
import { BackupRefused } from './backup-refused.ts'

const REASONS: Record<string, string> = {
  ENOSPC: 'no hay espacio en el disco',
  EDQUOT: 'no hay espacio en el disco',
  EROFS: 'el disco es de solo lectura',
  EACCES: 'falta permiso para escribir',
  EPERM: 'falta permiso para escribir',
  ENOTDIR: 'la ruta no es una carpeta',
  EEXIST: 'la ruta no es una carpeta',
  EISDIR: 'la ruta es una carpeta',
}

/** SQLite's error code for a full disk. */
const SQLITE_FULL = 13

/** The sentence for a disk that can't be written; null for any other failure. */
export function refusalOfDisk(error: unknown, path: string): BackupRefused | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const isFull = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_FULL
  const reason = isFull ? REASONS['ENOSPC'] : REASONS[code]
  return reason === undefined ? null : new BackupRefused(`No se pudo escribir en «${path}»: ${reason}.`)
}

/** Makes the folder of a file. @throws BackupRefused if that fails */
export function makeFolderFor(path: string, folder: string): void {
  try {
    makeFolder(folder)
  } catch (error) {
    // The error of a broken link, of a read-only disk and of a system folder.
    const isNotMade = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw isNotMade ? new BackupRefused(`No se pudo escribir en «${path}»: su carpeta no se puede crear.`) : error
  }
}
