import type { Queries } from '#app/db/store.server.ts'
import { PROPERTY_VERSION_JSON } from '#app/editing/changes/property-json.ts'
import { readStored } from '#app/text/stored-json.ts'

/** The facts of a property that name a person by id, with the name that a version has besides. */
const REFERENCES = { ownerId: 'ownerName', asesorId: 'asesorName' } as const
type Reference = keyof typeof REFERENCES

/** Takes a person out of the versions of all properties, also of those in the trash. */
export async function dropFromVersions(db: Queries, reference: Reference, id: string): Promise<void> {
  const rows = await db
    .selectFrom('versions')
    .where('kind', '=', 'property')
    .where('content', 'like', `%${id}%`)
    .select(['recordId', 'number', 'content'])
    .execute()
  for (const { recordId, number, content } of rows)
    await db
      .updateTable('versions')
      .set({ content: withoutReference(content, reference, id) })
      .where('kind', '=', 'property')
      .where('recordId', '=', recordId)
      .where('number', '=', number)
      .execute()
}

function withoutReference(content: string, reference: Reference, id: string): string {
  const read = readStored(PROPERTY_VERSION_JSON, content)
  // A damaged version restores nothing; without the id it leads to nobody.
  if (!('value' in read)) return content.replaceAll(id, '')
  const { facts } = read.value
  if (facts[reference] !== id) return content
  return JSON.stringify({
    ...read.value,
    facts: { ...facts, [reference]: undefined },
    [REFERENCES[reference]]: undefined,
  })
}
