import { LONGEST_NOTE } from '#app/editing/dossier/dossier.ts'

/** Characters of a note in the review. */
const MOST_SHOWN = 120

/** The notes that hold the texts of a row: one, or several where that is too long. */
export function teamNotes(texts: readonly string[]): string[] {
  const notes: string[] = []
  for (let rest = texts.join('\n'); rest !== '';) {
    const end = rest.length <= LONGEST_NOTE ? rest.length : lastBreak(rest.slice(0, LONGEST_NOTE))
    notes.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return notes
}

export function noteSentence(note: string): string {
  const text = note.replaceAll('\n', ' · ')
  return `Nota del equipo, que no se publica: «${text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text}».`
}

/** The end of the last whole word; the end of a text of one word. */
function lastBreak(text: string): number {
  const at = Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n'))
  return at > 0 ? at : text.length
}
