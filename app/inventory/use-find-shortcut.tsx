import { TYPING } from '#app/ui/search-shortcut.tsx'
import { type RefObject, useEffect } from 'react'

/**
 * Ctrl or Cmd and F go to the list's own search (spec, section 2, Properties). With the focus in a field already, so at
 * the second press, the browser's own search comes.
 */
export function useFindShortcut(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'f' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      if (document.activeElement?.matches(TYPING)) return
      if (document.querySelector('dialog:modal')) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [field])
}
