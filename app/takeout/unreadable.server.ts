import { firstConfig } from '#app/db/global-config.server.ts'
import { MAIL_SETTINGS } from '#app/db/installation.ts'
import type { Row } from '#app/db/snapshot.ts'
import type { Queries } from '#app/db/store.server.ts'
import { unreadableIn } from './json-columns.server.ts'

/** What the site should show or use now and can't read, in words, so that staff know why it is missing. */
export async function findUnreadable(db: Queries): Promise<string[]> {
  const newest = db
    .selectFrom('firmVersions')
    .select(({ fn }) => fn.max('id').as('id'))
    .groupBy('section')
  const firm = db.selectFrom('firmVersions').where('id', 'in', newest).select(['section', 'content'])
  const config = firstConfig(db).select(['homeStates', 'zones', 'landmarks'])
  const mail = db.selectFrom('installation').where('name', '=', MAIL_SETTINGS).select(['name', 'value'])
  const rows: [table: string, rows: Row[]][] = [
    ['firmVersions', await firm.execute()],
    ['globalConfig', await config.execute()],
    ['installation', await mail.execute()],
  ]
  return rows.flatMap(([table, found]) => found.flatMap((row) => unreadableIn(table, row).map(({ label }) => label)))
}
