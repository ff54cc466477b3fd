import { isObject, plainValue } from './typed-value.ts'

/** A record of the earlier system: its fields, and the id of its document. */
export type EarlierRecord = Record<string, unknown>
export type Collection = 'properties' | 'activity_logs' | 'globalConfig' | 'users'
const COLLECTIONS: readonly Collection[] = ['properties', 'activity_logs', 'globalConfig', 'users']

/** Fields of a document that are its store's. */
const OF_STORE: readonly string[] = ['__collections__', '__path__', '__id__']
/** Most levels of nesting at which the collections of an export are searched in its JSON. */
const DEEPEST = 3

/**
 * The collections of an export of the earlier system (spec, section 3): by name, at the top or inside one other object; a
 * collection is an array, an object by id, or documents with typed values. A file of one collection alone is `properties`.
 */
export function collectionsIn(json: unknown): Partial<Record<Collection, EarlierRecord[]>> {
  const named = namedCollections(json, 0)
  if (named) return Object.fromEntries(Object.entries(named).map(([name, content]) => [name, recordsOf(content)]))
  return { properties: recordsOf(json) }
}

function namedCollections(json: unknown, depth: number): Partial<Record<Collection, unknown>> | null {
  if (!isObject(json) || depth > DEEPEST) return null
  const names = COLLECTIONS.filter((name) => isObject(json[name]) || Array.isArray(json[name]))
  if (names.length > 0) return Object.fromEntries(names.map((name) => [name, json[name]]))
  // '__collections__', 'data' or the name of the project.
  const values = Object.values(json).filter(isObject)
  return values.length === 1 || '__collections__' in json
    ? namedCollections(json['__collections__'] ?? values[0], depth + 1)
    : null
}

function recordsOf(content: unknown): EarlierRecord[] {
  if (Array.isArray(content)) return content.filter(isObject).map((each) => recordOf(each, null))
  if (!isObject(content)) return []
  if (Array.isArray(content['documents'])) return recordsOf(content['documents'])
  return Object.entries(content).flatMap(([id, each]) => (isObject(each) ? [recordOf(each, id)] : []))
}

/** A document: its fields themselves, or `fields` with typed values and a `name` that ends in the id, or `data`. */
function recordOf(document: Record<string, unknown>, key: string | null): EarlierRecord {
  const inner = ['fields', 'data', '_fieldsProto'].map((name) => document[name]).find(isObject)
  const fields = inner ?? document
  const name = typeof document['name'] === 'string' && inner ? document['name'].split('/').at(-1) : null
  const values = Object.entries(fields).flatMap(([field, value]) =>
    OF_STORE.includes(field) ? [] : [[field, plainValue(value)] as const],
  )
  const record = Object.fromEntries(values)
  const id = record['id'] ?? document['id'] ?? document['_id'] ?? name ?? key
  return { ...record, ...(id !== null && id !== undefined && { id: plainValue(id) }) }
}
