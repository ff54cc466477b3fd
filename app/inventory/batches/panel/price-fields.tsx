import { CATEGORIES, CATEGORY_LABELS, CURRENCIES } from '#app/catalogue/facts/vocabulary.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { PRICE_DIRECTIONS, PRICE_WAYS, ROUNDINGS } from '#app/inventory/batches/batch-change.ts'
import { PRICE_CONTROLS } from '#app/inventory/batches/read-price-change.ts'
import type { TypedFields } from '#app/inventory/batches/new-batch.ts'

const ROUNDING_LABELS = { '0': 'Sin redondear', '1': 'A 1', '10': 'A 10', '100': 'A 100', '1000': 'A 1,000' } as const

/** How much the price changes, which price, and how it is rounded. */
export function PriceFields({ errors, typedIn }: TypedFields) {
  const field = (control: string) => ({ name: control, defaultValue: typedIn(control), error: errors[control] })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        {...field(PRICE_CONTROLS.direction)}
        label="Subir o bajar"
        options={PRICE_DIRECTIONS}
        labels={{ up: 'Subir', down: 'Bajar' }}
      />
      <TextField {...field(PRICE_CONTROLS.figure)} label="Cuánto" placeholder="5" className="text-right" required />
      <SelectField
        {...field(PRICE_CONTROLS.way)}
        label="Por porcentaje o por cantidad"
        options={PRICE_WAYS}
        labels={{ percent: 'Por ciento (%)', amount: 'Cantidad' }}
      />
      <SelectField
        {...field(PRICE_CONTROLS.currency)}
        label="Moneda de la cantidad"
        options={CURRENCIES}
        note="Solo cambia los precios en esa moneda."
      />
      <SelectField
        {...field(PRICE_CONTROLS.operation)}
        label="Qué precio"
        none="Todos los que tenga"
        options={CATEGORIES}
        labels={CATEGORY_LABELS}
        note="Una propiedad puede ofrecerse en renta y también en venta."
      />
      <SelectField {...field(PRICE_CONTROLS.rounding)} label="Redondear" options={ROUNDINGS} labels={ROUNDING_LABELS} />
    </div>
  )
}
