import { mkdirSync, statSync } from 'node:fs'
import { dirname, isAbsolute, relative } from 'node:path'

/** A data folder holds messages and password hashes: only the user that runs the process may read it. */
const OWNER_ONLY = 0o700

/**
 * Makes a folder and its parents, unless they exist. Node's `recursive` option loops for ever where the system answers
 * ENOENT inside an existing folder, as in `/proc`.
 * @throws the system's error
 */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  const parent = dirname(path)
  if (parent !== path) makeFolder(parent)
  try {
    mkdirSync(path, { mode: OWNER_ONLY })
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    // It is fine if another process made the folder meanwhile. A broken link also exists, but is no folder.
    if (!isThere || !statSync(path).isDirectory()) throw error
  }
}

/** Whether a folder is another one or lies inside it. */
export function isInsideFolder(folder: string, other: string): boolean {
  const path = relative(other, folder)
  return path === '' || !(path.startsWith('..') || isAbsolute(path))
}
