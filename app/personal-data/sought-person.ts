import { phonesInSearch } from '#app/phone/phones-in-search.ts'
import { foldText, searchWords } from '#app/text/fold-text.ts'
import { type Identifiers, identifiersOf } from './person/identifiers.ts'

/** What was typed into the search: which records match it, and whom it names by itself. */
export type Sought = { typed: string; finds: (text: string) => boolean; identifiers: Identifiers }

const SIGNS = /[\s().+–-]/g

/** Reads a name, an e-mail or a phone in any spelling. Null for nothing. */
export function readSought(typed: string): Sought | null {
  const { phones, rest } = phonesInSearch(typed)
  const words = searchWords(rest)
  if (phones.length + words.length === 0) return null
  const emails = words.filter((word) => word.includes('@'))
  const names = words.filter((word) => !word.includes('@'))
  return {
    typed,
    finds(text) {
      const folded = foldText(text)
      const digits = text.replaceAll(SIGNS, '')
      return words.every((word) => folded.includes(word)) && phones.every((phone) => digits.includes(phone))
    },
    // One word is in the name of many people.
    identifiers: identifiersOf({ phones, emails, names: names.length > 1 ? [names.join(' ')] : [] }),
  }
}
