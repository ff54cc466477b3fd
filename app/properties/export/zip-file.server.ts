import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** One file of an archive, its content as it comes. */
export type ZipEntry = { name: string; content: AsyncIterable<string> | Iterable<string> }

/** Sizes follow the content; names are UTF-8 (APPNOTE.TXT, 4.4.4). */
const FLAGS = 0x0808
const VERSION = 20
const DEFLATE = 8
/** 1 January 1980, the archive's own zero: the content says when it was made. */
const NO_DATE = 0x0021
/** Fast rather than small: the file goes over the wire once. */
const LEVEL = 4

type Written = { name: Buffer; crc: number; packed: number; size: number; offset: number }

/** A ZIP archive that is never whole in memory; compression runs beside the process's own thread. */
export async function* zipFile(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const directory: Written[] = []
  let offset = 0
  for (const { name, content } of entries) {
    const file: Written = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, offset }
    const head = header(file)
    yield head
    for await (const part of packed(content, file)) yield part
    const tail = sizes(0x08074b50, file)
    yield tail
    offset += head.length + file.packed + tail.length
    directory.push(file)
  }
  const records = Buffer.concat(directory.map(directoryRecord))
  yield records
  yield end(directory.length, records.length, offset)
}

async function* packed(content: ZipEntry['content'], file: Written): AsyncGenerator<Buffer> {
  async function* measured() {
    for await (const text of content) {
      const bytes = Buffer.from(text)
      file.crc = crc32(bytes, file.crc)
      file.size += bytes.length
      yield bytes
    }
  }
  const source = Readable.from(measured(), { objectMode: false })
  const deflate = createDeflateRaw({ level: LEVEL })
  source.on('error', (failure) => deflate.destroy(failure))
  try {
    for await (const bytes of source.pipe(deflate)) {
      const part: Buffer = bytes
      file.packed += part.length
      yield part
    }
  } finally {
    // Whoever stops reading ends the queries behind the content, too.
    source.destroy()
    deflate.destroy()
  }
}

function header({ name }: Written): Buffer {
  const fixed = Buffer.alloc(30)
  fixed.writeUInt32LE(0x04034b50, 0)
  fixed.writeUInt16LE(VERSION, 4)
  fixed.writeUInt16LE(FLAGS, 6)
  fixed.writeUInt16LE(DEFLATE, 8)
  fixed.writeUInt16LE(NO_DATE, 12)
  fixed.writeUInt16LE(name.length, 26)
  return Buffer.concat([fixed, name])
}

function sizes(signature: number, { crc, packed: packedSize, size }: Written): Buffer {
  const record = Buffer.alloc(16)
  record.writeUInt32LE(signature, 0)
  record.writeUInt32LE(crc, 4)
  record.writeUInt32LE(packedSize, 8)
  record.writeUInt32LE(size, 12)
  return record
}

function directoryRecord(file: Written): Buffer {
  const fixed = Buffer.alloc(46)
  fixed.writeUInt32LE(0x02014b50, 0)
  fixed.writeUInt16LE(VERSION, 4)
  fixed.writeUInt16LE(VERSION, 6)
  fixed.writeUInt16LE(FLAGS, 8)
  fixed.writeUInt16LE(DEFLATE, 10)
  fixed.writeUInt16LE(NO_DATE, 14)
  sizes(0, file).copy(fixed, 16, 4)
  fixed.writeUInt16LE(file.name.length, 28)
  fixed.writeUInt32LE(file.offset, 42)
  return Buffer.concat([fixed, file.name])
}

function end(count: number, size: number, offset: number): Buffer {
  const record = Buffer.alloc(22)
  record.writeUInt32LE(0x06054b50, 0)
  record.writeUInt16LE(count, 8)
  record.writeUInt16LE(count, 10)
  record.writeUInt32LE(size, 12)
  record.writeUInt32LE(offset, 16)
  return record
}
