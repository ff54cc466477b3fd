import { propertyCode } from '#app/catalogue/property/property.ts'

/** A property as an entry of the log keeps it, for when it has another title or ID, or is gone. */
export function loggedProperty(id: string, { title, propertyId }: { title: string; propertyId: string | null }) {
  return { id, title, code: propertyCode({ id, propertyId }) }
}
