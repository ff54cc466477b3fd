import { useEffect } from 'react'
import { ROW_BOX, isTypedIn } from './use-selection.tsx'

const ROW = '.properties tbody tr'

/**
 * Keys of the list: J and K move from row to row, X chooses the row, Enter opens it. They work while the focus is in the list
 * (WCAG 2.1.4); J and K also lead into it while nothing has the focus.
 */
export function useRowKeys() {
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function onKeyDown(event: KeyboardEvent) {
  const { target, key, ctrlKey, metaKey, altKey } = event
  if (event.defaultPrevented || ctrlKey || metaKey || altKey) return
  if (!(target instanceof HTMLElement) || isTypedIn(target)) return
  const row = target.closest<HTMLElement>(ROW)
  const letter = key.toLowerCase()
  const isMove = letter === 'j' || letter === 'k'
  if (isMove && (target === document.body || target.closest('.pickable'))) move(row, letter === 'j' ? 1 : -1)
  else if (letter === 'x' && row) row.querySelector<HTMLElement>(`.${ROW_BOX}`)?.click()
  else if (key === 'Enter' && target === row) row.querySelector<HTMLElement>('.property-title')?.click()
  else return
  event.preventDefault()
}

function move(row: HTMLElement | null, step: 1 | -1) {
  const rows = [...document.querySelectorAll<HTMLElement>(ROW)]
  const next = row ? rows[rows.indexOf(row) + step] : rows[0]
  next?.focus()
}
