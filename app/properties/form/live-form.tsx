import { type ReactNode, createContext, use, useEffect, useEffectEvent, useState } from 'react'
import { type FormValues, readPosted } from './form-values.ts'

/** The form's id: its buttons stand outside of it. */
export const FORM_ID = 'propiedad'

type LiveForm = {
  /** What the controls were rendered with. */
  initial: FormValues
  /** What they hold now. */
  values: FormValues
  /** Looks at the controls again, after a change that is not somebody's typing. */
  refresh: () => void
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

/**
 * Follows what the controls hold, for what is told of it while somebody types: progress, address, currency. The
 * controls themselves stay the browser's; only who asks for the values renders again.
 */
export function LiveForm({ initial, children }: { initial: FormValues; children: ReactNode }) {
  const [values, setValues] = useState(initial)

  function refresh() {
    const form = formElement()
    if (form) setValues(readPosted(new FormData(form)))
  }

  const refreshOnInput = useEffectEvent(refresh)
  useEffect(() => {
    const form = formElement()
    if (!form) return
    const listen = () => refreshOnInput()
    // What was typed before this script came is in the controls already.
    const frame = requestAnimationFrame(listen)
    form.addEventListener('input', listen)
    // Photos come and go as hidden controls, of which nobody hears an event.
    const photos = new MutationObserver(listen)
    for (const list of form.querySelectorAll('[data-photos]'))
      photos.observe(list, { childList: true, subtree: true, attributeFilter: ['value'] })
    return () => {
      cancelAnimationFrame(frame)
      form.removeEventListener('input', listen)
      photos.disconnect()
    }
  }, [])

  return <LiveFormContext value={{ initial, values, refresh }}>{children}</LiveFormContext>
}
