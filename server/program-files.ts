import { extname, join, resolve } from 'node:path'
import { PROJECT_FOLDER } from '#app/env.server.ts'

/** The build puts the whole server into one folder. Without a build the sources run. */
const IS_BUILT = extname(import.meta.filename) === '.js'

/** Path of a worker process's program. */
export function workerProgram(name: string): string {
  return IS_BUILT ? resolve(import.meta.dirname, `${name}.js`) : resolve(import.meta.dirname, 'workers', `${name}.ts`)
}

/** Files and folders that a server program needs to read. The data folder is not among them. */
export const PROGRAM_FILES = [...(IS_BUILT ? ['build/server'] : ['app', 'server']), 'node_modules', 'package.json'].map(
  (name) => join(PROJECT_FOLDER, name),
)

/** The browser's build. */
export const CLIENT_FOLDER = join(PROJECT_FOLDER, 'build', 'client')
