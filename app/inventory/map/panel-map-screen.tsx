import { Link, href } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'
import { useMay } from '#app/panel/may.tsx'
import { SECTION_HEAD } from '#app/panel/section-head.ts'
import { StatusBadge } from '#app/inventory/status-badge.tsx'
import { STATUSES, STATUS_LABELS, type Status } from '#app/catalogue/facts/vocabulary.ts'
import { Pager } from '#app/ui/pager.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { PILL_LINK } from '#app/ui/panel/pill-link.ts'
import { ROWS, ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import { IN_VIEW_ID, MOST_LISTED, type MapProperty, type PanelMap, type Unplaced } from './panel-map.ts'
import { drawStatus } from './draw-status.ts'

const ADDRESS = href('/dashboard/mapa')
const HEAD_LINK = 'num mr-4 inline-flex min-h-6 items-center text-sm underline pointer-coarse:min-h-11'
const MOVES = 'flex justify-center gap-0.5 border-t border-line bg-surface p-0.5'
const MOVE =
  'grid h-11 w-11 min-w-0 place-items-center rounded-sm border border-line-strong bg-surface text-lg leading-none text-ink no-underline hover:bg-hover hover:text-ink'

type Props = { map: PanelMap; status: Status | null; unplaced: Unplaced; bbox: string }

/** The catalogue on a map with the status of each property, and below it the properties without a place. */
export function PanelMapScreen({ map, status, unplaced, bbox }: Props) {
  const { svg, credit, around, counts, moves, listed, total, totalLabel } = map
  return (
    <>
      <div className={SECTION_HEAD}>
        <div>
          <h1>Mapa del catálogo</h1>
          <p className="num">{totalLabel} en esta vista, en su lugar verdadero</p>
          <Link to={href('/dashboard/propiedades')} className={HEAD_LINK}>
            Ver la lista
          </Link>
          {around && (
            <Link to={ADDRESS + around.query} className={HEAD_LINK}>
              {around.label} fuera de esta vista: ver todas
            </Link>
          )}
          {unplaced.count > 0 && (
            <a href="#sin-ubicacion" className={HEAD_LINK}>
              Sin ubicación ({formatCount(unplaced.count)})
            </a>
          )}
        </div>
      </div>
      <nav aria-label="Estatus" className="flex flex-wrap gap-2">
        <Link
          to={ADDRESS + queryOf({ bbox })}
          preventScrollReset
          aria-current={status === null ? 'true' : undefined}
          className={PILL_LINK}
        >
          Todos
        </Link>
        {STATUSES.map((code) => (
          <Link
            key={code}
            to={ADDRESS + queryOf({ bbox, status: code })}
            preventScrollReset
            aria-current={status === code ? 'true' : undefined}
            className={`${PILL_LINK} inline-flex items-center gap-2`}
          >
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className="size-5"
              dangerouslySetInnerHTML={{ __html: drawStatus(code, [12, 12]) }}
            />
            {STATUS_LABELS[code]}
            {(status === null || status === code) && <span className="num">{formatCount(counts[code])}</span>}
          </Link>
        ))}
      </nav>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
        {svg !== null && (
          <figure>
            <div className="overflow-hidden rounded-md border border-line">
              <div dangerouslySetInnerHTML={{ __html: svg }} />
              <nav aria-label="Mover el mapa" className={MOVES}>
                {moves.map(
                  ({ label, sign, query }) =>
                    query !== null && (
                      <Link
                        key={label}
                        to={ADDRESS + query}
                        preventScrollReset
                        aria-label={label}
                        title={label}
                        className={MOVE}
                      >
                        <span aria-hidden="true">{sign}</span>
                      </Link>
                    ),
                )}
              </nav>
            </div>
            <figcaption className="mt-1 text-2xs text-ink-3">{credit}</figcaption>
          </figure>
        )}
        {listed.length === 0 && total > 0 && (
          <p className="max-w-[48ch] text-sm text-ink-2">
            Al acercar el mapa aparecen aquí, con su estatus, las propiedades de esa parte, cuando son {MOST_LISTED} o
            menos.
          </p>
        )}
        {listed.length > 0 && (
          <section aria-labelledby={IN_VIEW_ID} className={BOX}>
            <BoxHead id={IN_VIEW_ID} title="En esta vista" />
            <PropertyList properties={listed} />
            {listed.length < total && (
              <p className={`${BOX_BODY} num text-sm text-ink-2`}>
                y {formatCount(total - listed.length)} más, anteriores a estas: están en la lista de propiedades.
              </p>
            )}
          </section>
        )}
      </div>
      <UnplacedBox unplaced={unplaced} query={{ bbox, status }} />
    </>
  )
}

function UnplacedBox({ unplaced, query }: { unplaced: Unplaced; query: MapQuery }) {
  const { rows, count, page, pages } = unplaced
  return (
    <section id="sin-ubicacion" aria-labelledby="sin-ubicacion-titulo" className={`${BOX} scroll-mt-6`}>
      <BoxHead id="sin-ubicacion-titulo" title="Propiedades sin ubicación">
        <span className="num text-xs text-ink-3">{formatCount(count)}</span>
      </BoxHead>
      <p className={`${BOX_BODY} text-sm text-ink-2`}>
        {count === 0
          ? 'Aquí aparecen las propiedades que el mapa del sitio no puede mostrar. Hoy no hay ninguna.'
          : 'No aparecen en el mapa del sitio: su enlace no dice el punto, o su zona no está entre las conocidas. Se arregla en el formulario de cada una, junto a su enlace de Google Maps.'}
      </p>
      {count > 0 && <PropertyList properties={rows} />}
      <div className={pages > 1 ? BOX_BODY : ''}>
        <Pager
          page={page}
          pages={pages}
          addressOf={(to) => `${ADDRESS}${queryOf({ ...query, page: to })}#sin-ubicacion`}
        />
      </div>
    </section>
  )
}

/** Links lead to the form, or to the page for a person who may not edit. */
function PropertyList({ properties }: { properties: readonly MapProperty[] }) {
  const mayEdit = useMay('edit')
  return (
    <ul className={`${ROWS} border-t border-line *:py-2`}>
      {properties.map(({ id, title, code, place, status }) => (
        <li key={id}>
          <p className="col-span-2 min-w-0">
            <Link
              to={
                mayEdit
                  ? href('/edit-property/:propertyId', { propertyId: id })
                  : href('/property/:propertyId', { propertyId: id })
              }
              className={`${ROW_TITLE} inline-block min-h-6 font-semibold text-inherit no-underline hover:underline pointer-coarse:min-h-11`}
            >
              {title}
            </Link>
            <span className={`${ROW_NOTE} block`}>{[code, place].filter(Boolean).join('\u00A0· ')}</span>
          </p>
          <StatusBadge status={status} />
        </li>
      ))}
    </ul>
  )
}

type MapQuery = { bbox?: string; status?: Status | null; page?: number }

function queryOf({ bbox, status, page = 1 }: MapQuery): string {
  const params = new URLSearchParams({ ...(status && { status }), ...(page > 1 && { page: String(page) }) })
  const rest = [...(params.size > 0 ? [String(params)] : []), ...(bbox ? [`bbox=${bbox}`] : [])]
  return rest.length > 0 ? `?${rest.join('&')}` : ''
}
