import { href } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { type PanelQuery, WHOLE_LIST, panelQuery } from './panel-search.ts'

const MENU_ID = 'exportar'
const FORMATS = [
  { format: 'xlsx', name: 'Excel (.xlsx)' },
  { format: 'csv', name: 'CSV (.csv)' },
] as const

/** 'Exportar Datos' (decision 7): what the person sees, all of it or what the list shows, as a file of their choice. */
export function ExportLinks({ query = WHOLE_LIST }: { query?: PanelQuery }) {
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
