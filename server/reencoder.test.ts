import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { variantsOf } from '#app/photos/photo-variants.ts'
import { photoTypeOf } from '#app/photos/photo-type.ts'
import { buildPicture } from '#test/factories/picture.ts'
import { canIsolate } from './confined-process.ts'
import { encodeVariantsConfined, openReencoder } from './reencoder.ts'

/** Milliseconds that a process may take to start on a busy machine. */
const START_UP = 300_000
const CONFINE = fileURLToPath(new URL('confine.sh', import.meta.url))
/** What a process says first. */
const STARTS = 'process.stdout.write(Uint8Array.of(1));'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cerro-norte-pictures-'))
  // What a process says when it ends over its file.
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})

afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true, force: true })
})

describe('the process that decodes a photo', { timeout: START_UP }, () => {
  test('returns pictures in the stored format, and a fault for other files', async () => {
    const { reencode } = openReencoder()
    const [photo, drawing] = await Promise.all([
      reencode(await file('a', await buildPicture('png', { width: 3000, height: 600 }))),
      reencode(await file('b', '<svg/>')),
    ])
    expect(photo).toMatchObject({
      width: 2400,
      height: 480,
      data: expect.any(Uint8Array),
      first: [expect.any(Uint8Array), expect.any(Uint8Array)],
    })
    expect(drawing).toEqual({ fault: 'notImage' })
  })

  test('makes all variants of a photo in their formats', async () => {
    const variants = variantsOf({ width: 800 })
    const made = await encodeVariantsConfined(await buildPicture('jpeg', { width: 800, height: 60 }), variants)
    const formats = made.map((variant) => photoTypeOf(variant)?.replace('jpeg', 'jpg'))
    expect(formats).toEqual(variants.map(({ format }) => format))
    await expect(encodeVariantsConfined(Buffer.from('half a file'), variants)).rejects.toThrow('ended over its file')
  })

  test('is a new one for each photo and receives only its bytes', async () => {
    const script = await program(`${STARTS}
      import { readFileSync } from 'node:fs'
      const outcome = { fault: readFileSync(0, 'utf8') + (globalThis.seen ??= 'Image') }
      console.log(JSON.stringify({ outcome, sizes: [] }))
      globalThis.seen = 'seen'`)
    const { reencode } = openReencoder(script)
    const files = [await file('a', 'not'), await file('b', 'not')]
    const notImage = { fault: 'notImage' }
    expect(await Promise.all(files.map((path) => reencode(path)))).toEqual([notImage, notImage])
  })

  test('is replaced after a crash, which makes only that picture broken', async () => {
    const script = await program(`${STARTS}
      import { readFileSync } from 'node:fs'
      if (readFileSync(0, 'utf8') === 'bomb') process.abort()
      console.log(JSON.stringify({ outcome: { fault: 'heic' }, sizes: [] }))`)
    const { reencode } = openReencoder(script)
    const files = [await file('a', 'bomb'), await file('b', 'good')]
    expect(await Promise.all(files.map((path) => reencode(path)))).toEqual([{ fault: 'broken' }, { fault: 'heic' }])
  })

  test('that does not start is an error, not a broken picture', async () => {
    const { reencode } = openReencoder(await program('process.exit(1)'))
    await expect(reencode(await file('a', ''))).rejects.toThrow('does not start')
  })

  test('that never ends is killed, and the picture may be sent again', async () => {
    const { reencode } = openReencoder(
      await program(`${STARTS} process.stderr.write('busy'); setInterval(() => {}, 1_000)`),
    )
    const path = await file('a', '')
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answer = reencode(path)
    while (said.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve))
    vi.advanceTimersByTime(30_000)
    vi.useRealTimers()
    await expect(answer).rejects.toThrow('did not end in 30000 ms')
  })

  test.each([
    ['nothing', ''],
    ['no line of JSON', 'console.log("not JSON")'],
    ['a fault that nobody knows', 'console.log(JSON.stringify({ outcome: { fault: "<b>" }, sizes: [] }))'],
    [
      'a size beyond any photo',
      'console.log(JSON.stringify({ outcome: { width: 9e9, height: 1, luminance: 0 }, sizes: [] }))',
    ],
    [
      'a file longer than what follows',
      'console.log(JSON.stringify({ outcome: { width: 1, height: 1, luminance: 0 }, sizes: [9] }))',
    ],
    [
      'a page as the photo',
      'process.stdout.write(JSON.stringify({ outcome: { width: 1, height: 1, luminance: 0 }, sizes: [6] }) + "\\n<html>")',
    ],
    ['no end', 'setInterval(() => process.stdout.write(Buffer.alloc(10_000_000)))'],
  ])('that was taken over and says %s has a broken picture', async (_what, says) => {
    const { reencode } = openReencoder(await program(`${STARTS}\n${says}`))
    expect(await reencode(await file('a', ''))).toEqual({ fault: 'broken' })
  })
})

describe('a confined process', { timeout: START_UP }, () => {
  test('can not write to a file, even in native code', async () => {
    const target = await file('store.sqlite', 'kept')
    await confined('direct', 'cp', [CONFINE, target])
    expect(await readFile(target, 'utf8')).not.toContain('#!/bin/sh')
  })

  test('has neither files nor other processes where Linux gives namespaces to this user', async () => {
    const secret = await file('auth-secret', 'secret')
    const seen = await confined(canIsolate() ? 'isolated' : 'direct', 'cat', [secret, '/proc/net/dev'])
    // Elsewhere only Node's own permissions hold, as docs/security.md tells.
    expect(seen.includes('secret')).toBe(!canIsolate())
  })
})

async function confined(how: 'isolated' | 'direct', command: string, options: string[]): Promise<string> {
  const input = [CONFINE, how, `/usr/bin/${command}`, '--', ...options]
  return text(spawn('/bin/sh', input, { stdio: ['ignore', 'pipe', 'ignore'] }).stdout)
}

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

/** A script in place of the real one. @returns its path */
async function program(body: string): Promise<string> {
  return file('script.mjs', body)
}
