import { belongsTo } from '#app/catalogue/facts/fact.ts'
import type { FactColumns } from '#app/catalogue/facts/fact-columns.ts'
import { factOf } from '#app/catalogue/facts/facts.ts'
import { formatFact } from '#app/catalogue/property/format-fact.ts'
import type { PropertyType } from '#app/catalogue/facts/vocabulary.ts'

/** The facts that say on which level of its building a space is, each of some types. */
const LEVELS = ['shopLevel', 'floorNumber'] as const
export type LevelFact = (typeof LEVELS)[number]

export function isLevelFact(name: string): name is LevelFact {
  return LEVELS.some((level) => level === name)
}

/** The one that a type of property has; null where it has none. */
export function levelFactOf(type: PropertyType): LevelFact | null {
  return LEVELS.find((name) => belongsTo(factOf(name), type)) ?? null
}

type Levelled = Pick<FactColumns, 'type' | 'currency' | LevelFact>

/** 'Planta baja', 'Piso 4'; null where it is not known. */
export function formatLevel(space: Levelled): string | null {
  const name = levelFactOf(space.type)
  const told = name && formatFact(name, { ...space, amenities: [], photos: [], plans: [] })
  return told && (name === 'floorNumber' ? `${factOf(name).label} ${told}` : told)
}
