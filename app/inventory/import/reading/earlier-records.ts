import { accountEmail } from '#app/accounts/account-email.ts'
import type { ActivityAction, ActivityType } from '#app/activity/activity-actions.ts'
import { countOf } from '#app/forms/control-readers.ts'
import { oneLine, severalLines } from '#app/forms/typed-text.ts'
import { clockInstant } from '#app/inventory/import/mapping/read-day.ts'
import type {
  EarlierContact,
  EarlierEntry,
  EarlierPerson,
  EarlierRecords,
} from '#app/inventory/import/file/earlier-records.ts'
import type { Collection, EarlierRecord } from './typed-json.ts'

/** The actions of the earlier system with their types (spec, section 3, Activity log). */
const TYPES: ReadonlyMap<string, { action: ActivityAction; type: ActivityType }> = new Map([
  ['property_created', { action: 'property_created', type: 'property_creation' }],
  ['create_property', { action: 'create_property', type: 'property_creation' }],
  ['edit_property', { action: 'edit_property', type: 'property_edit' }],
  ['pause_property', { action: 'pause_property', type: 'property_pause' }],
  ['unpause_property', { action: 'unpause_property', type: 'property_unpause' }],
  ['delete_property', { action: 'delete_property', type: 'property_deletion' }],
])

/** The newest entries of a log that are imported. */
const MOST_ENTRIES = 20_000
const MOST_PEOPLE = 200
const LONGEST_NAME = 120
const LONGEST_TITLE = 200
const LONGEST_DETAILS = 5_000

/**
 * The people, the log and the contact of an export. An entry without a known action or a date is left out, and so is a
 * person without an e-mail address: nobody could be invited.
 * @param lineOf the row of a property by the id of its document
 */
export function earlierRecords(
  { users = [], activity_logs: log = [], globalConfig = [] }: Partial<Record<Collection, EarlierRecord[]>>,
  lineOf: ReadonlyMap<string, number>,
): EarlierRecords {
  const names = new Map(users.map((user) => [textOf(user, 'id'), textOf(user, 'name') || textOf(user, 'email')]))
  const entries = log.flatMap((record) => entryOf(record, { lineOf, names }) ?? [])
  const people = new Map(users.flatMap((user) => personOf(user) ?? []).map((person) => [person.email, person]))
  return {
    entries: entries.toSorted((a, b) => (a.timestamp < b.timestamp ? -1 : 1)).slice(-MOST_ENTRIES),
    people: [...people.values()].slice(0, MOST_PEOPLE),
    contact: contactOf(globalConfig[0] ?? {}),
    notes: [
      ...leftOut(
        log.length - entries.length,
        ['movimiento', 'movimientos'],
        'sin fecha o con una acción que aquí no existe',
      ),
      ...leftOut(users.length - people.size, ['persona', 'personas'], 'sin un correo válido, o con uno repetido'),
      ...leftOut(entries.length - MOST_ENTRIES, ['movimiento', 'movimientos'], 'porque son los más antiguos'),
    ],
  }
}

function entryOf(
  record: EarlierRecord,
  { lineOf, names }: { lineOf: ReadonlyMap<string, number>; names: ReadonlyMap<string, string> },
): EarlierEntry | null {
  const known = TYPES.get(textOf(record, 'action'))
  const timestamp = instantOf(record['timestamp'])
  if (!known || timestamp === null) return null
  const [propertyId, userId] = [textOf(record, 'propertyId'), textOf(record, 'userId')]
  const title = textOf(record, 'propertyTitle').slice(0, LONGEST_TITLE)
  const id = textOf(record, 'id')
  return {
    ...known,
    key: id || [timestamp, known.action, propertyId, userId].join(' '),
    title,
    line: lineOf.get(propertyId) ?? null,
    userName: (textOf(record, 'userName') || (names.get(userId) ?? '')).slice(0, LONGEST_NAME) || null,
    timestamp,
    details: detailsOf(record['details']).slice(0, LONGEST_DETAILS),
  }
}

function personOf(user: EarlierRecord): EarlierPerson | null {
  const email = accountEmail(textOf(user, 'email'))
  return email === null
    ? null
    : { email, name: textOf(user, 'name').slice(0, LONGEST_NAME), role: textOf(user, 'role').slice(0, LONGEST_NAME) }
}

function contactOf(config: EarlierRecord): EarlierContact | null {
  const [contactName, contactPhone, contactEmail] = (['contactName', 'contactPhone', 'contactEmail'] as const).map(
    (name) => textOf(config, name).slice(0, LONGEST_NAME),
  )
  return contactName || contactPhone || contactEmail
    ? { contactName: contactName ?? '', contactPhone: contactPhone ?? '', contactEmail: contactEmail ?? '' }
    : null
}

function leftOut(count: number, [one, several]: [string, string], why: string): string[] {
  if (count <= 0) return []
  return [count === 1 ? `Se deja fuera 1 ${one} ${why}.` : `Se dejan fuera ${countOf(count)} ${several} ${why}.`]
}

/** A text, or the texts of an object with details. */
function detailsOf(value: unknown): string {
  if (typeof value === 'string') return severalLines(value)
  if (typeof value !== 'object' || value === null) return ''
  const lines = Object.entries(value).map(([name, each]) => `${name}: ${plainText(each)}`)
  return severalLines(lines.join('\n'))
}

function plainText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The instant of an ISO text, of seconds or of milliseconds, as ISO; null for anything else. */
function instantOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const instant = clockInstant(value) ?? new Date(value)
  const year = instant.getUTCFullYear()
  return year >= 1990 && year <= 2100 ? instant.toISOString() : null
}

function textOf(record: EarlierRecord, name: string): string {
  const value = record[name]
  return typeof value === 'string' || typeof value === 'number' ? oneLine(String(value)) : ''
}
