import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Form, href } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { counted } from '#app/panel/counted.ts'
import { buttonClass } from '#app/ui/button.ts'
import { useMay } from '#app/panel/may.tsx'
import type { PanelPage } from './panel-row.ts'
import { type PanelQuery, panelParams } from './panel-search.ts'
import { ACTION_PARAM, ALL_PARAM, BATCH_ACTIONS, BATCH_ACTION_LABELS, ROW_PARAM, rowValue } from './selection.ts'

const FORM_ID = 'seleccion'
const ROW_BOX = 'pick-row'
/** The key that leads from the table to the bar; it works only while the focus is in the list (WCAG 2.1.4). */
const BAR_KEY = 'c'

type RowsProps = { query: PanelQuery; list: Pick<PanelPage, 'rows' | 'found'>; children: ReactNode }

/** The list with its selection, for people who may change properties. */
export function SelectableRows({ query, list, children }: RowsProps) {
  const { count, onChange, onKeyDown, choosePage, onReset } = useSelection()
  if (!useMay('edit')) return children
  return (
    <div role="group" aria-label="Lista con selección" className="pickable" onChange={onChange} onKeyDown={onKeyDown}>
      <SelectionLine rows={list.rows.length} found={list.found} onPage={choosePage} />
      {children}
      <SelectionBar query={query} count={count} onReset={onReset} />
    </div>
  )
}

/** The checkboxes of the rows are uncontrolled: a press renders only the bar. */
function useSelection() {
  const [count, setCount] = useState(0)
  const last = useRef<HTMLInputElement>(null)

  /** A checkbox changes with a click, also by keyboard; with Shift the rows up to the last one follow. */
  function onChange({ target, nativeEvent }: FormEvent) {
    if (!(target instanceof HTMLInputElement) || !target.classList.contains(ROW_BOX)) return
    const boxes = rowBoxes()
    const [from, to] = [boxes.indexOf(target), last.current ? boxes.indexOf(last.current) : -1]
    if (to >= 0 && 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
      for (const box of boxes.slice(Math.min(from, to), Math.max(from, to) + 1)) box.checked = target.checked
    last.current = target
    recount()
  }

  function recount() {
    setCount(rowBoxes().filter(({ checked }) => checked).length)
  }

  function choosePage(isChosen: boolean) {
    for (const box of rowBoxes()) box.checked = isChosen
    recount()
  }

  /** One key leads from the table to the bar, and Escape back to the last row. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target, key, ctrlKey, metaKey, altKey } = event
    if (!(target instanceof HTMLElement) || ctrlKey || metaKey || altKey || isTyping(target)) return
    const bar = document.getElementById(FORM_ID)
    const isInBar = bar?.contains(target) === true
    if (key.toLowerCase() === BAR_KEY && !isInBar && isShown()) bar?.querySelector('button')?.focus()
    else if (key === 'Escape' && isInBar) focusRow()
    else return
    event.preventDefault()
  }

  function focusRow() {
    const boxes = rowBoxes()
    const row = last.current?.isConnected ? last.current : (boxes.find(({ checked }) => checked) ?? boxes[0])
    row?.focus()
  }

  /** The bar disappears, so the focus goes back to the row that was chosen last. */
  function onReset() {
    setCount(0)
    focusRow()
  }

  return { count, onChange, onKeyDown, choosePage, onReset }
}

/** The bar is shown while a row, or all that the search finds, is chosen. */
function isShown(): boolean {
  return document.querySelector(`.${ROW_BOX}:checked, .pick-all:checked`) !== null
}

function isTyping(target: HTMLElement): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox'
  return target.matches('select, textarea, [contenteditable]') || target.closest('dialog') !== null
}

function rowBoxes(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(`.${ROW_BOX}`)]
}

/** The cell with the checkbox of a row. Without JavaScript it is part of the form of the bar, too. */
export function PickCell({ row }: { row: { id: string; version: number; title: string } }) {
  return (
    <td className="property-pick">
      <label>
        <input
          type="checkbox"
          form={FORM_ID}
          name={ROW_PARAM}
          value={rowValue(row)}
          aria-label={`Elegir ${row.title}`}
          className={ROW_BOX}
        />
      </label>
    </td>
  )
}

type LineProps = { rows: number; found: number; onPage: (isChosen: boolean) => void }

/** Two checkboxes: one chooses every row of the page, one every property that the search and the filters find. */
function SelectionLine({ rows, found, onPage }: LineProps) {
  return (
    <p className="pick-line">
      <label className="noscript:hidden">
        <input type="checkbox" form={FORM_ID} onChange={(event) => onPage(event.target.checked)} />
        Elegir esta página
      </label>
      {found > rows && (
        <label>
          <input type="checkbox" form={FORM_ID} name={ALL_PARAM} value="1" className="pick-all" />
          Elegir las {formatCount(found)} que encuentra la búsqueda
        </label>
      )}
      <span className="text-xs text-ink-3 max-lg:hidden noscript:hidden">
        Tecla C: ir a lo que cambia; Esc: regresar
      </span>
    </p>
  )
}

type BarProps = { query: PanelQuery; count: number; onReset: () => void }

/** What can be done with the chosen properties; shown while one is chosen. Its form leads to the page of the change. */
function SelectionBar({ query, count, onReset }: BarProps) {
  return (
    <Form
      id={FORM_ID}
      method="get"
      action={href('/dashboard/cambios/nuevo')}
      onReset={onReset}
      autoComplete="off"
      aria-label="Cambiar las elegidas"
      aria-keyshortcuts="C"
      className="pick-bar"
    >
      {[...panelParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p role="status" className="num pick-count noscript:hidden">
        {counted(count, 'elegida', 'elegidas')}
      </p>
      <div className="pick-actions">
        {BATCH_ACTIONS.map((action) => (
          <button
            key={action}
            name={ACTION_PARAM}
            value={action}
            className={buttonClass({ variant: 'outline', size: 'sm' })}
          >
            {BATCH_ACTION_LABELS[action]}
          </button>
        ))}
        <button type="reset" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
          Quitar selección
        </button>
      </div>
    </Form>
  )
}
