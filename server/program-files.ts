import { extname, join, resolve } from 'node:path'
import { PROJECT_FOLDER } from '#app/env.server.ts'

/** The build puts the whole server into one folder; otherwise the sources run. */
const IS_BUILT = extname(import.meta.filename) === '.js'

/** The program of a worker process. */
export function workerProgram(name: string): string {
  return IS_BUILT ? resolve(import.meta.dirname, `${name}.js`) : resolve(import.meta.dirname, 'workers', `${name}.ts`)
}

/** All that a program of the server is made of. The data folder is none of it. */
export const PROGRAM_FILES = [...(IS_BUILT ? ['build/server'] : ['app', 'server']), 'node_modules', 'package.json'].map(
  (name) => join(PROJECT_FOLDER, name),
)

/** What browsers load, as the build left it. */
export const CLIENT_FOLDER = join(PROJECT_FOLDER, 'build', 'client')
