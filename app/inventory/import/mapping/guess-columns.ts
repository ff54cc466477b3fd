import { labelWithUnit } from '#app/catalogue/facts/fact.ts'
import { FACT_NAMES, factOf } from '#app/catalogue/facts/facts.ts'
import { mapAddressIn } from '#app/catalogue/place/typed-map-link.ts'
import { foldText } from '#app/text/fold-text.ts'
import type { ImportCell, Table } from '#app/inventory/import/file/table.ts'
import { COLUMN_NAMES } from './column-names.ts'
import { type PersonColumn, contactContent, contactTargets, personColumn } from './person-columns.ts'
import { type Mapping, type Target, isShared, isTarget, targetLabel } from './targets.ts'
import { wordedCode } from './worded-codes.ts'

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

/** Whether a header names a fact. 'Tel. 81 1234 5678' in the head of a sheet is none. */
export function isKnownHeader(header: string): boolean {
  return !/@|\d{4}/.test(header) && meaningOf(header) !== null
}

/** What a header says. 'Nombre' may also be the title. */
function meaningOf(header: string): PersonColumn {
  // A field of the earlier system (decision 31), whose contact is the public one.
  if (isTarget(header)) return { target: header }
  const name = plain(header)
  const target = TARGET_BY_NAME.get(name)
  if (target) return { target }
  const unnumbered = plain(header.replace(/(?<![\s_.(-])[\s_.(-]*(?<!\d)\d+\)?$/, ''))
  const numbered = TARGET_BY_NAME.get(unnumbered)
  return numbered ? { target: numbered } : personColumn(unnumbered || name)
}

/** The target of each column, by its name and then by its content. A target has one column, except photos, conditions and notes. */
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
  const meanings = headers.map(meaningOf)
  const named = meanings.map((meaning, at) => {
    const target = meaning && 'target' in meaning ? meaning.target : null
    return target && suits(target, samples[at] ?? []) ? claim(target) : null
  })
  return named.map((target, at) => {
    if (target) return target
    const meaning = meanings[at] ?? null
    const cells = samples[at] ?? []
    const content = contactContent((holds) => most(cells, holds))
    if (meaning && 'unsaid' in meaning) {
      const { unsaid } = meaning
      if (unsaid.isPlainName && isTitle(cells, { used, named })) return claim('title')
      return claimFirst(contactTargets(unsaid.part === 'name' && content ? content : unsaid, at, named))
    }
    const found = contentTarget(cells)
    return found || !content ? claim(found) : claimFirst(contactTargets(content, at, named))
  })
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

/** Whether the content can be that of the target: 'Fotos' of our export is a number of photos. */
function suits(target: Target, samples: readonly ImportCell[]): boolean {
  if (samples.length === 0) return true
  if (target === 'images' || target === 'plans') return samples.some(isAddress)
  // 'Estado' is often the condition of the deal; in this product it is the federal state.
  return target !== 'state' || !most(samples, (text) => wordedCode('status', text) !== null)
}

/** The target that the content alone shows; null for any other content. */
function contentTarget(samples: readonly ImportCell[]): Target | null {
  if (samples.length === 0) return null
  if (most(samples, (text) => mapAddressIn(text) !== '')) return 'googleMapsLink'
  if (most(samples, (text) => text.split(/[\s,;|]+/).every((part) => part === '' || isPictureAddress(part))))
    return 'images'
  for (const target of ['category', 'type', 'status', 'currency', 'state'] as const)
    if (most(samples, (text) => wordedCode(target, text) !== null)) return target
  return null
}

function most(samples: readonly ImportCell[], holds: (text: string) => boolean): boolean {
  const texts = samples.filter((sample) => typeof sample === 'string')
  return texts.length > 0 && texts.length === samples.length && texts.filter(holds).length * 10 >= texts.length * 8
}

function isAddress(sample: ImportCell): boolean {
  return /^https?:\/\//i.test(String(sample).trim())
}

function isPictureAddress(text: string): boolean {
  return /^https?:\/\/\S+\.(?:jpe?g|png|webp|gif|avif)(?:[?#]\S*)?$/i.test(text)
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
