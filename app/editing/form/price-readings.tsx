import { useLiveForm } from '#app/editing/form-state/live-form.tsx'
import { quotedPrice } from '#app/catalogue/price/quote-text.ts'
import { derivedReadings } from '#app/catalogue/price/readings.ts'
import { typedPrice } from './typed-price.ts'

/** What visitors will read of the price, as far as it is typed. */
export function PriceReadings() {
  const { values } = useLiveForm()
  const price = typedPrice(values)
  const readings = derivedReadings(price).map(({ label, value }) => `${value} ${label}`)
  return (
    <p className="num rounded-sm bg-sunken px-3 py-2 text-xs text-ink-2">
      Los visitantes leen: <b className="font-semibold">{quotedPrice(price)}</b>
      {readings.length > 0 && `\u00A0· ${readings.join('\u00A0· ')}`}
    </p>
  )
}
