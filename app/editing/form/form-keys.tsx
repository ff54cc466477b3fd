import type { KeyboardEvent } from 'react'
import { FORM_SECTIONS } from '#app/catalogue/facts/fact.ts'

const CONTROL = ':is(input:not([type="hidden"]), select, textarea, summary, button, a[href])'

const SECTIONS = FORM_SECTIONS.map(({ id }) => id)

/**
 * Ctrl or Cmd and Enter saves; F6 moves to the next section, with Shift to the previous one.
 * @param sections ids of the form's sections, in their order
 */
export function onFormKey(event: KeyboardEvent<HTMLFormElement>, sections: readonly string[] = SECTIONS): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, currentTarget, target } = event
  if (key === 'Enter' && (ctrlKey || metaKey)) {
    event.preventDefault()
    return currentTarget.requestSubmit()
  }
  if (key !== 'F6' || ctrlKey || metaKey || altKey || !(target instanceof Element) || target.closest('dialog')) return
  const at = sections.findIndex((id) => target.closest(`#${id}`))
  const next = sections[at + (shiftKey ? -1 : 1)]
  // After the last section and before the first one, the browser handles the key.
  if (next !== undefined && enterSection(next)) event.preventDefault()
}

/** Moves the focus to the first control of a section. @returns false if it has none */
function enterSection(id: string): boolean {
  const section = document.getElementById(id)
  const controls = section?.querySelectorAll<HTMLElement>(CONTROL) ?? []
  const first = [...controls].find((control) => control.tabIndex >= 0 && control.checkVisibility())
  first?.focus({ preventScroll: true })
  // Selects the text, as Tab does.
  if (first instanceof HTMLInputElement) first.select()
  section?.scrollIntoView()
  return first !== undefined
}

/** Moves the focus to a field, or to a section itself, so that Tab goes on inside of it. */
export function focusPart(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true })
}
