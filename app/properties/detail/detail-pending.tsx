import { type ReactNode, useLayoutEffect } from 'react'
import { matchPath } from 'react-router'
import { PhotoPicture } from '#app/photos/photo-picture.tsx'
import { usePageOnItsWay } from '#app/site/connection/use-on-its-way.tsx'
import { CardFrame, CardHead } from './detail-card.tsx'
import { DetailHeading } from './detail-heading.tsx'
import { DETAIL_TOOLS, DetailLayout, GALLERY_GRID, ONE_PHOTO } from './detail-layout.tsx'
import { type CardCopy, placeName } from '#app/properties/property.ts'
import { readStoredProperty } from '#app/properties/card/stored-property.ts'

/**
 * While the page of a property is on its way, shows what the card that led there knows of it (decision 5). The page that
 * is left stays as it is, only unseen: should the navigation come to nothing, it comes back at its place.
 */
export function DetailPending({ children }: { children: ReactNode }) {
  const card = useCardOnItsWay()
  return (
    <>
      <div hidden={card !== null}>{children}</div>
      {card && <KnownSoFar card={card} />}
    </>
  )
}

function useCardOnItsWay(): CardCopy | null {
  const location = usePageOnItsWay()
  if (!location) return null
  const slug = matchPath('/propiedad/:propertySlug', location.pathname)?.params.propertySlug
  return slug ? readStoredProperty(slug) : null
}

function KnownSoFar({ card }: { card: CardCopy }) {
  useLayoutEffect(() => {
    const left = window.scrollY
    window.scrollTo(0, 0)
    return () => window.scrollTo(0, left)
  }, [])
  return <KnownProperty card={card} />
}

/** The page of a property, as far as its card tells. */
export function KnownProperty({ card }: { card: CardCopy }) {
  const { location, municipality, state, cover } = card
  return (
    <DetailLayout
      top={
        <>
          <div className={DETAIL_TOOLS} />
          <DetailHeading name={card.title} place={placeName([location, municipality, state])} />
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
          <CardHead property={card} perM2={null} />
        </CardFrame>
      }
    >
      <p role="status" className="min-h-dvh">
        <span className="sr-only">Cargando...</span>
      </p>
    </DetailLayout>
  )
}
