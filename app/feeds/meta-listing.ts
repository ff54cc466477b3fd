import { stringify } from 'csv-stringify/sync'
import { type FeedContext, type FeedOffer, cleanText } from './feed-property.ts'
import { element } from './feed-xml.ts'
import { META_PATHS, metaFields } from './meta-fields.ts'

/** A text that a spreadsheet would run as a formula; a figure below zero is none. */
const FORMULA = /^[=+@\t\r]|^-(?![\d.]+$)/

export const META_START = '<?xml version="1.0" encoding="UTF-8"?>\n<listings>\n'
export const META_END = '</listings>\n'
/** The first row of the CSV: the paths of nested fields head one column each, as Meta documents it. */
export const META_HEAD = csvRow(META_PATHS)

/** A listing of the XML; '' for an offer that the catalogue cannot have. */
export function metaListing(offer: FeedOffer, context: FeedContext): string {
  const fields = metaFields(offer, context)
  if (fields === null) return ''
  const elements = fields.map(([path, text], at) => {
    const [name, part] = path.split('.')
    if (name !== 'address') return fieldElement(path, text)
    // The parts of the address follow each other.
    const [before, after] = [fields[at - 1]?.[0], fields[at + 1]?.[0]].map((other) => other?.startsWith('address.'))
    const component = element('component', text, ` name="${part}"`)
    return `${before ? '' : '<address format="simple">'}${component}${after ? '' : '</address>'}`
  })
  return `<listing>${elements.join('')}</listing>\n`
}

function fieldElement(path: string, text: string | null): string {
  if (!path.startsWith('image[')) return element(path.replace('[0]', ''), text)
  return text === null ? '' : `<image>${element('url', text)}</image>`
}

/** A row of the CSV; '' for an offer that the catalogue cannot have. */
export function metaRow(offer: FeedOffer, context: FeedContext): string {
  const fields = metaFields(offer, context)
  return fields === null ? '' : csvRow(fields.map(([, text]) => text ?? ''))
}

function csvRow(cells: readonly string[]): string {
  return stringify([cells.map((cell) => cleanText(cell).replace(FORMULA, "'$&"))], { quoted_match: /\r/ })
}
