import { step } from '#server/step.ts'
import { build, isBuildNeeded } from './build.ts'
import { runOrRefuse } from './operator-errors.ts'

/** `npm start`: builds when a source is newer than the build, then serves. */
export async function main(): Promise<void> {
  process.env.NODE_ENV = 'production'
  await runOrRefuse(async () => {
    if (isBuildNeeded()) await step('sitio construido', build)
    // Imported after NODE_ENV is set: React chooses its production version when it is loaded.
    const server = await import('#server/main.ts')
    await server.main()
  })
}
