import { Link, href } from 'react-router'
import { counted } from '#app/panel/counted.ts'
import { BANNER } from '#app/ui/panel/banner.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'

const NAMES = new Intl.ListFormat('es-MX')

/** Says that properties are missing from all lists because they can't be read; nothing without any. */
export function UnreadableNotice({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p className="text-sm text-danger">
      {counted(count, 'propiedad no se puede leer', 'propiedades no se pueden leer')} y no aparece
      {count === 1 ? '' : 'n'} en ninguna lista.{' '}
      <Link to={href('/dashboard/configuracion/estado')} className={TEXT_LINK}>
        {count === 1 ? 'Ver cuál' : 'Ver cuáles'}
      </Link>
    </p>
  )
}

/** Says what of the settings can't be read; the site goes on without it. */
export function UnreadableStored({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <p role="status" className={BANNER}>
      No se puede leer lo guardado de: {NAMES.format(names)}. El sitio sigue como si estuviera vacío. Guárdalo otra vez
      en Configuración, o restaura allí una versión anterior.
    </p>
  )
}
