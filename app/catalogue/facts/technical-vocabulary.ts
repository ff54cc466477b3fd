/**
 * Closed vocabularies of technical facts. Types, column checks, options and labels come from here and from
 * `filtered-vocabulary.ts`.
 */

export const YES_NO = ['si', 'no'] as const
export const YES_NO_LABELS: Record<(typeof YES_NO)[number], string> = { si: 'Sí', no: 'No' }

/** Whether a building exists, is built to suit, or is under construction. */
export const CONSTRUCTIONS = ['existente', 'a_la_medida', 'en_obra'] as const
export const CONSTRUCTION_LABELS: Record<(typeof CONSTRUCTIONS)[number], string> = {
  existente: 'Existente',
  a_la_medida: 'A la medida',
  en_obra: 'En obra',
}

export const TOPOGRAPHIES = ['plano', 'pendiente_suave', 'pendiente_fuerte', 'irregular'] as const
export const TOPOGRAPHY_LABELS: Record<(typeof TOPOGRAPHIES)[number], string> = {
  plano: 'Plano',
  pendiente_suave: 'Pendiente suave',
  pendiente_fuerte: 'Pendiente fuerte',
  irregular: 'Irregular',
}
