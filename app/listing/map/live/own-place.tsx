import type { Point } from '#app/catalogue/place/point.ts'

const INSTEAD = 'Escribe una zona, un municipio o coordenadas debajo del mapa.'
/** How long a device may look for its place, and how old a place that it knows already may be, in ms. */
const LOOK = { timeout: 15_000, maximumAge: 60_000 }

/** Where the visitor is, or the sentence that says why it isn't known. */
export async function ownPlace(): Promise<Point | string> {
  if (!('geolocation' in navigator)) return `Este navegador no da tu ubicación. ${INSTEAD}`
  return new Promise((tell) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => tell({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) =>
        tell(
          code === PERMISSION_DENIED
            ? `El navegador no tiene permiso de usar tu ubicación. ${INSTEAD}`
            : `No se encontró tu ubicación. ${INSTEAD}`,
        ),
      LOOK,
    )
  })
}
