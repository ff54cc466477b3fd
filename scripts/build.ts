import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isBuildStale, stampPath } from './build-state.ts'
import { precompress } from './precompress.ts'
import { runQuietly } from './run-program.ts'

/** The build failed; `output` is what it said. */
export class BuildFailure extends Error {
  readonly output: string

  constructor(output: string) {
    super('La construcción falló.')
    this.output = output
  }
}

const ROOT = dirname(import.meta.dirname)
/** Outside the build's own folder, which every build begins by removing. */
const LOCK = join(ROOT, 'node_modules', '.cache', 'build.lock')
/** Milliseconds between two looks at a build that another process is making. */
const POLL = 200
/** Milliseconds after which a lock can only be a left-over, whoever has its process number by now. */
const LONGEST_BUILD = 300_000

export function isBuildNeeded(): boolean {
  return isBuildStale(ROOT)
}

/**
 * Builds the site, unless another process that was at it has just done so.
 * @throws BuildFailure
 */
export async function build(): Promise<void> {
  await takeLock()
  try {
    if (isBuildNeeded()) await buildAnew()
  } finally {
    rmSync(LOCK, { force: true })
  }
}

/** The stamp carries the time before the build, so that what was edited meanwhile is newer; none marks a broken build. */
async function buildAnew() {
  const stamp = stampPath(ROOT)
  const before = new Date()
  rmSync(stamp, { force: true })
  const { code, output } = await runQuietly('react-router', ['build'], { NODE_ENV: 'production' })
  if (code !== 0) throw new BuildFailure(output)
  precompress(join(ROOT, 'build', 'client'))
  writeFileSync(stamp, '')
  utimesSync(stamp, before, before)
}

async function takeLock() {
  mkdirSync(dirname(LOCK), { recursive: true })
  while (!tryLock()) {
    if (isHolderAlive()) await wait(POLL)
    else rmSync(LOCK, { force: true })
  }
}

function tryLock(): boolean {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function isHolderAlive(): boolean {
  try {
    if (Date.now() - statSync(LOCK).mtimeMs > LONGEST_BUILD) return false
    return process.kill(Number(readFileSync(LOCK, 'utf8')), 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
