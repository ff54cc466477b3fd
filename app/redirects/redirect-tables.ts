import type { Generated } from 'kysely'

/** Addresses of an earlier site (`old-address.ts`) and where each leads. */
type RedirectsTable = {
  source: string
  /** A property, which may be in the papelera or gone since; null for a redirect to a page. */
  propertyId: string | null
  /** A path of this site with its query; null for a redirect to a property. */
  target: string | null
  /** The import that brought it and may be undone; it may be gone since. */
  importId: Generated<string | null>
  createdAt: string
}

declare module '#app/db/schema.ts' {
  interface Schema {
    redirects: RedirectsTable
  }
}
