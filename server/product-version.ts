import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PROJECT_FOLDER } from '#app/env.server.ts'

/** The version in package.json. */
export async function productVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(PROJECT_FOLDER, 'package.json'), 'utf8'))
  return String(version)
}
