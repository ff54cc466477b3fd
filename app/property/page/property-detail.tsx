import { unbrokenFigures } from '#app/figures/unbroken-figures.ts'
import { NO_DESCRIPTION } from './no-description.ts'
import type { ReactNode } from 'react'
import { preloadPhoto } from '#app/photos/preload-photo.tsx'
import type { PlaceMap } from '#app/listing/map/place-map.ts'
import { AMENITIES, AMENITY_LABELS, type Amenity } from '#app/catalogue/facts/amenities.ts'
import { buttonClass } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ContactCard } from './contact-card.tsx'
import { DetailHeading } from './detail-heading.tsx'
import { DETAIL_TOOLS, DetailLayout } from './detail-layout.tsx'
import { DetailLocation } from './detail-location.tsx'
import { DetailSection } from './detail-section.tsx'
import type { DetailView } from './detail-view.ts'
import type { LabelledFact } from './detail-facts.ts'
import { Gallery } from './gallery.tsx'
import { LotDrawing } from './lot-plan.tsx'
import { Plans } from './plans.tsx'
import { SpecGrid } from './spec-grid.tsx'

const TOUR = buttonClass({ variant: 'outline', className: 'screen-only mt-3' })

type Props = {
  view: DetailView
  /** WhatsApp link that asks for a quote. */
  quoteUrl: string | null
  /** Whether the page shows name and place in a head of its own. */
  isNamed?: boolean
  /** The line above the title with links and actions; null if the page has them elsewhere. */
  tools: ReactNode
  /** Shown after the facts: the price of a part of the property. */
  calculator?: ReactNode
  /** Our own map of the surroundings and what is near; null without a point. */
  drawn: PlaceMap | null
}

/** All the data of a property, the same on the public page and in the panel. */
export function DetailBody({ view, isNamed = false, quoteUrl, tools, calculator, drawn }: Props) {
  const { property, name } = view
  const [cover] = property.photos
  if (cover) preloadPhoto(cover)
  return (
    <DetailLayout
      top={
        <>
          {tools && <div className={DETAIL_TOOLS}>{tools}</div>}
          {!isNamed && <DetailHeading name={name} place={view.place} complex={view.complex} />}
          <FactStrip facts={view.strip} />
          <Gallery photos={property.photos} name={name} />
          <TourLink tour={view.tour} />
        </>
      }
      card={<ContactCard view={view} quoteUrl={quoteUrl} />}
    >
      <DetailSection title="Características">
        <SpecGrid groups={view.groups} />
        <p className="mt-3 text-xs text-ink-3">{view.published}</p>
        <LotDrawing property={property} />
      </DetailSection>
      {calculator}
      <DetailSection title="Descripción">
        <p className="max-w-(--measure) whitespace-pre-line text-ink-2">
          {unbrokenFigures(property.description?.trim() || NO_DESCRIPTION)}
        </p>
      </DetailSection>
      <Plans plans={property.plans} name={name} />
      {property.amenities.length > 0 && (
        <DetailSection title="Condiciones">
          <AmenityTags amenities={property.amenities} />
        </DetailSection>
      )}
      <DetailLocation map={view.map} address={view.address} note={view.placeNote} drawn={drawn} />
    </DetailLayout>
  )
}

/** The main figures in large type, each above a dimension line. */
function FactStrip({ facts }: { facts: LabelledFact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="mb-5 grid grid-cols-2 gap-x-6 gap-y-4 max-[16rem]:grid-cols-1 sm:flex sm:flex-wrap sm:gap-x-9">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex min-w-0 flex-col-reverse">
          <dt className="relative mt-[.35rem] border-t border-ink pt-[.35rem] text-xs leading-[1.4] text-ink-3 before:absolute before:-top-[.3rem] before:left-0 before:h-[.55rem] before:w-px before:bg-ink after:absolute after:-top-[.3rem] after:right-0 after:h-[.55rem] after:w-px after:bg-ink">
            {label}
          </dt>
          <dd className="num font-display text-[clamp(1.125rem,1rem+.6vw,1.5rem)] leading-[1.2] font-semibold text-balance wrap-anywhere">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Link to the video or virtual tour. Nothing of that site is embedded in the page. */
function TourLink({ tour }: { tour: { url: string; words: string } | null }) {
  if (!tour) return null
  return (
    <a href={tour.url} target="_blank" rel="noopener noreferrer" className={TOUR}>
      <Icon name="external" />
      {tour.words}
      <span className="sr-only"> (se abre en otra pestaña)</span>
    </a>
  )
}

/** 'Condiciones' in the order of the vocabulary. */
function AmenityTags({ amenities }: { amenities: readonly Amenity[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {AMENITIES.filter((amenity) => amenities.includes(amenity)).map((amenity) => (
        <li
          key={amenity}
          className="inline-flex items-center gap-[.45rem] rounded-sm border border-line px-[.8rem] py-[.45rem] text-sm font-medium"
        >
          <Icon name="check" className="text-link" />
          {AMENITY_LABELS[amenity]}
        </li>
      ))}
    </ul>
  )
}
