import { Fragment, type MouseEvent } from 'react'
import { Link, href, useNavigate } from 'react-router'
import { whatsappUrl } from '#app/agency/agency.ts'
import { useAgency } from '#app/agency/use-agency.tsx'
import { CATEGORY_LABELS, type Category } from '#app/catalogue/facts/vocabulary.ts'
import { heartLabel } from '#app/listing/card/card-heart.tsx'
import { ListingCard } from '#app/listing/card/property-card.tsx'
import { toggleFavourite, useFavourites } from '#app/listing/card/use-favourites.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { MoreLink } from '#app/ui/more-link.tsx'
import { isPlainClick } from '#app/ui/plain-click.ts'
import { CallBar } from './call-bar.tsx'
import { TOOL_WORDS } from './detail-layout.tsx'
import type { DetailView } from './detail-view.ts'
import { DetailBody } from './property-detail.tsx'
import type { SpaceCalculatorView, SpacePrice } from '#app/catalogue/price/space-calculator.ts'
import type { PlaceMap } from '#app/listing/map/place-map.ts'
import type { PropertyCard } from '#app/catalogue/property/property.ts'
import { quoteMessage } from '#app/catalogue/property/quote-message.ts'
import { ShareButton } from './share-button.tsx'
import { DetailSection } from './detail-section.tsx'
import { BillLines } from './monthly-bill.tsx'
import { SurfaceForm } from './surface-form.tsx'

/** `pageUrl`: canonical address of the page; `publicUrl`: origin of the site. */
type Props = {
  view: DetailView
  /** Null for a property that is only offered whole. */
  calculator: SpaceCalculatorView | null
  /** Null without a point. */
  drawn: PlaceMap | null
  similar: PropertyCard[]
  pageUrl: string
  publicUrl: string
}

/** The public page of a property (spec, section 2, Property detail). */
export function DetailScreen({ view, calculator, drawn, similar, pageUrl, publicUrl }: Props) {
  const agency = useAgency()
  const { property, name } = view
  const quoteUrl = whatsappUrl(
    view.contact.asesor ?? agency,
    quoteMessage({ ...property, title: name }, { page: pageUrl }),
  )
  return (
    <Fragment key={property.id}>
      <DetailBody
        view={view}
        quoteUrl={quoteUrl}
        drawn={drawn}
        calculator={calculator && <SpaceCalculator calculator={calculator} />}
        tools={
          <>
            <DetailBack />
            <a
              href={href('/propiedad/:propertySlug/ficha.pdf', { propertySlug: property.slug })}
              aria-label="Descargar ficha (PDF)"
              className={buttonClass({ variant: 'ghost', className: 'ml-auto max-sm:px-3' })}
            >
              <Icon name="file" />
              <span className={TOOL_WORDS}>Ficha (PDF)</span>
            </a>
            <FavouriteButton slug={property.slug} name={name} />
            <ShareButton title={name} url={pageUrl} />
          </>
        }
      />
      <p className="hidden text-sm wrap-anywhere print:block">{pageUrl}</p>
      <SimilarProperties properties={similar} category={property.category} publicUrl={publicUrl} />
      <CallBar view={view} quoteUrl={quoteUrl} />
    </Fragment>
  )
}

/** 'Volver a propiedades': back to the listing that the visitor came from, at the same position, or else to its first page. */
function DetailBack() {
  const navigate = useNavigate()

  function goBack(event: MouseEvent) {
    const steps = stepsToListing()
    if (steps === 0 || !isPlainClick(event)) return
    event.preventDefault()
    void navigate(-steps)
  }

  return (
    <Link
      to={href('/propiedades')}
      onClick={goBack}
      className="inline-flex max-[19rem]:basis-full min-h-11 items-center gap-[.35rem] text-xs font-semibold text-ink underline"
    >
      <Icon name="left" />
      Volver a propiedades
    </Link>
  )
}

/** Steps back to the listing in the history if only properties are in between; 0 otherwise. */
function stepsToListing(): number {
  // Only the Navigation API gives the addresses of the history.
  if (!('navigation' in window)) return 0
  const entries = window.navigation.entries().slice(0, window.navigation.currentEntry?.index ?? 0)
  const last = entries.findLastIndex((entry) => !pathOf(entry.url).startsWith('/propiedad/'))
  return pathOf(entries[last]?.url) === href('/propiedades') ? entries.length - last : 0
}

function pathOf(url: string | null | undefined): string {
  return url ? new URL(url).pathname : ''
}

/** Adds the property to the visitor's favourites or removes it. */
function FavouriteButton({ slug, name }: { slug: string; name: string }) {
  const isFavourite = useFavourites().includes(slug)
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={heartLabel(name)}
      onClick={() => toggleFavourite(slug)}
      className="favourite btn btn-ghost max-sm:px-3"
    >
      <Icon name="heart" />
      <span className="max-sm:sr-only">Guardar</span>
    </button>
  )
}

type SimilarProps = {
  /** Empty, or at least two. */
  properties: PropertyCard[]
  /** Operation of the property on this page. */
  category: Category
  publicUrl: string
}

function SimilarProperties({ properties, category, publicUrl }: SimilarProps) {
  if (properties.length === 0) return null
  return (
    <section className="screen-only bg-canvas-2 py-(--space-section)">
      <div className="wrap">
        <div className="mb-[clamp(1.75rem,1.4rem+1.4vw,2.75rem)] flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h2 className="text-3xl leading-[1.1] tracking-display">Propiedades similares</h2>
          <MoreLink to={`${href('/propiedades')}?category=${category}`}>
            Ver propiedades en {CATEGORY_LABELS[category].toLowerCase()}
          </MoreLink>
        </div>
        <ul className="card-row">
          {properties.map((property) => (
            <li key={property.id} className="grid min-w-0">
              <ListingCard property={property} publicUrl={publicUrl} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const ID = 'ocupo'

/** The price of a part of a divisible property. A GET form, so that it works without scripts. */
function SpaceCalculator({ calculator }: { calculator: SpaceCalculatorView }) {
  const { range, answer } = calculator
  return (
    <div id={ID} className="scroll-mt-24">
      <DetailSection title="Calcula tu espacio">
        <SurfaceForm at={ID} calculator={calculator} note={`Se ofrece por partes, de ${range}.`} />
        <div role="status">{answer && <Answer answer={answer} />}</div>
      </DetailSection>
    </div>
  )
}

function Answer({ answer: { surface, bill, converted, note } }: { answer: SpacePrice }) {
  return (
    <div className="mt-4 max-w-md rounded-md bg-sunken px-4 py-3 text-sm">
      <h3 className="num mb-1 text-sm font-semibold">{surface}</h3>
      <BillLines bill={bill} />
      <p className="num mt-2 text-ink-2">{converted}</p>
      <p className="num mt-2 text-2xs text-ink-3">{note}</p>
    </div>
  )
}
