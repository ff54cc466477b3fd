import { inFull } from './heading-abbreviations.ts'
import { headingHints, nameOfHeading } from './heading-hints.ts'
import type { Target } from './targets.ts'

/** Words for what the whole row is about, in the headings of programs: 'Listing title', 'codigo_aviso'. */
const OF_THE_ROW = new Set(
  'listing property inmueble inmuebles propiedad aviso anuncio publicacion ficha catalogo ubicacion location'.split(
    ' ',
  ),
)
/** 'Building class' is no type: of a building only what names it. */
const OF_A_BUILDING = new Set(['building', 'edificio', 'nave', 'bodega', 'local'])
const NAMES_IT = /^(?:id|codigo|clave|code|number|numero|name|nombre|type|tipo)$/
/** What a price is called. 'Precio mínimo', 'Sold price' and 'Valor catastral' have words beside these. */
const PRICES = new Set('precio price importe monto valor costo asking amount'.split(' '))
const BESIDE_THEM = new Set('list lista listado publicado publico actual vigente total contado'.split(' '))
const OF_OPERATIONS = new Set(
  'venta ventas renta rentas alquiler arrendamiento traspaso sale lease rent rental rate leasing'.split(' '),
)
/** What a price may say beside itself in an object of its own: 'precio.moneda'. */
const BESIDE_A_PRICE = /^(?:moneda|divisa|currency|periodo|period|iva)$/
const SILENT = new Set(['de', 'del', 'la', 'el', 'en', 'por', 'per', 'the', 'of', 'for', 'y', 'o'])

/**
 * Finds the fact that a heading of several known words names: 'Precio alquiler', 'Asking rent', 'Listing title'.
 * @param known the target of plain words
 */
export function composedTarget(header: string, known: (words: string) => Target | undefined): Target | null {
  const name = nameOfHeading(header.replaceAll(/(?<=[a-záéíóú])(?=[A-Z])/g, ' ')).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
  const words = inFull(name.trim())
    .split(' ')
    .filter((word) => word !== '' && !SILENT.has(word))
  if (words.length === 0) return null
  const { category } = headingHints(header)
  const isOfPrices = words.every((word) => PRICES.has(word) || BESIDE_THEM.has(word) || OF_OPERATIONS.has(word))
  if (isOfPrices && (category !== null || words.some((word) => PRICES.has(word)))) return 'price'
  const [currency = '', ...operation] = words
  // 'Moneda de renta'.
  if (BESIDE_A_PRICE.test(currency) && operation.length > 0 && operation.every((word) => OF_OPERATIONS.has(word)))
    return known(currency) === 'currency' ? 'currency' : null
  const rest = words.filter((word) => !OF_THE_ROW.has(word))
  // 'Título de propiedad' is a deed.
  if (words.join(' ') === 'titulo propiedad') return null
  if (rest.length > 0 && rest.length < words.length) return known(rest.join(' ')) ?? null
  const [one = '', other = ''] = words
  if (words.length !== 2) return null
  if (PRICES.has(one) && BESIDE_A_PRICE.test(other)) return known(other) ?? null
  const [named] = [words, words.toReversed()].filter(([first = '']) => OF_A_BUILDING.has(first)).map(([, last]) => last)
  return named !== undefined && NAMES_IT.test(named) ? (known(named) ?? null) : null
}
