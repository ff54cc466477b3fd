import type { Currency } from './vocabulary.ts'
import { type FACTS, FACT_NAMES, type FactName, factOf } from './facts.ts'

type Facts = typeof FACTS

/** The type of a fact's column. Money in whole centavos, areas in m², lengths in metres. */
type Stored<F> = F extends { kind: 'code'; codes: readonly (infer Code)[] }
  ? Code
  : F extends { kind: 'choice'; codes: readonly (infer Code)[] }
    ? Code | null
    : F extends { always: true }
      ? string
      : F extends { kind: 'figure' | 'year' | 'money' | 'price' }
        ? number | null
        : string | null

/** The column of a fact; that of money ends in Cents. Amenities and pictures have their own tables. */
type ColumnOf<Name extends FactName> = Facts[Name] extends { kind: 'codes' | 'pictures' }
  ? never
  : Facts[Name] extends { kind: 'money' | 'price' }
    ? `${Name}Cents`
    : Name

type Columns = { [Name in FactName as ColumnOf<Name>]: Stored<Facts[Name]> } & { currency: Currency }

/** The columns of `properties` that store facts. Types of the store, the form and the pages come from here. */
export type FactColumns = { [Column in keyof Columns]: Columns[Column] }
export type FactColumn = keyof FactColumns

type Marked<Mark extends string> = {
  [Name in FactName]: Facts[Name] extends { [M in Mark]: true } ? ColumnOf<Name> : never
}[FactName]

/** Facts with their own place on a card. */
export type CardFacts = Pick<FactColumns, Marked<'card'> | 'currency'>
/** Facts that a complex shares with properties: its place, and data that all of its spaces have in common. */
export const COMPLEX_PLACE = ['location', 'municipality', 'address', 'state', 'googleMapsLink'] as const
export const COMPLEX_FACTS = [
  'buildingClass',
  'yearBuilt',
  'lotSize',
  'constructionArea',
  'floors',
  'floorPlate',
  'elevators',
  'parkingSpaces',
  'anchorStore',
  'power',
  'fireProtection',
  'railSpur',
  'backupPower',
] as const
export type ComplexPlace = Pick<FactColumns, (typeof COMPLEX_PLACE)[number]>
type ComplexFacts = Pick<FactColumns, (typeof COMPLEX_FACTS)[number]>
export type ComplexColumns = ComplexPlace & ComplexFacts
/** Facts that only the pages of the property itself show. */
export type UnlistedFact = Marked<'unlisted'>
/** Public facts. */
export type PublicFacts = Omit<FactColumns, Marked<'staffOnly'>>

/** The columns of a fact: two for a price, none for facts with a table of their own. */
export function columnsOf(name: FactName): readonly FactColumn[] {
  const { kind } = factOf(name)
  if (kind === 'codes' || kind === 'pictures') return []
  if (kind === 'price') return [`${name}Cents`, 'currency'] as FactColumn[]
  return [kind === 'money' ? `${name}Cents` : name] as FactColumn[]
}

export const FACT_COLUMNS = FACT_NAMES.flatMap(columnsOf)

/** The columns of facts with their own place on a card; its line has more (`card.ts`). */
export const CARD_PARTS = FACT_NAMES.filter((name) => factOf(name).card === true).flatMap(
  columnsOf,
) as (keyof CardFacts)[]

export const PUBLIC_COLUMNS = FACT_NAMES.filter((name) => !factOf(name).staffOnly).flatMap(
  columnsOf,
) as (keyof PublicFacts)[]

/** The columns of the facts that lists show, filter or search. */
export const LISTED_COLUMNS = FACT_NAMES.filter((name) => !factOf(name).unlisted).flatMap(columnsOf) as Exclude<
  FactColumn,
  UnlistedFact
>[]

/** The facts of an empty property: the initial codes (spec, section 9), and null. */
export const UNKNOWN: FactColumns = Object.fromEntries(FACT_NAMES.flatMap(unknown)) as FactColumns

function unknown(name: FactName): [FactColumn, string | null][] {
  const fact = factOf(name)
  return columnsOf(name).map((column) => {
    if (column === 'currency') return [column, 'MXN']
    return [column, fact.kind === 'code' ? fact.initial : fact.always ? '' : null]
  })
}
