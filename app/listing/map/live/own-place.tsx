import type { Point } from '#app/catalogue/place/point.ts'

const ALTERNATIVE = 'Escribe una zona, un municipio o coordenadas en «Cerca de…».'
/** Timeout of the location, and the greatest age of a cached one, in ms. */
const OPTIONS = { timeout: 15_000, maximumAge: 60_000 }

/** The visitor's location, or the message that explains why it is unknown. */
export async function ownPlace(): Promise<Point | string> {
  if (!('geolocation' in navigator)) return `Este navegador no da tu ubicación. ${ALTERNATIVE}`
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) =>
        resolve(
          code === PERMISSION_DENIED
            ? `El navegador no tiene permiso de usar tu ubicación. ${ALTERNATIVE}`
            : `No se encontró tu ubicación. ${ALTERNATIVE}`,
        ),
      OPTIONS,
    )
  })
}
