import { type ChildProcess, type ForkOptions, fork, spawn, spawnSync } from 'node:child_process'
import type { FileHandle } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { bareEnvironment } from '#app/env.server.ts'
import { NO_OTHER_FONTS } from '#app/photos/social-card/brand-fonts.server.ts'
import { STARTED } from './confined-answer.ts'
import { PROGRAM_FILES } from './program-files.ts'

/** The process ended over what it was given. */
export class ConfinedCrash extends Error {}

/** Timeout of one run in milliseconds; the slowest picture within the limits takes two seconds. */
const TIMEOUT = 30_000
const SHELL = '/bin/sh'
const CONFINE = fileURLToPath(new URL('confine.sh', import.meta.url))
/** Megabytes of JavaScript; pictures are outside of it. */
const HEAP = 512

type Confined = { file: string; before: string[]; env: ForkOptions['env'] }

/**
 * How to run a program in a process that decodes what strangers sent: it knows no secret, reads nothing but the
 * product's code, writes no file and starts no program (docs/security.md, Fotos).
 */
function confined(program: string): Confined {
  const readable = [...PROGRAM_FILES, program]
  const flags = ['--permission', '--allow-addons', '--disable-warning=PERM0001', `--max-old-space-size=${HEAP}`]
  const node = [...flags, ...readable.map((path) => `--allow-fs-read=${path}`)]
  const env = bareEnvironment({ FONTCONFIG_FILE: NO_OTHER_FONTS })
  if (process.platform === 'win32') return { file: process.execPath, before: node, env }
  const how = canIsolate() ? 'isolated' : 'direct'
  return { file: SHELL, before: [CONFINE, how, process.execPath, ...readable, '--', ...node], env }
}

let isolates: boolean | null = null

/** Whether this system lets native code be confined too. Tried once: it takes as long as a start, some 50 ms. */
export function canIsolate(): boolean {
  isolates ??= spawnSync(SHELL, [CONFINE, 'isolated', process.execPath, '--', '--version']).status === 0
  return isolates
}

/** One that stays and is sent jobs, all of them of our own making. */
export function forkConfined(program: string): ChildProcess {
  const { file, before, env } = confined(program)
  // Its standard error goes through a pipe: it may write no file, not even a log.
  const stdio: ForkOptions['stdio'] = ['ignore', 'ignore', 'pipe', 'ipc']
  const child = fork(program, { execPath: file, execArgv: before, env, serialization: 'advanced', stdio })
  passErrors(child)
  return child
}

/**
 * One for a single file, so that none can see another: it reads that file as its standard input, already open, and
 * answers on its standard output.
 * @param maxBytes bytes of the answer, above which it is lost
 * @throws ConfinedCrash when the file ended it, or it said too much; any other error where it did not start or end in time,
 * as on a machine that is too busy
 */
export async function runConfined(
  program: string,
  { input, options = [], maxBytes }: { input: FileHandle | Uint8Array; options?: string[]; maxBytes: number },
): Promise<Buffer> {
  const { file, before, env } = confined(program)
  const bytes = input instanceof Uint8Array ? input : null
  const stdin = input instanceof Uint8Array ? 'pipe' : input.fd
  const child = spawn(file, [...before, program, ...options], { env, stdio: [stdin, 'pipe', 'pipe'] })
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    child.kill('SIGKILL')
  }, TIMEOUT)
  passErrors(child)
  // What does not read all of it has ended, which its answer tells.
  child.stdin?.on('error', () => {}).end(bytes)
  try {
    return await answerOf(child, program, maxBytes)
  } catch (error) {
    throw isLate ? new Error(`${program} did not end in ${TIMEOUT} ms`, { cause: error }) : error
  } finally {
    clearTimeout(timer)
  }
}

function answerOf(child: ChildProcess, program: string, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  child.stdout?.on('data', (chunk: Buffer) => {
    length += chunk.length
    if (length > maxBytes) child.kill('SIGKILL')
    else chunks.push(chunk)
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      const answer = Buffer.concat(chunks)
      if (answer[0] !== STARTED) reject(new Error(`${program} does not start`))
      else if (code !== 0) reject(new ConfinedCrash(`${program} ended over its file`))
      else resolve(answer.subarray(1))
    })
  })
}

function passErrors(child: ChildProcess) {
  child.stderr?.on('data', (chunk: Buffer) => process.stderr.write(chunk))
}
