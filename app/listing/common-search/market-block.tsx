import { formatCount } from '#app/figures/measure.ts'
import { StaticPart } from '#app/ui/static-part.tsx'
import type { MarketView } from './market-text.ts'
import type { SearchMap } from './search-view.ts'

type Props = { market: MarketView | null; place: SearchMap | null }

/**
 * What the properties of a common search cost, how large they are, how long they stay on offer, what changed, and where
 * they are.
 */
export function MarketBlock({ market, place }: Props) {
  if (!market && !place) return null
  return (
    <StaticPart
      tag="section"
      aria-labelledby={market ? 'mercado' : 'lugares'}
      className="border-t border-line"
      paint={paintBlock}
      data={{ market, place }}
    />
  )
}

function paintBlock({ market, place }: Props) {
  return (
    <div
      className={`wrap grid items-start gap-x-12 gap-y-8 py-[clamp(2rem,1.4rem+2.6vw,3.5rem)]${market && place ? ' lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]' : ''}`}
    >
      {market && <Figures {...market} />}
      {place && <Picture {...place} isAlone={market === null} />}
    </div>
  )
}

function Figures({ title, lines, recent, method }: MarketView) {
  return (
    <div>
      <h2 id="mercado" className="text-xl">
        {title}
      </h2>
      <dl className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-3">
        {lines.map(({ label, figure, around }) => (
          <div key={label} className="border-t border-line pt-3">
            <dt className="text-sm text-ink-3">{label}, mediana</dt>
            <dd>
              <p className="num font-display text-2xl leading-tight font-semibold lg:text-xl">
                {/* In a narrow column it wraps between words. */}
                {figure.replaceAll('\u00A0', ' ')}
              </p>
              <p className="num mt-1 text-sm text-ink-2">{around}</p>
            </dd>
          </div>
        ))}
      </dl>
      {recent && <p className="num mt-5">{recent}</p>}
      <p className="num mt-3 max-w-prose text-sm text-ink-3">{method}</p>
    </div>
  )
}

/** The picture is a link to the map that can be moved. `isAlone`: the notes stand beside it. */
function Picture({ svg, credit, missing, href, isAlone }: SearchMap & { isAlone: boolean }) {
  return (
    <div className={isAlone ? undefined : 'max-w-[24rem]'}>
      <h2 id="lugares" className="text-xl">
        Dónde están
      </h2>
      <div className={`mt-4 grid gap-x-6 gap-y-2${isAlone ? ' sm:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]' : ''}`}>
        <a href={href} className="text-sm font-semibold">
          <span
            className="mb-2 block overflow-hidden rounded-md border border-line"
            dangerouslySetInnerHTML={{ __html: svg }}
          />
          Ver en el mapa
        </a>
        <div>
          {missing > 0 && (
            <p className="num text-sm text-ink-3">
              {missing === 1
                ? 'Falta 1 propiedad, que no dice su punto o queda lejos.'
                : `Faltan ${formatCount(missing)} propiedades, que no dicen su punto o quedan lejos.`}
            </p>
          )}
          <p className="mt-1 text-2xs text-ink-3">{credit}</p>
        </div>
      </div>
    </div>
  )
}
