import type { Category, PropertyType, Status } from '#app/catalogue/facts/vocabulary.ts'
import { foldText } from '#app/text/fold-text.ts'

/** Types of EasyBroker that have another name here; all others are read by their own. */
const TYPES: Readonly<Record<string, { type: PropertyType; subtype?: string }>> = {
  'casa en condominio': { type: 'casa', subtype: 'casa_en_privada' },
  'house in condominium': { type: 'casa', subtype: 'casa_en_privada' },
  'casa con uso de suelo': { type: 'casa' },
  'house with commercial zoning': { type: 'casa' },
  villa: { type: 'casa' },
  quinta: { type: 'casa', subtype: 'quinta' },
  'local en centro comercial': { type: 'local' },
  'shopping mall': { type: 'local' },
  'commercial space': { type: 'local' },
  'local comercial': { type: 'local' },
  'retail store': { type: 'local' },
  'bodega comercial': { type: 'bodega', subtype: 'bodega' },
  'commercial warehouse': { type: 'bodega', subtype: 'bodega' },
  'bodega industrial': { type: 'bodega', subtype: 'bodega' },
  'industrial warehouse': { type: 'bodega', subtype: 'bodega' },
  'nave industrial': { type: 'bodega', subtype: 'nave' },
  'industrial building': { type: 'bodega', subtype: 'nave' },
  'terreno comercial': { type: 'terreno' },
  'commercial lot': { type: 'terreno' },
  'commercial land': { type: 'terreno' },
  'terreno industrial': { type: 'terreno', subtype: 'lote_industrial' },
  'industrial lot': { type: 'terreno', subtype: 'lote_industrial' },
  'industrial land': { type: 'terreno', subtype: 'lote_industrial' },
}

const STATUSES: Readonly<Record<Status, readonly string[]>> = {
  disponible: ['published', 'publicada', 'publicado', 'disponible', 'available', 'active', 'activa'],
  separada: ['reserved', 'reservada', 'reservado', 'apartada', 'apartado', 'separada'],
  pausada: ['not published', 'no publicada', 'no publicado', 'unpublished', 'suspended', 'suspendida', 'suspendido'],
  vendida: ['sold', 'vendida', 'vendido', 'rented', 'rentada', 'rentado'],
}

const OPERATIONS: Readonly<Record<string, Category | 'temporal'>> = {
  sale: 'venta',
  venta: 'venta',
  'for sale': 'venta',
  'en venta': 'venta',
  rental: 'renta',
  rent: 'renta',
  renta: 'renta',
  'for rent': 'renta',
  'en renta': 'renta',
  'temporary rental': 'temporal',
  'renta temporal': 'temporal',
  temporal: 'temporal',
  'vacation rental': 'temporal',
  'renta vacacional': 'temporal',
}

/** The words of EasyBroker in English and Spanish: 'not_published' is 'not published'. */
function wordsOf(text: string): string {
  return foldText(text.replaceAll(/[_\s]+/g, ' '))
}

export function easyBrokerType(text: string): { type: PropertyType; subtype?: string } | null {
  return TYPES[wordsOf(text)] ?? null
}

export function easyBrokerStatus(text: string): Status | null {
  const words = wordsOf(text)
  return (Object.keys(STATUSES) as Status[]).find((status) => STATUSES[status].includes(words)) ?? null
}

/** `temporal`: a rent by nights or weeks, which this product does not quote. Null for an unknown operation. */
export function easyBrokerOperation(text: string): Category | 'temporal' | null {
  return OPERATIONS[wordsOf(text)] ?? null
}
