/** Whose leads an editor sees, as Configuración → Prospectos says. */
export const LEAD_ACCESSES = ['all', 'own'] as const
export type LeadAccess = (typeof LEAD_ACCESSES)[number]
export const LEAD_ACCESS_LABELS: Record<LeadAccess, string> = {
  all: 'Todos los prospectos',
  own: 'Los suyos y los que no tienen asesor',
}
