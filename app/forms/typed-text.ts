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

/** Characters that nobody sees: soft hyphens, directions of writing, and what pasted texts bring between their words. */
const INVISIBLE = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g
/** A joiner or a variation selector; an emoji is made of several characters with them. */
const JOINER =
  /(?<!\p{Extended_Pictographic}(?:[\u{1F3FB}-\u{1F3FF}]|\uFE0F)?)[\u200C\u200D]|(?<!\p{Extended_Pictographic})[\uFE00-\uFE0F]/gu

/** Without what is no character, what nobody sees, and what turns the direction of the text around it. */
export function visible(text: string): string {
  return text.toWellFormed().normalize('NFC').replaceAll(INVISIBLE, '').replaceAll(JOINER, '')
}

/** How far the full-width signs stand behind those of a keyboard. */
const FULL_WIDTH_OFFSET = 0xfee0

/** A figure or a phone as a keyboard types it: full-width digits and any dash become plain ones. */
export function plainSigns(text: string): string {
  return text
    .replaceAll(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
}
