import { z } from 'zod'
import { COMPLEX_KINDS } from '#app/catalogue/facts/complex-kinds.ts'
import { PROPERTY_INPUT, PROPERTY_FACTS } from '#app/editing/changes/property-json.ts'
import { JSON_TEXT, TEXTS, TEXT_OR_NULL, storedJson } from '#app/text/stored-json.ts'
import type { RowPlan } from './row-plan.ts'

export const PLAN_JSON = storedJson(
  'jobRows.plan',
  'Plan de una fila importada',
  z.object({
    input: PROPERTY_INPUT,
    addresses: z.object({ photos: TEXTS, plans: TEXTS }),
    createdAt: TEXT_OR_NULL,
    updatedAt: TEXT_OR_NULL,
    createdBy: TEXT_OR_NULL,
    slug: JSON_TEXT.nullish(),
    formerAddress: JSON_TEXT.nullish(),
    notes: TEXTS.optional(),
    complex: PROPERTY_FACTS.extend({ id: JSON_TEXT, name: JSON_TEXT, kind: z.enum(COMPLEX_KINDS) }).optional(),
  }) as z.ZodType<unknown> as z.ZodType<RowPlan>,
)
