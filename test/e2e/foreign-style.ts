/** A site that does not exist; the journeys answer its requests. */
export const FOREIGN_ORIGIN = 'https://calles.example'
export const FOREIGN_STYLE = `${FOREIGN_ORIGIN}/estilo.json`

/** A style with one line across Nuevo León. */
export const STYLE_TEXT = JSON.stringify({
  version: 8,
  sources: {
    calles: {
      type: 'geojson',
      attribution:
        '© <a href="https://calles.example/autores">Calles de Ejemplo</a><img src="https://calles.example/x">',
      data: {
        type: 'Feature',
        properties: {},
        geometry: {
          type: 'LineString',
          coordinates: [
            [-101, 25],
            [-99, 26.5],
          ],
        },
      },
    },
  },
  layers: [
    { id: 'fondo', type: 'background', paint: { 'background-color': '#eeeeee' } },
    { id: 'calles', type: 'line', source: 'calles', paint: { 'line-color': '#884400', 'line-width': 6 } },
  ],
})
