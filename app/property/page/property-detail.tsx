import { NO_DESCRIPTION } from './no-description.ts'
import type { ReactNode } from 'react'
import { preloadPhoto } from '#app/photos/preload-photo.tsx'
import type { PlaceMap } from '#app/listing/map/place-map.ts'
import { AmenityTags } from './amenity-tags.tsx'
import { ContactCard } from './contact-card.tsx'
import { DetailHeading } from './detail-heading.tsx'
import { DETAIL_TOOLS, DetailLayout } from './detail-layout.tsx'
import { DetailLocation } from './detail-location.tsx'
import { DetailSection } from './detail-section.tsx'
import type { DetailView } from './detail-view.ts'
import { FactStrip } from './fact-strip.tsx'
import { Gallery } from './gallery.tsx'
import { LotDrawing } from './lot-plan.tsx'
import { Plans } from './plans.tsx'
import { SpecGrid } from './spec-grid.tsx'
import { TourLink } from './tour-link.tsx'

type Props = {
  view: DetailView
  /** The chat that asks for a quote. */
  quoteUrl: string
  /** The line over the title: ways back, actions; null where they stand elsewhere. */
  tools: ReactNode
  /** After the facts: what a part of it costs. */
  calculator?: ReactNode
  /** Our own small map, and what is near; null where it has no point. */
  drawn: PlaceMap | null
}

/** Everything known of a property: the public page and the panel's show the same. */
export function DetailBody({ view, quoteUrl, tools, calculator, drawn }: Props) {
  const { property, name } = view
  const [cover] = property.photos
  if (cover) preloadPhoto(cover, 'stage')
  return (
    <DetailLayout
      top={
        <>
          {tools && <div className={DETAIL_TOOLS}>{tools}</div>}
          <DetailHeading name={name} place={view.place} complex={view.complex} />
          <FactStrip facts={view.strip} />
          <Gallery photos={property.photos} name={name} />
          <TourLink tour={view.tour} />
        </>
      }
      card={<ContactCard view={view} quoteUrl={quoteUrl} />}
    >
      <DetailSection title="Características">
        <SpecGrid groups={view.groups} />
        <LotDrawing property={property} />
      </DetailSection>
      {calculator}
      <DetailSection title="Descripción">
        <p className="max-w-(--measure) whitespace-pre-line text-ink-2">
          {property.description?.trim() || NO_DESCRIPTION}
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
