import { type ArchiveFile, type OpenEntry, readArchive, refusalOf, verifyArchive } from '#app/backups/read-archive.server.ts'
import { isOfFirstFormat, readFirstFormat } from './first-format.server.ts'

/**
 * Checks a whole takeout. Nothing in it is compressed, so it can't grow when it is read.
 * @returns reads its entries from the start
 * @throws ArchiveRefused with a sentence
 */
export async function openTakeout(path: string): Promise<() => AsyncGenerator<OpenEntry>> {
  const file: ArchiveFile = { path, passphrase: null, selection: 'withoutAccounts' }
  if (!(await isOfFirstFormat(file))) {
    await verifyArchive(file)
    return () => readArchive(file)
  }
  try {
    for await (const _entry of readFirstFormat(file));
  } catch (error) {
    throw refusalOf(error, file, true) ?? error
  }
  return () => readFirstFormat(file)
}
