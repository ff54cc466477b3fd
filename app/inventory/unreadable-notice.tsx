import { Link, href } from 'react-router'
import { formatCount } from '#app/figures/measure.ts'

/** Says that properties are missing from all lists because they can't be read; nothing without any. */
export function UnreadableNotice({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p className="text-sm text-danger">
      {count === 1 ? '1 propiedad no se puede leer' : `${formatCount(count)} propiedades no se pueden leer`} y no
      aparece
      {count === 1 ? '' : 'n'} en ninguna lista.{' '}
      <Link
        to={href('/dashboard/configuracion/estado')}
        className="inline-flex min-h-6 items-center underline pointer-coarse:min-h-11"
      >
        {count === 1 ? 'Ver cuál' : 'Ver cuáles'}
      </Link>
    </p>
  )
}
