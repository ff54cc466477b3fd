import { Icon } from '#app/ui/icon.tsx'
import { toggleFavourite, useFavourites } from './use-favourites.tsx'

/** Keeps a property among the visitor's own; `label` shows what it does beside the heart, which is filled once it is kept. */
export function FavouriteButton({ slug, name, label }: { slug: string; name: string; label?: true }) {
  const isKept = useFavourites().includes(slug)
  return (
    <button
      type="button"
      aria-pressed={isKept}
      aria-label={`Guardar en favoritos: ${name}`}
      onClick={() => toggleFavourite(slug)}
      className={label ? 'favourite btn btn-ghost max-sm:px-3' : 'favourite card-favourite'}
    >
      <Icon name="heart" />
      {label && <span className="max-sm:sr-only">Guardar</span>}
    </button>
  )
}
