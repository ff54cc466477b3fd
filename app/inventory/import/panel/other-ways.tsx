import { Link, href } from 'react-router'
import { useMay } from '#app/panel/may.tsx'
import { TEXT_LINK } from '#app/ui/panel/text-link.ts'
import { EasyBrokerForm } from './easy-broker-form.tsx'

/** The ways to import properties without a table. @param keyFault why the account of EasyBroker can't be read */
export function OtherWays({ keyFault }: { keyFault: string | null }) {
  return (
    <>
      <EasyBrokerForm fault={keyFault} />
      <p className="text-sm text-ink-2">
        ¿Tienes las fotos en tu computadora?{' '}
        <Link to={href('/dashboard/fotos')} className={TEXT_LINK}>
          Súbelas con el ID de su propiedad en el nombre
        </Link>
      </p>
      {useMay('settings') && (
        <p className="text-sm text-ink-2">
          ¿Tienes el archivo de «Descargar todo» de otro sitio de este producto?{' '}
          <Link to={href('/dashboard/importar/archivo')} className={TEXT_LINK}>
            Importar un archivo completo
          </Link>
        </p>
      )}
    </>
  )
}
