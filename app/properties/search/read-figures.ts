import type { PropertyType } from '#app/properties/vocabulary.ts'
import { askedFacts } from './asked-facts.ts'
import { askedPrice } from './asked-price.ts'
import { askedSize } from './asked-size.ts'

/** What a search asks for in figures, and its other words. */
export function readFigures(search: string, type: PropertyType | null) {
  const facts = askedFacts(search, type)
  const beside = facts?.rest ?? search
  const price = askedPrice(beside)
  const others = price?.rest ?? beside
  const size = askedSize(others)
  return { facts, price, size, words: size?.rest ?? others }
}
