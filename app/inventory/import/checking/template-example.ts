/** The ID and the title of the example row of the template. */
export const TEMPLATE_EXAMPLE = { propertyId: 'PROP-001', title: 'Bodega con 4 andenes en Huinalá' } as const

/** The sentence about a row that is still the example of the template; null for any other row. */
export function exampleFault({ propertyId, title }: { propertyId: string; title: string }): string | null {
  return propertyId === TEMPLATE_EXAMPLE.propertyId && title === TEMPLATE_EXAMPLE.title
    ? 'Es la fila de ejemplo de la plantilla: bórrala, o escribe encima tu propiedad.'
    : null
}
