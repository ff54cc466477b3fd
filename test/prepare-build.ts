import { build, isBuildNeeded } from '../scripts/build.ts'

/** Builds the app from the current sources before the first test that uses the build. */
export async function setup(): Promise<void> {
  if (isBuildNeeded()) await build()
}
