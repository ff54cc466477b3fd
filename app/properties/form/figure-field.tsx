import type { ReactNode } from 'react'
import { groupThousands } from '#app/figures/typed-figure.ts'
import { CURRENCIES } from '#app/properties/vocabulary.ts'
import { Field, SelectFrame } from './field.tsx'
import type { Control } from '#app/properties/facts/fact-controls.ts'
import { useLiveForm } from './live-form.tsx'

type Props = {
  name: Control
  label: string
  required?: boolean
  decimals?: number
  placeholder?: string
  before?: ReactNode
  after?: ReactNode
  className?: string
}

/** A figure with thousands commas as it is typed, in one frame with what stands before and after it. */
export function FigureField({ decimals = 2, placeholder = '0', before, after, className = '', ...field }: Props) {
  return (
    <Field {...field}>
      {(control, initial) => (
        <div className="affix">
          {before}
          <input
            {...control}
            type="text"
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            placeholder={placeholder}
            defaultValue={initial}
            onChange={(event) => groupThousands(event, decimals)}
            className={`num ${className}`}
          />
          {after}
        </div>
      )}
    </Field>
  )
}

/** m², m, MXN: what a figure is counted in. */
export function Unit({ children }: { children: ReactNode }) {
  return <span className="affix-unit">{children}</span>
}

/** The price with its currency in one frame. */
export function PriceField(field: Props) {
  const { initial } = useLiveForm()
  return (
    <FigureField
      {...field}
      className="text-right font-semibold"
      before={<CurrencySign />}
      after={
        <SelectFrame>
          <select name="currency" aria-label="Moneda" defaultValue={initial.currency} className="affix-select">
            {CURRENCIES.map((currency) => (
              <option key={currency}>{currency}</option>
            ))}
          </select>
        </SelectFrame>
      }
    />
  )
}

/** An amount in the currency of the price. */
export function MoneyField(field: Props) {
  const { values } = useLiveForm()
  return (
    <FigureField {...field} className="text-right" before={<CurrencySign />} after={<Unit>{values.currency}</Unit>} />
  )
}

/** Dollars never carry a bare $ (decision 20). */
function CurrencySign() {
  const { values } = useLiveForm()
  return <Unit>{values.currency === 'USD' ? 'US$' : '$'}</Unit>
}
