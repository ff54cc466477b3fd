import { Link, href } from 'react-router'
import { shownPrice } from '#app/catalogue/price/price.ts'
import { countLabel } from '#app/listing/search/filter-url.ts'
import { METER } from '#app/ui/meter.ts'
import type { ZoneSummary } from './zone-summary.ts'

const BESIDE_DRAWING = 'grid items-center gap-x-14 gap-y-8 lg:grid-cols-[1fr_minmax(0,34rem)]'

type Props = {
  listed: ZoneSummary[]
  /** The same zones as an SVG map whose areas are links; null where there are no outlines. */
  drawing: string | null
  /** Source of the outlines. */
  credit: string
}

/** Links to the listing for each municipality of the home page, with its number of properties and lowest rent. */
export function Zones({ listed: zones, drawing, credit }: Props) {
  if (zones.length === 0) return null
  const most = Math.max(...zones.map(({ total }) => total))
  return (
    <section className="wrap py-(--space-section)">
      <h2 className="mb-[clamp(1.25rem,1rem+1vw,2rem)] text-3xl leading-[1.1] tracking-display">Busca por zona</h2>
      <div className={drawing === null ? '' : BESIDE_DRAWING}>
        <ul className={drawing === null ? 'grid gap-x-14 lg:grid-cols-2' : 'grid'}>
          {zones.map(({ municipality, total, fromCents, isOnlyForSale }) => (
            <li key={municipality}>
              <Link
                to={`${href('/propiedades')}?${new URLSearchParams({ municipality })}`}
                className="grid min-h-13 grid-cols-[minmax(0,1fr)_min(10.5rem,55%)] max-[16rem]:grid-cols-1 items-baseline gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_14.5rem] border-b border-line py-2 text-ink no-underline hover:text-ink-2"
              >
                <span className="font-semibold">{municipality}</span>
                <span className="num text-sm text-ink-2">{countLabel(total)}</span>
                <progress aria-hidden="true" value={total} max={most} className={`h-1 self-center ${METER}`} />
                <span className="num text-xs text-ink-3">
                  {fromCents === null ? (
                    isOnlyForSale && 'Solo en venta'
                  ) : (
                    <>
                      Rentas desde{' '}
                      <span className="min-[19rem]:whitespace-nowrap">
                        {shownPrice({ priceCents: fromCents, currency: 'MXN', category: 'renta' })}
                      </span>
                    </>
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {drawing !== null && (
          <figure className="max-lg:max-w-[36rem]">
            <div dangerouslySetInnerHTML={{ __html: drawing }} />
            <figcaption className="mt-2 text-2xs text-ink-3">
              <span className="max-sm:hidden">Cuántas propiedades hay y la renta mensual más baja. </span>
              {credit}
            </figcaption>
          </figure>
        )}
      </div>
    </section>
  )
}
