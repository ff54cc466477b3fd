import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** A data folder holds messages and password hashes: only the user that runs the process may read it. */
const OWNER_ONLY = 0o700

/**
 * Makes a folder and those that it stands in, unless they are there. Node's own `recursive` tries for ever where the
 * system answers ENOENT inside a folder that exists, as `/proc` does.
 * @throws what the system says of the folder that could not be made
 */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  const parent = dirname(path)
  if (parent !== path) makeFolder(parent)
  try {
    mkdirSync(path, { mode: OWNER_ONLY })
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    // Another process made it meanwhile; a link that leads nowhere is there, too, and no folder.
    if (!isThere || !statSync(path).isDirectory()) throw error
  }
}
