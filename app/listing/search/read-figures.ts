import type { PropertyType } from '#app/catalogue/facts/vocabulary.ts'
import { factsInSearch } from './facts-in-search.ts'
import { priceInSearch } from './price-in-search.ts'
import { rateInSearch } from './rate-in-search.ts'
import { sizeInSearch } from './size-in-search.ts'

/** What a search asks for in figures, and its other words. */
export function readFigures(search: string, type: PropertyType | null) {
  let words = spaced(search)
  const facts = factsInSearch(words, type)
  words = facts?.rest ?? words
  const rate = rateInSearch(words)
  words = rate?.rest ?? words
  const price = priceInSearch(words)
  words = price?.rest ?? words
  const size = sizeInSearch(words)
  return { facts, rate, price, size, words: size?.rest ?? words }
}

/**
 * A search with a space between any two words: people write 'bodega,apodaca', 'bodega/oficina' and 'Monterrey-Saltillo'
 * too, which signs write with a longer dash; '264,000' is one figure. Without the marks that nobody sees around a word,
 * which come along when something is copied from a chat.
 */
export function spaced(search: string): string {
  return search
    .replaceAll(/(?<=^|\s)\p{Default_Ignorable_Code_Point}+|\p{Default_Ignorable_Code_Point}+(?=\s|$)/gu, '')
    .replaceAll(/(?<!\d)[,;](?=\S)|[,;](?=[^\d\s])/gu, '$& ')
    .replaceAll(/(?<=\p{L}{3})[/–—-](?=\p{L}{3})/gu, ' ')
}
