import { href, matchPath, useLocation } from 'react-router'
import { PropertyFailed } from '#app/property/page/property-failed.tsx'

const TO_LIST = { path: href('/dashboard/propiedades'), label: 'Volver al listado' }
const TO_DASHBOARD = { path: href('/dashboard'), label: 'Ir al Dashboard' }

/** Shown instead of a property that the panel could not read, in its frame or, without a frame, as `main`. The form's link leads to the dashboard (spec, section 8). */
export function StaffPropertyFailed({ as = 'div' }: { as?: 'div' | 'main' }) {
  const { pathname } = useLocation()
  return (
    <PropertyFailed
      as={as}
      retry="Reintentar"
      back={matchPath('/edit-property/:propertyId', pathname) ? TO_DASHBOARD : TO_LIST}
    />
  )
}
