import { buffer } from 'node:stream/consumers'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { unzip } from '#test/unzip.ts'
import { type ZipEntry, zipFile } from './zip-file.server.ts'

const CHUNK = 100_000

/** Endless text that is hard to compress, with the number of reads and whether its reader has closed it. */
function endless() {
  const state = { given: 0, closed: false }
  async function* content() {
    try {
      for (;;) {
        state.given += 1
        yield Array.from({ length: CHUNK / 10 }, (_none, at) => `${(at * state.given * 7_919) % 1e9}`.padEnd(10)).join(
          '',
        )
      }
    } finally {
      state.closed = true
    }
  }
  return { state, content: content() }
}

test('the result is a valid archive for a strict reader, in the given order', async () => {
  const bytes = await archiveOf([
    { name: 'niño/a.xml', content: ['<a>', 'ñ', '</a>'] },
    { name: 'empty', content: [] },
    { name: 'b', content: slowly(['x'.repeat(CHUNK), 'y']) },
  ])
  expect(unzip(bytes)).toEqual({ 'niño/a.xml': '<a>ñ</a>', empty: '', b: `${'x'.repeat(CHUNK)}y` })
})

test('the same content gives the same bytes', async () => {
  const [one, other] = await Promise.all([1, 2].map(() => archiveOf([{ name: 'a', content: ['b'] }])))
  expect(one).toEqual(other)
})

test('content is read only as fast as the archive is', async () => {
  const { state, content } = endless()
  const archive = zipFile([{ name: 'a', content }])
  await archive.next()
  // The loop ends when no more is read; without back pressure it would never end.
  for (let made = 0; made !== state.given;) {
    made = state.given
    expect(made).toBeLessThan(50)
    await setTimeout(50)
  }
  await archive.return(null)
})

test('a reader that stops ends the content', async () => {
  const { state, content } = endless()
  const archive = zipFile([{ name: 'a', content }])
  await archive.next()
  await archive.next()
  await archive.return(null)
  await expect.poll(() => state.closed).toBe(true)
})

test('an error of the content breaks off the archive', async () => {
  const failure = new Error('the store is gone')
  async function* content() {
    yield 'a'.repeat(CHUNK)
    throw failure
  }
  await expect(archiveOf([{ name: 'a', content: content() }])).rejects.toBe(failure)
})

function archiveOf(entries: readonly ZipEntry[]): Promise<Buffer> {
  return buffer(zipFile(entries) as AsyncIterable<Buffer>)
}

async function* slowly(texts: string[]) {
  for (const text of texts) {
    await setImmediate()
    yield text
  }
}
