import { z } from 'zod'
import { JSON_COUNT, JSON_TEXT, TEXT_OR_NULL, storedJson } from '#app/text/stored-json.ts'
import { VISIT_RESULTS, type VisitFields } from './visit.ts'

/** A version of a visit. */
export const VISIT_JSON = storedJson<VisitFields>(
  'versions.content',
  'Versión de una visita',
  z.object({
    leadId: JSON_TEXT,
    propertyId: TEXT_OR_NULL,
    propertyCode: TEXT_OR_NULL,
    propertyTitle: JSON_TEXT,
    asesorId: TEXT_OR_NULL,
    day: JSON_TEXT,
    hour: JSON_TEXT,
    minutes: JSON_COUNT,
    people: TEXT_OR_NULL,
    keys: TEXT_OR_NULL,
    meetingPlace: TEXT_OR_NULL,
    result: z.enum(VISIT_RESULTS).nullable(),
    resultNote: TEXT_OR_NULL,
  }),
)

/** What the trash stores of a visit besides the last version. */
export const DELETED_VISIT_JSON = storedJson<{ createdAt: string }>(
  'versions.deleted',
  'Visita en la papelera',
  z.object({ createdAt: JSON_TEXT }),
)
