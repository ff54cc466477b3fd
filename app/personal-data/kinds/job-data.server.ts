import type { ExpressionBuilder } from 'kysely'
import type { Schema } from '#app/db/schema.ts'
import type { Queries } from '#app/db/store.server.ts'
import { deleteImportFile } from '#app/inventory/import/kept-file.server.ts'
import { factsOf } from '#app/personal-data/person/found-record.ts'
import { eraseInJson, erasedQuery, textsInJson } from '#app/personal-data/person/erase-in-json.ts'
import type { Erasure, PersonKind } from '#app/personal-data/person/person-kind.server.ts'
import { scanRows } from '#app/personal-data/person/scan-rows.server.ts'
import { UNDER_WAY_SENTENCE, dropDueRow, isUnderWay, lockJobs } from './waiting-jobs.server.ts'

/** Examples of what a job says of a person. */
const MOST_EXAMPLES = 20

type NamedIn = { rows: number; texts: Set<string> }

/** Imported files and changes of many properties that name somebody: their settings, rows and earlier records. */
export const JOB_DATA: PersonKind = {
  name: 'job',
  label: 'Importaciones y cambios en grupo que la nombran',
  isAboutPeople: false,
  erasing:
    'Sus celdas, planes y frases dicen «persona borrada». Lo que no se había aplicado de esas filas ya no se aplica, y el archivo subido se borra.',
  async find(db, { names, ids, when }) {
    const named = await findNaming(db, names)
    const jobs = await db
      .selectFrom('jobs')
      .orderBy('createdAt', 'desc')
      .select(['id', 'kind', 'title', 'createdAt'])
      .execute()
    return jobs.flatMap(({ id, kind, title, createdAt }) => {
      const job = named.get(id)
      if (!job || (ids !== null && !ids.includes(id))) return []
      const facts = factsOf([
        ['Filas', job.rows > 0 ? String(job.rows) : null],
        ['Dice', [...job.texts].join('\n')],
        ['Fecha', when(createdAt)],
      ])
      return { id, title, to: `/dashboard/${PAGES[kind]}/${id}`, facts, person: null }
    })
  },
  async refuse({ change: { db } }, ids) {
    return (await lockJobs(db, ids)).some(isUnderWay) ? UNDER_WAY_SENTENCE : null
  },
  async erase(erasure, ids) {
    for (const id of ids) await eraseInJob(erasure, id)
  },
}

const PAGES = { change: 'cambios', import: 'importar', photos: 'fotos', leads: 'prospectos/importar' } as const

const ROW_COLUMNS = ['title', 'code', 'messages', 'warnings', 'plan', 'cells'] as const

async function findNaming(db: Queries, names: (text: string) => boolean): Promise<Map<string, NamedIn>> {
  const found = new Map<string, NamedIn>()
  const add = (id: string, texts: readonly string[], rows: number) => {
    const said = texts.filter(names)
    if (said.length === 0) return
    const job = found.get(id) ?? { rows: 0, texts: new Set() }
    job.rows += rows
    for (const text of said) if (job.texts.size < MOST_EXAMPLES) job.texts.add(text)
    found.set(id, job)
  }
  for await (const { id, title, lookup, payload } of scanRows(db, {
    table: 'jobs',
    key: ['id'],
    columns: ['title', 'lookup', 'payload'],
  })) {
    const search = [...new URLSearchParams(String(lookup ?? '')).values()]
    add(String(id), [String(title), ...search, ...textsInJson(String(payload))], 0)
  }
  for await (const { jobId, title, code, ...json } of scanRows(db, {
    table: 'jobRows',
    key: ['jobId', 'position'],
    columns: ROW_COLUMNS,
  })) {
    const texts = [json.messages, json.warnings, json.plan].flatMap((each) => (each ? textsInJson(String(each)) : []))
    const cells = json.cells ? textsInJson(String(json.cells), { cells: true }) : []
    add(String(jobId), [String(title), String(code), ...texts, ...cells], 1)
  }
  const records = scanRows(db, { table: 'importRecords', key: ['importId', 'position'], columns: ['content'] })
  for await (const { importId, content } of records) add(String(importId), textsInJson(String(content)), 1)
  return found
}

async function eraseInJob({ change: { db }, later, matcher }: Erasure, id: string): Promise<void> {
  const job = await db.selectFrom('jobs').where('id', '=', id).select(['title', 'lookup', 'payload']).executeTakeFirst()
  if (!job) return
  const { title, lookup, payload } = job
  await db
    .updateTable('jobs')
    .set({
      title: matcher.erase(title),
      lookup: lookup && erasedQuery(lookup, matcher),
      payload: eraseInJson(payload, matcher),
    })
    .where('id', '=', id)
    .execute()
  const rows = await db
    .selectFrom('jobRows')
    .where('jobId', '=', id)
    .select(['position', ...ROW_COLUMNS])
    .execute()
  for (const { position, ...row } of rows) {
    const erased = {
      title: matcher.erase(row.title),
      code: matcher.erase(row.code),
      messages: eraseInJson(row.messages, matcher),
      warnings: eraseInJson(row.warnings, matcher),
      plan: row.plan === null ? null : eraseInJson(row.plan, matcher),
      cells: row.cells === null ? null : eraseInJson(row.cells, matcher, { cells: true }),
    }
    if (ROW_COLUMNS.every((column) => erased[column] === row[column])) continue
    const isOfPerson = erased.plan !== row.plan || erased.cells !== row.cells
    const { messages, warnings, plan, ...texts } = erased
    const isDropped = isOfPerson && (await dropDueRow(db, { jobId: id, position }))
    await db
      .updateTable('jobRows')
      .set(isDropped ? texts : erased)
      .where('jobId', '=', id)
      .where('position', '=', position)
      .execute()
  }
  await eraseRecords(db, id, matcher)
  later((files) => deleteImportFile(files, id))
}

/** Somebody to invite and a contact are nothing without the person; entries and sentences stay. */
async function eraseRecords(db: Queries, importId: string, matcher: Erasure['matcher']): Promise<void> {
  const records = await db
    .selectFrom('importRecords')
    .where('importId', '=', importId)
    .select(['position', 'kind', 'content'])
    .execute()
  for (const { position, kind, content } of records) {
    const erased = eraseInJson(content, matcher)
    if (erased === content) continue
    const ofRecord = (eb: ExpressionBuilder<Schema, 'importRecords'>) =>
      eb.and([eb('importId', '=', importId), eb('position', '=', position)])
    if (kind === 'person' || kind === 'contact') await db.deleteFrom('importRecords').where(ofRecord).execute()
    else await db.updateTable('importRecords').set({ content: erased }).where(ofRecord).execute()
  }
}
