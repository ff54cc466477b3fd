import { Link, href } from 'react-router'
import { dayInMonterrey, formatDay } from '#app/calendar/calendar-day.ts'
import { BOX, BOX_BODY, BoxHead } from '#app/ui/panel/box.tsx'
import { ROWS, ROW_NOTE, ROW_TITLE } from '#app/ui/panel/rows.ts'
import { savePreview } from '#app/property/page/saved-preview.ts'
import type { PanelRow } from './panel-row.ts'
import { Thumb } from '#app/photos/thumb.tsx'

/** The latest properties with the day on which they were added (spec, section 2, Home). */
export function AddedList({ rows }: { rows: readonly PanelRow[] }) {
  return (
    <section aria-labelledby="agregadas" className={`${BOX} min-w-0`}>
      <BoxHead id="agregadas" title="Agregadas recientemente" />
      {rows.length === 0 ? (
        <p className={`${BOX_BODY} text-ink-3`}>Todavía no hay propiedades.</p>
      ) : (
        <ul className={`${ROWS} *:py-2`}>
          {rows.map((row) => (
            <li key={row.id}>
              <Thumb photo={row.cover} className="aspect-4/3 w-14 rounded-[4px] bg-sunken object-cover" />
              <div className="min-w-0">
                <h3 className={`${ROW_TITLE} truncate font-semibold`}>
                  <Link
                    to={href('/property/:propertyId', { propertyId: row.id })}
                    onClick={() => savePreview('selectedProperty', row)}
                    className="text-inherit no-underline hover:underline"
                  >
                    {row.title}
                  </Link>
                </h3>
                <p className={`${ROW_NOTE} num`}>
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
