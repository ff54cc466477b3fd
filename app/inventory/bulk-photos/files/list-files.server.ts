import { type FileHandle, open } from 'node:fs/promises'
import { type FileClass, classOf } from './file-class.ts'
import { type ZipMember, ZipRefused, readZipList } from './zip-list.server.ts'

/** A file as it was sent; `path` is null where it was not written, because it is no picture. */
export type SentFile = { name: string; path: string | null }

/** A file that was sent alone or in a zip. */
export type ListedFile = {
  /** With the folders that it was in. */
  path: string
  archive: string | null
  class: FileClass
  source: { path: string } | { zip: FileHandle; entry: ZipMember } | null
}

export type FileList = {
  files: ListedFile[]
  /** Zips that can't be read. */
  refused: { name: string; sentence: string }[]
  close: () => Promise<void>
}

/** Lists the sent files. Of a zip only its directory is read, no entry. */
export async function listFiles(sent: readonly SentFile[]): Promise<FileList> {
  const zips: FileHandle[] = []
  const close = async () => void (await Promise.all(zips.map((zip) => zip.close())))
  const list: FileList = { files: [], refused: [], close }
  for (const { name, path } of sent) {
    const kind = classOf(name)
    if (kind !== 'zip' || path === null) {
      list.files.push({ path: name, archive: null, class: kind, source: path === null ? null : { path } })
      continue
    }
    const zip = await open(path)
    zips.push(zip)
    try {
      list.files.push(...filesOf(await readZipList(zip), name, zip))
    } catch (error) {
      if (!(error instanceof ZipRefused)) throw error
      list.refused.push({ name, sentence: `${name} ${error.message}` })
    }
  }
  return list
}

function filesOf(entries: readonly ZipMember[], name: string, zip: FileHandle): ListedFile[] {
  const archive = name.split(/[\\/]/).at(-1) ?? name
  return entries
    .filter((entry) => !/[\\/]$/.test(entry.name))
    .map((entry) => ({ path: entry.name, archive, class: classOf(entry.name), source: { zip, entry } }))
}
