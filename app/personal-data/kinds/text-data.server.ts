import { sql } from 'kysely'
import { COMPLEX_KIND } from '#app/complexes/changes/complex-kind.server.ts'
import { PROPERTY_KIND } from '#app/editing/changes/property-kind.server.ts'
import { updateProperty } from '#app/editing/changes/change-property.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import { inBatches } from '#app/db/in-batches.ts'
import { eraseInJson, eraseInValue, textsInJson } from '#app/personal-data/person/erase-in-json.ts'
import { factsOf } from '#app/personal-data/person/found-record.ts'
import {
  ERASURE_NOTE,
  type Erasure,
  type PersonKind,
  type RecordSearch,
} from '#app/personal-data/person/person-kind.server.ts'
import { scanRows } from '#app/personal-data/person/scan-rows.server.ts'
import { counted } from '#app/panel/counted.ts'
import { updateRecord } from '#app/records/change-record.server.ts'

type TextKind = 'property' | 'complex'

/** Where a record names somebody: in its facts of today, in versions, in the trash. */
type Naming = { title: string; isLiving: boolean; versions: number; isTrashed: boolean; texts: Set<string> }

/** Properties whose contact or texts name somebody, now or in a version. */
export const PROPERTY_TEXT_DATA: PersonKind = {
  name: 'property',
  label: 'Propiedades cuyos textos o contacto la nombran',
  isAboutPeople: false,
  erasing:
    'El contacto queda vacío y los demás textos dicen «persona borrada», también en sus versiones y en la papelera.',
  find: (db, search) => findTexts(db, 'property', search),
  async erase(erasure, ids) {
    const change = { ...erasure.change, note: ERASURE_NOTE }
    for (const id of ids) {
      await lock(change.db, 'properties', id)
      const [current] = await PROPERTY_KIND.find(change.db, [id])
      if (current)
        await updateProperty(change, current, { ...current, input: eraseInValue(current.input, erasure.matcher) })
      await eraseInVersions(erasure, 'property', id)
    }
  },
}

/** Complexes whose texts name somebody. */
export const COMPLEX_TEXT_DATA: PersonKind = {
  name: 'complex',
  label: 'Conjuntos cuyos textos la nombran',
  isAboutPeople: false,
  erasing: 'Sus textos dicen «persona borrada», también en sus versiones y en la papelera.',
  find: (db, search) => findTexts(db, 'complex', search),
  async erase(erasure, ids) {
    const change = { ...erasure.change, note: ERASURE_NOTE }
    for (const id of ids) {
      await lock(change.db, 'complexes', id)
      const [current] = await COMPLEX_KIND.find(change.db, [id])
      const edit = current && eraseInValue(current.input, erasure.matcher)
      if (current && JSON.stringify(edit) !== JSON.stringify(current.input) && edit)
        await updateRecord(change, COMPLEX_KIND, current, { edit, version: current.version })
      await eraseInVersions(erasure, 'complex', id)
    }
  },
}

/** Nobody changes the row until the transaction ends. */
async function lock(db: Queries, table: 'properties' | 'complexes', id: string): Promise<void> {
  await sql`update ${sql.table(table)} set version = version where id = ${id}`.execute(db)
}

async function findTexts(db: Queries, kind: TextKind, { names, ids }: RecordSearch) {
  const naming = new Map<string, Naming>()
  const isWanted = (id: string) => ids === null || ids.includes(id)
  const at = (id: string, content: string) => {
    const found = naming.get(id) ?? {
      title: '',
      isLiving: false,
      versions: 0,
      isTrashed: false,
      texts: new Set<string>(),
    }
    naming.set(id, { ...found, title: found.title || definitionOf(kind).namedIn(id, content).title })
    return naming.get(id) ?? found
  }
  for (const content of await livingContents(db, kind)) {
    const texts = isWanted(content.id) ? textsIn(content.json).filter(names) : []
    if (texts.length === 0) continue
    const record = at(content.id, content.json)
    record.isLiving = true
    for (const text of texts) record.texts.add(text)
  }
  const versions = scanRows(db, {
    table: 'versions',
    key: ['recordId', 'number'],
    columns: ['content', 'deleted'],
    where: sql<boolean>`kind = ${kind}`,
  })
  for await (const { recordId, content, deleted } of versions) {
    const texts = isWanted(String(recordId)) ? textsIn(String(content)).filter(names) : []
    if (texts.length === 0) continue
    const record = at(String(recordId), String(content))
    record.versions += 1
    record.isTrashed ||= deleted !== null
    for (const text of texts) record.texts.add(text)
  }
  return [...naming].map(([id, { title, isLiving, isTrashed, versions: count, texts }]) => ({
    id,
    title,
    to: isTrashed ? '/dashboard/papelera' : kind === 'property' ? `/property/${id}` : `/dashboard/conjuntos/${id}`,
    facts: factsOf([
      ['Dónde', whereText({ isLiving, isTrashed, count })],
      ['Dice', [...texts].join('\n')],
    ]),
    person: null,
  }))
}

function whereText({ isLiving, isTrashed, count }: { isLiving: boolean; isTrashed: boolean; count: number }): string {
  const versions = count > 0 ? [counted(count, 'versión', 'versiones')] : []
  return [...(isLiving ? ['Sus datos de hoy'] : []), ...(isTrashed ? ['la papelera'] : []), ...versions].join(', ')
}

/** The texts of a version but the names of the owner and the asesor, who are records of their own. */
function textsIn(json: string): string[] {
  return textsInJson(json, { without: ['ownerName', 'asesorName'] })
}

function definitionOf(kind: TextKind) {
  return kind === 'property' ? PROPERTY_KIND : COMPLEX_KIND
}

async function livingContents(db: Queries, kind: TextKind): Promise<{ id: string; json: string }[]> {
  const table = kind === 'property' ? 'properties' : 'complexes'
  const ids = (await db.selectFrom(table).select('id').execute()).map(({ id }) => id)
  const contents: { id: string; json: string }[] = []
  for (const batch of inBatches(ids, 20)) contents.push(...(await contentsOf(db, kind, batch)))
  return contents
}

async function contentsOf(db: Queries, kind: TextKind, ids: readonly string[]) {
  if (kind === 'property')
    return (await PROPERTY_KIND.find(db, ids)).map((each) => ({ id: each.id, json: PROPERTY_KIND.content(each) }))
  return (await COMPLEX_KIND.find(db, ids)).map((each) => ({ id: each.id, json: COMPLEX_KIND.content(each) }))
}

async function eraseInVersions({ change: { db }, matcher }: Erasure, kind: TextKind, id: string): Promise<void> {
  const rows = await db
    .selectFrom('versions')
    .where('kind', '=', kind)
    .where('recordId', '=', id)
    .select(['number', 'content'])
    .execute()
  for (const { number, content } of rows) {
    const erased = eraseInJson(content, matcher)
    if (erased === content) continue
    await db
      .updateTable('versions')
      .set({ content: erased })
      .where('kind', '=', kind)
      .where('recordId', '=', id)
      .where('number', '=', number)
      .execute()
  }
}
