import { Link, href } from 'react-router'
import { counted } from '#app/panel/counted.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'

/** Link to the properties that no map of the site can show; nothing without any. */
export function UnplacedNotice({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p className="text-sm text-ink-2">
      {counted(count, 'propiedad no aparece', 'propiedades no aparecen')} en el mapa del sitio.{' '}
      <Link to={`${href('/dashboard/mapa')}#sin-ubicacion`} className={TEXT_LINK}>
        {count === 1 ? 'Ver cuál' : 'Ver cuáles'}
      </Link>
    </p>
  )
}
