import { namedCurrency } from '#app/catalogue/price/named-currency.ts'
import type { Category, Currency } from '#app/catalogue/facts/vocabulary.ts'
import type { PriceBase, PricePeriod, Vat } from '#app/catalogue/facts/quote-vocabulary.ts'
import { foldText } from '#app/text/fold-text.ts'
import { MILLION, THOUSAND, plainFigure, withThousandsMarks } from './plain-figure.ts'

/** What a cell says of an amount. `amount`: the text for the form; null where the cell names no single figure. */
export type Amount = {
  amount: string | null
  /** The higher figure of a range: 'de $25,000 a $38,000'. */
  to: string | null
  currency: Currency | null
  vat: Vat | null
  base: PriceBase | null
  /** `mes` is said, too, though the catalogue stores none for it. */
  period: PricePeriod | 'mes' | null
  category: Category | null
  /** The maintenance that comes on top: its figure, or '' where the cell has none; 'incluido' for one that does not. */
  maintenance: string | null
  /** 'A consultar'. */
  isOnRequest: boolean
  /** 'Desde $45,000'. */
  isFrom: boolean
  isNegotiable: boolean
  /** 'Sin IVA' may mean that it is added or that there is none. */
  isVatUnclear: boolean
  isTripleNet: boolean
  /** Whether the cell itself says thousands or millions. */
  isScaled: boolean
}

const ON_REQUEST =
  /^(?:precio )?(?:a |por |bajo |sobre )?(?:consultar?|confirmar|tratar|negociar|definir|cotizar|cotizacion|consulte|pregunte|solicitar|solicitud|llamar)(?: precio)?\.?$|^poa$|^(?:price |rent )?(?:up)?on (?:request|application|inquiry)$|^(?:call|contact|inquire|enquire)(?: (?:us )?for (?:price|pricing|details))?$/
const VAT = String.raw`(?:16 ?% (?:de )?)?(?:iva|i\.v\.a\.?)(?: ?\(?(?:del )?16 ?%\)?)?(?![a-z])`
const VAT_ADDED = new RegExp(String.raw`(?:\+|\bmas\b) ?(?:el )?${VAT}|\bmas impuestos\b|\bno incluye ${VAT}`)
const VAT_INCLUDED = new RegExp(
  String.raw`(?:\b(?:ya )?con|\bincluye(?: el)?|\bincl\.?|\bc\/) ?${VAT}|\b(?:iva|i\.v\.a\.) (?:incluido|incl?\b\.?)`,
)
const VAT_UNCLEAR = new RegExp(String.raw`(?:\bsin|\bs\/) ?${VAT}|\b(?:netos?|libres?)\b`)
const UPKEEP = String.raw`(?:cuota (?:de )?)?(?:mtto|mantto|mant|mantenimiento)(?![a-z])\.?`
const UPKEEP_ADDED = new RegExp(String.raw`(?:\+|\bmas\b|\by\b) ?(?:el )?${UPKEEP}`)
const UPKEEP_AMOUNT = new RegExp(
  String.raw`(?:\+|\bmas\b) ?\$? ?(\d[\d,.]{0,20}(?: ?mil)?) ?(?:de |por )?(?:el )?${UPKEEP}`,
)
/** 'C/mtto', 'mantenimiento incluido'. */
const UPKEEP_INCLUDED = new RegExp(String.raw`(?:\bcon|\bincluye|\bc\/) ?${UPKEEP}|${UPKEEP} (?:incluido|incl\b\.?)`)
const PER_M2 =
  /(?:\/ ?|\bx ?|\bpor ?|\bel |(?<=^(?:\$|us\$|usd) ?[\d.,]{1,20}) )(?:m2|mt2|mts2|metro cuadrado|metro)(?![a-z])/
