import { z } from 'zod'
import { JSON_TEXT, storedJson } from '#app/text/stored-json.ts'
import type { ChosenValues } from './row-values.ts'
import { type Mapping, type Target, isTarget } from './targets.ts'

/** A target that no longer exists fills nothing. */
const TARGET = JSON_TEXT.nullable().transform((text): Target | null => (text !== null && isTarget(text) ? text : null))

export const MAPPING_JSON = storedJson(
  'imports.mapping',
  'Columnas elegidas de una importación',
  z.array(TARGET) as z.ZodType<unknown> as z.ZodType<Mapping>,
)
export const CHOSEN_JSON = storedJson(
  'imports.chosen',
  'Valores elegidos de una importación',
  z.record(JSON_TEXT, z.record(JSON_TEXT, JSON_TEXT)) as z.ZodType<unknown> as z.ZodType<ChosenValues>,
)
