import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Sources of the build; changes of other files need no new build. */
const SOURCES = [
  'app',
  'demo',
  'server',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'package.json',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/precompress.ts',
]
const STAMP = join('build', '.stamp')
const TEST_FILE = /\.test\.tsx?$/

export function stampPath(root: string): string {
  return join(root, STAMP)
}

/** True without a stamp file, or when a source is newer. A folder is newer when a file was added or removed. */
export function isBuildStale(root: string): boolean {
  const stamp = statSync(stampPath(root), { throwIfNoEntry: false })
  return !stamp || SOURCES.some((source) => isNewer(join(root, source), stamp.mtimeMs))
}

function isNewer(path: string, than: number): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return false
  if (found.mtimeMs > than) return true
  if (!found.isDirectory()) return false
  return readdirSync(path).some((name) => !TEST_FILE.test(name) && isNewer(join(path, name), than))
}
