import { crc32, inflateRawSync } from 'node:zlib'

/**
 * The text files of a ZIP archive by name, read strictly: through its central directory, and only
 * if sizes, checksums and local headers agree with it and there are no extra bytes.
 */
export function unzip(bytes: Buffer): Record<string, string> {
  const end = bytes.length - 22
  expectSignature(bytes, end, 0x06054b50)
  const count = bytes.readUInt16LE(end + 10)
  const parts: Record<string, string> = {}
  let record = bytes.readUInt32LE(end + 16)
  let next = 0
  for (let entry = 0; entry < count; entry += 1) {
    expectSignature(bytes, record, 0x02014b50)
    const [crc, packed, size] = [16, 20, 24].map((at) => bytes.readUInt32LE(record + at)) as [number, number, number]
    const nameLength = bytes.readUInt16LE(record + 28)
    const start = bytes.readUInt32LE(record + 42)
    const name = bytes.toString('utf8', record + 46, record + 46 + nameLength)
    if (start !== next) throw new Error(`${name} begins at ${start}, not at ${next}`)
    expectSignature(bytes, start, 0x04034b50)
    if (bytes.toString('utf8', start + 30, start + 30 + nameLength) !== name) throw new Error(`${name} has two names`)
    const content = start + 30 + nameLength
    const whole = inflateRawSync(bytes.subarray(content, content + packed))
    if (whole.length !== size || crc32(whole) !== crc) throw new Error(`${name} is not what its checksum says`)
    expectSignature(bytes, content + packed, 0x08074b50)
    parts[name] = whole.toString('utf8')
    next = content + packed + 16
    record += 46 + nameLength
  }
  if (next !== bytes.readUInt32LE(end + 16) || record !== end) throw new Error('the directory has another length')
  return parts
}

function expectSignature(bytes: Buffer, at: number, signature: number) {
  if (bytes.readUInt32LE(at) !== signature) throw new Error(`no record of the archive at ${at}`)
}