const PER_FT2 = /(?:\/ ?|\bx ?|\bpor ?)(?:ft2|sqft|sq ft|sf|pie2|pies2|pie cuadrado)(?![a-z])/
const YEARLY = /\/ ?(?:ano|yr|year)\b|\banual(?:es)?\b|\bal ano\b|\bpor ano\b/
const MONTHLY = /\/ ?(?:mes|mo|month)\b|\bmensual(?:es)?\b|\bal mes\b|\bpor mes\b|\bx mes\b/
/** Triple net: the tenant pays taxes, insurance and maintenance. */
const TRIPLE_NET = /\+? ?\bnnn\b/
const FROM = /\ba partir de\b|\bdesde\b/
const NEGOTIABLE = /\bnegociables?\b|\bneg\b\.?|\ba tratar\b/
const USD = /(?<![a-z])(?:usd|u\.s\.d?\.?|us|dls?|dlls?|dlrs|dolares|dolar)(?![a-z])\.?|us\$/
const MXN = /(?<![a-z])(?:mxn|mxp|mx|m\. ?n\.?|mn|pesos|moneda nacional)(?![a-z])\.?|mx\$/
/** 'mdd' are millions of dollars, 'mdp' of pesos. */
const MILLIONS_OF_USD = /(?<![a-z])mdd\b/
const MILLIONS_OF_MXN = /(?<![a-z])mdp\b/
const CURRENCY_WORDS = new RegExp(`${USD.source}|${MXN.source}`, 'g')
/** '(más IVA)'; a figure in brackets is another one. */
const WORDS_IN_BRACKETS = /\(([^()\d]{0,80})\)/g
const AROUND = /\b(?:aprox|precio|lista)\b|[$:]|\.-?$|\.-(?= )/g
/** Words of operations, as people write them beside a price. */
const OPERATIONS: Readonly<Record<Category, RegExp>> = {
  venta: /\b(?:en |de )?venta\b/,
  renta: /\b(?:en |de )?renta\b/,
  traspaso: /\b(?:en |de )?traspaso\b/,
}
const CATEGORY_NAMES = Object.keys(OPERATIONS) as Category[]
/** What stands between the sides of a range. */
const UP_TO = / a | al | y hasta | hasta | ?[-\u2013\u2014] ?/

const SCALED = /^(-?[\d.,]+(?: \d{3})*(?:[.,]\d+)?) ?(mil|k|mdp|mdd|millones|millon|mill|millions?|mm)(?: de)?$/
/** How a contract writes an amount: '$45,000.00 (cuarenta y cinco mil pesos 00/100 M.N.)'. */
const IN_LETTERS = /\([^()\d]{0,120}\bpesos \d{2}\/100[^()\d]{0,20}\)|\b(pesos|m\.?n\.?) \d{2}\/100\b/gi
const BOTH_SCALES = /^(\d{1,3}) (?:millones|millon) (?:y |con )?(\d{1,3}) mil$/

/**
 * An amount as people write it in a spreadsheet: '$1,234.50', '1.234,50', '45,000 MXN + IVA', '12 mil', 'USD 8.5/m²',
 * 'de $25,000 a $38,000'. A text that could be another figure stays, for the form's rule to ask about.
 */
export function readAmount(text: string): Amount {
  const folded = foldText(withThousandsMarks(withoutLetters(text)))
  const sides = folded.replace(/^(?:de|desde|entre) /, '').split(folded.startsWith('entre ') ? / y / : UP_TO)
  const [low = '', high = ''] = sides
  const range = sides.length === 2 && /\d/.test(low) && /\d/.test(high) ? readRange(low, high) : null
  return range ? { ...readOne(folded), ...range } : readOne(folded)
}

/** Removes the amount in words: its '00/100' would be read as another price. */
export function withoutLetters(text: string): string {
  return text.replaceAll(IN_LETTERS, (_whole, currency: string | undefined) => currency ?? '').trim()
}

