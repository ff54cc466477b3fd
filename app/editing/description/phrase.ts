import { columnsOf } from '#app/catalogue/facts/fact-columns.ts'
import { belongsTo } from '#app/catalogue/facts/fact.ts'
import { type FactName, factOf } from '#app/catalogue/facts/facts.ts'
import { type PropertyFacts, formatFact, valueOf } from '#app/catalogue/property/format-fact.ts'

/** '12 de marzo de 2027'. */
const DAY_FORMAT = new Intl.DateTimeFormat('es-MX', { timeZone: 'UTC', dateStyle: 'long' })
const LIST_FORMAT = new Intl.ListFormat('es-MX', { type: 'conjunction' })

/** Part of a sentence; null for a fact that is empty. */
export type Phrase = string | null

/** The known facts of a property as words. A fact of another type, an empty one and a count of 0 give nothing. */
export type Words = {
  /** The value as its label, with its unit: '9 m', 'Planta baja'. */
  textOf: (name: FactName) => Phrase
  /** The value in a phrase: `with('clearHeight', (text) => `${text} de altura libre`)`. */
  with: (name: FactName, phrase: (text: string) => string) => Phrase
  /** '1 andén', '3 andenes'. */
  count: (name: FactName, one: string, more: string) => Phrase
  /** The phrase of a fact that is 'Sí'. */
  if: (name: FactName, phrase: string) => Phrase
  /** The stored code of a choice. */
  codeOf: (name: FactName) => Phrase
}

export function wordsOf(property: PropertyFacts): Words {
  const known = (name: FactName) => {
    const isOwn = property.type === undefined || belongsTo(factOf(name), property.type)
    return isOwn && columnsOf(name).length > 0 ? (valueOf(name, property) ?? null) : null
  }
  const textOf = (name: FactName) => {
    const value = known(name)
    if (value === null || value === 0 || value === '') return null
    const text = formatFact(name, property)
    const fact = factOf(name)
    const isLater = fact.kind === 'day' && text !== fact.past
    return isLater ? DAY_FORMAT.format(new Date(`${value}T00:00:00Z`)) : text
  }
  const withText: Words['with'] = (name, phrase) => {
    const text = textOf(name)
    return text === null ? null : phrase(text)
  }
  return {
    textOf,
    with: withText,
    count: (name, one, more) => withText(name, (text) => `${text} ${known(name) === 1 ? one : more}`),
    if: (name, phrase) => (known(name) === 'si' ? phrase : null),
    codeOf: (name) => {
      const value = known(name)
      return typeof value === 'string' && value !== '' ? value : null
    },
  }
}

/** 'a, b y c'; null without any phrase. */
export function listed(phrases: readonly Phrase[]): Phrase {
  const known = phrases.filter((phrase) => phrase !== null)
  return known.length === 0 ? null : LIST_FORMAT.format(known)
}

/** A sentence that begins with these words and ends with a list; null without any phrase. */
export function sentence(start: string, phrases: readonly Phrase[]): Phrase {
  const list = listed(phrases)
  return list === null ? null : ended(start === '' ? upperFirst(list) : `${start} ${list}`)
}

/** With one full stop at its end. */
export function ended(text: string): string {
  return `${text.trim().replace(/[.\s]+$/, '')}.`
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** 'En obra gris' as 'en obra gris'; an abbreviation ('ESFR', 'LEED') stays. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}(?:\p{Lu}|\d|$)/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
