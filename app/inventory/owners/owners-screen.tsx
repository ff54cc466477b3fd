import { Form, Link, href } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { LONGEST_SEARCH } from '#app/forms/typed-search.ts'
import { PanelEmpty } from '#app/panel/panel-empty.tsx'
import { SECTION_HEAD } from '#app/panel/section-head.ts'
import { formatPhone } from '#app/phone/phone.ts'
import { keepTogether } from '#app/text/keep-together.ts'
import { buttonClass } from '#app/ui/button.ts'
import { SearchField } from '#app/ui/form/search-field.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { BOX } from '#app/ui/panel/box.tsx'
import { ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import { type OwnerRow, type OwnersPage, propertiesText } from './shown-owner.ts'

const ADDRESS = href('/dashboard/propietarios')

/** The owners of the properties, with a search. */
export function OwnersScreen({ list: { rows, search, total, page, pages } }: { list: OwnersPage }) {
  const addressOf = (to: number) => {
    const params = new URLSearchParams({ ...(search && { search }), ...(to > 1 && { page: String(to) }) })
    return params.size > 0 ? `${ADDRESS}?${params}` : ADDRESS
  }
  return (
    <>
      <div className={SECTION_HEAD}>
        <div>
          <h1>Propietarios</h1>
          <p role="status" className="num">
            {total === 1 ? '1 propietario' : `${formatCount(total)} propietarios`}
          </p>
        </div>
      </div>
      <Form key={search} role="search" method="get" action={ADDRESS} className="flex flex-wrap gap-2">
        <SearchField
          frame="min-w-0 flex-[1_1_14rem]"
          name="search"
          aria-label="Buscar propietarios"
          placeholder="Nombre, teléfono o correo"
          defaultValue={search}
          maxLength={LONGEST_SEARCH}
        />
        <button type="submit" className={buttonClass({ variant: 'outline', className: 'max-sm:grow' })}>
          Buscar
        </button>
      </Form>
      {rows.length > 0 ? (
        <ul className={`${BOX} divide-y divide-line`}>
          {rows.map((row) => (
            <OwnerItem key={row.id} row={row} />
          ))}
        </ul>
      ) : (
        <PanelEmpty
          title={search ? 'Ningún propietario coincide' : 'Todavía no hay propietarios'}
          action={
            search !== '' && (
              <Link to={ADDRESS} className={buttonClass({ variant: 'outline' })}>
                Ver todos
              </Link>
            )
          }
        >
          Un propietario se añade al escribirlo en el formulario de su propiedad. Solo los ve el equipo.
        </PanelEmpty>
      )}
      <Pager page={page} pages={pages} addressOf={addressOf} />
    </>
  )
}

function OwnerItem({ row: { id, name, phone, email, properties } }: { row: OwnerRow }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-[1.1rem] py-3">
      <div className="min-w-0 flex-[1_1_14rem]">
        <h2 className={`${ROW_TITLE} font-semibold`}>
          <Link to={href('/dashboard/propietarios/:ownerId', { ownerId: id })} className={TEXT_LINK}>
            {name}
          </Link>
        </h2>
        <p className={`${ROW_NOTE} num`}>
          {keepTogether([phone && formatPhone(phone), email].filter(Boolean).join(' · '))}
        </p>
      </div>
      <p className="num text-sm text-ink-2">{propertiesText(properties)}</p>
    </li>
  )
}
