import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { JobCrashed, openJobProcess } from './job-process.ts'

/** Milliseconds that a process may take to start on a busy machine. */
const START_UP = 300_000

let folder: string
let opened: { close: () => void }[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cerro-norte-jobs-'))
  opened = []
})

afterEach(async () => {
  for (const { close } of opened) close()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

describe('a process of jobs', { timeout: START_UP }, () => {
  test('runs jobs one at a time, in order', async () => {
    const ask = await jobs(`process.on('message', ({ name }) => {
      const answer = () => process.send({ kind: 'done', result: name })
      setTimeout(answer, name === 'slow' ? 100 : 0)
    })`)
    const done: string[] = []
    await Promise.all(['slow', 'fast', 'faster'].map(async (name) => done.push(await ask({ name }))))
    expect(done).toEqual(['slow', 'fast', 'faster'])
  })

  test('is replaced after a crash, which loses only the running job', async () => {
    const ask = await jobs(`process.on('message', ({ name }) => {
      if (name === 'bomb') process.exit(1)
      process.send({ kind: 'done', result: name })
    })`)
    const told = (error: unknown) => (error instanceof JobCrashed ? 'lost' : `${error}`)
    const answers = await Promise.all(['bomb', 'good', 'bomb', 'better'].map((name) => ask({ name }).catch(told)))
    expect(answers).toEqual(['lost', 'good', 'lost', 'better'])
  })

  test('that does not start fails all waiting jobs', async () => {
    const ask = await jobs('process.exit(1)', '')
    await expect(ask({ name: 'a' })).rejects.toThrow('does not start')
    await expect(ask({ name: 'b' })).rejects.toThrow('does not start')
  })

  test.each([
    ['that never gets ready', '', 'started', 'does not start'],
    ['that never ends its job', "process.send({ kind: 'ready' })", 'busy', 'ended over its job'],
  ])('%s is ended, and whoever waits for it hears so', async (_what, start, state, outcome) => {
    const said: string[] = []
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(`${text}`) > 0)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const script = `process.on('message', () => process.stderr.write('busy')); process.stderr.write('started');`
    const ask = await jobs(script, start)
    const answer = ask({ name: 'a' }).catch((error: Error) => error.message)
    while (!said.join('').endsWith(state)) await nextTurn()
    vi.advanceTimersByTime(30_000)
    vi.useRealTimers()
    expect(await answer).toContain(outcome)
  })

  test('knows no secret, reads only the code of the product, and writes and starts nothing', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://nobody:secret@127.0.0.1/none')
    const secret = join(folder, 'auth-secret')
    await writeFile(secret, 'secret')
    const ask = await jobs(`import { readFileSync, writeFileSync } from 'node:fs'
      import { spawnSync } from 'node:child_process'
      const tried = (what) => { try { what(); return 'done' } catch (error) { return error.code } }
      process.on('message', () => process.send({ kind: 'done', result: [
        process.env.DATABASE_URL ?? 'none',
        tried(() => readFileSync(${JSON.stringify(secret)})),
        tried(() => writeFileSync(${JSON.stringify(join(folder, 'new'))}, '')),
        tried(() => spawnSync('true')),
      ] }))`)
    expect(await ask({ name: '' })).toEqual(['none', ...Array<string>(3).fill('ERR_ACCESS_DENIED')])
  })
})

/** Time for other processes, whatever the clock of the test says. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

async function jobs(body: string, start = "process.send({ kind: 'ready' });") {
  const path = join(folder, 'script.mjs')
  await writeFile(path, `${body}\n${start}`)
  const jobProcess = openJobProcess<{ name: string }, string>(path)
  opened.push(jobProcess)
  return jobProcess.ask
}
