import { withoutPhones } from '#app/phone/phones-in-search.ts'

/** A text with its phones and e-mails hidden, for a person who may not see them. */
export function withoutContacts(text: string): string {
  // Matching whole words is linear; a search for the part before an @ would start again at each letter.
  return withoutPhones(text).replaceAll(/[^\s<>()"'«»@,;:]+(@[^\s<>()"'«»,;:]+)?/g, (word, at: string | undefined) =>
    at ? '(correo oculto)' : word,
  )
}
