import { Link, href } from 'react-router'
import { agencyPlace } from '#app/agency/agency-place.ts'
import { useAgency } from '#app/agency/use-agency.tsx'

/**
 * The notice that the law requires beside a form (LFPDPPP of 20 March 2025, art. 16-II), with a link to the full one.
 */
export function SimplifiedNotice() {
  const agency = useAgency()
  const { legalName, email, pages } = agency
  const place = agencyPlace(agency, 'legal')
  return (
    <p className="max-w-(--measure) text-2xs leading-[1.45] wrap-anywhere text-ink-3 [&_a]:underline">
      <strong className="font-semibold">Aviso de privacidad simplificado.</strong> {legalName}
      {place && `, con domicilio en ${place},`} trata tu nombre, correo, teléfono y mensaje para responderte y atender
      tu solicitud. Avisarte de otras propiedades requiere tu consentimiento aparte.
      {email && (
        <>
          {' '}
          Para limitar el uso de tus datos o ejercer tus derechos ARCO escribe a{' '}
          <a href={`mailto:${email}?subject=Datos%20personales`}>{email}</a>.
        </>
      )}
      {pages.includes('/aviso-privacidad') ? (
        <>
          {' '}
          Consulta el <Link to={href('/aviso-privacidad')}>aviso de privacidad integral</Link>.
        </>
      ) : (
        ' El aviso de privacidad integral todavía no está publicado en este sitio: pídelo antes de dar tus datos.'
      )}
    </p>
  )
}
