import { type ReactNode, createContext, use, useEffect, useState } from 'react'
import type { ComplexOption } from '#app/catalogue/complex/complex-place.ts'
import { type PropertyFormValues, readPosted } from './form-values.ts'

/** The form's id: its buttons stand outside of it. */
export const FORM_ID = 'propiedad'

/** What is known of the form beside its values. */
type Opened = {
  /** The id that the property has, or will have. */
  id: string
  /** Today in Monterrey. */
  today: string
  /** The address that the property has; null for a new one. */
  slug: string | null
  isNew: boolean
  complexes: readonly ComplexOption[]
}

type LiveForm = Opened & {
  /** What the controls were rendered with. */
  initial: PropertyFormValues
  /** What they hold now. */
  values: PropertyFormValues
}

const LiveFormContext = createContext<LiveForm | null>(null)

export function useLiveForm(): LiveForm {
  const live = use(LiveFormContext)
  if (!live) throw new Error('useLiveForm is used outside of LiveForm')
  return live
}

/** The form in the page; null where there is none (yet). */
export function formElement(): HTMLFormElement | null {
  const form = document.getElementById(FORM_ID)
  return form instanceof HTMLFormElement ? form : null
}

/** Tells whoever follows the controls of a change that nobody typed. */
export function announceChange(): void {
  formElement()?.dispatchEvent(new Event('input', { bubbles: true }))
}

type Props = Opened & { initial: PropertyFormValues; children: ReactNode }

/**
 * Follows what the controls hold, for what is told of it while somebody types: progress, address, currency. The
 * controls themselves stay the browser's; only who asks for the values renders again.
 */
export function LiveForm({ initial, children, ...opened }: Props) {
  const [values, setValues] = useState(initial)

  useEffect(() => {
    const form = formElement()
    if (!form) return
    const listen = () => setValues(readPosted(new FormData(form)))
    // What was typed before this script came is in the controls already.
    const frame = requestAnimationFrame(listen)
    form.addEventListener('input', listen)
    return () => {
      cancelAnimationFrame(frame)
      form.removeEventListener('input', listen)
    }
  }, [])

  return <LiveFormContext value={{ ...opened, initial, values }}>{children}</LiveFormContext>
}
