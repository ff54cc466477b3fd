import type { FileHandle } from 'node:fs/promises'
import { formatCount } from '#app/figures/measure.ts'
import { decodeName } from './zip-name.ts'
import { ALWAYS_OPENED, MOST_SENT_FILES, MOST_LIST_BYTES, MOST_RATIO } from './limits.ts'

/** A file of a zip, as the list at its end says. */
export type ZipMember = {
  name: string
  method: number
  isEncrypted: boolean
  crc: number
  packed: number
  size: number
  /** Where its own header begins. */
  start: number
}

/** A zip that can't be read: the sentence for the person, after the name of the zip. */
export class ZipRefused extends Error {}

export const DAMAGED = 'está dañado o no llegó completo. Hazlo otra vez y súbelo de nuevo.'
const IN_PARTS = 'es una parte de un zip dividido. Haz uno solo, o varios que se abran por separado.'
const TOO_MANY = `tiene más de ${formatCount(MOST_SENT_FILES)} archivos. Divídelo en varios.`
const BOMB = 'pesaría muchas veces más al abrirse: no parece un zip de fotos y no se abre.'

const END = 0x06054b50
const END_64 = 0x06064b50
const LOCATOR_64 = 0x07064b50
const ENTRY = 0x02014b50
const END_BYTES = 22
const LONGEST_COMMENT = 0xffff
const LOCATOR_BYTES = 20
const END_64_BYTES = 56
const ENTRY_BYTES = 46
/** A value that is in the 64-bit part instead. */
const ELSEWHERE = 0xffffffff
const EXTRA_64 = 1

/** Reads the list at the end of a zip, also of one with more than 4 GB; nothing of it is unpacked. @throws ZipRefused */
export async function readZipList(file: FileHandle): Promise<ZipMember[]> {
  const { size } = await file.stat()
  const end = await findEnd(file, size)
  if (end.count > MOST_SENT_FILES) throw new ZipRefused(TOO_MANY)
  if (end.listBytes > MOST_LIST_BYTES) throw new ZipRefused(TOO_MANY)
  if (end.listStart + end.listBytes > size) throw new ZipRefused(DAMAGED)
  const list = await bytesAt(file, end.listStart, end.listBytes)
  const entries: ZipMember[] = []
  for (let at = 0, count = 0; count < end.count; count += 1) {
    if (at + ENTRY_BYTES > list.length || list.readUInt32LE(at) !== ENTRY) throw new ZipRefused(DAMAGED)
    const [name, extra, comment] = [28, 30, 32].map((field) => list.readUInt16LE(at + field))
    const next = at + ENTRY_BYTES + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
    if (next > list.length) throw new ZipRefused(DAMAGED)
    entries.push(entryAt(list, at, { name: name ?? 0, extra: extra ?? 0 }))
    at = next
  }
  const opened = entries.reduce((sum, entry) => sum + entry.size, 0)
  if (opened > ALWAYS_OPENED && opened > MOST_RATIO * size) throw new ZipRefused(BOMB)
  return entries
}

type End = { count: number; listBytes: number; listStart: number }

async function findEnd(file: FileHandle, size: number): Promise<End> {
  const start = Math.max(0, size - END_BYTES - LONGEST_COMMENT)
  const tail = await bytesAt(file, start, size - start)
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== END || at + END_BYTES + tail.readUInt16LE(at + 20) > tail.length) continue
    const [disk, listDisk, onDisk, count] = [4, 6, 8, 10].map((field) => tail.readUInt16LE(at + field))
    const end = { count: count ?? 0, listBytes: tail.readUInt32LE(at + 12), listStart: tail.readUInt32LE(at + 16) }
    const is64 = count === 0xffff || end.listBytes === ELSEWHERE || end.listStart === ELSEWHERE
    if (is64) return findEnd64(file, start + at)
    if (disk !== 0 || listDisk !== 0 || onDisk !== count) throw new ZipRefused(IN_PARTS)
    return end
  }
  throw new ZipRefused(DAMAGED)
}

async function findEnd64(file: FileHandle, endStart: number): Promise<End> {
  const locator = await bytesAt(file, endStart - LOCATOR_BYTES, LOCATOR_BYTES)
  if (locator.readUInt32LE(0) !== LOCATOR_64) throw new ZipRefused(DAMAGED)
  const end = await bytesAt(file, safe(locator.readBigUInt64LE(8)), END_64_BYTES)
  if (end.readUInt32LE(0) !== END_64) throw new ZipRefused(DAMAGED)
  if (end.readUInt32LE(16) !== 0 || end.readUInt32LE(20) !== 0) throw new ZipRefused(IN_PARTS)
  const [count = 0, listBytes = 0, listStart = 0] = [32, 40, 48].map((field) => safe(end.readBigUInt64LE(field)))
  return { count, listBytes, listStart }
}

function entryAt(list: Buffer, at: number, lengths: { name: number; extra: number }): ZipMember {
  const flags = list.readUInt16LE(at + 8)
  const nameEnd = at + ENTRY_BYTES + lengths.name
  const sizes = [24, 20, 42].map((field) => list.readUInt32LE(at + field))
  const extra = extra64(list.subarray(nameEnd, nameEnd + lengths.extra))
  // The 64-bit part has, in this order, only the values that did not fit.
  const [size = 0, packed = 0, start = 0] = sizes.map((value) =>
    value === ELSEWHERE ? (extra.shift() ?? value) : value,
  )
  return {
    name: decodeName(list.subarray(at + ENTRY_BYTES, nameEnd), (flags & 0x800) !== 0),
    method: list.readUInt16LE(at + 10),
    isEncrypted: (flags & 1) !== 0,
    crc: list.readUInt32LE(at + 16),
    packed,
    size,
    start,
  }
}

function extra64(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length;) {
    const [id, length] = [extra.readUInt16LE(at), extra.readUInt16LE(at + 2)]
    const field = extra.subarray(at + 4, at + 4 + length)
    if (id === EXTRA_64)
      return Array.from({ length: Math.floor(field.length / 8) }, (_none, each) =>
        safe(field.readBigUInt64LE(each * 8)),
      )
    at += 4 + length
  }
  return []
}

function safe(value: bigint): number {
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new ZipRefused(DAMAGED)
  return Number(value)
}

/** @throws ZipRefused where the file ends before */
export async function bytesAt(file: FileHandle, start: number, length: number): Promise<Buffer> {
  if (start < 0) throw new ZipRefused(DAMAGED)
  const bytes = Buffer.alloc(length)
  const { bytesRead } = await file.read(bytes, 0, length, start)
  if (bytesRead < length) throw new ZipRefused(DAMAGED)
  return bytes
}
