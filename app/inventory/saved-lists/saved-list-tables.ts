import type { ListScope } from './saved-list.ts'

declare module '#app/db/schema.ts' {
  interface Schema {
    savedLists: SavedListsTable
  }
}

/** A named search of the panel's list. */
type SavedListsTable = {
  id: string
  name: string
  /** The query string of its first page, as `panelQuery` writes it. */
  query: string
  scope: ListScope
  /** The account of its author. */
  ownerId: string
  createdAt: string
}
