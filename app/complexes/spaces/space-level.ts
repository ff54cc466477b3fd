import { belongsTo } from '#app/catalogue/facts/fact.ts'
import type { FactColumns } from '#app/catalogue/facts/fact-columns.ts'
import { factOf } from '#app/catalogue/facts/facts.ts'
import { formatFact } from '#app/catalogue/property/format-fact.ts'
import type { PropertyType } from '#app/catalogue/facts/vocabulary.ts'

/** The facts that tell on which level a space is; each belongs to some types of property. */
const LEVELS = ['shopLevel', 'floorNumber'] as const
export type LevelFact = (typeof LEVELS)[number]

export function isLevelFact(name: string): name is LevelFact {
  return LEVELS.some((level) => level === name)
}

/** The level fact of a type of property; null for a type without levels. */
export function levelFactOf(type: PropertyType): LevelFact | null {
  return LEVELS.find((name) => belongsTo(factOf(name), type)) ?? null
}

type Levelled = Pick<FactColumns, 'type' | 'currency' | LevelFact>

/** 'Planta baja', 'Piso 4'; null where the level is unknown. */
export function formatLevel(space: Levelled): string | null {
  const name = levelFactOf(space.type)
  const text = name && formatFact(name, { ...space, amenities: [], photos: [], plans: [] })
  return text && (name === 'floorNumber' ? `${factOf(name).label} ${text}` : text)
}
