import { TextField } from '#app/ui/form/text-field.tsx'
import { useLiveForm } from '#app/editing/form-state/live-form.tsx'
import { OtherPropertyLink, useSameProperties } from './same-property-note.tsx'
import { SAME_PARAMS } from './same-property.ts'
import { useControl } from './use-control.tsx'

type Props = { label: string; placeholder?: string; required: boolean }

/** The ID, with a hint if another property has it already. A duplicate may be intended and is never refused. */
export function CodeField(field: Props) {
  const code = useLiveForm().values.propertyId.trim()
  const [other] = useSameProperties(code === '' ? null : new URLSearchParams({ [SAME_PARAMS.code]: code }))
  return (
    <div className="grid content-start gap-1.5">
      <TextField {...field} {...useControl('propertyId')} autoComplete="off" />
      <p role="status" className={other ? 'text-2xs leading-[1.45] font-medium wrap-anywhere text-warn' : 'sr-only'}>
        {other && (
          <>
            Este ID ya lo tiene «{other.title}». <OtherPropertyLink id={other.id} className="text-warn" />
          </>
        )}
      </p>
    </div>
  )
}
