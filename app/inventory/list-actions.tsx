import { Link, href } from 'react-router'
import { useMay } from '#app/panel/may.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { type PanelQuery, UNFILTERED_LIST, panelQuery } from './panel-search.ts'

const MENU_ID = 'exportar'
const FORMATS = [
  { format: 'xlsx', name: 'Excel (.xlsx)' },
  { format: 'csv', name: 'CSV (.csv)' },
] as const

/** 'Añadir Propiedad' and 'Exportar Datos', side by side if they fit. */
export function ListActions() {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.75rem),1fr))] gap-2 sm:flex">
      {useMay('edit') && <AddLink />}
      <ExportLinks />
    </div>
  )
}

export function AddLink() {
  return (
    <Link to={href('/add-property')} className={buttonClass({ className: 'max-sm:px-[.6rem]' })}>
      <PanelIcon name="plus" />
      Añadir Propiedad
    </Link>
  )
}

/** 'Exportar Datos' (decision 7): a menu of formats for the list, or for the whole catalogue without a query. */
export function ExportLinks({ query = UNFILTERED_LIST }: { query?: PanelQuery }) {
  return (
    <div className="grid">
      <button
        type="button"
        popoverTarget={MENU_ID}
        className={buttonClass({ variant: 'outline', className: 'max-sm:px-[.6rem]' })}
      >
        <PanelIcon name="download" />
        Exportar Datos
      </button>
      <div
        id={MENU_ID}
        popover="auto"
        className="menu min-w-48 rounded-md border border-line bg-surface p-[.35rem] text-ink shadow-(--shadow-float)"
      >
        {FORMATS.map(({ format, name }) => (
          <a
            key={format}
            href={href('/dashboard/exportar/:format', { format }) + panelQuery({ ...query, page: 1 })}
            onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
            className="flex min-h-11 items-center rounded-sm px-3 font-medium text-ink no-underline hover:bg-hover"
          >
            {name}
          </a>
        ))}
      </div>
    </div>
  )
}
