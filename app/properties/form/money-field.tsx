import type { Control } from '#app/properties/facts/fact-controls.ts'
import { CURRENCIES } from '#app/properties/vocabulary.ts'
import { FigureField, FRAMED, Unit } from '#app/ui/form/figure-field.tsx'
import { SelectFrame } from '#app/ui/form/select-field.tsx'
import { useLiveForm } from './live-form.tsx'
import { useControl } from './use-control.tsx'

type Props = { name: Control; label: string; required: boolean; placeholder?: string }

/** The price with its currency in one frame. */
export function PriceField({ name, ...field }: Props) {
  const { initial } = useLiveForm()
  return (
    <FigureField
      {...field}
      {...useControl(name)}
      className="text-right font-semibold"
      before={<CurrencySign />}
      after={
        <SelectFrame>
          <select
            name="currency"
            aria-label="Moneda"
            defaultValue={initial.currency}
            className={`${FRAMED} w-24! appearance-none border-l border-line pr-8! focus-visible:bg-selected`}
          >
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
export function MoneyField({ name, ...field }: Props) {
  const { values } = useLiveForm()
  return (
    <FigureField
      {...field}
      {...useControl(name)}
      className="text-right"
      before={<CurrencySign />}
      after={<Unit>{values.currency}</Unit>}
    />
  )
}

/** Dollars never carry a bare $ (decision 20). */
function CurrencySign() {
  const { values } = useLiveForm()
  return <Unit>{values.currency === 'USD' ? 'US$' : '$'}</Unit>
}
