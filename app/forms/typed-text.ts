/** A text normalised to one line: control characters become spaces, and spaces are single. */
export function oneLine(text: string): string {
  return visible(text)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
}

/** The same for texts of several lines: all kinds of line breaks become '\n'. */
export function severalLines(text: string): string {
  return visible(text)
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

/** Invisible characters: soft hyphens, direction marks and what pasted texts contain between words. */
const INVISIBLE = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g
/** A joiner or a variation selector; an emoji is made of several characters with them. */
const JOINER =
  /(?<!\p{Extended_Pictographic}(?:[\u{1F3FB}-\u{1F3FF}]|\uFE0F)?)[\u200C\u200D]|(?<!\p{Extended_Pictographic})[\uFE00-\uFE0F]/gu

/** Removes non-characters, invisible characters and direction overrides. */
export function visible(text: string): string {
  return text.toWellFormed().normalize('NFC').replaceAll(INVISIBLE, '').replaceAll(JOINER, '')
}

/** Offset between full-width signs and ASCII. */
const FULL_WIDTH_OFFSET = 0xfee0

/** Converts full-width digits and all kinds of dashes to those of a keyboard. */
export function plainSigns(text: string): string {
  return text
    .replaceAll(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
}
