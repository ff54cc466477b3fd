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
import { CORRECTIONS, type Correction, DOUBTFUL_ROWS, type DoubtfulRow } from './corrections.ts'
import type { ChosenValues } from './row-values.ts'
import { type Mapping, type Target, isTarget } from './targets.ts'

/** A target that no longer exists fills nothing. */
const TARGET = JSON_TEXT.nullable().transform((text): Target | null => (text !== null && isTarget(text) ? text : null))

const IMPORT_COLUMNS: z.ZodType<ImportColumn[]> = z.array(
  z.object({ header: JSON_TEXT, filled: JSON_COUNT, samples: TEXTS }),
)
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

/**
 * The stored settings of every imported file. A file that is not read yet has no columns. `mapping`: the target of each column;
 * `source`: where its table was found, none in an account or an earlier import.
 */
export type FilePayload = {
  columns: ImportColumn[]
  mapping: (string | null)[]
  source?: TableSource | undefined
  /** What people wrote instead of cells; none in earlier imports. */
  corrections?: Correction[] | undefined
  /** Rows with the cells in them that a person may correct. */
  doubtful?: DoubtfulRow[] | undefined
}
export const FILE_SHAPE = {
  columns: IMPORT_COLUMNS,
  source: TABLE_SOURCE.optional(),
  corrections: CORRECTIONS.optional(),
  doubtful: DOUBTFUL_ROWS.optional(),
}

/** How a file of properties is read and imported. */
export type ImportSettings = Pick<FilePayload, 'corrections'> & {
  mapping: Mapping
  chosen: ChosenValues
  options: ImportOptions
}
export type ImportPayload = FilePayload & ImportSettings & { texts: SeenText[] }

export const IMPORT_JSON = storedJson(
  'jobs.payload',
  'Importación',
  z.object({
    ...FILE_SHAPE,
    mapping: z.array(TARGET),
    chosen: z.record(JSON_TEXT, z.record(JSON_TEXT, JSON_TEXT)),
    texts: SEEN_TEXTS,
    options: OPTIONS,
  }) as z.ZodType<unknown> as z.ZodType<ImportPayload>,
)
/** Of an account of which nothing is read yet. */
export const NOTHING_READ: ImportPayload = { columns: [], mapping: [], chosen: {}, texts: [], options: FIRST_OPTIONS }
