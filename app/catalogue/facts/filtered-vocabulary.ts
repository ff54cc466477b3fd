// Those of `technical-vocabulary.ts` that visitors filter by: the listing's pages load these alone.

/** How the trade rates industrial and office buildings, the best first. */
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

/** What a use of land is asked for by; a property's own words tell which of them it has (`land-use.ts`). */
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
