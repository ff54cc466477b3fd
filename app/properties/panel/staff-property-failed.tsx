import { href } from 'react-router'
import { PropertyFailed } from '#app/properties/detail/property-failed.tsx'

/** In place of a property of the panel that could not be read. */
export function StaffPropertyFailed() {
  return (
    <PropertyFailed
      as="main"
      retry="Reintentar"
      back={{ path: href('/dashboard/propiedades'), label: 'Volver al listado' }}
    />
  )
}
