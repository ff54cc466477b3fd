import { namedCurrency } from '#app/catalogue/price/named-currency.ts'
import type { Currency } from '#app/catalogue/facts/vocabulary.ts'
import type { PriceBase, PricePeriod, Vat } from '#app/catalogue/facts/quote-vocabulary.ts'
import { foldText } from '#app/text/fold-text.ts'

/** What a cell says of an amount. `amount`: the text for the form; null where the cell names no single figure. */
export type Amount = {
  amount: string | null
  currency: Currency | null
  vat: Vat | null
  base: PriceBase | null
  period: PricePeriod | null
  /** 'A consultar'. */
  isOnRequest: boolean
}

const ON_REQUEST =
  /^(?:precio )?(?:a |por )?(?:consultar|confirmar|tratar|negociar|definir|cotizar|consulte|pregunte)(?: precio)?\.?$/
const VAT_ADDED = /(?:\+|\bmas)\s*(?:el )?iva\b|\bmas impuestos\b|\bno incluye iva\b/
const VAT_INCLUDED = /\biva incluido\b|\bcon iva\b|\bincluye iva\b|\bya con iva\b/
const PER_M2 = /(?:\/|\bx|\bpor|\bel)\s*(?:m2|mt2|mts2|metro cuadrado|metro)\b/
const PER_FT2 = /(?:\/|\bx|\bpor)\s*(?:ft2|sqft|sq ft|pie2|pie cuadrado)\b/
const YEARLY = /\/\s*ano\b|\banual(?:es)?\b|\bal ano\b|\bpor ano\b/
const MONTHLY = /\/\s*mes\b|\bmensual(?:es)?\b|\bal mes\b|\bpor mes\b/
const MILLIONS = /\b(?:mdp|mdd|millones|millon|mill)\b(?: de)?/
const THOUSANDS = /\bmil\b|(?<=\d)\s*k\b/
const CURRENCY_WORDS =
  /\b(?:mxn|mxp|mx|m\.\s?n\.?|mn|pesos|usd|us|dls?|dlls?|dlrs|dolares|moneda nacional)\b\.?|us\$|mx\$/g
const AROUND = /\b(?:desde|aprox|precio|renta|venta)\b|[$:]|\.$/g

/**
 * An amount as people write it in a spreadsheet: '$1,234.50', '1.234,50', '45,000 MXN + IVA', '12 mil', 'USD 8.5/m²'. A
 * text that could be another figure stays, for the form's rule to ask about.
 */
export function readAmount(text: string): Amount {
  const folded = foldText(text)
  const found = {
    currency: /\bmdd\b/.test(folded) ? ('USD' as const) : currencyIn(folded),
    vat: VAT_ADDED.test(folded) ? ('mas_iva' as const) : VAT_INCLUDED.test(folded) ? ('incluido' as const) : null,
    base: PER_M2.test(folded) ? ('por_m2' as const) : PER_FT2.test(folded) ? ('por_ft2' as const) : null,
    period: YEARLY.test(folded) ? ('anio' as const) : null,
    isOnRequest: ON_REQUEST.test(folded),
  }
  const scale = MILLIONS.test(folded) ? 1_000_000 : THOUSANDS.test(folded) ? 1000 : 1
  const bare = [VAT_ADDED, VAT_INCLUDED, PER_M2, PER_FT2, YEARLY, MONTHLY, MILLIONS, THOUSANDS]
    .reduce((rest, part) => rest.replace(part, ' '), folded)
    .replaceAll(CURRENCY_WORDS, ' ')
    .replaceAll(AROUND, ' ')
    .trim()
  const figure = plainFigure(bare)
  return { ...found, amount: figure === null ? null : scaled(figure, scale) }
}

/** A figure with a comma before its decimals as one with a point; null for what is no figure. */
export function plainFigure(text: string): string | null {
  const figure = text.trim().replaceAll(/(?<=\d)[\s'](?=\d{3})/g, ',')
  if (/^-?\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(figure)) return figure.replaceAll('.', '').replace(',', '.')
  if (/^-?\d+,\d{1,2}$/.test(figure)) return figure.replace(',', '.')
  // With one point it could be decimals; with two or more it can't.
  if (/^-?\d{1,3}(?:\.\d{3}){2,}$/.test(figure)) return figure.replaceAll('.', '')
  return /^-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?$|^-?\d{1,3}(?:\.\d{3})+$|^\.\d+$/.test(figure) ? figure : null
}

function currencyIn(folded: string): Currency | null {
  if (/\b(?:usd|us|dls?|dlls?|dlrs|dolares)\b|us\$/.test(folded)) return 'USD'
  return /\b(?:mxn|mxp|mx|mn|pesos)\b|m\.\s?n\b|mx\$|moneda nacional/.test(folded) ? 'MXN' : namedCurrency(folded)
}

/** '1.5' millions is '1500000'. In 'mil' and 'millones' a point is always one of decimals. */
function scaled(figure: string, scale: number): string {
  if (scale === 1) return figure
  const value = Number(figure.replaceAll(',', '')) * scale
  return String(Math.round(value * 100) / 100)
}
