import { build, isBuildNeeded } from '../scripts/build.ts'

/** Before the first test that asks the built app: what is asked is made from the sources as they are. */
export async function setup(): Promise<void> {
  if (isBuildNeeded()) await build()
}
