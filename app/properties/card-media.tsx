import type { ReactNode } from 'react'
import { PhotoPicture } from '#app/photos/photo-picture.tsx'
import type { PropertyCard } from './property.ts'

type Props = {
  property: PropertyCard
  /** In the first row: loaded before the rest. */
  priority?: boolean
  /** Badges over the upper left corner. */
  children: ReactNode
}

/** The photo of a card, 4:3, with its badges. The title beside it says what it shows, so its alt is empty. */
export function CardMedia({ property, priority = false, children }: Props) {
  return (
    <div className="relative aspect-4/3 overflow-hidden rounded-md bg-sunken">
      <PhotoPicture
        photo={property.cover}
        alt=""
        surface="card"
        priority={priority}
        className="size-full object-cover transition-[scale] duration-500 ease-out group-hover:scale-[1.035]"
      />
      <div className="absolute top-3 left-3 flex flex-wrap gap-1.5">{children}</div>
    </div>
  )
}

const BADGE =
  'inline-flex items-center gap-[.3rem] rounded-xs px-[.55rem] py-[.28rem] text-2xs leading-[1.1] font-semibold'
const TONES = {
  type: 'bg-surface text-ink',
  category: 'bg-action text-on-action',
  available: 'bg-ok-bg text-ok',
} as const

export function CardBadge({ tone, children }: { tone: keyof typeof TONES; children: ReactNode }) {
  return <span className={`${BADGE} ${TONES[tone]}`}>{children}</span>
}
