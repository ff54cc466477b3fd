import { labelWithUnit } from '#app/catalogue/facts/fact.ts'
import { FACT_NAMES, factOf } from '#app/catalogue/facts/facts.ts'
import { foldText } from '#app/text/fold-text.ts'
import type { ImportCell, Table } from '#app/inventory/import/file/table.ts'
import { contentTarget, most, namesNoValue, suits } from './column-content.ts'
import { COLUMN_NAMES } from './column-names.ts'
import { composedTarget } from './composed-heading.ts'
import { inFull } from './heading-abbreviations.ts'
import { headingHints, isCityHeading, nameOfHeading } from './heading-hints.ts'
import { namesAnyMunicipality } from './place-words.ts'
import { measureOfHeading, pairOfHeading } from './read-surfaces.ts'
import { type PersonColumn, contactContent, contactTargets, personColumn } from './person-columns.ts'
import { type Mapping, type Target, isShared, isTarget, targetLabel } from './targets.ts'
import { wordedCode } from './worded-codes.ts'

type Samples = readonly (readonly ImportCell[])[]
/** Cells of a column that a guess by content looks at. */
const SAMPLES = 60

/** Targets whose headers `personColumn` reads: what people call 'Contacto' is seldom the public one. */
const OF_PEOPLE: readonly Target[] = ['ownerId', 'contactName', 'contactPhone', 'contactEmail']

/** Every known name of a column, plain. The names of the facts themselves come first; of two facts the first in the table. */
const TARGET_BY_NAME: ReadonlyMap<string, Target> = new Map([...otherNames(), ...labelNames().toReversed()])

function labelNames(): [string, Target][] {
  return FACT_NAMES.filter((name) => !OF_PEOPLE.includes(name)).flatMap((name) => {
    const fact = factOf(name)
    const texts = [targetLabel(name), labelWithUnit(fact), fact.label, name]
    return texts.map((text): [string, Target] => [plain(text), name])
  })
}

function otherNames(): [string, Target][] {
  return Object.entries(COLUMN_NAMES).flatMap(([target, names]) =>
    isTarget(target) ? [target, ...names].map((name): [string, Target] => [plain(name), target]) : [],
  )
}

const SYNONYMS: ReadonlyMap<string, Target> = new Map(otherNames())

/** The names of the facts themselves, which count more than other words for them. */
const EXACT_NAMES: ReadonlySet<string> = new Set(labelNames().map(([name]) => name))

/** Whether a header names a fact. 'Tel. 81 1234 5678' in the head of a sheet is none. */
export function isKnownHeader(header: string): boolean {
  return !/@|\d{4}/.test(header) && meaningOf(header) !== null
}

/** How surely a header names a target: by the name of the fact, by another word for it, or by a part of its words. */
const LEVELS = ['exact', 'synonym', 'part'] as const
type Meaning = { says: NonNullable<PersonColumn>; level: (typeof LEVELS)[number] } | null

/** A longer text is no name of a column. */
const LONGEST_NAME = 120

