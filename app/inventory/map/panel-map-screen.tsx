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
import {
  IN_VIEW_ID,
  type MapProperty,
  PANEL_MAP,
  type PanelMap,
  type PanelMapAddress,
  type Unplaced,
  panelMapQuery,
} from './panel-map.ts'
import { drawStatus } from './draw-status.ts'
import { MovableMap } from './movable-map.tsx'
import './panel-map.css'

const HEAD_LINK = 'num inline-flex min-h-6 items-center text-sm underline pointer-coarse:min-h-11'

type Props = { map: PanelMap; status: Status | null; unplaced: Unplaced; bbox: string }

/** The catalogue on a map with the status of each property, its list beside it, and below both the properties without a place. */
export function PanelMapScreen({ map, status, unplaced, bbox }: Props) {
  const { html, counts, listed, total, totalLabel } = map
  return (
    <>
      <div className={SECTION_HEAD}>
        <div>
          <h1>Mapa del catálogo</h1>
          <p>Cada propiedad en su lugar verdadero</p>
        </div>
        {unplaced.count > 0 && (
          <a href="#sin-ubicacion" className={HEAD_LINK}>
            Sin ubicación ({formatCount(unplaced.count)})
          </a>
        )}
      </div>
      <nav aria-label="Estatus" className="flex flex-wrap gap-2">
        <Link
          to={PANEL_MAP + panelMapQuery({ bbox })}
          preventScrollReset
          aria-current={status === null ? 'true' : undefined}
          className={PILL_LINK}
        >
          Todos
        </Link>
        {STATUSES.map((code) => (
          <Link
            key={code}
            to={PANEL_MAP + panelMapQuery({ bbox, status: code })}
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
      {html !== null && (
        <div className="panel-map">
          <MovableMap html={html} status={status} />
          <section aria-labelledby={IN_VIEW_ID} className={`${BOX} panel-map-list`}>
            <BoxHead id={IN_VIEW_ID} title="En esta vista">
              <span aria-live="polite" className="num text-xs text-ink-3">
                {totalLabel}
              </span>
            </BoxHead>
            {listed.length > 0 ? (
              <PropertyList properties={listed} />
            ) : (
              <p className={`${BOX_BODY} text-sm text-ink-2`}>
                {status === null
                  ? 'No hay propiedades en esta parte del mapa.'
                  : `No hay propiedades con estatus ${STATUS_LABELS[status].toLowerCase()} en esta parte del mapa.`}
              </p>
            )}
            {listed.length < total && (
              <p className={`${BOX_BODY} num border-t border-line text-sm text-ink-2`}>
                y {formatCount(total - listed.length)} más, anteriores a estas: acerca el mapa, o búscalas en la{' '}
                <Link to={href('/dashboard/propiedades')}>lista de propiedades</Link>.
              </p>
            )}
          </section>
        </div>
      )}
      <UnplacedBox unplaced={unplaced} query={{ bbox, status }} />
    </>
  )
}

function UnplacedBox({ unplaced, query }: { unplaced: Unplaced; query: PanelMapAddress }) {
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
          addressOf={(to) => `${PANEL_MAP}${panelMapQuery({ ...query, page: to })}#sin-ubicacion`}
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
