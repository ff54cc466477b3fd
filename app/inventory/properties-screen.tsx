import type { ReactNode } from 'react'
import { href } from 'react-router'
import { useMay } from '#app/panel/may.tsx'
import type { OwnerOption } from '#app/owners/owner.ts'
import { CorrectedNotice } from '#app/listing/search/corrected-notice.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { DeleteDialog, type DeletionCandidate, useDeletion } from './delete-dialog.tsx'
import { PropertiesHead } from './properties-head.tsx'
import { NothingFound } from './nothing-found.tsx'
import type { PanelPage } from './panel-row.ts'
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
  /** How many open leads ask about each property, by id; only those with any. */
  asking: Readonly<Record<string, number>>
  /** The saved lists, above the table. */
  tabs: ReactNode
  /** Shown above the list. */
  children?: ReactNode
}

const ADDRESS = href('/dashboard/propiedades')

/** Propiedades (spec, section 2, Dashboard): search, saved lists, the list, its pages, and the actions of each row. */
export function PropertiesScreen({ list, query, tabs, owners, deleted, confirming, asking, children }: Props) {
  const here = { ...query, page: list.page }
  const { notice, show, close } = useRowNotice()
  const { candidate, deletingId, ask, cancel, confirm } = useDeletion(confirming, here, show)
  const { rows, page, pages } = list
  const mayEdit = useMay('edit')
  return (
    <div className="list-screen">
      <PropertiesHead list={list} query={query} deleted={deleted} />
      <div>
        <PanelSearchForm query={query} municipalities={list.municipalities} owners={owners} found={list.found} />
        <CorrectedNotice
          distance="mt-2"
          typed={query.search}
          corrected={list.corrected}
          to={ADDRESS + panelQuery({ ...query, literal: true, page: 1 })}
          onClick={() => document.querySelector<HTMLElement>('#lista')?.focus()}
        />
      </div>
      {tabs}
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
          asking={asking[candidate.id] ?? 0}
          hasAddress={confirming !== null}
          query={here}
          onCancel={cancel}
          onConfirm={confirm}
        />
      )}
      {notice && <RowNotice key={notice.number} change={notice.change} onClose={close} />}
    </div>
  )
}
