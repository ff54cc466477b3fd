import { foldText } from '#app/properties/fold-text.ts'

/** An amount as people type it: '2000', '2,000', '85.5'. */
export const AMOUNT = String.raw`(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)`

const IN_WORDS: Readonly<Record<string, number>> = { un: 1, una: 1, medio: 0.5, media: 0.5 }

export function plainNumber(said: string): number {
  return IN_WORDS[said] ?? Number(said.replaceAll(',', ''))
}

/** How a search begins an amount that is the least or the most it asks for, folded. */
export const LEAST = String.raw`(?:no menos de|(?<! no )mas de|desde|a partir de|al menos|por lo menos|(?:minim[oa]|mayor(?:es)?|superior(?:es)?)(?: de| a| que)?)`
export const UP_TO = String.raw`(?:hasta|no mas de|(?<! no )menos de|(?:maxim[oa]|menor(?:es)?|inferior(?:es)?)(?: de| a| que)?)`

/** Folded words with a space on each side, to find whole ones; as many as there are words. */
export function plainWords(words: readonly string[]): string {
  const folded = words.map((word) => foldText(word).replaceAll(/^[(¿¡]+|[),.;:?!]+$|\s/g, ''))
  return ` ${folded.join(' ')} `
}

/** A wording where it stands between spaces. */
export function whole(wording: string): RegExp {
  return new RegExp(`(?<= )${wording}(?= )`, 'g')
}

/** Which words a match in `plainWords` covers: from the first to before the last. */
export function wordsOf(match: RegExpExecArray): readonly [from: number, to: number] {
  const from = spacesIn(match.input.slice(0, match.index)) - 1
  return [from, from + spacesIn(match[0]) + 1]
}

function spacesIn(text: string): number {
  return text.split(' ').length - 1
}
