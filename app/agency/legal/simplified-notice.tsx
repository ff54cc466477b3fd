import { Link } from 'react-router'
import { AGENCY } from '#app/agency/agency.ts'

/** What the law wants to be told where data are taken (LFPDPPP, art. 16-II), and the way to the whole notice. */
export function SimplifiedNotice() {
  const { street, postalCode, locality, regionShort } = AGENCY.address
  return (
    <p className="max-w-(--measure) text-2xs leading-[1.45] text-ink-3">
      {AGENCY.name}, con domicilio en {street}, {postalCode} {locality}, {regionShort}, es responsable de los datos que
      escribes aquí: nombre, correo, teléfono y lo que cuentes en tu mensaje. Los usamos solo para responderte y atender
      tu solicitud; no los usamos para publicidad. Puedes limitar su uso o ejercer tus derechos ARCO en{' '}
      <a href={`mailto:${AGENCY.email}`} className="underline">
        {AGENCY.email}
      </a>
      . Consulta el{' '}
      <Link to="/aviso-privacidad" className="underline">
        aviso de privacidad
      </Link>{' '}
      completo.
    </p>
  )
}
