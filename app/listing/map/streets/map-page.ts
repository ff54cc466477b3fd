/** Whether an address is that of a page with the listing's map: only its document may ask another site for streets. */
export function isMapPage({ pathname, searchParams }: URL): boolean {
  return pathname === '/propiedades' && searchParams.get('vista') === 'mapa'
}
