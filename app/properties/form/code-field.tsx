import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useLiveForm } from '#app/properties/form-state/live-form.tsx'
import { CODE_PARAMS, type SameCode, parseSameCode } from './same-code.ts'
import { useControl } from './use-control.tsx'

const TYPING_PAUSE_MS = 300

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
              className="inline-block py-1 whitespace-nowrap text-warn underline pointer-coarse:py-3"
            >
              Ver esa propiedad<span className="sr-only"> (se abre en otra pestaña)</span>
            </a>
          </>
        )}
      </p>
    </div>
  )
}

function useSameCode(): SameCode | null {
  const { id, values } = useLiveForm()
  const code = values.propertyId.trim()
  const [found, setFound] = useState<{ code: string; other: SameCode | null }>({ code: '', other: null })
  useEffect(() => {
    if (code === '') return
    async function look(signal: AbortSignal) {
      const other = await ask(id, code, signal)
      if (!signal.aborted) setFound({ code, other })
    }
    const asking = new AbortController()
    const pause = setTimeout(() => {
      void look(asking.signal)
    }, TYPING_PAUSE_MS)
    return () => {
      clearTimeout(pause)
      asking.abort()
    }
  }, [id, code])
  return found.code === code ? found.other : null
}

/** A hint that can't be had is none: the form goes on. */
async function ask(id: string, code: string, signal: AbortSignal): Promise<SameCode | null> {
  const params = new URLSearchParams({ [CODE_PARAMS.code]: code, [CODE_PARAMS.except]: id })
  try {
    const answer = await fetch(`${href('/same-code')}?${params}`, { signal, headers: { Accept: 'application/json' } })
    return parseSameCode(await answer.json())
  } catch {
    return null
  }
}
