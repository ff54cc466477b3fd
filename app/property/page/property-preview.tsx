import { type ReactNode, useLayoutEffect } from 'react'
import { PhotoPicture } from '#app/photos/photo-picture.tsx'
import { formatArea } from '#app/figures/measure.ts'
import { type CardCopy, placeName } from '#app/catalogue/property/property.ts'
import { CardFrame, CardHead } from './detail-card.tsx'
import { DetailHeading } from './detail-heading.tsx'
import { readStoredProperty } from './stored-card.ts'
import { DETAIL_TOOLS, DetailLayout, GALLERY_GRID, ONE_PHOTO } from './detail-layout.tsx'

/** Preview of a property from its stored card, shown over the old page while the new one loads; null without a card. */
export function paintPreview(slug: string): ReactNode {
  const card = readStoredProperty(slug)
  return card && <ScrolledPreview card={card} />
}

/** Starts at the top. If the navigation fails, the old page returns at its scroll position. */
function ScrolledPreview({ card }: { card: CardCopy }) {
  useLayoutEffect(() => {
    const position = window.scrollY
    window.scrollTo(0, 0)
    return () => window.scrollTo(0, position)
  }, [])
  return <PropertyPreview card={card} />
}

/** The height of the large figures (`FactStrip`), so that the photo below them doesn't move when they come. */
const STRIP_SPACE = 'mb-5 h-31 sm:h-15'

/** The page of a property with the data of its card. */
export function PropertyPreview({ card }: { card: CardCopy }) {
  const { location, municipality, state, cover } = card
  return (
    <DetailLayout
      top={
        <>
          <div className={DETAIL_TOOLS} />
          <DetailHeading name={card.title} place={placeName([location, municipality, state])} />
          {card.area !== null && <div className={STRIP_SPACE} />}
          <div className={GALLERY_GRID}>
            <div className={ONE_PHOTO}>
              <PhotoPicture photo={cover} alt="" surface="stage" priority />
            </div>
            <div className="h-16" />
          </div>
        </>
      }
      card={
        <CardFrame>
          {/* A copy without a price may be of a property with a price per m² (stored-property.ts). */}
          <CardHead
            property={card}
            figures={card.area ? [formatArea(card.area)] : []}
            isPriceLoading={card.priceCents === null}
          />
        </CardFrame>
      }
    >
      <p role="status" className="min-h-dvh">
        <span className="sr-only">Cargando...</span>
      </p>
    </DetailLayout>
  )
}
