import { z } from 'zod'
import { PRECISIONS } from '#app/catalogue/facts/precision.ts'
import { HOME_STATES_JSON, LANDMARKS_JSON, ZONES_JSON } from '#app/catalogue/place/place-json.ts'
import { type StoredJson, JSON_TEXT, TEXT_OR_NULL, readStored, storedJson } from '#app/text/stored-json.ts'
import { MESSAGE_LEADS } from '#app/settings/message-leads.ts'
import { LEAD_ACCESSES } from '#app/settings/lead-access.ts'
import { MAIL_JSON } from '#app/mail/mail-server.ts'
import type { SettingsContent } from '#app/settings/stored-settings.server.ts'

/** A version: every setting as its column stores it. A version says nothing about the settings that it lacks. */
export const SETTINGS_JSON = storedJson(
  'versions.content',
  'Versión de la configuración',
  z.object({
    contactName: JSON_TEXT,
    contactPhone: JSON_TEXT,
    contactEmail: JSON_TEXT,
    precision: z.enum(PRECISIONS),
    homeStates: textOf(HOME_STATES_JSON),
    zones: textOf(ZONES_JSON),
    landmarks: textOf(LANDMARKS_JSON),
    registration: z.enum(['open', 'invite']).nullable().optional(),
    leadAccess: z.enum(LEAD_ACCESSES).nullable().optional(),
    messageLeads: z.enum(MESSAGE_LEADS).nullable().optional(),
    lostLeadMonths: z.int().positive().nullable().optional(),
    backupFolder: TEXT_OR_NULL.optional(),
    mail: textOf(MAIL_JSON).optional(),
  }) as z.ZodType<unknown> as z.ZodType<SettingsContent>,
)

function textOf(json: StoredJson<unknown>) {
  return JSON_TEXT.refine((text) => text === '' || 'value' in readStored(json, text)).nullable()
}
