import { foldText } from '#app/text/fold-text.ts'
import { CURRENCIES, type Currency } from '#app/catalogue/facts/vocabulary.ts'

/** How people write a currency beside an amount; 'US$' and 'USD' begin alike. */
const WORDS: Record<Currency, readonly string[]> = {
  USD: ['usd', 'us$', 'dls', 'dlls', 'dolares'],
  MXN: ['mxn', 'mn', 'pesos'],
}

/** What an amount is for; folded, its sign is a figure. */
const SQUARED = /(?:m|ft|mts?)[2²]/gi

/** The currency that an amount names, 'USD 35' or '35 pesos'; null where it names none. */
export function namedCurrency(amount: string): Currency | null {
  const said = wordsIn(amount)
  return CURRENCIES.find((currency) => WORDS[currency].some((word) => said.startsWith(word))) ?? null
}

/** Whether an amount names a currency other than its own, or will once somebody types on: 'US'. */
export function mayNameOther(amount: string, own: Currency): boolean {
  const named = namedCurrency(amount)
  if (named !== null) return named !== own
  const said = wordsIn(amount)
  // Behind a figure it is rather that of metres.
  if (said === 'm' && /^\s*\d/.test(amount)) return false
  return (
    said !== '' &&
    CURRENCIES.some((currency) => currency !== own && WORDS[currency].some((word) => word.startsWith(said)))
  )
}

function wordsIn(amount: string): string {
  return foldText(amount.replaceAll(SQUARED, ''))
    .replaceAll(/[\d\s.,]/g, '')
    .replace(/^[-$]+/, '')
}
