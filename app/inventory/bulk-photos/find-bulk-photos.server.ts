import type { Queries } from '#app/db/store.server.ts'
import { findJob, listedJobs } from '#app/jobs/find-job.server.ts'
import { PROGRESS_JSON } from '#app/jobs/job.server.ts'
import type { RowFilter } from '#app/jobs/job-states.ts'
import { readJsonOr } from '#app/text/stored-json.ts'
import { BULK_PHOTOS_JSON, PICTURES_JSON } from './bulk-photo-json.ts'
import type { ListedBulkPhotos, ShownBulkPhotos } from './shown-bulk-photos.ts'

/** Rows of a page. */
const PAGE = 100
const NOTHING = { mode: 'add', ignored: 0, heic: 0 } as const

/** The newest jobs that add photos. */
export async function findListedBulkPhotos(db: Queries): Promise<ListedBulkPhotos[]> {
  const rows = await listedJobs(db, 'photos')
    .select((eb) =>
      eb
        .selectFrom('jobRows')
        .whereRef('jobRows.jobId', '=', 'jobs.id')
        .where('outcome', '=', 'change')
        .select((all) => all.fn.countAll<number>().as('count'))
        .as('due'),
    )
    .execute()
  return rows.map((row) => ({ ...row, due: Number(row.due ?? 0) }))
}

/** A job that adds photos with a page of its rows; null if there is none. */
export async function findBulkPhotos(
  db: Queries,
  id: string,
  { filter, page }: { filter: RowFilter | null; page: number },
): Promise<ShownBulkPhotos | null> {
  const found = await findJob(db, { kind: 'photos', id }, { filter, page, sizeIn: () => PAGE, warnedFirst: false })
  if (!found) return null
  const { payload, progress, lookup: _lookup, rows, ...job } = found
  return {
    ...job,
    ...readJsonOr(BULK_PHOTOS_JSON, payload, NOTHING),
    progress: readJsonOr(PROGRESS_JSON, progress, null),
    ...(await countPictures(db, id)),
    rows: rows.map(({ plan, ...row }) => {
      const read = readJsonOr(PICTURES_JSON, plan, null)
      return { ...row, photos: read && { added: read.pictures.length, had: read.had } }
    }),
  }
}

/** Photos of all rows that come in, and those that their properties have. */
async function countPictures(db: Queries, id: string): Promise<Pick<ShownBulkPhotos, 'total' | 'had'>> {
  const rows = await db
    .selectFrom('jobRows')
    .where('jobId', '=', id)
    .where('outcome', '=', 'change')
    .select('plan')
    .execute()
  const plans = rows.flatMap(({ plan }) => readJsonOr(PICTURES_JSON, plan, null) ?? [])
  return {
    total: plans.reduce((sum, { pictures }) => sum + pictures.length, 0),
    had: plans.reduce((sum, { had }) => sum + had, 0),
  }
}
