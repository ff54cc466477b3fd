import { Link, href } from 'react-router'
import { quotedPrice } from '#app/properties/price.ts'
import { placeName } from '#app/properties/property.ts'
import { MoreLink } from '#app/ui/more-link.tsx'
import { useFlash } from '#app/ui/panel/use-flash.ts'
import { keepProperty } from './kept-property.ts'
import type { PanelRow } from './panel-row.ts'
import { StatusBadge } from './status-badge.tsx'
import { Thumb } from './thumb.tsx'
import './overview.css'

/** The newest properties as a grid (spec, section 2, Home). */
export function RecentProperties({ rows }: { rows: readonly PanelRow[] }) {
  return (
    <section aria-labelledby="recientes" className="box min-w-0">
      <div className="box-head">
        <h2 id="recientes">Propiedades recientes</h2>
        <MoreLink to={href('/dashboard/propiedades')}>Ver todas</MoreLink>
      </div>
      {rows.length === 0 ? (
        <p className="box-body text-ink-3">Todavía no hay propiedades.</p>
      ) : (
        <div className="box-body recent-grid">
          {rows.map((row) => (
            <RecentProperty key={row.id} row={row} />
          ))}
        </div>
      )}
    </section>
  )
}

function RecentProperty({ row }: { row: PanelRow }) {
  const { flash, ...animation } = useFlash(row.version)
  return (
    <article className={`recent ${flash}`} {...animation}>
      <div className="recent-media">
        <Thumb photo={row.cover} className="size-full object-cover" />
        <StatusBadge status={row.status} className="absolute top-2 left-2" />
      </div>
      <h3 className="row-title line-clamp-2">
        <Link
          to={href('/property/:propertyId', { propertyId: row.id })}
          onClick={() => keepProperty('selectedProperty', row)}
          className="recent-link"
        >
          {row.title}
        </Link>
      </h3>
      <p className="row-note">{placeName([row.location, row.municipality])}</p>
      <p className="recent-price">{quotedPrice(row.priceCents, row.currency, row.category)}</p>
    </article>
  )
}
