import { cleanText } from './feed-property.ts'

/** An element with its text as CDATA; nothing without a text. @param attributes trusted, with a space before them */
export function element(name: string, text: string | null, attributes = ''): string {
  if (text === null || text === '') return ''
  return `<${name}${attributes}><![CDATA[${cleanText(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`
}

/** A text cut to its most characters. */
export function shortText(text: string, most: number): string {
  return text.trim().slice(0, most).toWellFormed()
}
