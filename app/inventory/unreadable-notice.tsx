import { Link, href } from 'react-router'
import { counted } from '#app/panel/counted.ts'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'

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
