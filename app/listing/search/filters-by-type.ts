import { CONDITIONS, CONDITION_LABELS } from '#app/catalogue/facts/amenities.ts'
import {
  BUILDING_CLASSES,
  BUILDING_CLASS_LABELS,
  FIRE_PROTECTIONS,
  FIRE_PROTECTION_LABELS,
  LAND_USES,
  SHOP_LEVELS,
  SHOP_LEVEL_LABELS,
  SUBTYPES,
  SUBTYPES_BY_TYPE,
  SUBTYPE_LABELS,
} from '#app/catalogue/facts/filtered-vocabulary.ts'
import type { FactColumn } from '#app/catalogue/facts/fact-columns.ts'
import { PROPERTY_TYPES } from '#app/catalogue/facts/vocabulary.ts'
import type { Filter } from './filter.ts'

const AT_LEAST = { kind: 'bound', operator: '>=' } as const
const AT_MOST = { kind: 'bound', operator: '<=' } as const
const SELECT = { kind: 'choice', control: 'select' } as const
const CHECK = { kind: 'choice', control: 'check', options: ['si'], all: '' } as const

/**
 * 'Más filtros': filters of facts that only some types have, available once all chosen types have them, and `rare` ones of
 * every type. The name of each is its parameter in the URL, and its column unless it names another.
 */
