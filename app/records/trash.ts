import { formatCount } from '#app/figures/measure.ts'
import { DAY_MS } from '#app/calendar/durations.ts'
import { addDays, dayIn } from '#app/calendar/calendar-day.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'

/** The kinds of records that the trash takes, as it lists them. */
export const TRASH_KINDS = ['property', 'complex', 'owner', 'lead', 'visit'] as const
export type TrashKind = (typeof TRASH_KINDS)[number]

/** The kinds of records that have versions. A new one brings a migration that lets the column take it. */
export const VERSIONED_KINDS = [...TRASH_KINDS, 'firm', 'settings'] as const
export type RecordKindName = (typeof VERSIONED_KINDS)[number]

/** Days during which a deleted property can be restored (decision 34). */
export const TRASH_DAYS = 30
/** Rows on one page of the trash. */
export const TRASH_PAGE_SIZE = 50

/**
 * A row of the trash. `code` is the ID of a property, `otherCode` the one that it gets
 * since another property has its own now; `deletedBy` is the name of the person, null if unknown.
 */
export type TrashRow = {
  id: string
  kind: TrashKind
  title: string
  code: string | null
  otherCode: string | null
  deletedAt: string
  deletedBy: string | null
}
/** `counts`: how many of each kind there are on all pages. */
export type TrashPage = { rows: TrashRow[]; counts: Record<TrashKind, number>; page: number; pages: number }

const NAMES: Record<TrashKind, [one: string, many: string]> = {
  property: ['propiedad', 'propiedades'],
  complex: ['conjunto', 'conjuntos'],
  owner: ['propietario', 'propietarios'],
  lead: ['prospecto', 'prospectos'],
  visit: ['visita', 'visitas'],
}
export const TRASH_KIND_LABELS = {
  property: 'Propiedad',
  complex: 'Conjunto',
  owner: 'Propietario',
  lead: 'Prospecto',
  visit: 'Visita',
} as const

/** '2 propiedades, 1 conjunto y 1 propietario'; '0 propiedades' for an empty trash. */
export function trashText(counts: Record<TrashKind, number>): string {
  const parts = TRASH_KINDS.filter((kind) => counts[kind] > 0).map((kind) => countText(kind, counts[kind]))
  const [last = countText('property', 0), ...others] = parts.toReversed()
  return others.length === 0 ? last : `${others.toReversed().join(', ')} y ${last}`
}

function countText(kind: TrashKind, count: number): string {
  return `${formatCount(count)} ${NAMES[kind][count === 1 ? 0 : 1]}`
}

/** Values of `intent` of the buttons of a row. */
export const TRASH_INTENTS = { restore: 'restore', purge: 'purge' } as const
/** The URL parameter of the row that a dialog asks to delete for good. */
export const PURGE_PARAM = 'eliminar'

/** The calendar day on which a row is deleted for good. */
export function lastDay(timeZone: TimeZone, deletedAt: string): string {
  return addDays(dayIn(timeZone, new Date(deletedAt)), TRASH_DAYS)
}

/** What was deleted before this moment is overdue. */
export function overdueBefore(now: Date): string {
  return new Date(now.getTime() - TRASH_DAYS * DAY_MS).toISOString()
}
