import { Link, href } from 'react-router'
import { dayInMonterrey, formatDay } from '#app/calendar/calendar-day.ts'
import { keepProperty } from './kept-property.ts'
import type { PanelRow } from './panel-row.ts'
import { Thumb } from './thumb.tsx'

/** The latest properties with the day on which they were added (spec, section 2, Home). */
export function AddedList({ rows }: { rows: readonly PanelRow[] }) {
  return (
    <section aria-labelledby="agregadas" className="box min-w-0">
      <div className="box-head">
        <h2 id="agregadas">Agregadas recientemente</h2>
      </div>
      {rows.length === 0 ? (
        <p className="box-body text-ink-3">Todavía no hay propiedades.</p>
      ) : (
        <ul className="rows rows-tight">
          {rows.map((row) => (
            <li key={row.id}>
              <Thumb photo={row.cover} className="thumb" />
              <div className="min-w-0">
                <h3 className="row-title truncate">
                  <Link
                    to={href('/property/:propertyId', { propertyId: row.id })}
                    onClick={() => keepProperty('selectedProperty', row)}
                    className="row-link"
                  >
                    {row.title}
                  </Link>
                </h3>
                <p className="row-note num">
                  <time dateTime={row.createdAt}>{formatDay(dayInMonterrey(new Date(row.createdAt)))}</time>
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
