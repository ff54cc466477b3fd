import { href } from 'react-router'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useLiveForm } from '#app/editing/form-state/live-form.tsx'
import { CODE_PARAMS, type SameCode, parseSameCode } from './same-code.ts'
import { useAnswer } from './use-answer.tsx'
import { useControl } from './use-control.tsx'

type Props = { label: string; placeholder?: string; required: boolean }

/** The ID, and beside it which other property has it already: it may be wanted so, it is never refused. */
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

/** A hint that can't be had is none: the form goes on. */
function useSameCode(): SameCode | null {
  const { id, values } = useLiveForm()
  const code = values.propertyId.trim()
  const params = new URLSearchParams({ [CODE_PARAMS.code]: code, [CODE_PARAMS.except]: id })
  const asked = code === '' ? null : `${href('/same-code')}?${params}`
  const { address, answer } = useAnswer(asked, parseSameCode)
  return asked !== null && address === asked ? answer : null
}
