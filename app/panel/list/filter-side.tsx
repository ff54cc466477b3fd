import type { ReactNode, ToggleEvent } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { LABEL } from '#app/ui/field.ts'
import { Select } from '#app/ui/form/select.tsx'
import { Icon } from '#app/ui/icon.tsx'
import './filter-side.css'

const PANEL_ID = 'filtros'
const TITLE_ID = 'filtros-titulo'

type Props = {
  /** Number of applied filters. */
  count: number
  title: string
  /** Where no filter is applied. */
  clearTo: string
  /** What is found, in words. */
  found: string
  /** The controls. */
  children: ReactNode
}

/**
 * 'Filtros (2)': filters and order of a list in a panel at the side, on a phone in a sheet. It is a popover, which opens without
 * JavaScript too; the list behind it follows each choice.
 */
export function FilterSide({ count, title, clearTo, found, children }: Props) {
  return (
    <>
      <button
        type="button"
        popoverTarget={PANEL_ID}
        className={buttonClass({ variant: 'outline', className: 'num flex-none' })}
      >
        <Icon name="filter" />
        {count > 0 ? `Filtros (${count})` : 'Filtros'}
      </button>
      <div
        id={PANEL_ID}
        popover="auto"
        role="dialog"
        aria-labelledby={TITLE_ID}
        onToggle={onToggle}
        className="filter-side"
      >
        <div className="filter-side-head">
          <h2 id={TITLE_ID} tabIndex={-1} className="text-xl/snug outline-none">
            {title}
          </h2>
          <button
            type="button"
            popoverTarget={PANEL_ID}
            popoverTargetAction="hide"
            aria-label="Cerrar filtros"
            className={buttonClass({ variant: 'ghost', icon: true })}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="filter-side-fields">{children}</div>
        <div className="filter-side-foot">
          {count > 0 && (
            <Link
              to={clearTo}
              preventScrollReset
              onClick={() => document.getElementById(TITLE_ID)?.focus()}
              className={buttonClass({ variant: 'outline' })}
            >
              Quitar filtros
            </Link>
          )}
          <button
            type="button"
            popoverTarget={PANEL_ID}
            popoverTargetAction="hide"
            className={buttonClass({ className: 'noscript:hidden' })}
          >
            Ver {found}
          </button>
          <button type="submit" className={buttonClass({ className: 'not-noscript:hidden' })}>
            Aplicar filtros
          </button>
        </div>
      </div>
    </>
  )
}

/** The panel takes the focus; closing it returns the focus to its button. */
function onToggle({ newState }: ToggleEvent<HTMLElement>) {
  if (newState === 'open') document.getElementById(TITLE_ID)?.focus({ preventScroll: true })
}

type Option = { value: string; label: string }
type ChoiceProps = {
  name: string
  label: string
  /** The words for no choice; without them one of the options always applies. */
  none?: string
  value: string | null
  /** @param params the chosen value, by the name of the control */
  onChoose: (params: Record<string, string>) => void
  children: readonly Option[]
}

/** A filter of a list, or its order. */
export function FilterChoice({ name, label, none, value, onChoose, children }: ChoiceProps) {
  return (
    <label className="grid min-w-0 content-start gap-1">
      <span className={LABEL}>{label}</span>
      <Select
        name={name}
        value={value ?? ''}
        onChange={(event) => onChoose({ [name]: event.target.value })}
        className={`text-sm ${value && none ? 'font-semibold' : ''}`}
      >
        {none && <option value="">{none}</option>}
        {children.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </label>
  )
}
