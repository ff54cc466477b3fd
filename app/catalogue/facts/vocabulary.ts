/** Closed vocabularies of a property (spec, section 3). Types, column checks, select options and labels come from here. */

export const PROPERTY_TYPES = ['casa', 'departamento', 'terreno', 'oficina', 'local', 'bodega'] as const
export type PropertyType = (typeof PROPERTY_TYPES)[number]
export const PROPERTY_TYPE_LABELS: Record<PropertyType, string> = {
  casa: 'Casa',
  departamento: 'Departamento',
  terreno: 'Terreno',
  oficina: 'Oficina',
  local: 'Local Comercial',
  bodega: 'Bodega',
}

export const PROPERTY_TYPE_PLURALS: Record<PropertyType, string> = {
  casa: 'Casas',
  departamento: 'Departamentos',
  terreno: 'Terrenos',
  oficina: 'Oficinas',
  local: 'Locales comerciales',
  bodega: 'Bodegas',
}

export const CATEGORIES = ['venta', 'renta', 'traspaso'] as const
export type Category = (typeof CATEGORIES)[number]
export const CATEGORY_LABELS: Record<Category, string> = { venta: 'Venta', renta: 'Renta', traspaso: 'Traspaso' }

/** The operation that an address or a form names; null for any other text. */
export function categoryIn(text: string | null): Category | null {
  return CATEGORIES.find((category) => category === text) ?? null
}

export const STATUSES = ['disponible', 'separada', 'pausada', 'vendida'] as const
export type Status = (typeof STATUSES)[number]
/** The panel's labels of a status (spec, section 2, Home). */
export const STATUS_LABELS: Record<Status, string> = {
  disponible: 'Disponible',
  separada: 'Reservada',
  pausada: 'Pausada',
  vendida: 'Vendida',
}

export const CURRENCIES = ['MXN', 'USD'] as const
export type Currency = (typeof CURRENCIES)[number]
