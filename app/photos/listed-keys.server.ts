import type { FileStore } from './file-store.server.ts'

type Page = Awaited<ReturnType<FileStore['listAll']>>

/** The keys of all files of a paginated list. @param list returns the next page */
export async function* listedKeys(list: (from: { paginationToken?: string }) => Promise<Page>): AsyncGenerator<string> {
  let paginationToken: string | undefined
  do {
    const page = await list(paginationToken ? { paginationToken } : {})
    for (const each of page.objects) if (each.isFile) yield each.key
    ;({ paginationToken } = page)
  } while (paginationToken)
}

/**
 * When a file was written, in milliseconds; null if the file no longer exists: it was finished, or another process deleted it.
 */
export async function lastWritten(files: FileStore, key: string): Promise<number | null> {
  try {
    return (await files.getMetaData(key)).lastModified.getTime()
  } catch (error) {
    if (await files.exists(key)) throw error
    return null
  }
}

/**
 * The keys of a folder, and with `recursive` those of the folders in it. The whole list is read before deleting: deleting
 * while listing could skip files.
 */
export async function keysIn(files: FileStore, folder: string, recursive = false): Promise<string[]> {
  const keys: string[] = []
  for await (const key of listedKeys((from) => listFolder(files, folder, { recursive, ...from }))) keys.push(key)
  return keys
}

/** The folder does not exist before its first file. */
async function listFolder(files: FileStore, folder: string, from: { paginationToken?: string; recursive: boolean }) {
  try {
    return await files.listAll(`${folder}/`, from)
  } catch (error) {
    if (
      error instanceof Error &&
      error.cause instanceof Error &&
      'code' in error.cause &&
      error.cause.code === 'ENOENT'
    )
      return { objects: [] }
    throw error
  }
}
