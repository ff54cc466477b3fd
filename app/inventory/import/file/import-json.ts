import { z } from 'zod'
import { ACTIVITY_ACTIONS, ACTIVITY_TYPES } from '#app/activity/activity-actions.ts'
import { JSON_COUNT, JSON_TEXT, TEXTS, TEXT_OR_NULL, storedJson } from '#app/text/stored-json.ts'
import type { EarlierContact, EarlierEntry, EarlierPerson } from './earlier-records.ts'
import type { ImportCell, TableSource } from './table.ts'
import { TEXT_ENCODINGS } from './text-encodings.ts'

export const CELLS_JSON = storedJson<ImportCell[]>(
  'jobRows.cells',
  'Celdas de una importación',
  z.array(z.union([JSON_TEXT, z.number()])),
)

export const TABLE_SOURCE: z.ZodType<TableSource> = z.strictObject({
  sheet: TEXT_OR_NULL,
  sheets: TEXTS,
  heading: JSON_COUNT.nullable(),
  encoding: z.enum(TEXT_ENCODINGS).nullable(),
  isEncodingChosen: z.boolean(),
  hidden: JSON_COUNT,
  withHidden: z.boolean(),
  accented: TEXT_OR_NULL,
})

const COLUMN = 'importRecords.content'
export const ENTRY_JSON = storedJson<EarlierEntry>(
  COLUMN,
  'Movimiento de una importación',
  z.object({
    key: JSON_TEXT,
    action: z.enum(ACTIVITY_ACTIONS),
    type: z.enum(ACTIVITY_TYPES),
    title: JSON_TEXT,
    line: JSON_COUNT.nullable(),
    userName: TEXT_OR_NULL,
    timestamp: JSON_TEXT.refine((text) => !Number.isNaN(Date.parse(text))),
    details: JSON_TEXT,
  }),
)
export const PERSON_JSON = storedJson<EarlierPerson>(
  COLUMN,
  'Persona de una importación',
  z.object({ name: JSON_TEXT, email: JSON_TEXT, role: JSON_TEXT }),
)
export const CONTACT_JSON = storedJson<EarlierContact>(
  COLUMN,
  'Contacto de una importación',
  z.object({ contactName: JSON_TEXT, contactPhone: JSON_TEXT, contactEmail: JSON_TEXT }),
)
export const NOTE_JSON = storedJson(COLUMN, 'Nota de una importación', JSON_TEXT)
