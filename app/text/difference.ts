import { inOneLine } from './in-one-line.ts'

/** The text of an empty field. */
export const NO_VALUE = 'Sin dato'

/**
 * A field in which two states of something differ, with its texts. `change`: the change in one phrase, where the two
 * texts don't say it: 'nuevo orden'.
 */
export type Difference<Field extends string = string> = {
  field: Field
  label: string
  from: string
  to: string
  change?: string
}

/** Characters of a text up to which it is written whole. */
const LONGEST = 80
/** Characters that a shortened text has before its first change. */
const LEAD = 24

/** The changes in words, for every log, list of versions and notice: a line for each, 'Precio: $45,000 MXN → $42,000 MXN'. */
export function describeDifferences(differences: readonly Difference[]): string {
  return differences.map((each) => `${each.label}: ${each.change ?? describePair(each)}`).join('\n')
}

function describePair({ from, to }: Difference): string {
  const [before, after] = [from, to].map((text) => (text === NO_VALUE ? NO_VALUE.toLowerCase() : inOneLine(text)))
  return shortened(before ?? '', after ?? '').join(' → ')
}

/** Both texts, cut where they are long so that their first difference can be read. */
function shortened(before: string, after: string): string[] {
  const [old, now] = [[...before], [...after]]
  let same = 0
  while (same < old.length && old[same] === now[same]) same += 1
  return [old, now].map((letters) => {
    if (letters.length <= LONGEST) return letters.join('')
    const first = Math.max(0, Math.min(same - LEAD, letters.length - LONGEST))
    // A word is not cut at its beginning.
    const space = first === 0 ? -1 : letters.indexOf(' ', first)
    const start = space === -1 || space >= same ? first : space + 1
    const cut = letters
      .slice(start, start + LONGEST)
      .join('')
      .trim()
    return `${start > 0 ? '…' : ''}${cut}${start + LONGEST < letters.length ? '…' : ''}`
  })
}
