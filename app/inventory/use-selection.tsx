import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** Ids and classes of the parts of a selection, which the rows and the bar share. */
export const SELECTION_FORM = 'seleccion'
export const ROW_BOX = 'pick-row'
export const ALL_BOX = 'pick-all'
const HEAD_BOX = 'pick-page'
/** The key that leads from the table to the bar; it works only while the focus is in the list (WCAG 2.1.4). */
const BAR_KEY = 'c'

/** `rows`: number of chosen rows; `isPage`: every row of the page; `isAll`: every property that the search finds. */
type Chosen = { rows: number; isPage: boolean; isAll: boolean }

/**
 * The selection of a list. The checkboxes of the rows are uncontrolled: a press renders only the bar.
 * @param shown the rows of the page; another page or a deletion changes what is chosen
 */
export function useSelection(shown: readonly unknown[]) {
  const [chosen, setChosen] = useState<Chosen>({ rows: 0, isPage: false, isAll: false })
  const last = useRef<HTMLInputElement>(null)
  useEffect(recount, [shown])

  function recount() {
    const boxes = rowBoxes()
    const rows = boxes.filter(({ checked }) => checked).length
    const isPage = rows > 0 && rows === boxes.length
    const all = document.querySelector<HTMLInputElement>(`.${ALL_BOX}:checked`)
    // All means this page too: without one of its rows it no longer does.
    if (all && !isPage) all.checked = false
    showHead(rows, isPage)
    setChosen({ rows, isPage, isAll: all !== null && isPage })
  }

  /** A checkbox changes with a click, also by keyboard; with Shift the rows up to the last one follow. */
  function onChange({ target, nativeEvent }: FormEvent) {
    if (!(target instanceof HTMLInputElement)) return
    const { classList, checked } = target
    if (classList.contains(HEAD_BOX)) for (const box of rowBoxes()) box.checked = checked
    else if (classList.contains(ROW_BOX)) checkRange(target, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
    else if (!classList.contains(ALL_BOX)) return
    if (!classList.contains(ALL_BOX)) last.current = target
    recount()
    // The whole page was chosen to do something with it.
    if (classList.contains(HEAD_BOX) && checked) document.getElementById(SELECTION_FORM)?.focus()
  }

  function checkRange(target: HTMLInputElement, isRange: boolean) {
    const boxes = rowBoxes()
    const [from, to] = [boxes.indexOf(target), last.current ? boxes.indexOf(last.current) : -1]
    if (!isRange || to < 0) return
    for (const box of boxes.slice(Math.min(from, to), Math.max(from, to) + 1)) box.checked = target.checked
  }

  /** One key leads from the table to the bar, and Escape back to the last row. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target, key, ctrlKey, metaKey, altKey } = event
    if (!(target instanceof HTMLElement) || ctrlKey || metaKey || altKey || isTypedIn(target)) return
    const bar = document.getElementById(SELECTION_FORM)
    const isInBar = bar?.contains(target) === true
    if (key.toLowerCase() === BAR_KEY && !isInBar && isShown()) bar?.focus()
    else if (key === 'Escape' && isInBar) focusRow()
    else return
    event.preventDefault()
  }

  function focusRow() {
    const boxes = rowBoxes()
    const row = last.current?.isConnected ? last.current : (boxes.find(({ checked }) => checked) ?? boxes[0])
    row?.focus()
  }

  /** The bar disappears, so the focus goes back to the checkbox that was chosen last. */
  function onReset() {
    showHead(0, false)
    setChosen({ rows: 0, isPage: false, isAll: false })
    focusRow()
  }

  return { chosen, onChange, onKeyDown, onReset }
}

/** The checkbox of the head says whether all rows of the page are chosen, some, or none. */
function showHead(rows: number, isPage: boolean) {
  const head = document.querySelector<HTMLInputElement>(`.${HEAD_BOX}`)
  if (head) Object.assign(head, { checked: isPage, indeterminate: rows > 0 && !isPage })
}

/** Whether the focus is in something that takes the pressed letters itself. */
export function isTypedIn(target: HTMLElement): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox'
  return target.matches('select, textarea, [contenteditable]') || target.closest('dialog, .cell-form') !== null
}

/** The bar is shown while a row, or all that the search finds, is chosen. */
function isShown(): boolean {
  return document.querySelector(`.${ROW_BOX}:checked, .${ALL_BOX}:checked`) !== null
}

function rowBoxes(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(`.${ROW_BOX}`)]
}
