import type { ReactNode } from 'react'
import { Form, href } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { counted } from '#app/panel/counted.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Tick } from '#app/ui/form/check-box.tsx'
import { useMay } from '#app/panel/may.tsx'
import type { PanelPage } from './panel-row.ts'
import { type PanelQuery, panelParams, panelQuery } from './panel-search.ts'
import { ACTION_PARAM, ALL_PARAM, BATCH_ACTIONS, BATCH_ACTION_LABELS, ROW_PARAM, rowValue } from './selection.ts'
import { useRowKeys } from './use-row-keys.tsx'
import { ALL_BOX, ROW_BOX, SELECTION_FORM, useSelection } from './use-selection.tsx'
import './selection.css'

type RowsProps = { query: PanelQuery; list: Pick<PanelPage, 'rows' | 'found'>; children: ReactNode }

/** The list with its keys, and with its selection for people who may change properties. */
export function SelectableRows({ query, list, children }: RowsProps) {
  const { chosen, onChange, onKeyDown, onReset } = useSelection(list.rows)
  const mayEdit = useMay('edit')
  useRowKeys()
  const keys = 'Teclas: J y K cambian de fila, Enter la abre'
  if (!mayEdit)
    return (
      <div className="pickable">
        {children}
        <KeysHint>{keys}</KeysHint>
      </div>
    )
  return (
    <div role="group" aria-label="Lista con selección" className="pickable" onChange={onChange} onKeyDown={onKeyDown}>
      <div key={panelQuery(query)} className="pick-head">
        <PageBox found={list.found} />
        <SelectionBar query={query} list={list} chosen={chosen} onReset={onReset} />
      </div>
      {children}
      <KeysHint>{keys}, X la elige; C va a lo que cambia y Esc regresa</KeysHint>
    </div>
  )
}

function KeysHint({ children }: { children: ReactNode }) {
  return <p className="mt-2 text-xs text-ink-3 max-lg:hidden pointer-coarse:hidden noscript:hidden">{children}</p>
}

/** The cell with the checkbox of a row. Without JavaScript it is part of the form of the bar, too. */
export function PickCell({ row }: { row: { id: string; version: number; title: string } }) {
  return (
    <td className="property-pick">
      <label>
        <Tick
          type="checkbox"
          form={SELECTION_FORM}
          name={ROW_PARAM}
          value={rowValue(row)}
          aria-label={`Elegir ${row.title}`}
          className={ROW_BOX}
        />
      </label>
    </td>
  )
}

/** The checkbox of the head: it chooses the page. Without JavaScript, which that needs, it chooses all that the search finds. */
function PageBox({ found }: { found: number }) {
  return (
    <>
      <label className="pick-box noscript:hidden">
        <Tick type="checkbox" className="pick-page" />
        <span className="pick-name">Elegir esta página</span>
      </label>
      <label className="pick-box not-noscript:hidden">
        <Tick type="checkbox" form={SELECTION_FORM} name={ALL_PARAM} value="1" className={ALL_BOX} />
        <span className="pick-name">Elegir las {formatCount(found)}</span>
      </label>
    </>
  )
}

type BarProps = Pick<RowsProps, 'query' | 'list'> & {
  chosen: ReturnType<typeof useSelection>['chosen']
  onReset: () => void
}

/** What can be done with the chosen properties, in place of the head while one is chosen. Its form leads to the change. */
function SelectionBar({ query, list: { rows, found }, chosen, onReset }: BarProps) {
  const count = chosen.isAll ? found : chosen.rows
  return (
    <Form
      id={SELECTION_FORM}
      method="get"
      action={href('/dashboard/cambios/nuevo')}
      onReset={onReset}
      autoComplete="off"
      tabIndex={-1}
      aria-label="Cambiar las elegidas"
      aria-keyshortcuts="C"
      className="pick-bar"
    >
      {[...panelParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p role="status" className="num flex-none font-semibold noscript:hidden">
        {counted(count, 'elegida', 'elegidas')}
      </p>
      <button
        type="reset"
        aria-label="Quitar selección"
        title="Quitar selección"
        className={buttonClass({ variant: 'ghost', size: 'sm', icon: true })}
      >
        <Icon name="close" />
      </button>
      {chosen.isPage && found > rows.length && (
        <label className="pick-every">
          <Tick type="checkbox" name={ALL_PARAM} value="1" className={ALL_BOX} />
          Elegir las {formatCount(found)}
        </label>
      )}
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
    </Form>
  )
}
