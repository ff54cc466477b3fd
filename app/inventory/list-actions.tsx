import { Link, href } from 'react-router'
import { useMay } from '#app/panel/may.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { ExportLinks } from './export-links.tsx'
import type { PanelQuery } from './panel-search.ts'

/** What can be done with the catalogue as a whole: side by side while both fit, also on a phone. */
export function ListActions({ query, className = '' }: { query?: PanelQuery; className?: string }) {
  return (
    <div className={`grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.75rem),1fr))] gap-2 sm:flex ${className}`}>
      {useMay('edit') && (
        <Link to={href('/add-property')} className={buttonClass({ className: 'max-sm:px-[.6rem]' })}>
          <PanelIcon name="plus" />
          Añadir Propiedad
        </Link>
      )}
      <ExportLinks query={query} />
    </div>
  )
}
