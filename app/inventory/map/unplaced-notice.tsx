import { Link, href } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'

/** Link to the properties that no map of the site can show; nothing without any. */
export function UnplacedNotice({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p className="text-sm text-ink-2">
      {count === 1 ? '1 propiedad no aparece' : `${formatCount(count)} propiedades no aparecen`} en el mapa del sitio.{' '}
      <Link
        to={`${href('/dashboard/mapa')}#sin-ubicacion`}
        className="inline-flex min-h-6 items-center underline pointer-coarse:min-h-11"
      >
        {count === 1 ? 'Ver cuál' : 'Ver cuáles'}
      </Link>
    </p>
  )
}
