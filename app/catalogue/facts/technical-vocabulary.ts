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

/** Systems of sprinklers of a warehouse. */
export const SPRINKLERS = ['esfr', 'tuberia_humeda', 'tuberia_seca', 'preaccion', 'diluvio'] as const
export const SPRINKLER_LABELS: Record<(typeof SPRINKLERS)[number], string> = {
  esfr: 'ESFR',
  tuberia_humeda: 'Tubería húmeda',
  tuberia_seca: 'Tubería seca',
  preaccion: 'Preacción',
  diluvio: 'Diluvio',
}

/** Where the water comes from. */
export const WATER_SUPPLIES = ['red', 'pozo', 'cisterna', 'pipa', 'no'] as const
export const WATER_SUPPLY_LABELS: Record<(typeof WATER_SUPPLIES)[number], string> = {
  red: 'De la red',
  pozo: 'Pozo propio',
  cisterna: 'Cisterna',
  pipa: 'Pipas',
  no: 'No tiene',
}

/** The state in which premises are handed over. */
export const FIT_OUTS = ['obra_gris', 'obra_blanca', 'acondicionada', 'amueblada'] as const
export const FIT_OUT_LABELS: Record<(typeof FIT_OUTS)[number], string> = {
  obra_gris: 'En obra gris',
  obra_blanca: 'En obra blanca',
  acondicionada: 'Con acondicionamiento',
  amueblada: 'Con muebles',
}

/** Where a shop may put its sign. */
export const SIGNAGES = ['fachada', 'totem', 'fachada_y_totem', 'azotea', 'no'] as const
export const SIGNAGE_LABELS: Record<(typeof SIGNAGES)[number], string> = {
  fachada: 'En fachada',
  totem: 'En tótem',
  fachada_y_totem: 'En fachada y tótem',
  azotea: 'En azotea',
  no: 'No se permite',
}

// Suggestions of the form; any other text is accepted.

export const USUAL_VOLTAGES = ['127 V', '220 V', '440 V', '220 y 440 V', '13.8 kV', '34.5 kV', '115 kV'] as const
export const USUAL_CERTIFICATIONS = ['LEED', 'LEED Silver', 'LEED Gold', 'EDGE', 'BOMA', 'OEA', 'C-TPAT'] as const
export const USUAL_UTILITY_PERMITS = [
  'Agua y drenaje',
  'Agua, drenaje y energía eléctrica',
  'Agua, drenaje, energía eléctrica y gas',
  'En trámite',
] as const
