import { z } from 'zod'
import { type StoredJson, readStored } from '#app/text/stored-json.ts'
import type { PersonMatcher } from './identifiers.ts'

/** Whatever JSON a column has: each kind of record has its own reader, and here only its texts matter. */
const ANY_JSON: StoredJson<unknown> = { column: '', label: '', schema: z.unknown() }
/** Addresses, ids and codes, which name nobody and must stay what they are. */
const IDS: readonly string[] = ['slug', 'id', 'photoId', 'key', 'kind', 'complexId', 'spaceId', 'asesorId']
/** Facts that hold a person and nothing else: 'persona borrada' would be no phone and no e-mail. */
const PERSONAL: readonly string[] = ['contactName', 'contactPhone', 'contactEmail', 'ownerId', 'phone', 'email']
/** What was typed into a form, as a query. */
const QUERY = 'typed'

/** `cells`: the JSON is the cells of a file, which may hold a phone as a number. `without`: keys that are left out. */
type Options = { cells?: boolean; without?: readonly string[] }

/** A text of JSON without the person; damaged JSON is treated as a plain text. */
export function eraseInJson(json: string, matcher: PersonMatcher, options: Options = {}): string {
  const read = readStored(ANY_JSON, json)
  return 'value' in read ? JSON.stringify(eraseInValue(read.value, matcher, options)) : matcher.erase(json)
}

/** The same for a value. @param name the key that it stands under */
export function eraseInValue<Value>(value: Value, matcher: PersonMatcher, options: Options = {}, name = ''): Value {
  return erased(value, matcher, options, name) as Value
}

function erased(value: unknown, matcher: PersonMatcher, options: Options, name: string): unknown {
  if (typeof value === 'number') return options.cells && matcher.mentions(String(value)) ? '' : value
  if (typeof value === 'string') return erasedText(value, matcher, options, name)
  if (Array.isArray(value)) return value.map((each) => erased(each, matcher, options, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [matcher.erase(key), erased(each, matcher, options, key)]),
  )
}

function erasedText(text: string, matcher: PersonMatcher, { cells = false }: Options, name: string): string | null {
  if (name === QUERY) return erasedQuery(text, matcher)
  if (IDS.includes(name) || !matcher.mentions(text)) return text
  if (matcher.isWhole(text) && cells) return ''
  if (matcher.isWhole(text) && PERSONAL.includes(name)) return null
  return matcher.erase(text)
}

/** A query string without the person, whose letters are encoded in it. */
export function erasedQuery(query: string, matcher: PersonMatcher): string {
  const params = [...new URLSearchParams(query)]
  if (!params.some(([, value]) => matcher.mentions(value))) return query
  return new URLSearchParams(params.map(([name, value]) => [name, matcher.erase(value)])).toString()
}

/** The texts of JSON; a damaged one is a text itself. */
export function textsInJson(json: string, options: Options = {}): string[] {
  const read = readStored(ANY_JSON, json)
  return 'value' in read ? textsIn(read.value, options, '') : [json]
}

function textsIn(value: unknown, options: Options, name: string): string[] {
  if (typeof value === 'number') return options.cells ? [String(value)] : []
  if (typeof value === 'string') {
    if (IDS.includes(name) || options.without?.includes(name)) return []
    return name === QUERY ? [...new URLSearchParams(value).values()] : [value]
  }
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, options, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => [key, ...textsIn(each, options, key)])
}
