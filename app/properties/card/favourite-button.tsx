import { Icon } from '#app/ui/icon.tsx'
import { toggleFavourite, useFavourites } from './use-favourites.tsx'

/** Where a card is asked to keep its property. */
export const HEART = '.card-favourite'

/** Keeps a property among the visitor's own; the heart is filled once it is kept. */
export function FavouriteButton({ slug, name }: { slug: string; name: string }) {
  const isKept = useFavourites().includes(slug)
  return (
    <button
      type="button"
      aria-pressed={isKept}
      aria-label={labelOf(name)}
      onClick={() => toggleFavourite(slug)}
      className="favourite btn btn-ghost max-sm:px-3"
    >
      <Icon name="heart" />
      <span className="max-sm:sr-only">Guardar</span>
    </button>
  )
}

/** The same over the photo of a card, which answers for it. */
export function CardHeart({ name }: { name: string }) {
  return (
    <button type="button" aria-pressed={false} aria-label={labelOf(name)} className="favourite card-favourite">
      <Icon name="heart" />
    </button>
  )
}

function labelOf(name: string): string {
  return `Guardar en favoritos: ${name}`
}
