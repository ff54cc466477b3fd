import type { Agency } from './agency.ts'

/** The firm's address on one line, also used as a map search. */
export function firmPlace({ address }: Agency): string {
  const { street, postalCode, locality, regionShort } = address
  return `${street}, ${postalCode} ${locality}, ${regionShort}`
}
