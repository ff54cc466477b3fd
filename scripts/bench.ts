import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { benchCachedPages } from '#test/bench/cached-pages.ts'
import { takeSections } from '#test/bench/measure.ts'
import { benchInteractions } from '#test/bench/interactions.ts'
import { benchLeadMatches } from '#test/bench/lead-matches.ts'
import { benchLeads } from '#test/bench/leads.ts'
import { benchListingPage } from '#test/bench/listing-page.ts'
import { benchListingQueries } from '#test/bench/listing-queries.ts'
import { benchManyChanges } from '#test/bench/many-changes.ts'
import { benchMap } from '#test/bench/map.ts'
import { benchPanel } from '#test/bench/panel.ts'
import { benchPhotoUpload } from '#test/bench/photo-upload.ts'
import { benchPropertySheet } from '#test/bench/property-sheet.ts'
import { benchVisitorPages } from '#test/bench/visitor-pages.ts'
import { benchWholeServer } from '#test/bench/whole-server.ts'
import { benchRun, withGroup } from './bench-report.ts'
import { build, isBuildNeeded } from './build.ts'
import { step } from '#server/step.ts'

/** Groups of measurements by the name that `--only` takes. */
const GROUPS: Record<string, () => Promise<void>> = {
  queries: benchListingQueries,
  matches: benchLeadMatches,
  leads: benchLeads,
  map: benchMap,
  cached: benchCachedPages,
  process: benchWholeServer,
  listing: benchListingPage,
  visitor: benchVisitorPages,
  interactions: benchInteractions,
  sheet: benchPropertySheet,
  panel: benchPanel,
  changes: benchManyChanges,
  upload: benchPhotoUpload,
}
const REPORT = new URL('../docs/performance.md', import.meta.url)

/**
 * `npm run bench`: measures the performance limits of the product, as ratios to a control of the same run. `npm run
 * bench -- --only cached` measures one group. The results are stored in docs/performance.md.
 */
export async function main(options: string[]): Promise<number> {
  process.env.NODE_ENV ??= 'production'
  const { only } = parseArgs({ args: options, options: { only: { type: 'string' } } }).values
  if (only !== undefined && !(only in GROUPS)) {
    console.error(`No hay un grupo de medidas «${only}»: son ${Object.keys(GROUPS).join(', ')}.`)
    return 1
  }
  if (isBuildNeeded()) await step('sitio construido', build)
  for (const [name, measure] of Object.entries(GROUPS)) {
    if (only !== undefined && only !== name) continue
    await step(`grupo ${name}`, measure)
    const report = await readFile(REPORT, 'utf8').catch(() => '')
    await writeFile(REPORT, withGroup(report, name, takeSections(), benchRun()))
  }
  return 0
}
