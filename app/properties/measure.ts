const figure = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 2 })

/** '2,400 m²', with a no-break space. */
export function formatArea(squareMetres: number): string {
  return `${figure.format(squareMetres)}\u00A0m²`
}

/** '48 m', with a no-break space. */
export function formatLength(metres: number): string {
  return `${figure.format(metres)}\u00A0m`
}

export function formatCount(count: number): string {
  return figure.format(count)
}
