import type { Agency } from './agency.ts'

/** ' en Nuevo León': where the agency works, after another word; '' if it says none. */
export function inRegion({ address }: Pick<Agency, 'address'>): string {
  return address.region ? ` en ${address.region}` : ''
}
