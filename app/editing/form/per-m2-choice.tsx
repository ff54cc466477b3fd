import { useLiveForm } from '#app/editing/form-state/live-form.tsx'
import { formatPrice } from '#app/catalogue/price/price.ts'
import { BANNER } from '#app/ui/panel/banner.ts'
import { COMPUTED, PER_M2_ANSWER, perM2Question } from './per-m2-question.ts'
import { typedPrice } from './typed-price.ts'

/** Asks which price per m² is saved while the typed one contradicts price and area. Other figures ask again. */
export function PerM2Choice() {
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
        <label key={value} className="flex min-h-11 items-center gap-[.65rem] font-medium">
          <input type="radio" name={PER_M2_ANSWER} value={value} className="size-5 flex-none accent-action" />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
