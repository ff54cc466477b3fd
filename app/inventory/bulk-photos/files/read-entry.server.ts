import type { FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import { MAX_UPLOAD_BYTES } from '#app/photos/upload-fault.ts'
import { type ZipMember, ZipRefused, bytesAt } from './zip-list.server.ts'

/** Why a file of a zip can't be taken out. */
export type EntryFault = 'encrypted' | 'method' | 'tooLarge' | 'damaged'

const HEADER = 0x04034b50
const HEADER_BYTES = 30
const STORED = 0
const DEFLATED = 8
/** Stored by a program that asks for a password (AES). */
const AES = 99
/** Deflate makes what does not get smaller a little larger. */
const MOST_PACKED = MAX_UPLOAD_BYTES + 64 * 1024

const inflate = promisify(inflateRaw)

/** Why a file is not taken out, by the list of its zip alone; null for one that may be. */
export function entryFault({ isEncrypted, method, size, packed }: ZipMember): EntryFault | null {
  if (isEncrypted || method === AES) return 'encrypted'
  if (size > MAX_UPLOAD_BYTES || packed > MOST_PACKED) return 'tooLarge'
  return method === STORED || method === DEFLATED ? null : 'method'
}

/**
 * Takes one file out of a zip. It is never larger than a photo may be, whatever the zip says of it.
 * @returns its bytes, or why it can't be taken out
 */
export async function readEntry(file: FileHandle, entry: ZipMember): Promise<Buffer | EntryFault> {
  const fault = entryFault(entry)
  if (fault !== null) return fault
  try {
    const header = await bytesAt(file, entry.start, HEADER_BYTES)
    if (header.readUInt32LE(0) !== HEADER) return 'damaged'
    const start = entry.start + HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28)
    const packed = await bytesAt(file, start, entry.packed)
    const bytes = entry.method === STORED ? packed : await inflate(packed, { maxOutputLength: Math.max(1, entry.size) })
    return bytes.length === entry.size && crc32(bytes) === entry.crc ? bytes : 'damaged'
  } catch (error) {
    if (error instanceof ZipRefused || isBroken(error)) return 'damaged'
    throw error
  }
}

/** Whether zlib could not unpack it, or it is longer than it says. */
function isBroken(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code.startsWith('Z_') || code === 'ERR_BUFFER_TOO_LARGE'
}
