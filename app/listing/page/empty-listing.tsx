import { ChatLink } from '#app/agency/contact-links.tsx'
import { EmptyLine } from '#app/agency/empty-line.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { appliedFilters, countLabel } from '#app/listing/search/filter-url.ts'
import type { Filters } from '#app/listing/search/filters.ts'
import type { NearPlace } from '#app/listing/search/nearest-place.ts'
import type { Nearest } from '#app/listing/search/nearest.ts'
import { ListingCard } from '#app/listing/card/property-card.tsx'
import type { Listing } from './listing-data.ts'
import { ClearFilters, ListingLink } from './listing-link.tsx'
import { focusResultCount } from './result-count.tsx'

const CLEAR = buttonClass()
const ACTION = buttonClass({ variant: 'outline' })

/** The list without results: the reason, the nearest results, and two actions. */
export function EmptyListing({ filters, listing }: { filters: Filters; listing: Listing }) {
  const { nearest, derived, publicUrl } = listing
  const near = nearest?.near ?? null
  // An unknown place has no chip.
  const filtered = appliedFilters(filters, derived).length > 0 || filters.cerca !== ''
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3 rounded-lg border border-dashed border-line-strong px-5 max-sm:px-3 py-[clamp(2.5rem,2rem+4vw,5rem)] text-center">
      <EmptyLine />
      <h3 className="text-xl">No se encontraron propiedades</h3>
      <p className="max-w-[44ch] text-ink-2 wrap-anywhere">{near ? nearSentence(near) : reason(filters, filtered)}</p>
      {near && <NearCards near={near} publicUrl={publicUrl} />}
      {nearest && <NearestLists nearest={nearest} />}
      <div className="mt-2 flex flex-wrap justify-center gap-[.6rem]">
        {filtered && <ClearFilters filters={filters} className={CLEAR} />}
        <ChatLink message={wantedMessage(nearest?.wanted ?? [])} className={ACTION}>
          Pídenos que la busquemos
        </ChatLink>
      </div>
    </div>
  )
}

/** 'No hay propiedades en esta zona. La más cercana está a 3.2 km.' */
function nearSentence({ away }: NearPlace): string {
  return `No hay propiedades en esta zona. La más cercana está a ${away}.`
}

function NearCards({ near, publicUrl }: { near: NearPlace; publicUrl: string }) {
  return (
    <>
      <ListingLink query={near.query} onClick={focusResultCount} className={ACTION}>
        Ampliar la búsqueda
      </ListingLink>
      <ul
        aria-label="Las más cercanas"
        className="mt-4 grid w-full grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-7 text-left"
      >
        {near.cards.map((property) => (
          <li key={property.id} className="grid min-w-0">
            <ListingCard property={property} publicUrl={publicUrl} />
          </li>
        ))}
      </ul>
    </>
  )
}

function reason({ search }: Filters, filtered: boolean): string {
  if (search) return `Ninguna propiedad coincide con «${search}». Prueba otra zona o pídenos que la busquemos.`
  if (filtered)
    return 'Ninguna propiedad coincide con todos los filtros. Quita alguno, prueba otra zona o pídenos que la busquemos.'
  return 'Por ahora no hay propiedades disponibles. Dinos qué buscas y te avisamos.'
}

const NEAREST_LINK =
  'flex flex-wrap min-h-11 items-center justify-between gap-x-4 border-b border-line py-1 text-left text-sm text-ink no-underline hover:text-ink-2'

function NearestLists({ nearest: { unknown, lists } }: { nearest: Nearest }) {
  return (
    <>
      {unknown.length > 0 && (
        <p className="max-w-[44ch] wrap-anywhere">
          Ninguna propiedad dice {unknown.map((word) => `«${word}»`).join(' ni ')}.
        </p>
      )}
      {lists.length > 0 && (
        <nav aria-labelledby="cercano" className="mt-2 w-full max-w-[26rem]">
          <h4 id="cercano" className="mb-1 text-left text-xs font-medium text-ink-3">
            Lo más cercano
          </h4>
          <ul>
            {lists.map(({ label, query, total }) => (
              <li key={query}>
                <ListingLink query={query} onClick={focusResultCount} className={NEAREST_LINK}>
                  <span className="min-w-0 flex-[1_1_6rem] wrap-anywhere">{label}</span>
                  <span className="text-ink-3 tabular-nums">{countLabel(total)}</span>
                </ListingLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}

/** The WhatsApp message that asks the agency to look for a property. @param wanted a text for each filter */
export function wantedMessage(wanted: readonly string[]): string {
  return ['Hola, no encontré en su página lo que busco. ¿Me ayudan a encontrarlo?', ...wanted].join('\n')
}