/** Both figures of a range, in order; the scale and the words of the second count for the first. */
function readRange(low: string, high: string): Pick<Amount, 'amount' | 'to' | 'isScaled'> | null {
  const [from, to] = [readOne(low), readOne(high)]
  if (from.amount === null || to.amount === null || from.maintenance !== null) return null
  if (from.category !== null && from.category !== to.category) return null
  if (from.currency !== null && from.currency !== to.currency && to.currency !== null) return null
  const [scaleOfTo] = /(?<![a-z])(?:mil|mdp|mdd|millones)(?![a-z])/.exec(high) ?? []
  const first = scaleOfTo && !from.isScaled ? readOne(`${low} ${scaleOfTo}`).amount : from.amount
  if (first === null || !(figureNumber(first) < figureNumber(to.amount))) return null
  return { amount: first, to: to.amount, isScaled: from.isScaled || to.isScaled }
}

function readOne(folded: string): Amount {
  const [, upkeep = null] = UPKEEP_AMOUNT.exec(folded) ?? []
  const rest = folded.replace(UPKEEP_AMOUNT, ' ').replaceAll(WORDS_IN_BRACKETS, ' $1 ')
  const [inDollars, inPesos] = [
    USD.test(rest) || MILLIONS_OF_USD.test(rest),
    MXN.test(rest) || MILLIONS_OF_MXN.test(rest),
  ]
  const named = CATEGORY_NAMES.filter((category) => OPERATIONS[category].test(rest))
  const said = [
    VAT_ADDED,
    VAT_INCLUDED,
    VAT_UNCLEAR,
    UPKEEP_ADDED,
    UPKEEP_INCLUDED,
    PER_M2,
    PER_FT2,
    TRIPLE_NET,
    YEARLY,
    MONTHLY,
    FROM,
    NEGOTIABLE,
  ]
  const bare = [...said, ...Object.values(OPERATIONS)]
    .reduce((left, part) => left.replace(part, ' '), rest)
    .replaceAll(CURRENCY_WORDS, ' ')
    .replaceAll(AROUND, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^de /, '')
  const figure = scaledFigure(bare)
  const isOneMeaning = !(inDollars && inPesos) && named.length < 2
  return {
    amount: isOneMeaning ? figure : null,
    to: null,
    currency: inDollars ? 'USD' : inPesos ? 'MXN' : namedCurrency(rest),
    vat: VAT_ADDED.test(rest) ? 'mas_iva' : VAT_INCLUDED.test(rest) ? 'incluido' : null,
    base: PER_M2.test(rest) ? 'por_m2' : PER_FT2.test(rest) ? 'por_ft2' : null,
    period: YEARLY.test(rest) ? 'anio' : MONTHLY.test(rest) ? 'mes' : null,
    category: named.length === 1 ? (named[0] ?? null) : null,
    maintenance:
      upkeep === null
        ? UPKEEP_ADDED.test(rest)
          ? ''
          : UPKEEP_INCLUDED.test(rest)
            ? 'incluido'
            : null
        : scaledFigure(upkeep),
    isOnRequest: ON_REQUEST.test(folded),
    isFrom: FROM.test(rest),
    isNegotiable: NEGOTIABLE.test(rest) && !ON_REQUEST.test(folded),
    isVatUnclear: VAT_UNCLEAR.test(rest),
    isTripleNet: TRIPLE_NET.test(rest),
    isScaled: SCALED.test(bare) || BOTH_SCALES.test(bare),
  }
}

/** '1.5' millions is '1500000'. In 'mil' and 'millones' a point is always one of decimals. */
function scaledFigure(bare: string): string | null {
  const [, millions, thousands = ''] = BOTH_SCALES.exec(bare) ?? []
  if (millions !== undefined) return String(Number(millions) * MILLION + Number(thousands) * THOUSAND)
  const [, figure, word = ''] = SCALED.exec(bare) ?? []
  if (figure === undefined) return plainFigure(bare)
  const plain = plainFigure(figure)
  return plain && multipliedBy(plain, word === 'mil' || word === 'k' ? THOUSAND : MILLION)
}

/** A figure of the form, so many times. */
export function multipliedBy(figure: string, scale: number): string {
  return String(Math.round(figureNumber(figure) * scale * 100) / 100)
}

/** The number of a figure with thousands commas. */
export function figureNumber(figure: string): number {
  return Number(figure.replaceAll(',', ''))
}
