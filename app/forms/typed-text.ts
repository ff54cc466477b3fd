/** A text as it is kept where it is one line: what no keyboard types becomes a space, and spaces are single. */
export function oneLine(text: string): string {
  return visible(text)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
}

/** The same where it may have lines: those of other systems and of other alphabets become ours. */
export function severalLines(text: string): string {
  return visible(text)
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

/** Without what is no character, what nobody sees, and what turns the direction of the text around it. */
export function visible(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
}
