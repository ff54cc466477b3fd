import { Fragment, useEffect } from 'react'
import { href } from 'react-router'
import { whatsappUrl } from '#app/agency/agency.ts'
import { useAgency } from '#app/agency/use-agency.tsx'
import { buttonClass } from '#app/ui/button.ts'
import { storeProperty } from '#app/listing/card/stored-property.ts'
import { Icon } from '#app/ui/icon.tsx'
import { CallBar } from './call-bar.tsx'
import { DetailBack } from './detail-back.tsx'
import { TOOL_WORDS } from './detail-layout.tsx'
import type { DetailView } from './detail-view.ts'
import { FavouriteButton } from './favourite-button.tsx'
import { DetailBody } from './property-detail.tsx'
import type { SpaceCalculatorView } from '#app/catalogue/price/space-calculator.ts'
import type { PlaceMap } from '#app/listing/map/place-map.ts'
import type { PropertyCard } from '#app/catalogue/property/property.ts'
import { quoteMessage } from '#app/catalogue/property/quote-message.ts'
import { ShareButton } from './share-button.tsx'
import { SimilarProperties } from './similar-properties.tsx'
import { SpaceCalculator } from './space-calculator.tsx'

/** `pageUrl` is the page's own canonical address, `publicUrl` the site's origin. */
type Props = {
  view: DetailView
  /** Null for a property that is offered as a whole. */
  calculator: SpaceCalculatorView | null
  /** Null of a place without a point. */
  drawn: PlaceMap | null
  similar: PropertyCard[]
  pageUrl: string
  publicUrl: string
}

/** The public page of a property (spec, section 2, Property detail). */
export function DetailScreen({ view, calculator, drawn, similar, pageUrl, publicUrl }: Props) {
  const agency = useAgency()
  const { property, name } = view
  useKeptForReturn(property)
  const quoteUrl = whatsappUrl(agency, quoteMessage({ ...property, title: name }, { page: pageUrl }))
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

/** Keeps the chosen property for its next visit also where its card was clicked before the scripts were there. */
function useKeptForReturn(property: DetailView['property']) {
  useEffect(() => storeProperty({ ...property, cover: property.photos[0] ?? null }), [property])
}
