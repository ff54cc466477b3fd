import type { Fact } from '#app/catalogue/facts/fact.ts'
import type { Control } from '#app/catalogue/facts/fact-controls.ts'
import { AMENITY_LABELS } from '#app/catalogue/facts/amenities.ts'
import { LABEL } from '#app/ui/field.ts'
import { CheckBox } from '#app/ui/form/check-box.tsx'
import { FieldError, FieldGroup, controlId } from '#app/ui/form/field.tsx'
import { useLiveForm } from '#app/editing/form-state/live-form.tsx'
import { ERROR_LINE, useControlError } from './use-control.tsx'

const SEGMENT =
  'relative grid min-h-9.5 place-items-center rounded-[4px] px-[.6rem] py-1 text-center text-xs leading-[1.15] font-semibold text-ink-2 has-checked:bg-surface has-checked:text-ink has-checked:shadow-(--shadow-raised) has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus pointer-coarse:min-h-11 forced-colors:has-checked:outline-2 forced-colors:has-checked:outline-[Highlight]'

type SegmentsProps = {
  name: Control
  label: string
  options: readonly string[]
  labels: Readonly<Record<string, string>>
}

/** A few options side by side: Venta, Renta, Traspaso. */
export function SegmentsField({ name, label, options, labels }: SegmentsProps) {
  const { initial } = useLiveForm()
  return (
    <FieldGroup name={name} legend={label} error={useControlError(name)} errorClass={`mt-1.5 ${ERROR_LINE}`}>
      <div className="grid auto-cols-[1fr] grid-flow-col gap-0.5 rounded-sm max-[16rem]:grid-flow-row bg-sunken p-[3px]">
        {options.map((option) => (
          <label key={option} className={SEGMENT}>
            <input
              type="radio"
              name={name}
              value={option}
              defaultChecked={initial[name] === option}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {labels[option]}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

/** Checkboxes of conditions in groups that form one control (decision 14); the first group shows its error. */
export function AmenitiesField({ groups }: Pick<Extract<Fact, { kind: 'codes' }>, 'groups'>) {
  const { initial } = useLiveForm()
  const error = useControlError('amenities')
  return groups.map(({ legend, codes }, at) => (
    <fieldset
      key={legend}
      id={at === 0 ? controlId('amenities') : undefined}
      tabIndex={at === 0 ? -1 : undefined}
      className="min-w-0"
    >
      <legend className={`mb-[.4rem] ${LABEL}`}>{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.75rem),1fr))] gap-x-3 gap-y-[.1rem] text-sm lg:grid-cols-3">
        {codes.map((code) => (
          <CheckBox
            key={code}
            name="amenities"
            value={code}
            label={AMENITY_LABELS[code]}
            defaultChecked={initial.amenities.includes(code)}
          />
        ))}
      </div>
      {at === 0 && <FieldError name="amenities" error={error} className={ERROR_LINE} />}
    </fieldset>
  ))
}

/** One checkbox with a note. */
export function TickField({
  name,
  label,
  value,
  note,
}: {
  name: Control
  label: string
  value: string
  note?: string
}) {
  const { initial } = useLiveForm()
  const error = useControlError(name)
  return (
    <div id={controlId(name)} tabIndex={-1} className="min-w-0">
      <CheckBox name={name} value={value} label={label} defaultChecked={initial[name] === value} />
      {note && <p className="text-2xs leading-[1.45] text-ink-3">{note}</p>}
      <FieldError name={name} error={error} className={ERROR_LINE} />
    </div>
  )
}
