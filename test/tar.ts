import { hash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { type Header, extract, pack } from 'tar-stream'
import { HASHES, hashLine } from '#app/backups/archive-entries.ts'

export type TarEntry = { name: string; content: Buffer; type?: Header['type'] }

/** The entries of a tar, in order. */
export async function entriesOfTar(bytes: Uint8Array): Promise<TarEntry[]> {
  const tar = extract()
  tar.end(bytes)
  const entries: TarEntry[] = []
  for await (const source of tar)
    entries.push({ name: source.header.name, content: await buffer(source as AsyncIterable<Uint8Array>) })
  return entries
}

export async function tarOf(entries: readonly TarEntry[]): Promise<Buffer> {
  const tar = pack()
  for (const { name, content, type = 'file' } of entries) {
    if (type === 'symlink') tar.entry({ name, type, linkname: content.toString() })
    else tar.entry({ name, type }, content)
  }
  tar.finalize()
  return buffer(tar as AsyncIterable<Uint8Array>)
}

export async function readTar(path: string): Promise<TarEntry[]> {
  return entriesOfTar(await readFile(path))
}

export async function writeTar(path: string, entries: readonly TarEntry[]): Promise<void> {
  await writeFile(path, await tarOf(entries))
}

/** Updates the hashes to the current content of the entries. */
export function hashed(entries: readonly TarEntry[]): TarEntry[] {
  const others = entries.filter(({ name }) => name !== HASHES)
  const lines = others.map(({ name, content }) => hashLine(name, hash('sha256', content)))
  return [...others, { name: HASHES, content: Buffer.from(lines.join('')) }]
}
