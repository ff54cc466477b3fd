/** The days as formatDay writes them ('30 nov 2026'). */
const DAY = /(?<=\b\d{1,2}) ([a-z]{3}) (?=\d{4}\b)/g

/** A text for display: no line begins with the dot between facts, and no line ends inside a day ('30 nov 2026'). */
export function keepTogether(text: string): string {
  return text.replaceAll(' · ', '\u00A0· ').replaceAll(DAY, '\u00A0$1\u00A0')
}
