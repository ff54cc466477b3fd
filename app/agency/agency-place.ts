import type { Agency } from './agency.ts'

/**
 * The agency's address on one line; null if it says none.
 * @param form 'map' for a map search ('Av. Ejemplo 100, 64000 Monterrey, N.L.'), 'legal' as legal texts write it
 */
export function agencyPlace({ address }: Pick<Agency, 'address'>, form: 'map' | 'legal' = 'map'): string | null {
  const { street, postalCode, locality, region, regionShort } = address
  if (street === null) return null
  const city = [postalCode, locality].filter(Boolean).join(' ')
  const parts =
    form === 'map'
      ? [street, city, regionShort ?? region]
      : [street, postalCode && `C.P. ${postalCode}`, locality, region, 'México']
  return parts.filter(Boolean).join(', ')
}
