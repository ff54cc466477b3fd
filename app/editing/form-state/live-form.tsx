import { type ReactNode, createContext, use, useEffect, useState } from 'react'
import type { AsesorOption } from '#app/asesores/asesor-card.ts'
import type { OwnerOption } from '#app/owners/owner.ts'
import type { StateNames } from '#app/catalogue/facts/places.ts'
import type { ComplexOption } from '#app/catalogue/complex/complex-place.ts'
import { type PropertyFormValues, readPosted } from './form-values.ts'

/** The form's id: buttons outside the form refer to it. */
export const FORM_ID = 'propiedad'

/** What the form knows besides its values. */
type Opened = {
  /** The id that the property has, or will have. */
  id: string
  /** Today in the time zone of the agency. */
  today: string
  /** The slug of the stored property; null for a new one. */
  slug: string | null
  isNew: boolean
  /** The price per m² with which the form began, before what was sent; null for a new property. */
  beganPerM2: string | null
  home: readonly StateNames[]
  complexes: readonly ComplexOption[]
  asesores: readonly AsesorOption[]
  owners: readonly OwnerOption[]
}

type LiveForm = Opened & {
  /** The values with which the controls were rendered. */
  initial: PropertyFormValues
  /** Their current values. */
  values: PropertyFormValues
}

const LiveFormContext = createContext<LiveForm | null>(null)

export function useLiveForm(): LiveForm {
  const live = use(LiveFormContext)
  if (!live) throw new Error('useLiveForm is used outside of LiveForm')
  return live
}

/** The form element of the page; null if there is none (yet). */
export function formElement(): HTMLFormElement | null {
  const form = document.getElementById(FORM_ID)
  return form instanceof HTMLFormElement ? form : null
}

/** Sends an input event for a change that nobody typed. */
export function announceChange(): void {
  formElement()?.dispatchEvent(new Event('input', { bubbles: true }))
}

type Props = Opened & { initial: PropertyFormValues; children: ReactNode }

/**
 * Keeps the current values of the controls for what changes while somebody types: progress, page address, currency. The
 * controls are uncontrolled; only components that use the values render again.
 */
export function LiveForm({ initial, children, ...opened }: Props) {
  const [values, setValues] = useState(initial)

  useEffect(() => {
    const form = formElement()
    if (!form) return
    const listen = () => setValues(readPosted(new FormData(form)))
    // Controls may have been changed before this script loaded.
    const frame = requestAnimationFrame(listen)
    form.addEventListener('input', listen)
    return () => {
      cancelAnimationFrame(frame)
      form.removeEventListener('input', listen)
    }
  }, [])

  return <LiveFormContext value={{ ...opened, initial, values }}>{children}</LiveFormContext>
}
