import { useAgency } from '#app/agency/use-agency.tsx'
import { Link, href } from 'react-router'
import { formatDayIn } from '#app/calendar/calendar-day.ts'
import { shownPrice } from '#app/catalogue/price/price.ts'
import { placeName } from '#app/catalogue/property/property.ts'
import { MoreLink } from '#app/ui/more-link.tsx'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import { useFlash } from '#app/ui/panel/use-flash.ts'
import { storeProperty } from '#app/listing/card/stored-property.ts'
import type { PanelRow } from './panel-row.ts'
import { StatusBadge } from './status-badge.tsx'
import { Thumb } from '#app/photos/thumb.tsx'

/** The newest properties as a grid, with the day on which they were added (spec, section 2, Home): both lists of it in one. */
export function RecentProperties({ rows }: { rows: readonly PanelRow[] }) {
  return (
    <section aria-labelledby="recientes" className={`${BOX} min-w-0`}>
      <BoxHead id="recientes" title="Propiedades recientes">
        <MoreLink to={href('/dashboard/propiedades')}>Ver todas</MoreLink>
      </BoxHead>
      {rows.length === 0 ? (
        <p className={`${BOX_BODY} text-ink-3`}>Todavía no hay propiedades.</p>
      ) : (
        <div className={`${BOX_BODY} grid grid-cols-2 gap-4 max-[16rem]:grid-cols-1 sm:grid-cols-3`}>
          {rows.map((row) => (
            <RecentProperty key={row.id} row={row} />
          ))}
        </div>
      )}
    </section>
  )
}

function RecentProperty({ row }: { row: PanelRow }) {
  const { timeZone } = useAgency()
  const { flash, ...animation } = useFlash(row.version)
  return (
    <article
      className={`relative grid min-w-0 content-start gap-[.3rem] rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus ${flash}`}
      {...animation}
    >
      <div className="relative aspect-4/3 overflow-hidden rounded-sm bg-sunken">
        <Thumb photo={row.cover} className="size-full object-cover" />
        <StatusBadge status={row.status} className="absolute top-2 left-2" />
      </div>
      <h3 className={`${ROW_TITLE} line-clamp-2 font-semibold`}>
        <Link
          to={href('/property/:propertyId', { propertyId: row.id })}
          onClick={() => storeProperty('selectedProperty', row)}
          className="text-inherit no-underline after:absolute after:inset-0 hover:underline focus-visible:shadow-none focus-visible:outline-none"
        >
          {row.title}
        </Link>
      </h3>
      <p className={ROW_NOTE}>{placeName([row.location, row.municipality, row.otherState ?? null])}</p>
      <p className="font-display text-[1.0625rem] leading-snug font-semibold tabular-nums">{shownPrice(row)}</p>
      <p className={`${ROW_NOTE} num`}>
        Agregada el <time dateTime={row.createdAt}>{formatDayIn(timeZone, row.createdAt)}</time>
      </p>
    </article>
  )
}
