import { BANNER } from '#app/ui/panel/banner.ts'

const NAMES = new Intl.ListFormat('es-MX')

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
