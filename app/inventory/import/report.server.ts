import { readJsonOr } from '#app/text/stored-json.ts'
import { MESSAGES_JSON, WARNINGS_JSON } from '#app/jobs/job.server.ts'
import { stringify } from 'csv-stringify/sync'
import type { Store } from '#app/db/store.server.ts'
import { OF_ANOTHER, isImportSeen } from './find-import.server.ts'
import type { ImportKind, Viewer } from './kind/import-kind.server.ts'
import { IMPORT_WORDS } from './import-words.ts'
import type { FilePayload } from './mapping/import-payload.ts'
import { sentencesOf } from './kind/shown-import.ts'

const OUTCOME_HEADERS = ['Revisión', 'Resultado', 'Detalle']
const CSV = { record_delimiter: 'windows', escape_formulas: true, quoted_match: /[\r\n]/ } as const
const CHUNK = 500

/** What became of each row of an import, as a CSV; null if there is no such import that the account may see. */
export async function importReport<Payload extends FilePayload>(
  kind: ImportKind<Payload>,
  { db }: Store,
  { id, viewer }: { id: string; viewer: Viewer },
): Promise<Response | null> {
  if (!(await isImportSeen(kind, db, { id, viewer }))) return null
  const found = await db.selectFrom('jobs').where('id', '=', id).select('stopReason').executeTakeFirst()
  const { naming, outcomes, states } = IMPORT_WORDS[kind.job]
  const parts = [`\uFEFF${stringify([['Fila', ...naming.map(({ header }) => header), ...OUTCOME_HEADERS]], CSV)}`]
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('jobRows')
      .where('jobId', '=', id)
      .where('position', '>', after)
      .orderBy('position')
      .limit(CHUNK)
      .select(['position', 'recordId', 'code', 'title', 'outcome', 'state', 'messages', 'warnings'])
      .execute()
    if (rows.length === 0) break
    after = rows.at(-1)?.position ?? after
    const ids = rows.flatMap(({ recordId }) => recordId ?? [])
    const hidden = await kind.findHidden(db, viewer, ids)
    const cells = rows.map(({ position, recordId, code, title, outcome, state, messages, warnings }) => {
      const isHidden = recordId !== null && hidden.has(recordId)
      const all = [...readJsonOr(WARNINGS_JSON, warnings, []), ...readJsonOr(MESSAGES_JSON, messages, [])]
      const said = sentencesOf({ outcome, state, messages: all }, found?.stopReason ?? null)
      const names = { code, title: isHidden ? '' : title }
      return [
        position,
        ...naming.map(({ of }) => names[of]),
        outcomes[outcome],
        state === null ? '' : states[state],
        isHidden ? OF_ANOTHER : said.join('\n'),
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
