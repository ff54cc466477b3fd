import { z } from 'zod'
import { ACTIVITY_ACTIONS, ACTIVITY_TYPES } from '#app/activity/activity-actions.ts'
import { JSON_COUNT, JSON_TEXT, TEXTS, TEXT_OR_NULL, storedJson } from '#app/text/stored-json.ts'
import type { EarlierContact, EarlierEntry, EarlierPerson } from './earlier-records.ts'
import type { ImportColumn, ImportOptions, SeenText } from './import-states.ts'
import type { ImportCell } from './table.ts'

export const COLUMNS_JSON = storedJson<ImportColumn[]>(
  'imports.columns',
  'Columnas de una importación',
  z.array(z.object({ header: JSON_TEXT, filled: JSON_COUNT, samples: TEXTS })),
)
export const TEXTS_JSON = storedJson<SeenText[]>(
  'imports.texts',
  'Textos de una importación',
  z.array(z.object({ target: JSON_TEXT, text: JSON_TEXT, count: JSON_COUNT, code: TEXT_OR_NULL })),
)
export const OPTIONS_JSON = storedJson(
  'imports.options',
  'Opciones de una importación',
  z.object({
    isPaused: z.boolean(),
    clearsEmpty: z.boolean(),
    takesPhotos: z.boolean(),
    isChosen: z.literal(true).optional(),
    overwritten: z.array(JSON_COUNT).optional(),
    reading: z
      .object({
        done: JSON_COUNT,
        total: JSON_COUNT.nullable(),
        wait: z.number().optional(),
        fault: JSON_TEXT.optional(),
      })
      .optional(),
  }) as z.ZodType<unknown> as z.ZodType<ImportOptions>,
)
export const CELLS_JSON = storedJson<ImportCell[]>(
  'importRows.cells',
  'Celdas de una importación',
  z.array(z.union([JSON_TEXT, z.number()])),
)
export const MESSAGES_JSON = storedJson('importRows.messages', 'Frases de una importación', TEXTS)

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
