import { z } from 'zod'
import { JSON_COUNT, JSON_TEXT, TEXT_OR_NULL, storedJson } from '#app/text/stored-json.ts'
import type { LeadRequirement } from './requirement.ts'

/** What leads look for, in a row and in a version. */
export const REQUIREMENTS = z.array(
  z.object({
    number: JSON_COUNT,
    query: JSON_TEXT,
    leastDollars: JSON_COUNT.nullable(),
    mostDollars: JSON_COUNT.nullable(),
    neededBy: TEXT_OR_NULL,
    note: TEXT_OR_NULL,
  }),
)

export const REQUIREMENTS_JSON = storedJson<LeadRequirement[]>(
  'leads.requirements',
  'Lo que busca un prospecto',
  REQUIREMENTS,
)
