/** Most characters of a text that a message repeats. */
const LONGEST = 40

/** Two figures with a sign between them, after the unit of the first; white space is one space already. */
const TWO = /\d ?(?:m|mts?|metros)?\.? ?[x×a\-\u2013\u2212] ?\$?\.?\d/iu
/** The beginning of the second figure: a sign that no unit ends in, or white space that 'a' may follow. The 'A' of 'kVA' follows a letter. */
const BEGUN = /\d ?(?:m|mts?|metros)?\.? ?[x×\-\u2013\u2212] ?$|\d (?:a ?)?$/iu

/** Whether a text has two figures where one is wanted: '25x40', '85 a 90', '12-15'. Run together they would be a third. */
export function hasTwoFigures(text: string): boolean {
  return TWO.test(spaced(text))
}

/** Whether it has two, or may have once somebody types on: '25x', '85 '. */
export function mayHaveTwoFigures(text: string): boolean {
  return hasTwoFigures(text) || BEGUN.test(spaced(text))
}

/** What is said of two; null of anything else. */
export function twoFiguresMessage(text: string): string | null {
  if (!hasTwoFigures(text)) return null
  const said = spaced(text).trim()
  return said.length > LONGEST ? 'Escribe una sola cifra' : `Escribe una sola cifra: «${said}» son dos`
}

/** In one pass, whoever sent it and however long it is. */
function spaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
