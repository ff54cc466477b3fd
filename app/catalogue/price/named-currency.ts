import { foldText } from '#app/text/fold-text.ts'
import { CURRENCIES, type Currency } from '#app/catalogue/facts/vocabulary.ts'

/** How people write a currency beside an amount. */
const WORDS: Record<Currency, readonly string[]> = {
  USD: ['usd', 'us$', 'dls', 'dlls', 'dolar'],
  MXN: ['mxn', 'mxp', 'mn', 'pesos'],
}

/** Units of surface, which are removed first because folding turns '²' into a digit. */
const SQUARED = /(?:m|ft|mts?)[2²]/gi

/** The currency in an amount ('USD 35', '35 pesos'); null without one. */
export function namedCurrency(amount: string): Currency | null {
  const letters = wordsIn(amount)
  return CURRENCIES.find((currency) => WORDS[currency].some((word) => letters.startsWith(word))) ?? null
}

/** Whether an amount names another currency than its own, or the beginning of one ('US'). */
export function mayNameOther(amount: string, own: Currency): boolean {
  const named = namedCurrency(amount)
  if (named !== null) return named !== own
  const letters = wordsIn(amount)
  // After a figure, 'm' means metres.
  if (letters === 'm' && /^\s*\d/.test(amount)) return false
  return (
    letters !== '' &&
    CURRENCIES.some((currency) => currency !== own && WORDS[currency].some((word) => word.startsWith(letters)))
  )
}

function wordsIn(amount: string): string {
  return foldText(amount.replaceAll(SQUARED, ''))
    .replaceAll(/[\d\s.,]/g, '')
    .replace(/^[-$]+/, '')
}
