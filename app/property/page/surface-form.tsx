import { Form, useSearchParams } from 'react-router'
import { OPERATION_PARAM } from '#app/catalogue/price/second-offer.ts'
import { SURFACE_PARAM, SURFACE_UNITS, type SurfaceUnit, UNIT_PARAM } from '#app/catalogue/price/surface-params.ts'
import { buttonClass } from '#app/ui/button.ts'
import { INPUT } from '#app/ui/field.ts'
import { Field } from '#app/ui/form/field.tsx'
import { Select } from '#app/ui/form/select.tsx'

const WRONG = 'aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--color-danger)]'

type Props = {
  /** ID of the part of the page with the answer. */
  at: string
  calculator: { typed: string; unit: SurfaceUnit; fault: string | null }
  note: string
}

/** 'Ocupo N m²': a GET form, so that it works without scripts. */
export function SurfaceForm({ at, calculator: { typed, unit, fault }, note }: Props) {
  const [params] = useSearchParams()
  const operation = params.get(OPERATION_PARAM)
  return (
    <Form action={`#${at}`} preventScrollReset replace className="screen-only flex flex-wrap items-start gap-3">
      {operation && <input type="hidden" name={OPERATION_PARAM} value={operation} />}
      <Field name={SURFACE_PARAM} label="Ocupo" error={fault} note={note}>
        {(control) => (
          <div className="grid grid-cols-[minmax(0,9rem)_minmax(min-content,6rem)] gap-2">
            <input
              {...control}
              key={typed}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              defaultValue={typed}
              className={`num px-[.8rem] ${INPUT} ${WRONG}`}
            />
            <Select key={unit} name={UNIT_PARAM} aria-label="Unidad" defaultValue={unit}>
              {Object.entries(SURFACE_UNITS).map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </div>
        )}
      </Field>
      <button type="submit" className={buttonClass({ variant: 'outline', className: 'sm:mt-[1.55rem]' })}>
        Calcular
      </button>
    </Form>
  )
}
