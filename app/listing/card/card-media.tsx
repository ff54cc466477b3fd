import type { ReactNode } from 'react'
import { PhotoPicture, type PhotoSurface } from '#app/photos/photo-picture.tsx'
import type { PropertyCard } from '#app/catalogue/property/property.ts'

type Props = {
  property: PropertyCard
  /** Loads the photo before the rest. */
  priority?: boolean
  surface?: PhotoSurface
  /** Badges over the upper left corner. */
  children: ReactNode
}

/** The photo of a card, 4:3, with its badges. The card's title describes it, so its alt is empty. */
export function CardMedia({ property, priority = false, surface = 'card', children }: Props) {
  return (
    <div className="card-media">
      <PhotoPicture photo={property.cover} alt="" surface={surface} priority={priority} className="card-photo" />
      <div className="card-badges">{children}</div>
    </div>
  )
}

export function CardBadge({ tone, children }: { tone: 'type' | 'category' | 'available'; children: ReactNode }) {
  return <span className={`badge badge-${tone}`}>{children}</span>
}
