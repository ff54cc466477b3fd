import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** One file of an archive, its content as it comes. */
export type ZipEntry = { name: string; content: AsyncIterable<string> | Iterable<string> }

/** Fast rather than small: the file goes over the wire once. */
const COMPRESSION = 4
/** The first day that an archive can tell: the content says when it was made. */
const NO_DATE = new Date(1980, 0, 1)
const OPTIONS = { compressionLevel: COMPRESSION, mtime: NO_DATE, forceDosTimestamp: true }

/** A ZIP archive that is never whole in memory; compression runs beside the process's own thread. */
export async function* zipFile(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  // Its types know less of it than it is.
  const archive = zip.outputStream as Readable
  const opened: Readable[] = []
  for (const { name, content } of entries)
    zip.addReadStreamLazy(name, OPTIONS, (take) => {
      if (archive.destroyed) return
      const source = Readable.from(content)
      source.on('error', (failure) => archive.destroy(failure))
      opened.push(source)
      take(null, source)
    })
  zip.end()
  try {
    yield* archive
  } finally {
    // Whoever stops reading ends the queries behind the content, too.
    for (const source of opened) source.destroy()
  }
}
