import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isBuildStale, stampPath } from './build-state.ts'
import { precompress } from './precompress.ts'
import { runQuietly } from './run-program.ts'

/** The build failed; `output` is what it printed. */
export class BuildFailure extends Error {
  readonly output: string

  constructor(output: string) {
    super('La construcción falló.')
    this.output = output
  }
}

const ROOT = dirname(import.meta.dirname)
/** Not in the build folder, because each build deletes that first. */
const LOCK = join(ROOT, 'node_modules', '.cache', 'build.lock')
/** The build contains no private data, and another account may serve it, such as a service that can't write here. */
const READABLE = 0o022
/** Interval of the check of another process's build, in milliseconds. */
const POLL = 200
/** Age in milliseconds from which a lock is stale, even if another process now has its pid. */
const LONGEST_BUILD = 300_000

export function isBuildNeeded(): boolean {
  return isBuildStale(ROOT)
}

/** Whether there is a finished build, even a stale one. */
export function isBuilt(): boolean {
  return existsSync(stampPath(ROOT))
}

/** `npm run build`: builds unless nothing changed. */
export async function main(): Promise<void> {
  await buildOrExit()
}

/** Builds for a command; a failed build ends the process and prints its output. */
export async function buildOrExit(): Promise<void> {
  const start = performance.now()
  try {
    await build()
    console.log(`✓ sitio construido (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  } catch (error) {
    if (!(error instanceof BuildFailure)) throw error
    console.error(error.output)
    console.error(error.message)
    process.exit(1)
  }
}

/**
 * Builds the site, unless another process has just finished a build.
 * @throws BuildFailure
 */
export async function build(): Promise<void> {
  await takeLock()
  const before = process.umask(READABLE)
  try {
    if (isBuildNeeded()) await buildNow()
  } finally {
    process.umask(before)
    rmSync(LOCK, { force: true })
  }
}

/**
 * The stamp file has the time of the start, so that files edited during the build count as newer. A failed build has no
 * stamp file.
 */
async function buildNow() {
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
