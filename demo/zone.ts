/** What a zone can offer. */
export type Use =
  | 'logistics'
  | 'smallWarehouse'
  | 'shop'
  | 'bank'
  | 'oldHouseShop'
  | 'office'
  | 'officeTower'
  | 'industrialLand'
  | 'urbanLand'
  | 'house'
  | 'apartment'

export type Zone = {
  name: string
  /** The name inside a sentence, where 'en' and the name don't do. */
  within?: string
  municipality: string
  state: string
  roads: readonly string[]
  /** Kilometres of its highways, where addresses are given by kilometre. */
  kilometres?: readonly [number, number]
  /** How one gets there, as the end of a sentence. */
  reach: readonly string[]
  /** The part of the metropolitan area that it serves. */
  side?: string
  /** Its prices against those of an average zone of the metropolitan area. */
  level: number
  /** How often each use comes up. */
  uses: Partial<Record<Use, number>>
}

/** 'en Huinalá', 'sobre la Carretera Nacional', 'en el centro de Guadalupe'. */
export function inZone(zone: Zone): string {
  if (zone.within) return zone.within
  return isRoad(zone.name) ? `sobre ${withArticle(zone.name)}` : `en ${zone.name}`
}

/** The zone and its municipality in a sentence, each said once: 'en Huinalá, Apodaca'. */
export function inZoneAndTown(zone: Zone): string {
  const where = inZone(zone)
  if (where.includes(zone.municipality)) return where
  return `${where}, ${where.startsWith('sobre') ? 'en ' : ''}${zone.municipality}`
}

/** A road with the article that it takes after 'sobre': 'la Carretera a Colombia', 'Av. Gómez Morín'. */
export function withArticle(road: string): string {
  if (road.startsWith('Carretera ')) return `la ${road}`
  if (road.startsWith('Libramiento ') || road.startsWith('Blvd. ')) return `el ${road}`
  if (road.startsWith('Calle ')) return `la c${road.slice(1)}`
  return road
}

/** True for a road whose addresses are kilometres. */
export function isHighway(road: string): boolean {
  return /^(?:Carretera|Libramiento) /.test(road)
}

function isRoad(name: string): boolean {
  return isHighway(name) || /^(?:Av\.|Blvd\.|Calle|Calzada) /.test(name)
}
