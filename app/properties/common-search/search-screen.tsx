import { Link, href } from 'react-router'
import { ListingCard } from '#app/properties/card/property-card.tsx'
import { ResultsHeading } from '#app/properties/search/results-heading.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { SearchLinks } from './search-links.tsx'
import { SearchTrail } from './search-trail.tsx'
import type { SearchView } from './search-view.ts'

/** The page of a common search: what there is in figures, the cards, and the searches beside it. */
export function SearchScreen({ view }: { view: SearchView }) {
  const { name, path, summary, crumbs, properties, page, pages, related, query, publicUrl } = view
  return (
    <>
      <div className="border-b border-line bg-canvas-2">
        <div className="wrap py-[clamp(1.5rem,1.2rem+1.6vw,2.75rem)]">
          <SearchTrail crumbs={crumbs} />
          <h1 className="text-4xl leading-tight tracking-display">{name}</h1>
          <p className="num mt-3 max-w-(--measure) text-lg text-ink-2">{summary}</p>
          <p className="mt-5">
            <Link to={href('/propiedades') + query} className={buttonClass({ variant: 'outline' })}>
              Buscar y filtrar
            </Link>
          </p>
        </div>
      </div>
      <section aria-labelledby="resultados" className="wrap pt-8 pb-(--space-section)">
        <ResultsHeading />
        <ul className="listing-cards">
          {properties.map((property, at) => (
            <li key={property.id} className="grid min-w-0">
              <ListingCard property={property} publicUrl={publicUrl} priority={at === 0} />
            </li>
          ))}
        </ul>
        <Pager
          className="mt-11 border-t border-line pt-7"
          turning
          page={page}
          pages={pages}
          addressOf={(number) => (number > 1 ? `${path}?page=${number}` : path)}
        />
      </section>
      <SearchLinks links={related} />
    </>
  )
}
