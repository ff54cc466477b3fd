import type { Control } from '#app/catalogue/facts/fact-controls.ts'
import { FACTS, factOf } from '#app/catalogue/facts/facts.ts'
import { useLiveForm } from '#app/editing/form-state/live-form.tsx'
import type { PropertyFormValues } from '#app/editing/form-state/form-values.ts'
import { centsFromText, formatPrice } from '#app/catalogue/price/price.ts'
import { contradictedPerM2 } from '#app/catalogue/price/price-per-m2.ts'
import { mayNameOther } from '#app/catalogue/price/named-currency.ts'
import { basisMark, basisWords } from '#app/catalogue/price/quote-text.ts'
import { CURRENCIES, type Currency } from '#app/catalogue/facts/vocabulary.ts'
import { FigureField, FramedSelect, FigureUnit } from '#app/ui/form/figure-field.tsx'
import { TickField } from './choices-field.tsx'
import { looksLikeOneM2, typedPrice, typedSecondPrice } from './typed-price.ts'
import { useControl } from './use-control.tsx'
import { BANNER } from '#app/ui/panel/banner.ts'
import { RadioButton } from '#app/ui/form/check-box.tsx'
import { COMPUTED, PER_M2_ANSWER, perM2Question } from './per-m2-question.ts'

type Props = { name: Control; label: string; required: boolean; placeholder?: string; note?: string }

const { priceOnRequest: onRequest } = FACTS

const ONE_M2 = '¿Es el precio de un m²? Elige «Por m²» en Base del precio.'

/**
 * The price with its currency in one frame, and under it the tick for a price on request; an amount that names the other
 * currency is refused. A note explains a price that is not a total per month.
 */
export function PriceField({ name, ...field }: Props) {
  const { initial, values } = useLiveForm()
  const { priceBase: base, pricePeriod: period, category, currency } = typedPrice(values)
  const quoted = (base || period) && `Se cotiza${basisWords({ base, period }, category === 'renta')}.`
  return (
    <div className="grid min-w-0 content-start gap-1">
      <FigureField
        {...field}
        {...useControl(name)}
        note={looksLikeOneM2(typedPrice(values)) ? ONE_M2 : quoted}
        className="text-right font-semibold"
        keeps={(typed) => mayNameOther(typed, currency)}
        before={<CurrencySign currency={currency} />}
        after={<FramedSelect name="currency" label="Moneda" defaultValue={initial.currency} options={CURRENCIES} />}
      />
      <TickField name="priceOnRequest" label={onRequest.label} value={onRequest.tick} note={onRequest.form.note} />
    </div>
  )
}

/** The price of the second operation with its currency. */
export function SecondPriceField({ name, ...field }: Props) {
  const { initial, values } = useLiveForm()
  const price = typedSecondPrice(values) ?? typedPrice(values)
  const { priceBase: base, pricePeriod: period, category } = price
  const currency = currencyOf(name, values)
  const quoted = (base || period) && `Se cotiza${basisWords({ base, period }, category === 'renta')}.`
  return (
    <FigureField
      {...field}
      {...useControl(name)}
      note={looksLikeOneM2(price) ? ONE_M2 : quoted}
      className="text-right font-semibold"
      keeps={(typed) => mayNameOther(typed, currency)}
      before={<CurrencySign currency={currency} />}
      after={
        <FramedSelect
          name="secondCurrency"
          label={FACTS.secondCurrency.label}
          defaultValue={initial.secondCurrency}
          options={FACTS.secondCurrency.codes}
          none={FACTS.secondCurrency.none}
        />
      }
    />
  )
}

/** An amount in the currency of the price, with its unit; an amount that names the other currency is refused. */
export function MoneyField({ name, note, inPesosAYear, ...field }: Props & { inPesosAYear?: true }) {
  const { values, beganPerM2 } = useLiveForm()
  const currency = inPesosAYear ? 'MXN' : currencyOf(name, values)
  const isPerM2 = name === 'pricePerM2'
  const figure = (
    <FigureField
      {...field}
      {...useControl(name)}
      note={isPerM2 ? followNote(values, beganPerM2) : note}
      className="text-right"
      keeps={(typed) => mayNameOther(typed, currency)}
      before={<CurrencySign currency={currency} />}
      after={<FigureUnit>{currency + (inPesosAYear ? '/año' : markOf(name, values))}</FigureUnit>}
    />
  )
  if (!isPerM2) return figure
  return (
    <div className="grid min-w-0 content-start gap-2">
      {figure}
      <PerM2Choice />
    </div>
  )
}

/** What the price per m² becomes when only the price, the currency or the area was changed. */
function followNote(values: PropertyFormValues, began: string | null): string | undefined {
  const stated = centsFromText(values.pricePerM2)
  if (!stated || began === null || stated !== centsFromText(began)) return undefined
  const price = typedPrice(values)
  const computed = contradictedPerM2({ ...price, pricePerM2Cents: stated })
  if (computed === null) return undefined
  return `El precio y la superficie dan ${formatPrice(computed, price.currency)} por m². Si los cambias, se actualiza al guardar.`
}

function currencyOf(name: Control, values: PropertyFormValues): Currency {
  const isSecond = name !== 'currency' && factOf(name).operation === 'second'
  return isSecond ? (typedSecondPrice(values)?.currency ?? 'MXN') : typedPrice(values).currency
}

/** The unit of an amount, such as '/m²/año'. */
function markOf(name: Control, values: PropertyFormValues): string {
  const { category, priceBase, pricePeriod: period, maintenanceBase } = typedPrice(values)
  if (name === 'priceTo') return basisMark({ base: priceBase, period }, category === 'renta')
  if (name === 'secondPriceTo') {
    const second = typedSecondPrice(values)
    return second ? basisMark({ base: second.priceBase, period: second.pricePeriod }, second.category === 'renta') : ''
  }
  if (name === 'stayingRent' || (name === 'parkingPrice' && category === 'renta'))
    return basisMark({ base: null, period: null }, true)
  if (name !== 'maintenance') return ''
  return basisMark({ base: maintenanceBase === 'incluido' ? null : maintenanceBase, period }, true)
}

/** Dollars never carry a bare $ (decision 20). */
function CurrencySign({ currency }: { currency: Currency }) {
  return <FigureUnit>{currency === 'USD' ? 'US$' : '$'}</FigureUnit>
}

/** Asks which price per m² is saved while the typed one contradicts price and area. Other figures ask again. */
function PerM2Choice() {
  const { values, beganPerM2 } = useLiveForm()
  const question = perM2Question(values, beganPerM2)
  if (question === null) return null
  const { typed, computed, keep } = question
  const { currency } = typedPrice(values)
  const options = [
    { value: COMPUTED, label: `Usar ${formatPrice(computed, currency)}` },
    { value: keep, label: `Guardar ${formatPrice(typed, currency)}` },
  ]
  return (
    <fieldset key={keep} className={`${BANNER} min-w-0 flex-col`}>
      <legend className="sr-only">Precio por m² que no cuadra</legend>
      <p>El precio y la superficie dan {formatPrice(computed, currency)} por m². ¿Cuál se guarda?</p>
      {options.map(({ value, label }) => (
        <RadioButton key={value} name={PER_M2_ANSWER} value={value} label={label} />
      ))}
    </fieldset>
  )
}
