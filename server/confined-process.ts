import { type ChildProcess, type ForkOptions, fork, spawn, spawnSync } from 'node:child_process'
import type { FileHandle } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { bareEnvironment } from '#app/env.server.ts'
import { NO_OTHER_FONTS } from '#app/photos/social-card/brand-fonts.server.ts'
import { STARTED } from './confined-answer.ts'
import { PROGRAM_FILES } from './program-files.ts'

/** The process crashed while it decoded its file, or wrote too much. */
export class ConfinedCrash extends Error {}

/** The process did not finish in time. */
export class ConfinedLate extends Error {}

/** Timeout of one run in milliseconds. The slowest picture within the limits takes two seconds. */
const TIMEOUT = 30_000
const SHELL = '/bin/sh'
const CONFINE = fileURLToPath(new URL('confine.sh', import.meta.url))
/** Megabytes for JavaScript; decoded pictures don't count. */
const HEAP = 512

type Confined = { file: string; before: string[]; env: ForkOptions['env'] }

/**
 * How to run a program that decodes untrusted files: without secrets, with read access to the product's code only,
 * without write access and without child processes (docs/security.md, Fotos).
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

let isolationWorks: boolean | null = null

/** Whether this system can confine native code too (namespaces). Tested once: the test takes some 50 ms. */
export function canIsolate(): boolean {
  isolationWorks ??= spawnSync(SHELL, [CONFINE, 'isolated', process.execPath, '--', '--version']).status === 0
  return isolationWorks
}

/** Starts a confined process that runs until it is closed and receives jobs as messages. */
export function forkConfined(program: string): ChildProcess {
  const { file, before, env } = confined(program)
  // Standard error goes through a pipe: the process may not write to any file, not even a log.
  const stdio: ForkOptions['stdio'] = ['ignore', 'ignore', 'pipe', 'ipc']
  const child = fork(program, { execPath: file, execArgv: before, env, serialization: 'advanced', stdio })
  passErrors(child)
  return child
}

/**
 * Runs a confined process for one file, so that no file can see another. The process reads the file as its standard
 * input and answers on its standard output.
 * @param maxBytes of the answer; a longer one is a crash
 * @throws ConfinedCrash when the process crashed over its file or wrote too much; ConfinedLate when it did not finish in
 * time, as on a busy machine; another error when it did not start
 */
export async function runConfined(
  program: string,
  {
    input,
    options = [],
    maxBytes,
    timeout = TIMEOUT,
  }: { input: FileHandle | Uint8Array; options?: string[]; maxBytes: number; timeout?: number | undefined },
): Promise<Buffer> {
  const { file, before, env } = confined(program)
  const bytes = input instanceof Uint8Array ? input : null
  const stdin = input instanceof Uint8Array ? 'pipe' : input.fd
  const child = spawn(file, [...before, program, ...options], { env, stdio: [stdin, 'pipe', 'pipe'] })
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    child.kill('SIGKILL')
  }, timeout)
  passErrors(child)
  // A write error means that the process has exited; its exit code tells why.
  child.stdin?.on('error', () => {}).end(bytes)
  try {
    return await answerOf(child, program, maxBytes)
  } catch (error) {
    throw isLate ? new ConfinedLate(`${program} did not end in ${timeout} ms`, { cause: error }) : error
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
