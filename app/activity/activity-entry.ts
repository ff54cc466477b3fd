import { formatCount } from '#app/figures/measure.ts'
import type { ActivityAction, ActivityType } from './activity-actions.ts'

/** Entries on one page of the log. */
export const ACTIVITY_PAGE_SIZE = 50

/** A line of the log as the panel shows it. `existingPropertyId` is the property's id while it exists. */
export type ActivityEntry = {
  id: string
  action: ActivityAction
  type: ActivityType
  propertyTitle: string
  propertyCode: string | null
  userName: string | null
  timestamp: string
  details: string | null
  existingPropertyId: string | null
  /** 0 or 1: it came from another log, whose names nobody checked. */
  isImported: number
}

/** Entries that are counted and reachable by pages (200 pages). */
export const MOST_ENTRIES = 10_000

/** One page of the log. With `isMore` there are more than `total` entries. `page` is the number of the returned page. */
export type ActivityPage = { entries: ActivityEntry[]; total: number; isMore: boolean; page: number; pages: number }

/** 'x movimientos', 'Más de 10,000 movimientos'. */
export function entriesLabel({ total, isMore }: Pick<ActivityPage, 'total' | 'isMore'>): string {
  return total === 1 ? '1 movimiento' : `${isMore ? 'Más de ' : ''}${formatCount(total)} movimientos`
}

/** Spanish label of each action (spec, section 3, Actions). */
export const ACTIVITY_LABELS: Record<ActivityAction, string> = {
  property_created: 'Propiedad creada',
  create_property: 'Propiedad creada',
  edit_property: 'Propiedad editada',
  pause_property: 'Propiedad pausada',
  unpause_property: 'Propiedad reactivada',
  delete_property: 'Propiedad eliminada',
  restore_property: 'Propiedad restaurada',
  purge_property: 'Propiedad eliminada definitivamente',
  make_backup: 'Respaldo hecho',
  fail_backup: 'Respaldo fallido',
  create_complex: 'Conjunto creado',
  edit_complex: 'Conjunto editado',
  delete_complex: 'Conjunto eliminado',
  restore_complex: 'Conjunto restaurado',
  purge_complex: 'Conjunto eliminado definitivamente',
  edit_owner: 'Propietario editado',
  merge_owner: 'Propietario unido con otro',
  delete_owner: 'Propietario eliminado',
  restore_owner: 'Propietario restaurado',
  purge_owner: 'Propietario eliminado definitivamente',
  add_file: 'Archivo agregado al expediente',
  delete_file: 'Archivo eliminado del expediente',
  create_lead: 'Prospecto creado',
  edit_lead: 'Prospecto editado',
  delete_lead: 'Prospecto eliminado',
  restore_lead: 'Prospecto restaurado',
  purge_lead: 'Prospecto eliminado definitivamente',
  create_visit: 'Visita planeada',
  edit_visit: 'Visita editada',
  delete_visit: 'Visita cancelada',
  restore_visit: 'Visita restaurada',
  purge_visit: 'Visita eliminada definitivamente',
}

const NAMELESS = 'Usuario'

/** Name of the person; 'Usuario' when the entry has none (spec, section 2, Activity). */
export function whoDid({ userName }: Pick<ActivityEntry, 'userName'>): string {
  return userName?.trim() || NAMELESS
}
