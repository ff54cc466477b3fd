import { benchListingPage } from '#test/bench/listing-page.ts'
import { benchListingQueries } from '#test/bench/listing-queries.ts'
import { benchPanel } from '#test/bench/panel.ts'
import { benchPhotoUpload } from '#test/bench/photo-upload.ts'
import { benchPostgresQueries } from '#test/bench/postgres-queries.ts'
import { benchPropertySheet } from '#test/bench/property-sheet.ts'
import { benchVisitorPages } from '#test/bench/visitor-pages.ts'
import { build, isBuildNeeded } from './build.ts'
import { step } from '#server/step.ts'

/** `npm run bench`: measures the performance limits of the product, as ratios to a control of the same run. */
export async function main(): Promise<number> {
  process.env.NODE_ENV ??= 'production'
  if (isBuildNeeded()) await step('sitio construido', build)
  await benchListingQueries()
  await benchPostgresQueries(process.env.TEST_DATABASE_URL)
  await benchListingPage()
  await benchVisitorPages()
  await benchPropertySheet()
  await benchPanel()
  await benchPhotoUpload()
  return 0
}
