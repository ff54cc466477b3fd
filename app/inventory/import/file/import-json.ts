import { z } from 'zod'
import { ACTIVITY_ACTIONS, ACTIVITY_TYPES } from '#app/activity/activity-actions.ts'
import { COUNT, TEXT, TEXTS, TEXT_OR_NULL, storedJson } from '#app/text/stored-json.ts'
import type { EarlierContact, EarlierEntry, EarlierPerson } from './earlier-records.ts'
import type { ImportColumn, ImportOptions, SeenText } from './import-states.ts'
import type { ImportCell } from './table.ts'

export const COLUMNS_JSON = storedJson<ImportColumn[]>(
  'imports.columns',
  'Columnas de una importación',
  z.array(z.object({ header: TEXT, filled: COUNT, samples: TEXTS })),
)
export const TEXTS_JSON = storedJson<SeenText[]>(
  'imports.texts',
  'Textos de una importación',
  z.array(z.object({ target: TEXT, text: TEXT, count: COUNT, code: TEXT_OR_NULL })),
)
export const OPTIONS_JSON = storedJson(
  'imports.options',
  'Opciones de una importación',
  z.object({
    isPaused: z.boolean(),
    clearsEmpty: z.boolean(),
    takesPhotos: z.boolean(),
    isChosen: z.literal(true).optional(),
    overwritten: z.array(COUNT).optional(),
    reading: z
      .object({ done: COUNT, total: COUNT.nullable(), wait: z.number().optional(), fault: TEXT.optional() })
      .optional(),
  }) as z.ZodType<unknown> as z.ZodType<ImportOptions>,
)
export const CELLS_JSON = storedJson<ImportCell[]>(
  'importRows.cells',
  'Celdas de una importación',
  z.array(z.union([TEXT, z.number()])),
)
export const MESSAGES_JSON = storedJson('importRows.messages', 'Frases de una importación', TEXTS)

const COLUMN = 'importRecords.content'
export const ENTRY_JSON = storedJson<EarlierEntry>(
  COLUMN,
  'Movimiento de una importación',
  z.object({
    key: TEXT,
    action: z.enum(ACTIVITY_ACTIONS),
    type: z.enum(ACTIVITY_TYPES),
    title: TEXT,
    line: COUNT.nullable(),
    userName: TEXT_OR_NULL,
    timestamp: TEXT.refine((text) => !Number.isNaN(Date.parse(text))),
    details: TEXT,
  }),
)
export const PERSON_JSON = storedJson<EarlierPerson>(
  COLUMN,
  'Persona de una importación',
  z.object({ name: TEXT, email: TEXT, role: TEXT }),
)
export const CONTACT_JSON = storedJson<EarlierContact>(
  COLUMN,
  'Contacto de una importación',
  z.object({ contactName: TEXT, contactPhone: TEXT, contactEmail: TEXT }),
)
export const NOTE_JSON = storedJson(COLUMN, 'Nota de una importación', TEXT)
