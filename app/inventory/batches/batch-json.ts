import { z } from 'zod'
import { AMENITIES } from '#app/catalogue/facts/amenities.ts'
import { CATEGORIES, CURRENCIES } from '#app/catalogue/facts/vocabulary.ts'
import { JSON_COUNT, JSON_TEXT, storedJson } from '#app/text/stored-json.ts'
import { type BatchChange, PRICE_DIRECTIONS } from './batch-change.ts'

const PRICE = {
  kind: z.literal('price'),
  operation: z.enum([...CATEGORIES, 'all']),
  direction: z.enum(PRICE_DIRECTIONS),
  rounding: JSON_COUNT,
}
export const CHANGE_JSON = storedJson(
  'batches.change',
  'Cambio en grupo',
  z.union([
    z.object({ kind: z.literal('facts'), values: z.record(JSON_TEXT, JSON_TEXT) }),
    z.object({ kind: z.literal('amenities'), add: z.array(z.enum(AMENITIES)), remove: z.array(z.enum(AMENITIES)) }),
    z.object({ ...PRICE, way: z.literal('percent'), percent: JSON_COUNT }),
    z.object({ ...PRICE, way: z.literal('amount'), cents: JSON_COUNT, currency: z.enum(CURRENCIES) }),
    z.object({ kind: z.literal('trash') }),
  ]) as z.ZodType<unknown> as z.ZodType<BatchChange>,
)
