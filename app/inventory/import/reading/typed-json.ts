/** A record of the earlier system: its fields, and the id of its document. */
export type EarlierRecord = Record<string, unknown>
export type Collection = 'properties' | 'activity_logs' | 'globalConfig' | 'users'
const COLLECTIONS: readonly Collection[] = ['properties', 'activity_logs', 'globalConfig', 'users']

const TYPED = [
  'stringValue',
  'integerValue',
  'doubleValue',
  'booleanValue',
  'timestampValue',
  'nullValue',
  'referenceValue',
  'geoPointValue',
  'arrayValue',
  'mapValue',
]
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
    field === '__collections__' ? [] : [[field, plainValue(value)] as const],
  )
  const record = Object.fromEntries(values)
  const id = record['id'] ?? document['id'] ?? document['_id'] ?? name ?? key
  return { ...record, ...(id !== null && id !== undefined && { id: plainValue(id) }) }
}

/** A value without its type, and a timestamp as ISO text. */
function plainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainValue)
  if (!isObject(value)) return value
  const seconds = value['_seconds'] ?? value['seconds']
  if (typeof seconds === 'number' || (typeof seconds === 'string' && '_seconds' in value))
    return timestamp(Number(seconds), value)
  const [name, ...more] = Object.keys(value)
  if (name === undefined || more.length > 0 || !TYPED.includes(name))
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plainValue(each)]))
  const inner = value[name]
  switch (name) {
    case 'integerValue':
    case 'doubleValue':
      return Number(inner)
    case 'nullValue':
      return null
    case 'timestampValue':
      return isObject(inner) ? plainValue(inner) : inner
    case 'arrayValue':
      return isObject(inner) && Array.isArray(inner['values']) ? inner['values'].map(plainValue) : []
    case 'mapValue':
      return isObject(inner) ? plainFields(inner['fields']) : {}
    default:
      return inner
  }
}

function plainFields(fields: unknown): Record<string, unknown> {
  return isObject(fields)
    ? Object.fromEntries(Object.entries(fields).map(([key, each]) => [key, plainValue(each)]))
    : {}
}

function timestamp(seconds: number, value: Record<string, unknown>): string | null {
  const nanoseconds = Number(value['_nanoseconds'] ?? value['nanoseconds'] ?? value['nanos'] ?? 0)
  const instant = new Date(seconds * 1000 + Math.floor(nanoseconds / 1_000_000))
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString()
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
