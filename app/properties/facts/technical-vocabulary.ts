/** Closed vocabularies of what only some types of property have. Types, column checks, options and labels come from here. */

export const YES_NO = ['si', 'no'] as const
export const YES_NO_LABELS: Record<(typeof YES_NO)[number], string> = { si: 'Sí', no: 'No' }

/** How the trade rates industrial and office buildings, the best first. */
export const BUILDING_CLASSES = ['A', 'B', 'C'] as const
export const BUILDING_CLASS_LABELS: Record<(typeof BUILDING_CLASSES)[number], string> = {
  A: 'Clase A',
  B: 'Clase B',
  C: 'Clase C',
}

export const FIRE_PROTECTIONS = ['ninguno', 'hidrantes', 'rociadores'] as const
export const FIRE_PROTECTION_LABELS: Record<(typeof FIRE_PROTECTIONS)[number], string> = {
  ninguno: 'Ninguno',
  hidrantes: 'Hidrantes',
  rociadores: 'Rociadores',
}

/** Whether it stands already, is built for its tenant, or is being built. */
export const CONSTRUCTIONS = ['existente', 'a_la_medida', 'en_obra'] as const
export const CONSTRUCTION_LABELS: Record<(typeof CONSTRUCTIONS)[number], string> = {
  existente: 'Existente',
  a_la_medida: 'A la medida',
  en_obra: 'En obra',
}

export const SHOP_LEVELS = ['planta_baja', 'planta_alta', 'mezzanine', 'sotano'] as const
export const SHOP_LEVEL_LABELS: Record<(typeof SHOP_LEVELS)[number], string> = {
  planta_baja: 'Planta baja',
  planta_alta: 'Planta alta',
  mezzanine: 'Mezzanine',
  sotano: 'Sótano',
}

export const TOPOGRAPHIES = ['plano', 'pendiente_suave', 'pendiente_fuerte', 'irregular'] as const
export const TOPOGRAPHY_LABELS: Record<(typeof TOPOGRAPHIES)[number], string> = {
  plano: 'Plano',
  pendiente_suave: 'Pendiente suave',
  pendiente_fuerte: 'Pendiente fuerte',
  irregular: 'Irregular',
}
