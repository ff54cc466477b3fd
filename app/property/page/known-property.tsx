import { type ReactNode, useLayoutEffect } from 'react'
import { PhotoPicture } from '#app/photos/photo-picture.tsx'
import { formatArea } from '#app/figures/measure.ts'
import { type CardCopy, placeName } from '#app/catalogue/property/property.ts'
import { CardFrame, CardHead } from './detail-card.tsx'
import { DetailHeading } from './detail-heading.tsx'
import { readStoredProperty } from './stored-card.ts'
import { DETAIL_TOOLS, DetailLayout, GALLERY_GRID, ONE_PHOTO } from './detail-layout.tsx'

/** What a card has told of a property, for the page that is left; null where none has. */
export function paintKnown(slug: string): ReactNode {
  const card = readStoredProperty(slug)
  return card && <KnownSoFar card={card} />
}

/** From the top; should the navigation come to nothing, the page that was left is at its place. */
function KnownSoFar({ card }: { card: CardCopy }) {
  useLayoutEffect(() => {
    const left = window.scrollY
    window.scrollTo(0, 0)
    return () => window.scrollTo(0, left)
  }, [])
  return <KnownProperty card={card} />
}

/** Where the figures will stand (fact-strip.tsx), so that the photo under them is at its place from the beginning. */
const STRIP_ROOM = 'mb-5 h-31 sm:h-15'

/** The page of a property, as far as its card tells. */
export function KnownProperty({ card }: { card: CardCopy }) {
  const { location, municipality, state, cover } = card
  return (
    <DetailLayout
      top={
        <>
          <div className={DETAIL_TOOLS} />
          <DetailHeading name={card.title} place={placeName([location, municipality, state])} />
          {card.area !== null && <div className={STRIP_ROOM} />}
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
          {/* A copy without an amount may be of a price that is quoted in another way (stored-property.ts). */}
          <CardHead
            property={card}
            figures={card.area ? [formatArea(card.area)] : []}
            isPriceOnItsWay={card.priceCents === null}
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
