import { unbrokenFigures } from '#app/figures/unbroken-figures.ts'
import { Link, href } from 'react-router'
import { preloadPhoto } from '#app/photos/preload-photo.tsx'
import { ListingCard } from '#app/listing/card/property-card.tsx'
import { DetailHeading } from '#app/property/page/detail-heading.tsx'
import { DetailLayout } from '#app/property/page/detail-layout.tsx'
import { DetailLocation } from '#app/property/page/detail-location.tsx'
import { DetailSection } from '#app/property/page/detail-section.tsx'
import { Gallery } from '#app/property/page/gallery.tsx'
import { Plans } from '#app/property/page/plans.tsx'
import { SpecGrid } from '#app/property/page/spec-grid.tsx'
import type { PlaceMap } from '#app/listing/map/place-map.ts'
import type { PropertyCard } from '#app/catalogue/property/property.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { ComplexCalculatorView } from '#app/complexes/spaces/fitting-spaces.ts'
import { ComplexCalculator } from './complex-calculator.tsx'
import { ComplexCard } from './complex-card.tsx'
import type { ComplexView } from './complex-view.ts'
import { type FloorView, drawnMarks } from './floor-view.ts'
import { DrawnFloors } from './drawn-floors.tsx'
import { SpacesTable } from './spaces-table.tsx'

type Props = {
  view: ComplexView
  floors: FloorView[]
  /** Null if no surface of a free space is known. */
  calculator: ComplexCalculatorView | null
  /** Null for a place without a point. */
  drawn: PlaceMap | null
  /** Shown if the complex has no free space. */
  nearby: PropertyCard[]
  /** The page's own canonical address, and the site's origin. */
  pageUrl: string
  publicUrl: string
}

const NEARBY = 'cerca'

/** The public page of a complex and its free spaces. */
export function ComplexScreen({ view, floors, calculator, drawn, nearby, pageUrl, publicUrl }: Props) {
  const { name, place, photos, plans, spaces, facts, description, map, address } = view
  const [cover] = photos
  if (cover) preloadPhoto(cover)
  return (
    <>
      <DetailLayout
        top={
          <>
            <Link
              to={href('/propiedades')}
              className="screen-only -mt-2 mb-1 inline-flex min-h-11 items-center gap-[.35rem] text-xs font-semibold text-ink underline"
            >
              <Icon name="left" />
              Ver propiedades
            </Link>
            <DetailHeading name={name} place={place} />
            <Gallery photos={photos} name={name} label={`Fotos de ${name}`} />
          </>
        }
        card={<ComplexCard view={view} pageUrl={pageUrl} />}
      >
        <DetailSection title="Espacios disponibles">
          {spaces.length > 0 ? (
            <SpacesTable spaces={spaces} marks={drawnMarks(floors)} caption={`Espacios disponibles en ${name}`} />
          ) : (
            <p className="max-w-(--measure) text-ink-2">
              Hoy no hay espacios disponibles en {name}.{' '}
              {nearby.length > 0 ? (
                <a href={`#${NEARBY}`}>Ver lo más cercano que sí tenemos</a>
              ) : (
                'Escríbenos y te avisamos del siguiente.'
              )}
            </p>
          )}
        </DetailSection>
        <DrawnFloors floors={floors} name={name} />
        {calculator && <ComplexCalculator calculator={calculator} />}
        <Plans plans={plans} name={name} />
        {description && (
          <DetailSection title="Descripción">
            <p className="max-w-(--measure) whitespace-pre-line text-ink-2">{unbrokenFigures(description)}</p>
          </DetailSection>
        )}
        {facts.length > 0 && (
          <DetailSection title="Características">
            <SpecGrid groups={[{ title: 'Conjunto', facts }]} />
          </DetailSection>
        )}
        <DetailLocation map={map} address={address} note={null} drawn={drawn} />
      </DetailLayout>
      {nearby.length > 0 && <Nearby properties={nearby} publicUrl={publicUrl} />}
    </>
  )
}

function Nearby({ properties, publicUrl }: { properties: PropertyCard[]; publicUrl: string }) {
  return (
    <section id={NEARBY} className="screen-only scroll-mt-20 bg-canvas-2 py-(--space-section)">
      <div className="wrap">
        <h2 className="mb-[clamp(1.75rem,1.4rem+1.4vw,2.75rem)] text-3xl leading-[1.1] tracking-display">
          Cerca de aquí
        </h2>
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
