import { cellText } from './space-cells.ts'
import { type SpaceRow, isBlank } from './space-rows.ts'

/** The main facts of a space on its card on a phone. `code`: its ID; '' without one or where it is the name. */
export type SpaceCard = { name: string; code: string; facts: string[] }

/** Of a row as it was opened or sent; only a name for a row in which nothing was typed. */
export function spaceCard({ version, texts, quoted }: Pick<SpaceRow, 'version' | 'texts' | 'quoted'>): SpaceCard {
  const { propertyId, title, area, price, level, status } = texts
  const name = title || propertyId || 'Espacio nuevo'
  if (isBlank({ version, texts })) return { name, code: '', facts: [] }
  return {
    name,
    code: name === propertyId ? '' : propertyId,
    facts: [
      area ? `${area}\u00A0m²` : 'Sin superficie',
      ...(level ? [level] : []),
      quoted ?? (price ? priceText({ ...texts, price }) : 'Sin precio'),
      cellText('status', status),
    ],
  }
}

/** '$31,450 MXN/mes', 'USD 1,200'. */
function priceText({ price, currency, category }: SpaceRow['texts']): string {
  const amount = currency === 'USD' ? `USD ${price}` : `$${price} ${currency}`
  return `${amount}${category === 'renta' ? '/mes' : ''}`.replaceAll(' ', '\u00A0')
}

/** The value of `OPENED_ROW_PARAM` that opens the first empty row. */
export const NEW_ROW = 'nueva'

/**
 * The id of the row whose card is open on a phone: the first one with something to correct, else the requested one, else the
 * first of a table without spaces; null for none.
 * @param requested the id of a row, or `NEW_ROW`
 */
export function openRow(rows: readonly SpaceRow[], requested: string | null): string | null {
  const wrong = rows.find(({ errors, message }) => message !== null || Object.keys(errors).length > 0)
  if (wrong) return wrong.id
  const isNew = requested === NEW_ROW || rows.every(({ version }) => version === 0)
  const row = isNew ? rows.find(isBlank) : rows.find(({ id }) => id === requested)
  return row?.id ?? null
}

/** What follows a row once it is saved: the id of the next space, or `NEW_ROW`. */
export function rowAfter(rows: readonly SpaceRow[], at: number): string {
  const next = rows[at + 1]
  return next && next.version > 0 ? next.id : NEW_ROW
}
