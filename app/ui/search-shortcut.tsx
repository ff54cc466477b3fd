import { useEffect } from 'react'

const SEARCH_FIELD = ':is([role=search], search) input:is([type=search], [type=text], :not([type]))'
/** Elements in which people type. */
export const TYPING = 'input, textarea, select, [contenteditable]'

/** The `/` key focuses the search of the page, except while typing in a field. */
export function SearchShortcut() {
  useEffect(() => {
    document.addEventListener('keydown', focusSearch)
    return () => document.removeEventListener('keydown', focusSearch)
  }, [])
  return null
}

function focusSearch(event: KeyboardEvent) {
  if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.target instanceof Element && event.target.closest(TYPING)) return
  const fields = document.querySelectorAll<HTMLInputElement>(SEARCH_FIELD)
  const field = [...fields].find((candidate) => candidate.checkVisibility())
  if (!field) return
  event.preventDefault()
  field.focus()
}
