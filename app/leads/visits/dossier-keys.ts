/** A sentence about keys: 'Llaves con el guardia de la caseta'. */
const ABOUT_KEYS = /(?<!\p{L})llaves?(?!\p{L})/iu
const BETWEEN_SENTENCES = /\n+|(?<=[.;])\s+/
const LONGEST_PROPOSAL = 300

/** What the notes of a dossier say of the keys; null for nothing. @param notes the newest first */
export function keysInNotes(notes: readonly string[]): string | null {
  for (const note of notes) {
    const found = note.split(BETWEEN_SENTENCES).find((sentence) => ABOUT_KEYS.test(sentence))
    const text = found?.replaceAll(/\s+/g, ' ').trim().replace(/[.;]$/, '')
    if (text) return [...text].slice(0, LONGEST_PROPOSAL).join('')
  }
  return null
}
