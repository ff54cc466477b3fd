import { z } from 'zod'

/**
 * A column that stores JSON, with the only schema that reads it: pages, imports of archives and restores use the same.
 * Stored JSON is text from outside, because an archive or an operator may have written it.
 */
export type StoredJson<Value> = {
  /** 'table.column'. */
  column: string
  /** What it holds, for a person. */
  label: string
  schema: z.ZodType<Value>
}

export function storedJson<Value>(column: string, label: string, schema: z.ZodType<Value>): StoredJson<Value> {
  return { column, label, schema }
}

/** Text that every page and both stores can hold. */
export const JSON_TEXT = z.string().refine((text) => !text.includes('\0') && text.isWellFormed())
export const TEXT_OR_NULL = JSON_TEXT.nullable()
export const TEXTS = z.array(JSON_TEXT)
export const JSON_COUNT = z.number().int().min(0)
/** A value of a column. */
export const VALUE = z.union([JSON_TEXT, z.number(), z.boolean(), z.null()])
/** Values of columns; also those that today's product no longer has. */
export const VALUES = z.record(JSON_TEXT, VALUE)

/** Thrown where nothing can stand for the value. */
export class UnreadableJson extends Error {
  constructor({ column, label }: StoredJson<unknown>, fault: string) {
    super(`${column} (${label}) no se puede leer: ${fault}`)
  }
}

/** @returns the value, or why it can't be read */
export function readStored<Value>(stored: StoredJson<Value>, json: string): { value: Value } | { fault: string } {
  let parsed: unknown
  try {
    parsed = JSON.parse(json)
  } catch {
    return { fault: 'no es JSON' }
  }
  const { data, error } = stored.schema.safeParse(parsed)
  if (!error) return { value: data }
  const path = error.issues[0]?.path.join('.') ?? ''
  return { fault: path === '' ? 'no tiene la forma que debe' : `«${path}» falta o no es válido` }
}

/** @throws UnreadableJson */
export function readJson<Value>(stored: StoredJson<Value>, json: string): Value {
  const read = readStored(stored, json)
  if ('value' in read) return read.value
  throw new UnreadableJson(stored, read.fault)
}

const told = new Set<string>()
let tell: (error: UnreadableJson) => void = () => {}

/** Sets the function that is called the first time that a column can't be read. */
export function onUnreadableJson(listener: (error: UnreadableJson) => void): void {
  tell = listener
}

/** The value, or `empty` where it can't be read, so that a page or the start never depends on it. */
export function readJsonOr<Value, Empty = Value>(
  stored: StoredJson<Value>,
  json: string | null | undefined,
  empty: Empty,
): Value | Empty {
  if (json === null || json === undefined) return empty
  const read = readStored(stored, json)
  if ('value' in read) return read.value
  if (!told.has(stored.column)) {
    told.add(stored.column)
    tell(new UnreadableJson(stored, read.fault))
  }
  return empty
}
