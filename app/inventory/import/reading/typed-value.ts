import { consoleInstant } from './console-date.ts'

/** The names under which an export of Firestore types a value. */
const TYPED: readonly string[] = [
  'stringValue',
  'integerValue',
  'doubleValue',
  'booleanValue',
  'timestampValue',
  'nullValue',
  'referenceValue',
  'geoPointValue',
  'bytesValue',
  'arrayValue',
  'mapValue',
]
/** Keys that only say which type a value has. */
const TYPE_KEYS: readonly string[] = ['valueType', '__datatype__', 'type']

/** A value without its wrapper, at any depth: a timestamp as ISO text, a reference as the id of its document. */
export function plainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainValue)
  if (typeof value === 'string') return consoleInstant(value) ?? value
  if (!isObject(value)) return value
  if (typeof value['__datatype__'] === 'string') return datatypeValue(value)
  const seconds = value['_seconds'] ?? value['seconds']
  const isStamp = '_seconds' in value || 'nanoseconds' in value || 'nanos' in value
  if (typeof seconds === 'number' || (typeof seconds === 'string' && isStamp)) return timestamp(Number(seconds), value)
  const reference = referencePath(value)
  if (reference !== null) return documentId(reference)
  const [name, ...more] = Object.keys(value).filter(
    (key) => !(key === 'valueType' && TYPED.includes(String(value[key]))),
  )
  if (name === undefined || more.length > 0 || !TYPED.includes(name)) return plainFields(value)
  return typedValue(name, value[name])
}

/** Of `{ __datatype__: 'timestamp', value: … }`. */
function datatypeValue({ __datatype__: type, ...rest }: Record<string, unknown>): unknown {
  const inner = 'value' in rest ? rest['value'] : rest
  return /reference/i.test(String(type)) && typeof inner === 'string' ? documentId(inner) : plainValue(inner)
}

function typedValue(name: string, inner: unknown): unknown {
  switch (name) {
    case 'integerValue':
    case 'doubleValue':
      return Number(inner)
    case 'nullValue':
      return null
    case 'referenceValue':
      return documentId(String(inner))
    case 'arrayValue':
      return isObject(inner) && Array.isArray(inner['values']) ? inner['values'].map(plainValue) : []
    case 'mapValue':
      return isObject(inner) && isObject(inner['fields']) ? plainFields(inner['fields']) : {}
    default:
      return plainValue(inner)
  }
}

function plainFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, each]) => [key, plainValue(each)]))
}

/** The path of a reference as libraries write one; null for any other object. */
function referencePath(value: Record<string, unknown>): string | null {
  if (typeof value['referencePath'] === 'string') return value['referencePath']
  const path = value['_path']
  return isObject(path) && Array.isArray(path['segments']) ? path['segments'].join('/') : null
}

/** 'uid1' of 'projects/x/databases/(default)/documents/users/uid1'. */
function documentId(path: string): string {
  return path.split('/').at(-1) ?? ''
}

/** '25.67, -100.31' of a point, whatever its fields are called; null for any other object. */
export function pointText(value: Record<string, unknown>): string | null {
  const [latitude, longitude] = [
    value['latitude'] ?? value['_latitude'] ?? value['lat'],
    value['longitude'] ?? value['_longitude'] ?? value['lng'] ?? value['lon'],
  ]
  const isPoint = [latitude, longitude].every((each) => /^-?\d{1,3}(?:\.\d+)?$/.test(String(each)))
  const isAlone = Object.keys(value).filter((key) => !TYPE_KEYS.includes(key)).length === 2
  return isPoint && isAlone ? `${latitude}, ${longitude}` : null
}

function timestamp(seconds: number, value: Record<string, unknown>): string | null {
  const nanoseconds = Number(value['_nanoseconds'] ?? value['nanoseconds'] ?? value['nanos'] ?? 0)
  const instant = new Date(seconds * 1000 + Math.floor(nanoseconds / 1_000_000))
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString()
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
