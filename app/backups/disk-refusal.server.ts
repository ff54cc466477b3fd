import { makeFolder } from '#app/db/make-folder.server.ts'
import { ArchiveRefused } from './archive-entries.ts'

const REASONS: Record<string, string> = {
  ENOSPC: 'no hay espacio en el disco',
  EDQUOT: 'no hay espacio en el disco',
  EROFS: 'el disco es de solo lectura',
  EACCES: 'falta permiso para escribir',
  EPERM: 'falta permiso para escribir',
  ENOTDIR: 'la ruta no es una carpeta',
  EEXIST: 'la ruta no es una carpeta',
  EISDIR: 'la ruta es una carpeta',
  ELOOP: 'la ruta es un enlace que lleva a sí mismo',
  ENAMETOOLONG: 'el nombre es demasiado largo',
  EFBIG: 'el disco no admite archivos tan grandes',
  EIO: 'el disco falla',
  ENXIO: 'el disco no está',
  ENODEV: 'el disco no está',
}

/** SQLite's error code for a full disk. */
const SQLITE_FULL = 13

/** The sentence for a disk that can't be written; null for any other failure. */
export function refusalOfDisk(error: unknown, path: string): ArchiveRefused | null {
  const reason = reasonOfDisk(error) ?? (isNotFound(error, path) ? 'su carpeta no admite archivos nuevos' : null)
  return reason === null ? null : new ArchiveRefused(`No se pudo escribir en «${path}»: ${reason}.`)
}

/** Why a path or its disk is of no use, as a clause; null for anything else that failed. */
export function reasonOfDisk(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const isFull = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_FULL
  return REASONS[isFull ? 'ENOSPC' : code] ?? null
}

/** A folder that exists and has no place for files, as `/proc`, answers so when one is made. */
function isNotFound(error: unknown, path: string): boolean {
  if (!(error instanceof Error && 'code' in error && 'path' in error)) return false
  return error.code === 'ENOENT' && String(error.path).startsWith(path)
}

/** Makes the folder of a file. @throws ArchiveRefused if that fails */
export function makeFolderFor(path: string, folder: string): void {
  try {
    makeFolder(folder)
  } catch (error) {
    // The error of a broken link, of a read-only disk and of a system folder.
    const isNotMade = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw isNotMade ? new ArchiveRefused(`No se pudo escribir en «${path}»: su carpeta no se puede crear.`) : error
  }
}
