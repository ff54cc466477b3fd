import { Link, href } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { useFavourites } from './use-favourites.tsx'

/** Link to the visitor's favourites with their number, which is laid over the icon and takes no space. */
export function FavouritesLink() {
  const { length } = useFavourites()
  return (
    <Link
      to={href('/favoritos')}
      aria-label={length > 0 ? `Favoritos (${length})` : 'Favoritos'}
      className="btn btn-ghost btn-icon relative max-[16rem]:hidden"
    >
      <Icon name="heart" />
      {length > 0 && <span aria-hidden="true" data-count={length} className="favourites-count" />}
    </Link>
  )
}
