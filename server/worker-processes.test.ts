import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPhotoJobs } from './worker-processes.ts'

/** Milliseconds that a process may take to start on a busy machine. */
const START_UP = 300_000

let folder: string
let opened: { close: () => void }[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cerro-norte-workers-'))
  opened = []
})

afterEach(async () => {
  for (const { close } of opened) close()
  await rm(folder, { recursive: true, force: true })
})

describe('the process of the photo jobs', { timeout: START_UP }, () => {
  test('runs once at a time, and once more after requests during a run', async () => {
    const log = join(folder, 'log')
    await writeFile(log, '')
    const script = `import { appendFileSync } from 'node:fs'
      appendFileSync(${JSON.stringify(log)}, 'start ')
      setTimeout(() => { appendFileSync(${JSON.stringify(log)}, 'end '); process.exit(0) }, 100)`
    const { runJobs } = keep(openPhotoJobs(expectNothing, await program(script, '')))
    for (let asked = 0; asked < 5; asked += 1) runJobs()
    await vi.waitFor(async () => expect(await readFile(log, 'utf8')).toBe('start end start end '), START_UP)
    runJobs()
    await vi.waitFor(async () => expect(await readFile(log, 'utf8')).toMatch(/(?:start end ){3}/), START_UP)
  })

  test.each([
    ['that fails', 'process.exit(3)', '(3)'],
    ['that is ended from outside', "process.kill(process.pid, 'SIGKILL')", '(SIGKILL)'],
  ])('%s is told to the operator, and followed by another when it is asked for', async (_case, script, how) => {
    const told: string[] = []
    const { runJobs } = keep(openPhotoJobs((message) => told.push(message), await program(script, '')))
    for (const times of [1, 2]) {
      runJobs()
      await vi.waitFor(() => expect(told).toHaveLength(times), START_UP)
    }
    expect(told.filter((message) => !message.endsWith(how))).toEqual([])
  })

  test('ends with the server', async () => {
    const log = join(folder, 'log')
    const fail = () => {
      throw new Error('not started yet')
    }
    const script = `import { writeFileSync } from 'node:fs'
      writeFileSync(${JSON.stringify(log)}, String(process.pid))
      setInterval(() => {}, 1_000)`
    const photoJobs = keep(openPhotoJobs(expectNothing, await program(script, '')))
    photoJobs.runJobs()
    const pid = await vi.waitFor(async () => Number(/\d+/.exec(await readFile(log, 'utf8'))?.[0] ?? fail()), START_UP)
    photoJobs.close()
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), START_UP)
  })
})

function expectNothing(message: string) {
  expect.fail(message)
}

function keep<T extends { close: () => void }>(part: T): T {
  opened.push(part)
  return part
}

async function file(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}

/** A script in place of the real one. @returns its path */
async function program(body: string, start = "process.send({ kind: 'ready' });"): Promise<string> {
  return file('script.mjs', Buffer.from(`${body}\n${start}`))
}
