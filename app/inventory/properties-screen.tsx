import type { ReactNode } from 'react'
import { formatCount } from '#app/figures/measure.ts'
import { Link, href } from 'react-router'
import { useMay } from '#app/panel/may.tsx'
import type { OwnerOption } from '#app/owners/owner.ts'
import { SECTION_HEAD } from '#app/panel/section-head.ts'
import { CorrectedNotice } from '#app/listing/search/corrected-notice.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import { DeleteDialog, type DeletionCandidate, useDeletion } from './delete-dialog.tsx'
import { ListActions } from './list-actions.tsx'
import { NothingFound } from './nothing-found.tsx'
import { type PanelPage, foundLabel } from './panel-row.ts'
import { PanelSearchForm } from './panel-search-form.tsx'
import { type PanelQuery, panelQuery } from './panel-search.ts'
import { PropertiesTable } from './properties-table.tsx'
import { PropertyRow } from './property-row.tsx'
import { SelectableRows } from './selection-bar.tsx'
import { RowNotice, useRowNotice } from './row-notice.tsx'
import './properties.css'

type Props = {
  list: PanelPage
  query: PanelQuery
  owners: readonly OwnerOption[]
  /** Number of properties in the trash. */
  deleted: number
  /** The property whose deletion the address asks to confirm. */
  confirming: DeletionCandidate | null
  /** Shown above the list. */
  children?: ReactNode
}

const ADDRESS = href('/dashboard/propiedades')
const HEAD_LINK = `${TEXT_LINK} mr-4 text-sm`
/** Sections that the tab bar of narrow screens has no place for. */
const NARROW_LINKS = [
  { to: href('/dashboard/listas'), name: 'Listas' },
  { to: href('/dashboard/conjuntos'), name: 'Conjuntos' },
  { to: href('/dashboard/propietarios'), name: 'Propietarios' },
]

/** Propiedades (spec, section 2, Dashboard): search, list, pages, and the actions of each row. */
export function PropertiesScreen({ list, query, owners, deleted, confirming, children }: Props) {
  const here = { ...query, page: list.page }
  const { notice, show, close } = useRowNotice()
  const { candidate, deletingId, ask, cancel, confirm } = useDeletion(confirming, here, show)
  const { rows, page, pages } = list
  const mayEdit = useMay('edit')
  const search = panelQuery({ ...query, page: 1 })
  return (
    <>
      <div className={SECTION_HEAD}>
        <div>
          <h1 id="lista" tabIndex={-1}>
            Propiedades
          </h1>
          <p role="status" className="num">
            {foundLabel(list)}
          </p>
          <Link to={href('/dashboard/mapa')} className={`${TEXT_LINK} mr-4 text-sm pointer-coarse:min-w-11`}>
            Mapa
          </Link>
          {NARROW_LINKS.map(({ to, name }) => (
            <Link key={to} to={to} className={`${HEAD_LINK} lg:hidden`}>
              {name}
            </Link>
          ))}
          {mayEdit && (
            <Link to={href('/dashboard/importar')} className={HEAD_LINK}>
              Importar
            </Link>
          )}
          {mayEdit && (
            <Link to={href('/dashboard/fotos')} className={HEAD_LINK}>
              Fotos por ID
            </Link>
          )}
          {mayEdit && search && (
            <Link to={href('/dashboard/listas') + search} className={HEAD_LINK}>
              Guardar esta búsqueda
            </Link>
          )}
          {deleted > 0 && (
            <Link to={href('/dashboard/papelera')} className={`${TEXT_LINK} num text-sm`}>
              Papelera ({formatCount(deleted)})
            </Link>
          )}
        </div>
        <ListActions query={query} className="max-sm:w-full" />
      </div>
      <div>
        <PanelSearchForm query={query} municipalities={list.municipalities} owners={owners} />
        <CorrectedNotice
          distance="mt-3"
          typed={query.search}
          corrected={list.corrected}
          to={ADDRESS + panelQuery({ ...query, literal: true, page: 1 })}
          onClick={() => document.querySelector<HTMLElement>('#lista')?.focus()}
        />
      </div>
      {children}
      {rows.length > 0 ? (
        <SelectableRows query={here} list={list}>
          <PropertiesTable>
            {rows.map((row) => (
              <PropertyRow
                key={row.id}
                row={row}
                query={here}
                isDeleting={deletingId === row.id}
                onChange={show}
                onRemove={() => ask(row)}
              />
            ))}
          </PropertiesTable>
        </SelectableRows>
      ) : (
        <NothingFound query={query} />
      )}
      <Pager page={page} pages={pages} addressOf={(to) => ADDRESS + panelQuery({ ...query, page: to })} />
      {candidate && mayEdit && (
        <DeleteDialog
          candidate={candidate}
          hasAddress={confirming !== null}
          query={here}
          onCancel={cancel}
          onConfirm={confirm}
        />
      )}
      {notice && <RowNotice key={notice.number} change={notice.change} onClose={close} />}
    </>
  )
}
