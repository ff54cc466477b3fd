import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** One file of an archive, with its content in parts. */
export type ZipEntry = { name: string; content: AsyncIterable<string> | Iterable<string> }

/** Fast rather than small, because each file is sent only once. */
const COMPRESSION = 4
/** The earliest date of the format. Without the real date the same content gives the same bytes. */
const NO_DATE = new Date(1980, 0, 1)
const OPTIONS = { compressionLevel: COMPRESSION, mtime: NO_DATE, forceDosTimestamp: true }

/** A ZIP archive as a stream. It is never entirely in memory, and compression runs in Node's thread pool. */
export async function* zipFile(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  // Its types declare less than a Readable.
  const archive = zip.outputStream as Readable
  const opened: Readable[] = []
  for (const { name, content } of entries)
    zip.addReadStreamLazy(name, OPTIONS, (callback) => {
      if (archive.destroyed) return
      const source = Readable.from(content)
      source.on('error', (failure) => archive.destroy(failure))
      opened.push(source)
      callback(null, source)
    })
  zip.end()
  try {
    yield* archive
  } finally {
    // A reader that stops also ends the queries behind the content.
    for (const source of opened) source.destroy()
  }
}
