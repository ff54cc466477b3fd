import { href } from 'react-router'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useLiveForm } from '#app/editing/form-state/live-form.tsx'
import { CODE_PARAMS, type SameCode, parseSameCode } from './same-code.ts'
import { useAnswer } from './use-answer.tsx'
import { useControl } from './use-control.tsx'

type Props = { label: string; placeholder?: string; required: boolean }

/** The ID, with a hint if another property has it already. A duplicate may be intended and is never refused. */
export function CodeField(field: Props) {
  const other = useSameCode()
  return (
    <div className="grid content-start gap-1.5">
      <TextField {...field} {...useControl('propertyId')} autoComplete="off" />
      <p role="status" className={other ? 'text-2xs leading-[1.45] font-medium wrap-anywhere text-warn' : 'sr-only'}>
        {other && (
          <>
            Este ID ya lo tiene «{other.title}».{' '}
            <a
              href={href('/property/:propertyId', { propertyId: other.id })}
              target="_blank"
              rel="noreferrer"
              className="py-1 whitespace-nowrap text-warn underline pointer-coarse:py-3.5"
            >
              Ver esa propiedad<span className="sr-only"> (se abre en otra pestaña)</span>
            </a>
          </>
        )}
      </p>
    </div>
  )
}

/** The other property with the typed ID; null while unknown or if it could not be read. */
function useSameCode(): SameCode | null {
  const { id, values } = useLiveForm()
  const code = values.propertyId.trim()
  const params = new URLSearchParams({ [CODE_PARAMS.code]: code, [CODE_PARAMS.except]: id })
  const requested = code === '' ? null : `${href('/same-code')}?${params}`
  const { address, answer } = useAnswer(requested, parseSameCode)
  return requested !== null && address === requested ? answer : null
}
