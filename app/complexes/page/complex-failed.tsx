import { href } from 'react-router'
import { PropertyFailed } from '#app/property/page/property-failed.tsx'

export const COMPLEX_NOT_LOADED = 'No se pudo cargar el conjunto'
const COMPLEX = {
  title: COMPLEX_NOT_LOADED,
  sentence: 'Este conjunto no está disponible por ahora.',
}

/** The page shown when a complex could not be loaded. */
export function ComplexFailed() {
  return (
    <PropertyFailed
      as="div"
      message={COMPLEX}
      retry="Intentar de nuevo"
      back={{ path: href('/propiedades'), label: 'Ver propiedades' }}
    />
  )
}
