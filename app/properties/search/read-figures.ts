import type { PropertyType } from '#app/properties/vocabulary.ts'
import { askedFacts } from './asked-facts.ts'
import { askedPrice } from './asked-price.ts'
import { askedRate } from './asked-rate.ts'
import { askedSize } from './asked-size.ts'

/** What a search asks for in figures, and its other words. */
export function readFigures(search: string, type: PropertyType | null) {
  const facts = askedFacts(search, type)
  let words = facts?.rest ?? search
  const rate = askedRate(words)
  words = rate?.rest ?? words
  const price = askedPrice(words)
  words = price?.rest ?? words
  const size = askedSize(words)
  return { facts, rate, price, size, words: size?.rest ?? words }
}
