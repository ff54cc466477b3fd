export const THOUSAND = 1000
export const MILLION = 1_000_000

/** The apostrophes and accents that people type between thousands: 1'250,000. Folding would drop them. */
const MARKS = /(?<=\d)['\u00B4`\u2018\u2019\u2032](?=\d{3}(?!\d))/g

export function withThousandsMarks(text: string): string {
  return text.replaceAll(MARKS, ',')
}

/** The apostrophe of feet behind a figure: 32'. Folding would drop it, and leave metres. */
const FEET = /(?<=\d) ?['\u00B4\u2019\u2032](?!\d{3})/g

export function withFeet(text: string): string {
  return text.replaceAll(FEET, ' ft')
}

/** A figure with a comma before its decimals as one with a point; null for what is no figure. */
export function plainFigure(text: string): string | null {
  const trimmed = withThousandsMarks(text.trim())
  // With a comma before one or two decimals, as in '1 250 000,50'.
  if (/^-?\d{1,3}(?:\s\d{3})+,\d{1,2}$/.test(trimmed)) return trimmed.replaceAll(/\s/g, '').replace(',', '.')
  const figure = trimmed.replaceAll(/(?<=\d)\s(?=\d{3}(?!\d))/g, ',')
  if (/^-?\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(figure)) return figure.replaceAll('.', '').replace(',', '.')
  if (/^-?\d+,\d{1,2}$/.test(figure)) return figure.replace(',', '.')
  // With one point it could be decimals; with two or more it can't.
  if (/^-?\d{1,3}(?:\.\d{3}){2,}$/.test(figure)) return figure.replaceAll('.', '')
  return /^-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?$|^-?\d{1,3}(?:\.\d{3})+$|^\.\d+$/.test(figure) ? figure : null
}
