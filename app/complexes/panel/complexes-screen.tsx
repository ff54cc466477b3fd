import { Form, Link, href, useNavigate } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { useMay } from '#app/panel/may.tsx'
import { pageAddress } from '#app/panel/page-param.ts'
import { PanelEmpty } from '#app/panel/panel-empty.tsx'
import { SECTION_HEAD } from '#app/panel/section-head.ts'
import { Thumb } from '#app/photos/thumb.tsx'
import { placeName } from '#app/catalogue/property/property.ts'
import { TRASH_DAYS } from '#app/records/trash.ts'
import { COMPLEX_KIND_LABELS } from '#app/catalogue/facts/complex-kinds.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Pager } from '#app/ui/pager.tsx'
import { BOX } from '#app/ui/panel/box.tsx'
import { ConfirmDialog } from '#app/ui/panel/confirm-dialog.tsx'
import { PanelIcon } from '#app/ui/panel/panel-icon.tsx'
import { ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import { COMPLEX_INTENTS, type ComplexPage, type ComplexRow, REMOVE_COMPLEX_PARAM, spacesText } from './complex-list.ts'

const ADDRESS = href('/dashboard/conjuntos')

/** The complexes of the catalogue. `removing` is the one that a dialog asks to delete. */
export function ComplexesScreen({ list, removing }: { list: ComplexPage; removing: ComplexRow | null }) {
  const { rows, total, page, pages } = list
  const mayEdit = useMay('edit')
  const add = mayEdit && (
    <Link to={href('/dashboard/conjuntos/nuevo')} className={buttonClass()}>
      <PanelIcon name="plus" />
      Añadir conjunto
    </Link>
  )
  return (
    <>
      <div className={SECTION_HEAD}>
        <div>
          <h1>Conjuntos</h1>
          <p role="status" className="num">
            {total === 1 ? '1 conjunto' : `${formatCount(total)} conjuntos`}
          </p>
        </div>
        {total > 0 && add}
      </div>
      {rows.length > 0 ? (
        <ul className={`${BOX} divide-y divide-line`}>
          {rows.map((row) => (
            <ComplexItem key={row.id} row={row} page={page} mayEdit={mayEdit} />
          ))}
        </ul>
      ) : (
        <PanelEmpty title="Todavía no hay conjuntos" action={add}>
          Un conjunto reúne los espacios de una plaza, un parque industrial o una torre en una sola página.
        </PanelEmpty>
      )}
      <Pager page={page} pages={pages} addressOf={(to) => pageAddress(ADDRESS, to)} />
      {removing && mayEdit && <RemoveDialog key={removing.id} row={removing} backTo={pageAddress(ADDRESS, page)} />}
    </>
  )
}

/** With letters of twice the size on a phone: one in a row, as its word alone. */
const NARROWEST = 'max-[16rem]:basis-full max-[16rem]:px-0! max-[16rem]:text-2xs! max-[16rem]:*:hidden'
/** On a phone, two of the first ones and three of the second ones are in a row. */
const FIRST_BUTTON = buttonClass({
  variant: 'outline',
  className: `max-sm:flex-[1_1_40%] max-sm:px-2 ${NARROWEST}`,
})
const SECOND_BUTTON = buttonClass({
  variant: 'ghost',
  className: `max-sm:flex-[1_1_28%] max-sm:px-1 max-sm:*:hidden ${NARROWEST}`,
})

function ComplexItem({ row, page, mayEdit }: { row: ComplexRow; page: number; mayEdit: boolean }) {
  const { id, slug, name, kind, location, municipality, cover } = row
  const asking = new URLSearchParams({ ...(page > 1 && { page: String(page) }), [REMOVE_COMPLEX_PARAM]: id })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-[1.1rem] py-3">
      <Thumb photo={cover} className="aspect-4/3 h-auto w-16 rounded-sm bg-sunken object-cover" />
      <div className="min-w-0 flex-[1_1_11rem]">
        <h2 className={`${ROW_TITLE} font-semibold`}>{name}</h2>
        <p className={`${ROW_NOTE} num`}>
          {COMPLEX_KIND_LABELS[kind]}&nbsp;· {placeName([location, municipality])}&nbsp;·{' '}
          <span className="inline-block">{spacesText(row)}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        {mayEdit && (
          <>
            <Link
              to={href('/dashboard/conjuntos/:complexId/espacios', { complexId: id })}
              aria-label={`Espacios de ${name}`}
              className={FIRST_BUTTON}
            >
              <PanelIcon name="building" />
              Espacios
            </Link>
            <Link
              to={href('/dashboard/conjuntos/:complexId', { complexId: id })}
              aria-label={`Editar ${name}`}
              className={FIRST_BUTTON}
            >
              <PanelIcon name="edit" />
              Editar
            </Link>
          </>
        )}
        <Link
          to={href('/dashboard/conjuntos/:complexId/versiones', { complexId: id })}
          aria-label={`Versiones de ${name}`}
          className={SECOND_BUTTON}
        >
          <PanelIcon name="log" />
          Versiones
        </Link>
        <Link
          to={href('/conjunto/:complexSlug', { complexSlug: slug })}
          aria-label={`Ver la página de ${name}`}
          className={SECOND_BUTTON}
        >
          <PanelIcon name="eye" />
          Ver
        </Link>
        {mayEdit && (
          <Link
            to={`${ADDRESS}?${asking}`}
            preventScrollReset
            aria-label={`Eliminar ${name}`}
            className={SECOND_BUTTON}
          >
            <PanelIcon name="trash" />
            Eliminar
          </Link>
        )}
      </div>
    </li>
  )
}

/** Asks before deleting, and says what happens to the spaces. */
function RemoveDialog({ row: { id, name, spaces }, backTo }: { row: ComplexRow; backTo: string }) {
  const navigate = useNavigate()
  return (
    <ConfirmDialog
      title="Eliminar conjunto"
      backTo={backTo}
      hasAddress
      onCancel={() => void navigate(backTo, { replace: true, preventScrollReset: true })}
      answer={
        <Form method="post" action={backTo} className="grid">
          <input type="hidden" name="id" value={id} />
          <button name="intent" value={COMPLEX_INTENTS.remove} className={buttonClass({ variant: 'danger' })}>
            <PanelIcon name="trash" />
            Eliminar
          </button>
        </Form>
      }
    >
      <p>
        ¿Eliminar {name}? {leftWithout(spaces)} Durante {TRASH_DAYS} días se puede restaurar desde la papelera
        {spaces > 0 && ', con los espacios que sigan sin conjunto'}.
      </p>
    </ConfirmDialog>
  )
}

function leftWithout(spaces: number): string {
  if (spaces === 0) return 'No tiene espacios.'
  return spaces === 1
    ? 'Su espacio sigue en el catálogo, sin conjunto.'
    : `Sus ${formatCount(spaces)} espacios siguen en el catálogo, sin conjunto.`
}