const BY_TYPE = {
  subtype: {
    ...SELECT,
    label: 'Subtipo',
    options: SUBTYPES,
    byType: SUBTYPES_BY_TYPE,
    labels: SUBTYPE_LABELS,
    all: 'Todos',
    types: PROPERTY_TYPES,
  },
  buildingClass: {
    ...SELECT,
    label: 'Clase',
    options: BUILDING_CLASSES,
    labels: BUILDING_CLASS_LABELS,
    all: 'Todas',
    types: ['bodega', 'oficina'],
  },
  clearHeight: { ...AT_LEAST, label: 'Altura libre desde', figure: 'm', types: ['bodega', 'oficina', 'local'] },
  docks: { ...AT_LEAST, label: 'Andenes desde', figure: 'count', types: ['bodega'] },
  ramps: { ...AT_LEAST, label: 'Rampas desde', figure: 'count', types: ['bodega'] },
  power: { ...AT_LEAST, label: 'Energía desde', figure: 'kVA', types: ['bodega', 'local'] },
  floorLoad: { ...AT_LEAST, label: 'Resistencia desde', figure: 't/m²', types: ['bodega'] },
  yardDepth: { ...AT_LEAST, label: 'Patio desde', figure: 'm', types: ['bodega'] },
  bayWidth: { ...AT_LEAST, label: 'Claro desde', figure: 'm', types: ['bodega'] },
  officeArea: { ...AT_LEAST, label: 'Oficinas desde', figure: 'm²', types: ['bodega'] },
  fireProtection: {
    ...SELECT,
    label: 'Contra incendio',
    options: FIRE_PROTECTIONS,
    labels: FIRE_PROTECTION_LABELS,
    all: 'Todos',
    types: ['bodega'],
  },
  floorNumber: { ...AT_LEAST, label: 'Piso desde', figure: 'count', types: ['oficina', 'departamento'] },
  maxFloorNumber: {
    ...AT_MOST,
    label: 'Piso hasta',
    figure: 'count',
    column: 'floorNumber',
    types: ['oficina', 'departamento'],
  },
  floorPlate: { ...AT_LEAST, label: 'Planta tipo desde', figure: 'm²', types: ['oficina'] },
  capacity: { ...AT_LEAST, label: 'Personas desde', figure: 'count', column: 'seats', types: ['oficina'] },
  divisibleFrom: { ...AT_MOST, label: 'Divisible en', figure: 'm²', types: ['bodega', 'oficina', 'local'] },
  elevators: { ...AT_LEAST, label: 'Elevadores desde', figure: 'count', types: ['oficina'] },
  shopLevel: {
    ...SELECT,
    label: 'Nivel',
    options: SHOP_LEVELS,
    labels: SHOP_LEVEL_LABELS,
    all: 'Todos',
    types: ['local'],
  },
  landUse: {
    ...SELECT,
    label: 'Uso de suelo',
    options: LAND_USES,
    all: 'Todos',
    column: 'landUses',
    rare: true,
  },
  fronts: { ...AT_LEAST, label: 'Frentes desde', figure: 'count', types: ['terreno'] },
  parkingSpaces: { ...AT_LEAST, label: 'Cajones desde', figure: 'count', rare: true },
  minPriceM2: { ...AT_LEAST, label: 'Precio por m² desde', figure: 'pesos', column: 'rate', rare: true },
  maxPriceM2: { ...AT_MOST, label: 'Precio por m² hasta', figure: 'pesos', column: 'rate', rare: true },
  condition: {
    ...SELECT,
    label: 'Condición',
    options: CONDITIONS,
    labels: CONDITION_LABELS,
    all: 'Todas',
    column: 'conditions',
    rare: true,
  },
  maxTerm: {
    ...AT_MOST,
    label: 'Plazo mínimo hasta',
    figure: 'meses',
    column: 'minimumTermMonths',
    rare: true,
  },
  availableFrom: {
    kind: 'day',
    operator: '<=',
    label: 'Disponible a más tardar el',
    rare: true,
  },
  publishedSince: {
    kind: 'day',
    operator: '>=',
    label: 'Publicado desde',
    column: 'createdAt',
    rare: true,
  },
  topography: { ...CHECK, options: ['plano'], label: 'Terreno plano', types: ['terreno'] },
  corner: { ...CHECK, label: 'En esquina', types: ['local', 'terreno'] },
  doubleHeight: { ...CHECK, label: 'Doble altura', types: ['local'] },
  extraction: { ...CHECK, label: 'Extracción', types: ['local'] },
  greaseTrap: { ...CHECK, label: 'Trampa de grasa', types: ['local'] },
  gas: { ...CHECK, label: 'Gas', types: ['bodega', 'local', 'terreno'] },
  waterAtLot: { ...CHECK, label: 'Agua a pie de lote', types: ['terreno'] },
  sewerAtLot: { ...CHECK, label: 'Drenaje a pie de lote', types: ['terreno'] },
  electricityAtLot: { ...CHECK, label: 'Luz a pie de lote', types: ['terreno'] },
  construction: { ...CHECK, options: ['a_la_medida'], label: 'A la medida', types: ['bodega'] },
  railSpur: { ...CHECK, label: 'Espuela de ferrocarril', types: ['bodega'] },
  backupPower: { ...CHECK, label: 'Planta de luz', types: ['oficina'] },
} as const satisfies Partial<Record<FactColumn | OwnName, Nameless<Filter>>>

/** Names that are no fact: each names its column. */
type OwnName = 'minPriceM2' | 'maxPriceM2' | 'maxFloorNumber' | 'condition' | 'maxTerm' | 'publishedSince'
type OwnColumn = 'rate' | 'seats' | 'floorNumber' | 'landUses' | 'conditions' | 'minimumTermMonths' | 'createdAt'

type Nameless<F> = F extends Filter ? Omit<F, 'param' | 'column'> & { column?: OwnColumn } : never
type ByType = typeof BY_TYPE
type ColumnOf<Name extends keyof ByType> = ByType[Name] extends { column: infer Column } ? Column : Name

export const FILTERS_BY_TYPE = Object.fromEntries(
  Object.entries(BY_TYPE).map(([name, filter]) => [name, { column: name, ...filter, param: name }]),
) as unknown as { [Name in keyof ByType]: Omit<ByType[Name], 'column'> & { param: Name; column: ColumnOf<Name> } }

/** The name of the fact that a filter of a type asks for. */
export function factOfFilter({ column }: { column: string }): string {
  return column === 'seats' ? 'capacity' : column === 'landUses' ? 'landUse' : column === 'rate' ? 'pricePerM2' : column
}
