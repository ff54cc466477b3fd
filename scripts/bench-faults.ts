import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { step } from '#server/step.ts'
import { benchAttacks } from '#test/bench/attacks.ts'
import { benchBackups } from '#test/bench/backups.ts'
import { benchFuzz } from '#test/bench/fuzz.ts'
import { benchKills } from '#test/bench/kills.ts'
import { benchOutage } from '#test/bench/outage.ts'
import { benchOverload } from '#test/bench/overload.ts'
import { benchRoles } from '#test/bench/roles.ts'
import { benchSoak } from '#test/bench/soak.ts'
import { takeSections } from '#test/bench/measure.ts'
import { benchRun, withFigures } from './bench-report.ts'
import { build, isBuildNeeded } from './build.ts'

/** Groups of measurements by the name that `--only` takes. */
const GROUPS: Record<string, () => Promise<void>> = {
  kills: benchKills,
  backups: benchBackups,
  overload: benchOverload,
  attacks: benchAttacks,
  outage: benchOutage,
  soak: benchSoak,
  fuzz: benchFuzz,
  roles: benchRoles,
}
const REPORT = new URL('../docs/operations.md', import.meta.url)

/**
 * `npm run bench:faults`: measures which faults the product survives and at what cost. The results are stored in
 * docs/operations.md, Cifras.
 */
export async function main(options: string[]): Promise<number> {
  const { only } = parseArgs({ args: options, options: { only: { type: 'string' } } }).values
  if (only !== undefined && !(only in GROUPS)) {
    console.error(`No hay un grupo de medidas «${only}»: son ${Object.keys(GROUPS).join(', ')}.`)
    return 1
  }
  if (isBuildNeeded()) await step('sitio construido', build)
  for (const [name, measure] of Object.entries(GROUPS)) {
    if (only !== undefined && only !== name) continue
    await measure()
    await writeFile(REPORT, withFigures(await readFile(REPORT, 'utf8'), takeSections(), benchRun()))
  }
  return 0
}
