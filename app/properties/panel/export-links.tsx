import { href } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { panelQuery } from './panel-search.ts'

const MENU_ID = 'exportar'
const FORMATS = [
  { format: 'xlsx', name: 'Excel (.xlsx)' },
  { format: 'csv', name: 'CSV (.csv)' },
] as const

/** 'Exportar Datos' (decision 7): what the person sees, all of it or what a search found, as a file of their choice. */
export function ExportLinks({ search = '' }: { search?: string }) {
  return (
    <div className="grid">
      <button type="button" popoverTarget={MENU_ID} className={buttonClass({ variant: 'outline' })}>
        <PanelIcon name="download" />
        Exportar Datos
      </button>
      <div id={MENU_ID} popover="auto" className="menu">
        {FORMATS.map(({ format, name }) => (
          <a
            key={format}
            href={href('/dashboard/exportar/:format', { format }) + panelQuery({ search, page: 1 })}
            onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
            className="menu-item"
          >
            {name}
          </a>
        ))}
      </div>
    </div>
  )
}
