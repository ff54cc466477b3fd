/** The columns whose values people name in a search (decision 39). */
export const NAMED_COLUMNS = ['type', 'category', 'municipality', 'state'] as const
export type NamedColumn = (typeof NAMED_COLUMNS)[number]

type Words = Readonly<Record<string, readonly string[]>>

/** Other words for a value, folded: they find what the filter finds. */
export const SYNONYMS: Record<NamedColumn, Words> = {
  type: {
    casa: ['casa habitacion'],
    departamento: ['depa', 'depas', 'depto', 'deptos', 'dpto', 'dptos', 'apartamento', 'apartamentos'],
    terreno: ['lote', 'lotes', 'predio', 'predios'],
    local: ['local', 'locales'],
    bodega: [
      'nave',
      'naves',
      'nave industrial',
      'naves industriales',
      'bodega industrial',
      'bodegas industriales',
      'almacen',
      'almacenes',
      'galpon',
      'galpones',
    ],
  },
  category: {
    venta: [
      'ventas',
      'vender',
      'vendo',
      'vende',
      'venden',
      'se vende',
      'se venden',
      'en venta',
      'comprar',
      'compra',
      'compro',
    ],
    renta: [
      'rentar',
      'rento',
      'rentas',
      'rentan',
      'se renta',
      'se rentan',
      'en renta',
      'alquiler',
      'alquilar',
      'alquilo',
      'alquila',
      'alquilan',
      'se alquila',
      'se alquilan',
      'arrendar',
      'arrendamiento',
    ],
    traspaso: ['traspasar', 'traspasos', 'traspasa', 'se traspasa', 'en traspaso'],
  },
  municipality: {
    Monterrey: ['mty'],
    Guadalupe: ['gpe'],
    'San Pedro Garza García': ['san pedro', 'sn pedro', 's. pedro', 'garza garcia', 'spgg'],
    'San Nicolás de los Garza': ['san nicolas', 'sn nicolas', 'san nico', 's. nicolas'],
    'Santa Catarina': ['sta catarina'],
    'General Escobedo': ['escobedo', 'gral escobedo'],
    'Cadereyta Jiménez': ['cadereyta'],
    'Ciénega de Flores': ['cienega'],
    'General Zuazua': ['zuazua', 'gral zuazua'],
  },
  state: {
    'Nuevo León': ['nl', 'n l'],
    Coahuila: ['coah'],
    'Ciudad de México': ['cdmx'],
    'Estado de México': ['edomex', 'edo mex', 'edo de mexico'],
    'San Luis Potosí': ['slp'],
    Tamaulipas: ['tamps'],
  },
}

/** Words for a part of a type: found where a row says them; where none does, the whole type is. */
export const NARROWER: Words = {
  casa: ['residencia', 'residencias'],
  departamento: ['loft', 'lofts', 'penthouse'],
  oficina: ['consultorio', 'consultorios', 'despacho', 'despachos'],
  local: ['tienda', 'tiendas', 'accesoria', 'accesorias'],
  bodega: ['cedis', ...['minibodega', 'mini bodega'].flatMap((one) => [one, `${one}s`])],
}

/** Places after which streets and colonias are named in every town: a row may be there, or just contain the word. */
export const ALSO_STREETS: ReadonlySet<string> = new Set([
  'Hidalgo',
  'Allende',
  'Galeana',
  'Abasolo',
  'Bustamante',
  'Iturbide',
  'Mina',
  'China',
  'Linares',
  'Santiago',
  'Guerrero',
  'Morelos',
  'Durango',
  'Zacatecas',
  'Colima',
  'Sonora',
  'Chihuahua',
  'Tabasco',
  'Puebla',
  'Querétaro',
])
