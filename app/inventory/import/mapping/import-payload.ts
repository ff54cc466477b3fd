import { z } from 'zod'
import {
  FIRST_OPTIONS,
  type ImportColumn,
  type ImportOptions,
  type SeenText,
} from '#app/inventory/import/file/import-states.ts'
import { TABLE_SOURCE } from '#app/inventory/import/file/import-json.ts'
import type { TableSource } from '#app/inventory/import/file/table.ts'
import { JSON_COUNT, JSON_TEXT, TEXTS, TEXT_OR_NULL, storedJson } from '#app/text/stored-json.ts'
import { CORRECTIONS, type Correction, type DoubtfulRow } from './corrections.ts'
import type { ChosenValues } from './row-values.ts'
import { type Mapping, type Target, isTarget } from './targets.ts'

/** A target that no longer exists fills nothing. */
const TARGET = JSON_TEXT.nullable().transform((text): Target | null => (text !== null && isTarget(text) ? text : null))

const COLUMNS: z.ZodType<ImportColumn[]> = z.array(z.object({ header: JSON_TEXT, filled: JSON_COUNT, samples: TEXTS }))
const SEEN_TEXTS: z.ZodType<SeenText[]> = z.array(
  z.object({ target: JSON_TEXT, text: JSON_TEXT, count: JSON_COUNT, code: TEXT_OR_NULL }),
)
const OPTIONS = z.object({
  isPaused: z.boolean(),
  clearsEmpty: z.boolean(),
  takesPhotos: z.boolean(),
  isChosen: z.literal(true).optional(),
  overwritten: z.array(JSON_COUNT).optional(),
}) as z.ZodType<unknown> as z.ZodType<ImportOptions>

/** How a file is read and imported. */
export type ImportSettings = {
  mapping: Mapping
  chosen: ChosenValues
  options: ImportOptions
  /** What people wrote instead of cells; none in earlier imports. */
  corrections?: Correction[] | undefined
}
/**
 * What is stored of an import; an account of which nothing is read yet has no columns. `source`: where its table was found;
 * none in an account or an earlier import.
 */
export type ImportPayload = ImportSettings & {
  columns: ImportColumn[]
  texts: SeenText[]
  source?: TableSource
  /** Rows with the cells in them that a person may correct. */
  doubtful?: DoubtfulRow[] | undefined
}

export const IMPORT_JSON = storedJson(
  'jobs.payload',
  'Importación',
  z.object({
    columns: COLUMNS,
    mapping: z.array(TARGET),
    chosen: z.record(JSON_TEXT, z.record(JSON_TEXT, JSON_TEXT)),
    texts: SEEN_TEXTS,
    options: OPTIONS,
    source: TABLE_SOURCE.optional(),
    corrections: CORRECTIONS.optional(),
    doubtful: z.array(z.object({ line: JSON_COUNT, targets: TEXTS })).optional(),
  }) as z.ZodType<unknown> as z.ZodType<ImportPayload>,
)
/** Of an account of which nothing is read yet. */
export const NOTHING_READ: ImportPayload = { columns: [], mapping: [], chosen: {}, texts: [], options: FIRST_OPTIONS }
