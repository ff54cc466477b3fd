import type { Control } from '#app/properties/facts/fact-controls.ts'
import { CURRENCIES } from '#app/properties/vocabulary.ts'
import { FigureField, FramedSelect, Unit } from '#app/ui/form/figure-field.tsx'
import { useLiveForm } from '#app/properties/form-state/live-form.tsx'
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
      after={<FramedSelect name="currency" label="Moneda" defaultValue={initial.currency} options={CURRENCIES} />}
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
