import type { KeyboardEvent } from 'react'
import { FORM_SECTIONS, type SectionId } from '#app/properties/facts/fact.ts'

const CONTROL = ':is(input:not([type="hidden"]), select, textarea, summary, button, a[href])'

/** Ctrl or Cmd and Enter saves; F6 goes to the next section, with Shift to the one before. */
export function onFormKey(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, currentTarget, target } = event
  if (key === 'Enter' && (ctrlKey || metaKey)) {
    event.preventDefault()
    return currentTarget.requestSubmit()
  }
  if (key !== 'F6' || ctrlKey || metaKey || altKey || !(target instanceof Element) || target.closest('dialog')) return
  const at = FORM_SECTIONS.findIndex(({ id }) => target.closest(`#${id}`))
  const next = FORM_SECTIONS[at + (shiftKey ? -1 : 1)]
  // After the last section and before the first, the key is the browser's again.
  if (next && enterSection(next.id)) event.preventDefault()
}

/** To the first control of a section. @returns false where it has none */
function enterSection(id: SectionId): boolean {
  const section = document.getElementById(id)
  const controls = section?.querySelectorAll<HTMLElement>(CONTROL) ?? []
  const first = [...controls].find((control) => control.tabIndex >= 0 && control.checkVisibility())
  first?.focus({ preventScroll: true })
  // As Tab does.
  if (first instanceof HTMLInputElement) first.select()
  section?.scrollIntoView()
  return first !== undefined
}

/** To a section itself: Tab then goes on inside of it. */
export function focusSection(id: SectionId): void {
  document.getElementById(id)?.focus({ preventScroll: true })
}
