import { useAgency } from '#app/agency/use-agency.tsx'
import { Form, Link, href, useNavigate } from 'react-router'
import { formatDay, formatDayIn } from '#app/calendar/calendar-day.ts'
import { useMay } from '#app/panel/may.tsx'
import { pageAddress } from '#app/panel/page-param.ts'
import { PanelEmpty } from '#app/panel/panel-empty.tsx'
import { PanelHead } from '#app/panel/panel-head.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { Pager } from '#app/ui/pager.tsx'
import { BOX } from '#app/ui/panel/box.tsx'
import { ConfirmDialog } from '#app/ui/panel/confirm-dialog.tsx'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import {
  PURGE_PARAM,
  TRASH_DAYS,
  TRASH_INTENTS,
  TRASH_KIND_LABELS,
  type TrashPage,
  type TrashRow,
  lastDay,
  trashText,
} from '#app/records/trash.ts'

type Props = {
  list: TrashPage
  /** The row that a dialog asks to delete for good. */
  purging: Purged | null
}

const ADDRESS = href('/dashboard/papelera')

/** Trash: what was deleted and can be restored (decision 34). */
export function TrashScreen({ list, purging }: Props) {
  const { rows, counts, page, pages } = list
  const [mayEdit, mayPurge] = [useMay('edit'), useMay('people')]
  return (
    <>
      <PanelHead
        back={{ to: href('/dashboard/propiedades'), label: 'Propiedades' }}
        title="Papelera"
        note={<span role="status">{trashText(counts)}</span>}
      />
      {rows.length > 0 ? (
        <>
          <p className="max-w-(--measure) text-ink-2">
            Lo eliminado se puede restaurar durante {TRASH_DAYS} días: una propiedad, con sus fotos, su dirección y los
            mensajes que recibió; un conjunto, con su dirección y sus espacios; un propietario, con sus propiedades; un
            prospecto, con su historial. Después se borra solo.
          </p>
          <ul className={`${BOX} divide-y divide-line`}>
            {rows.map((row) => (
              <TrashItem key={row.id} row={row} page={page} mayEdit={mayEdit} mayPurge={mayPurge} />
            ))}
          </ul>
        </>
      ) : (
        <PanelEmpty title="La papelera está vacía">
          Lo que elimines queda aquí {TRASH_DAYS} días, por si hace falta restaurarlo.
        </PanelEmpty>
      )}
      <Pager page={page} pages={pages} addressOf={(to) => pageAddress(ADDRESS, to)} />
      {purging && mayPurge && <PurgeDialog key={purging.id} purged={purging} backTo={pageAddress(ADDRESS, page)} />}
    </>
  )
}

type ItemProps = { row: TrashRow; page: number; mayEdit: boolean; mayPurge: boolean }

function TrashItem({ row, page, mayEdit, mayPurge }: ItemProps) {
  const { timeZone } = useAgency()
  const { id, kind, title, code, otherCode, deletedAt, deletedBy } = row
  const name = title || code
  const params = new URLSearchParams({ ...(page > 1 && { page: String(page) }), [PURGE_PARAM]: id })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-[1.1rem] py-3">
      <div className="min-w-0 flex-[1_1_16rem]">
        <h2 className={`${ROW_TITLE} font-semibold`}>{name}</h2>
        <p className={`${ROW_NOTE} num`}>
          {code ?? TRASH_KIND_LABELS[kind]}&nbsp;· {code === null ? 'Eliminado' : 'Eliminada'} el{' '}
          <time dateTime={deletedAt}>{formatDayIn(timeZone, deletedAt)}</time>
          {deletedBy && ` por ${deletedBy}`}&nbsp;· Se borra el{' '}
          <time dateTime={lastDay(timeZone, deletedAt)}>{formatDay(lastDay(timeZone, deletedAt))}</time>
        </p>
        {otherCode !== null && (
          <p className={`${ROW_NOTE} num`}>El ID lo tiene ahora otra propiedad: al restaurarla quedará {otherCode}.</p>
        )}
      </div>
      {mayEdit && (
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
          <Form method="post" action={pageAddress(ADDRESS, page)} className="grid">
            <input type="hidden" name="id" value={id} />
            <button
              name="intent"
              value={TRASH_INTENTS.restore}
              aria-label={`Restaurar ${name}`}
              className={buttonClass({ variant: 'outline' })}
            >
              <PanelIcon name="turn-left" />
              Restaurar
            </button>
          </Form>
          {mayPurge && (
            <Link
              to={`${ADDRESS}?${params}`}
              preventScrollReset
              aria-label={`Eliminar definitivamente ${name}`}
              className={buttonClass({ variant: 'ghost' })}
            >
              <PanelIcon name="trash" />
              Eliminar definitivamente
            </Link>
          )}
        </div>
      )}
    </li>
  )
}

type Purged = Pick<TrashRow, 'id' | 'kind' | 'title' | 'code'>

const LOST: Record<TrashRow['kind'], string> = {
  property: 'La propiedad y sus fotos se borran y nadie podrá restaurarlas.',
  complex: 'El conjunto, sus fotos y sus versiones se borran y nadie podrá restaurarlos.',
  owner: 'Los datos del propietario se borran y nadie podrá restaurarlos.',
  lead: 'Los datos del prospecto y su historial se borran y nadie podrá restaurarlos.',
  visit: 'Los datos de la visita se borran y nadie podrá restaurarlos.',
}

/** Asks before a row of the trash is deleted for good. */
function PurgeDialog({ purged, backTo }: { purged: Purged; backTo: string }) {
  const navigate = useNavigate()
  return (
    <ConfirmDialog
      title="Eliminar definitivamente"
      backTo={backTo}
      hasAddress
      onCancel={() => void navigate(backTo, { replace: true, preventScrollReset: true })}
      answer={
        <Form method="post" action={backTo} className="grid">
          <input type="hidden" name="id" value={purged.id} />
          <button name="intent" value={TRASH_INTENTS.purge} className={buttonClass({ variant: 'danger' })}>
            <PanelIcon name="trash" />
            Eliminar definitivamente
          </button>
        </Form>
      }
    >
      <p>{LOST[purged.kind]} Esta acción no se puede deshacer.</p>
      <p className="num text-sm text-ink-3">
        {purged.code ?? TRASH_KIND_LABELS[purged.kind]}&nbsp;· {purged.title}
      </p>
    </ConfirmDialog>
  )
}
