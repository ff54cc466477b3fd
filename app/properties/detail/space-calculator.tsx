import { Form } from 'react-router'
import { SURFACE_PARAM, SURFACE_UNITS, UNIT_PARAM } from '#app/properties/price/surface-params.ts'
import type { SpaceCalculator as Calculator, SpacePrice } from '#app/properties/price/space-calculator.ts'
import { buttonClass } from '#app/ui/button.ts'
import { INPUT } from '#app/ui/field.ts'
import { Field } from '#app/ui/form/field.tsx'
import { SelectFrame } from '#app/ui/form/select-field.tsx'
import { DetailSection } from './detail-section.tsx'
import { BillLines } from './monthly-bill.tsx'

const ID = 'ocupo'
const WRONG = 'aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--color-danger)]'

/** What a part of a divisible property costs; a form that asks by its address, so that it works without scripts, too. */
export function SpaceCalculator({ calculator }: { calculator: Calculator }) {
  const { range, figure, unit, fault, answer } = calculator
  return (
    <div id={ID} className="scroll-mt-24">
      <DetailSection title="Calcula tu espacio">
        <Form action={`#${ID}`} preventScrollReset replace className="screen-only flex flex-wrap items-start gap-3">
          <Field name={SURFACE_PARAM} label="Ocupo" error={fault} note={`Se ofrece por partes, de ${range}.`}>
            {(control) => (
              <div className="grid grid-cols-[9rem_6rem] gap-2">
                <input
                  {...control}
                  key={figure}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={20}
                  defaultValue={figure ?? ''}
                  className={`num px-[.8rem] ${INPUT} ${WRONG}`}
                />
                <SelectFrame>
                  <select
                    key={unit}
                    name={UNIT_PARAM}
                    aria-label="Unidad"
                    defaultValue={unit}
                    className={`appearance-none pr-8 pl-[.8rem] ${INPUT}`}
                  >
                    {Object.entries(SURFACE_UNITS).map(([code, name]) => (
                      <option key={code} value={code}>
                        {name}
                      </option>
                    ))}
                  </select>
                </SelectFrame>
              </div>
            )}
          </Field>
          <button type="submit" className={buttonClass({ variant: 'outline', className: 'sm:mt-[1.55rem]' })}>
            Calcular
          </button>
        </Form>
        <div role="status">{answer && <Answer answer={answer} />}</div>
      </DetailSection>
    </div>
  )
}

function Answer({ answer: { surface, bill, converted, note } }: { answer: SpacePrice }) {
  return (
    <div className="mt-4 max-w-md rounded-md bg-sunken px-4 py-3 text-sm">
      <h3 className="num mb-1 text-sm font-semibold">{surface}</h3>
      <BillLines bill={bill} />
      <p className="num mt-2 text-ink-2">{converted}</p>
      <p className="num mt-2 text-2xs text-ink-3">{note}</p>
    </div>
  )
}
