import { z } from 'zod'
import { AMENITIES } from '#app/catalogue/facts/amenities.ts'
import { PRECISIONS } from '#app/catalogue/facts/precision.ts'
import { CATEGORIES, CURRENCIES } from '#app/catalogue/facts/vocabulary.ts'
import { JSON_COUNT, JSON_TEXT, storedJson } from '#app/text/stored-json.ts'
import { type BatchChange, PRICE_DIRECTIONS } from './batch-change.ts'

const PRICE = {
  kind: z.literal('price'),
  operation: z.enum([...CATEGORIES, 'all']),
  direction: z.enum(PRICE_DIRECTIONS),
  rounding: JSON_COUNT,
}
const CHANGE = z.union([
  z.object({ kind: z.literal('facts'), values: z.record(JSON_TEXT, JSON_TEXT) }),
  z.object({ kind: z.literal('amenities'), add: z.array(z.enum(AMENITIES)), remove: z.array(z.enum(AMENITIES)) }),
  z.object({ ...PRICE, way: z.literal('percent'), percent: JSON_COUNT }),
  z.object({ ...PRICE, way: z.literal('amount'), cents: JSON_COUNT, currency: z.enum(CURRENCIES) }),
  z.object({ kind: z.literal('precision'), precision: z.enum(PRECISIONS) }),
  z.object({ kind: z.literal('trash') }),
])

/** What is stored of a change. `typed`: what was entered in its form, as a query. */
export type BatchPayload = { change: BatchChange; typed: string }
export const BATCH_JSON = storedJson(
  'jobs.payload',
  'Cambio en grupo',
  z.object({ change: CHANGE, typed: JSON_TEXT }) as z.ZodType<unknown> as z.ZodType<BatchPayload>,
)
