import { FACTS } from '#app/catalogue/facts/facts.ts'
import { STATUSES, STATUS_LABELS } from '#app/catalogue/facts/vocabulary.ts'
import { textFromCents } from '#app/catalogue/price/price.ts'
import { withThousands } from '#app/figures/typed-figure.ts'
import { formatPhone } from '#app/phone/phone.ts'
import { INPUT } from '#app/ui/field.ts'
import { Select } from '#app/ui/form/select.tsx'
import { DateInput } from '#app/ui/form/date-field.tsx'
import type { EditedCell } from './cell-edit.ts'
import type { EditableRow } from './panel-row.ts'

type Props = { row: EditableRow; cell: EditedCell; error: string | null }

const CONTROL = `${INPUT} px-[.6rem]`

/** The controls of a cell that is changed in place; the first one gets the focus. */
export function CellFields({ row, cell, error }: Props) {
  const invalid = error !== null || undefined
  const describedBy = error === null ? undefined : `celda-error-${row.id}`
  const control = { 'aria-invalid': invalid, 'aria-describedby': describedBy, className: CONTROL }
  return (
    <>
      {cell === 'status' && (
        <Select {...control} name="status" aria-label={FACTS.status.label} defaultValue={row.status}>
          {STATUSES.map((code) => (
            <option key={code} value={code}>
              {STATUS_LABELS[code]}
            </option>
          ))}
        </Select>
      )}
      {cell === 'price' && (
        <label className="grid gap-1 text-2xs font-medium text-ink-2">
          {row.priceLabel}
          <input
            {...control}
            name="price"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={row.priceCents === null ? '' : withThousands(textFromCents(row.priceCents))}
            onFocus={(event) => event.target.select()}
          />
        </label>
      )}
      {cell === 'timeAlert' && (
        <DateInput
          {...control}
          name="timeAlert"
          aria-label={FACTS.timeAlert.label}
          defaultValue={row.timeAlert ?? ''}
        />
      )}
      {cell === 'contact' && (
        <>
          <input
            {...control}
            name="contactName"
            aria-label={FACTS.contactName.label}
            placeholder={FACTS.contactName.form.label}
            autoComplete="off"
            defaultValue={row.contactName ?? ''}
          />
          <input
            {...control}
            type="tel"
            name="contactPhone"
            aria-label={FACTS.contactPhone.label}
            placeholder={FACTS.contactPhone.form.label}
            autoComplete="off"
            defaultValue={row.contactPhone ? formatPhone(row.contactPhone) : ''}
          />
          <input
            {...control}
            name="contactEmail"
            inputMode="email"
            aria-label={FACTS.contactEmail.label}
            placeholder={FACTS.contactEmail.form.label}
            autoComplete="off"
            defaultValue={row.contactEmail ?? ''}
          />
        </>
      )}
      {error !== null && (
        <p id={describedBy} role="alert" className="text-2xs font-medium whitespace-pre-line text-danger">
          {error}
        </p>
      )}
    </>
  )
}
