import { Link, href } from 'react-router'
import { countLabel } from '#app/listing/search/filter-url.ts'
import { PROPERTY_TYPE_LABELS, type PropertyType } from '#app/catalogue/facts/vocabulary.ts'

const DRAWINGS: [PropertyType, string][] = [
  [
    'local',
    'M6 14 10 5h32l4 9v3a5 5 0 0 1-10 0 5 5 0 0 1-10 0 5 5 0 0 1-10 0 5 5 0 0 1-10 0zM9 22v14h34V22M28 36V26h9v10M14 26h9v6h-9z',
  ],
  ['bodega', 'M4 36V15L26 5l22 10v21M12 36V22h28v14M12 27h28M12 31.5h28'],
  ['oficina', 'M12 36V4h20v32M32 14h10v22M6 36h40M18 10h3M25 10h3M18 16h3M25 16h3M18 22h3M25 22h3M20 36v-7h6v7'],
  ['terreno', 'M4 34 14 12h24l10 22zM14 12V5M38 12V5M4 34v-8M48 34v-8M20 34l3-22M33 34l-3-22'],
  ['casa', 'M5 18 26 4l21 14M10 15v21h32V15M21 36V24h10v12'],
  ['departamento', 'M10 36V5h32v31M4 36h44M10 15h32M10 25h32M21 5v31M31 5v31'],
]

/** Links to the listing for each of the six types. The most traded types come first. */
export function TypeGrid({ counts }: { counts: Partial<Record<PropertyType, number>> }) {
  return (
    <section className="bg-canvas-2 py-(--space-section)">
      <div className="wrap">
        <h2 className="mb-[clamp(1.75rem,1.4rem+1.4vw,2.75rem)] text-3xl leading-[1.1] tracking-display">
          Busca por tipo de inmueble
        </h2>
        <ul className="grid grid-cols-2 max-[16rem]:grid-cols-1 border-t border-l border-line bg-surface md:grid-cols-3 lg:grid-cols-6">
          {DRAWINGS.map(([type, drawing]) => (
            <li key={type} className="grid border-r border-b border-line">
              <Link
                to={{ pathname: href('/propiedades'), search: `?type=${type}` }}
                className="group grid gap-7 px-[clamp(.75rem,5vw,1.25rem)] py-5 font-display text-lg leading-snug font-semibold text-ink no-underline transition-colors duration-(--duration-1) hover:bg-hover hover:text-ink"
              >
                <svg
                  viewBox="0 0 52 40"
                  aria-hidden="true"
                  className="h-10 w-13 fill-none stroke-link stroke-[1.75] group-hover:stroke-faro"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                >
                  <path d={drawing} />
                </svg>
                <span>
                  {PROPERTY_TYPE_LABELS[type]}
                  <span className="num mt-1 block font-sans text-xs font-medium text-ink-3">
                    {countLabel(counts[type] ?? 0)}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
