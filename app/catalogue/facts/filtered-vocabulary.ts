import type { PropertyType } from './vocabulary.ts'

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

/** What a property is more exactly than its type says (decision 44). */
export const SUBTYPES_BY_TYPE = {
  casa: ['casa_sola', 'casa_en_privada', 'casona', 'quinta'],
  departamento: ['departamento', 'loft', 'penthouse', 'estudio'],
  terreno: ['lote_urbano', 'lote_industrial', 'lote_agricola', 'terreno_brena'],
  oficina: ['piso', 'privado', 'consultorio', 'edificio', 'coworking'],
  local: ['local', 'isla', 'plaza_completa', 'restaurante'],
  bodega: ['nave', 'bodega', 'mini_bodega', 'cedis'],
} as const satisfies Record<PropertyType, readonly string[]>
export type Subtype = (typeof SUBTYPES_BY_TYPE)[PropertyType][number]
export const SUBTYPES: readonly Subtype[] = Object.values(SUBTYPES_BY_TYPE).flat()
export const SUBTYPE_LABELS: Record<Subtype, string> = {
  casa_sola: 'Casa sola',
  casa_en_privada: 'Casa en privada',
  casona: 'Casona',
  quinta: 'Quinta',
  departamento: 'Departamento',
  loft: 'Loft',
  penthouse: 'Penthouse',
  estudio: 'Estudio',
  lote_urbano: 'Lote urbano',
  lote_industrial: 'Lote industrial',
  lote_agricola: 'Lote agrícola',
  terreno_brena: 'Terreno en breña',
  piso: 'Piso de oficinas',
  privado: 'Oficina privada',
  consultorio: 'Consultorio',
  edificio: 'Edificio de oficinas',
  coworking: 'Coworking',
  local: 'Local',
  isla: 'Isla',
  plaza_completa: 'Plaza completa',
  restaurante: 'Restaurante',
  nave: 'Nave industrial',
  bodega: 'Bodega',
  mini_bodega: 'Mini bodega',
  cedis: 'Cedis',
}