/** What a header says. 'Nombre' may also be the title. */
function meaningOf(header: string): Meaning {
  if (header.length > LONGEST_NAME) return null
  // A field of the earlier system (decision 31), whose contact is the public one.
  if (isTarget(header)) return { says: { target: header }, level: 'exact' }
  const pair = pairOfHeading(header)
  if (pair) return { says: { target: pair[0] }, level: 'part' }
  const { base } = headingHints(header)
  const name = plain(header)
  // '$/m2' is no surface.
  const known = (words: string) => {
    const target = targetNamed(words)
    return target === 'area' && base !== null ? undefined : target
  }
  const target = known(name)
  if (target) return { says: { target }, level: EXACT_NAMES.has(name) ? 'exact' : 'synonym' }
  const unnumbered = plain(header.replace(/(?<![\s_.(-])[\s_.(-]*(?<!\d)\d+\)?$/, ''))
  const numbered = known(unnumbered)
  if (numbered) return { says: { target: numbered }, level: 'synonym' }
  const person = personColumn(unnumbered || name)
  if (person) return { says: person, level: 'synonym' }
  const part = measureOfHeading(header) ?? partTarget(header) ?? composedTarget(header, targetNamed)
  if (part === null && base !== null && plain(nameOfHeading(header)) === '')
    return { says: { target: 'pricePerM2' }, level: 'part' }
  if (part) return { says: { target: part === 'price' && base !== null ? 'pricePerM2' : part }, level: 'part' }
  const rest = personColumn(plain(nameOfHeading(header)))
  return rest && { says: rest, level: 'part' }
}

/**
 * The target of a heading without its currency, unit and the like: 'Precio USD' is the price. Several names must have one
 * target: 'Municipio / Alcaldía', 'Alcaldía o municipio'.
 */
function partTarget(header: string): Target | null {
  const names = nameOfHeading(header)
    .split(/\/| o | or /)
    .map(plain)
    .filter(Boolean)
  const targets = new Set(names.map((name) => targetNamed(name) ?? null))
  return targets.size === 1 ? ([...targets][0] ?? null) : null
}

/** What a header says above these cells: where none is a value of the fact that it names, another word may name a fact. */
function meaningAbove(header: string, samples: readonly ImportCell[]): Meaning {
  const meaning = meaningOf(header)
  const target = targetIn(meaning)
  // A column 'Venta / Renta' with figures has the prices of both operations.
  const isOfPrices = target === 'category' && samples.length > 0 && !suits(target, samples)
  if (isOfPrices && headingHints(header).operations.length === 2) return { says: { target: 'price' }, level: 'synonym' }
  const other = SYNONYMS.get(plain(header))
  const isOther = target !== null && other !== undefined && other !== target && namesNoValue(target, samples)
  return isOther ? { says: { target: other }, level: 'synonym' } : meaning
}

/** The target of plain words, also shortened ones. */
function targetNamed(words: string): Target | undefined {
  return TARGET_BY_NAME.get(words) ?? TARGET_BY_NAME.get(inFull(words))
}

/** What a heading says by itself; null for nothing. */
export function targetOfHeader(header: string): Target | null {
  return targetIn(meaningOf(header))
}

function targetIn(meaning: Meaning): Target | null {
  return meaning && 'target' in meaning.says ? meaning.says.target : null
}

/**
 * The target of each column, by its name and then by its content. A target has one column, except photos, conditions and
 * notes.
 */
export function guessMapping({ headers, rows }: Table): Mapping {
  const samples = headers.map((_header, at) => rows.flatMap(({ cells }) => (cells[at] ?? '') || []).slice(0, SAMPLES))
  const used = new Set<Target>()
  const claim = (target: Target | null | undefined) => {
    if (!target || (used.has(target) && !isShared(target))) return null
    used.add(target)
    return target
  }
  const claimFirst = (targets: readonly Target[]) =>
    targets.reduce<Target | null>((got, each) => got ?? claim(each), null)
  const meanings = headers.map((header, at) => meaningAbove(header, samples[at] ?? []))
  const named: Mapping = headers.map(() => null)
  for (const level of LEVELS)
    for (const [at, meaning] of meanings.entries()) {
      const target = meaning?.level === level ? targetIn(meaning) : null
      if (target && suits(target, samples[at] ?? [])) named[at] = claim(target)
    }
  const isRefused = (target: Target | null, at: number) => target !== null && !suits(target, samples[at] ?? [])
  const meant = meanings.map(targetIn).map((target, at) => (isRefused(target, at) ? null : target))
  claimOtherPrices({ headers, rows }, meant, named)
  claimCity(headers, meant, named, samples)
  for (const target of named) if (target) used.add(target)
  const isContact = (at: number) => {
    const says = meanings[at]?.says
    return (says && 'unsaid' in says) || contactContent((holds) => most(samples[at] ?? [], holds)) !== null
  }
  return named.map((target, at) => {
    if (target) return target
    const says = meanings[at]?.says ?? null
    const cells = samples[at] ?? []
    const content = contactContent((holds) => most(cells, holds))
    if (says && 'unsaid' in says) {
      const { unsaid } = says
      if (unsaid.isPlainName && isTitle(cells, { used, named })) return claim('title')
      return claimFirst(contactTargets(unsaid.part === 'name' && content ? content : unsaid, at, { named, isContact }))
    }
    const found = contentTarget(cells)
    return found || !content ? claim(found) : claimFirst(contactTargets(content, at, { named, isContact }))
  })
}

/**
 * 'Precio de renta' beside 'Precio de venta' is the price of the second operation, and '$/m2' is the price of a list that
 * has no other.
 */
function claimOtherPrices({ headers, rows }: Table, meant: readonly (Target | null)[], named: Mapping) {
  const priceAt = named.indexOf('price')
  const operationOf = (at: number) => headingHints(headers[at] ?? '').category
  const other = meant.findIndex(
    (target, at) =>
      target === 'price' && named[at] === null && operationOf(at) !== null && operationOf(at) !== operationOf(priceAt),
  )
  // 'Renta' beside 'Precio' is one where a row has one or the other.
  const isApart = other !== -1 && (operationOf(priceAt) !== null || alternate(rows, priceAt, other))
  if (priceAt !== -1 && isApart && !named.includes('secondPrice')) {
    named[Math.min(priceAt, other)] = 'price'
    named[Math.max(priceAt, other)] = 'secondPrice'
  }
  claimSecondCurrency(headers, meant, named)
  const perM2At = named.indexOf('pricePerM2')
  // 'Renta USD/ft2' beside 'Precio de venta' is a price too, and one beside 'Precio' where a row has one or the other.
  const operations = [priceAt, perM2At].map(operationOf)
  const isOther = priceAt !== -1 && perM2At !== -1 && operations[0] !== operations[1]
  const isSure = isOther && (!operations.includes(null) || alternate(rows, priceAt, perM2At))
  if (isSure && !named.includes('secondPrice')) {
    named[Math.min(priceAt, perM2At)] = 'price'
    named[Math.max(priceAt, perM2At)] = 'secondPrice'
  }
  if (priceAt === -1 && perM2At !== -1 && !isTarget(headers[perM2At] ?? '')) named[perM2At] = 'price'
}

/** If the second price is the rent, the column 'Moneda renta' is the currency of the second price. */
function claimSecondCurrency(headers: readonly string[], meant: readonly (Target | null)[], named: Mapping) {
  const columns = meant.flatMap((target, at) => (target === 'currency' ? [at] : []))
  const ofPrice = (price: Target) => {
    const { category } = headingHints(headers[named.indexOf(price)] ?? '')
    return columns.find((at) => category !== null && headingHints(headers[at] ?? '').category === category)
  }
  const second = named.includes('secondPrice') ? ofPrice('secondPrice') : undefined
  if (second === undefined || named.includes('secondCurrency')) return
  const first = ofPrice('price') ?? columns.find((at) => at !== second)
  for (const at of columns) named[at] = at === second ? 'secondCurrency' : at === first ? 'currency' : null
}

/** Whether few rows fill both columns, and some each of them alone. */
function alternate(rows: Table['rows'], one: number, other: number): boolean {
  const filled = rows.map(({ cells }) => [one, other].map((at) => (cells[at] ?? '') !== ''))
  const [first, second, both] = [
    filled.filter(([a, b]) => a && !b).length,
    filled.filter(([a, b]) => b && !a).length,
    filled.filter(([a, b]) => a && b).length,
  ]
  return first > 0 && second > 0 && both < first + second
}

/** A city is the municipality beside another place, or where some of its cells name one. */
function claimCity(headers: readonly string[], meant: readonly (Target | null)[], named: Mapping, samples: Samples) {
  if (named.includes('municipality')) return
  const cityAt = headers.findIndex(isCityHeading)
  const zoneAt = meant.findIndex((target, at) => target === 'location' && at !== cityAt)
  if (cityAt === -1 || meant[cityAt] !== 'location') return
  if (zoneAt === -1 && !(samples[cityAt] ?? []).some((cell) => namesAnyMunicipality(String(cell)))) return
  named[cityAt] = 'municipality'
  if (zoneAt !== -1) named[zoneAt] = 'location'
}

/** A column that is not used although its name could be that of a fact. `winner`: the column that the fact comes from. */
export type RivalColumn = { column: number; target: Target; winner: number | null }

/**
 * The columns that are not used and whose names say, or begin like, a fact: a person decides between 'Precio' and 'Importe',
 * and sees that 'Precio anterior' is left out.
 */
export function rivalColumns(headers: readonly string[], mapping: Mapping): RivalColumn[] {
  return headers.flatMap((header, column) => {
    if ((mapping[column] ?? null) !== null) return []
    const target = targetIn(meaningOf(header)) ?? targetItBeginsLike(header)
    if (target === null || isShared(target)) return []
    const winner = mapping.indexOf(target)
    return [{ column, target, winner: winner === -1 ? null : winner }]
  })
}

/** The shortest name that a longer one may begin with; 'No' and 'm2' begin too many. */
const SHORTEST_BEGINNING = 4

function targetItBeginsLike(header: string): Target | null {
  const words = plain(header).split(' ')
  for (let length = words.length - 1; length > 0; length -= 1) {
    const beginning = words.slice(0, length).join(' ')
    const target = beginning.length < SHORTEST_BEGINNING ? undefined : TARGET_BY_NAME.get(beginning)
    if (target) return target
  }
  return null
}

/** Whether 'Nombre' is that of the property: in a file without owners, or where somebody else's column has the owner's name. */
function isTitle(
  samples: readonly ImportCell[],
  { used, named }: { used: ReadonlySet<Target>; named: readonly (Target | null)[] },
): boolean {
  if (used.has('title')) return false
  const hasOwner = named.some((target) => target === 'ownerPhone' || target === 'ownerEmail')
  if (!hasOwner || used.has('ownerId')) return true
  return most(samples, (text) => wordedCode('type', text.split(' ', 1)[0] ?? '') !== null)
}

/** A key of the headers: files with the same key get the same mapping. */
export function headerKey(headers: readonly string[]): string {
  return headers.map(plain).join('|')
}

/** A header in lower case, without accents, unit, punctuation and the words of no meaning. */
function plain(header: string): string {
  return foldText(
    header
      .replaceAll(/(?<=[a-záéíóú])(?=[A-Z])/g, ' ')
      .replaceAll(/[([](?:m[²2]?|mts?2?|kva|t|t\/m[²2]|%|meses|viv\/ha|pesos[^()]*)[)\]]/gi, ' '),
  )
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/\b(?:de|del|la|el|los|las|en|por|x)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
