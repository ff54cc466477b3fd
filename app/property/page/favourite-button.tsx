import { heartLabel } from '#app/listing/card/card-heart.tsx'
import { toggleFavourite, useFavourites } from '#app/listing/card/use-favourites.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** Keeps a property among the visitor's own; the heart is filled once it is kept. */
export function FavouriteButton({ slug, name }: { slug: string; name: string }) {
  const isKept = useFavourites().includes(slug)
  return (
    <button
      type="button"
      aria-pressed={isKept}
      aria-label={heartLabel(name)}
      onClick={() => toggleFavourite(slug)}
      className="favourite btn btn-ghost max-sm:px-3"
    >
      <Icon name="heart" />
      <span className="max-sm:sr-only">Guardar</span>
    </button>
  )
}
