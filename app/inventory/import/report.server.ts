import { readJsonOr } from '#app/text/stored-json.ts'
import { MESSAGES_JSON, WARNINGS_JSON } from '#app/jobs/job.server.ts'
import { stringify } from 'csv-stringify/sync'
import { isId } from '#app/catalogue/property/find-records.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { sentencesOf } from './shown-import.ts'
import { ROW_OUTCOME_LABELS, ROW_STATE_LABELS } from './file/import-states.ts'

const HEADERS = ['Fila', 'ID', 'Título', 'Revisión', 'Resultado', 'Detalle']
const CSV = { record_delimiter: 'windows', escape_formulas: true, quoted_match: /[\r\n]/ } as const
const CHUNK = 500

/** What became of each row of an import, as a CSV; null if there is no such import. */
export async function importReport({ db }: Store, id: string): Promise<Response | null> {
  const jobs = db.selectFrom('jobs').where('id', '=', id).where('kind', '=', 'import')
  const found = isId(id) && (await jobs.select('stopReason').executeTakeFirst())
  if (!found) return null
  const parts = [`\uFEFF${stringify([HEADERS], CSV)}`]
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('jobRows')
      .where('jobId', '=', id)
      .where('position', '>', after)
      .orderBy('position')
      .limit(CHUNK)
      .select(['position', 'code', 'title', 'outcome', 'state', 'messages', 'warnings'])
      .execute()
    if (rows.length === 0) break
    after = rows.at(-1)?.position ?? after
    const cells = rows.map(({ position, code, title, outcome, state, messages, warnings }) => {
      const all = [...readJsonOr(WARNINGS_JSON, warnings, []), ...readJsonOr(MESSAGES_JSON, messages, [])]
      return [
        position,
        code,
        title,
        ROW_OUTCOME_LABELS[outcome],
        state === null ? '' : ROW_STATE_LABELS[state],
        sentencesOf({ outcome, state, messages: all }, found.stopReason).join('\n'),
      ]
    })
    parts.push(stringify(cells, CSV))
  }
  return new Response(parts.join(''), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="importacion-${id.slice(0, 8)}.csv"`,
      'Cache-Control': 'no-store',
    },
  })
}
