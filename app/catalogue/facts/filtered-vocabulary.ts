// Vocabularies of filters, separate from `technical-vocabulary.ts` because the listing's pages load only these.

/** Classes of industrial and office buildings, the best first. */
export const BUILDING_CLASSES = ['A', 'B', 'C'] as const
export const BUILDING_CLASS_LABELS: Record<(typeof BUILDING_CLASSES)[number], string> = {
  A: 'A',
  B: 'B',
  C: 'C',
}

export const FIRE_PROTECTIONS = ['ninguno', 'hidrantes', 'rociadores'] as const
export const FIRE_PROTECTION_LABELS: Record<(typeof FIRE_PROTECTIONS)[number], string> = {
  ninguno: 'Ninguno',
  hidrantes: 'Hidrantes',
  rociadores: 'Rociadores',
}

/** Uses of land that visitors filter by. They are read from the text of a property (`land-use.ts`). */
export const LAND_USES = [
  'Comercial',
  'Servicios',
  'Industrial',
  'Industrial ligero',
  'Industrial pesado',
  'Habitacional',
  'Mixto',
  'Equipamiento',
  'Agropecuario',
] as const

export const SHOP_LEVELS = ['planta_baja', 'planta_alta', 'mezzanine', 'sotano'] as const
export const SHOP_LEVEL_LABELS: Record<(typeof SHOP_LEVELS)[number], string> = {
  planta_baja: 'Planta baja',
  planta_alta: 'Planta alta',
  mezzanine: 'Mezzanine',
  sotano: 'Sótano',
}
