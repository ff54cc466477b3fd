import type { ColumnType, Generated } from 'kysely'

/**
 * The tables in both dialects (spec, section 3). Each subject adds its own in a file `*-tables.ts`. Timestamps are ISO
 * 8601 text in UTC; calendar days are YYYY-MM-DD text; ids are UUIDv7; money is whole centavos (exact, below 2^53);
 * areas are m², lengths are metres.
 */
// Only an interface can be added to.
// oxlint-disable-next-line typescript/consistent-type-definitions
export interface Schema {
  installation: InstallationTable
  globalConfig: GlobalConfigTable
  catalogueChanges: CatalogueChangesTable
}

type InstallationTable = { name: string; value: string }

/** One row with the settings of the agency. Each subject adds its columns. */
// oxlint-disable-next-line typescript/consistent-type-definitions
export interface GlobalConfigTable {
  id: string
  createdAt: string
  updatedAt: Generated<string | null>
}

/** The last change of each listed property, recorded by triggers (`catalogue-changes.server.ts`). */
type CatalogueChangesTable = { propertyId: string; change: ColumnType<never, never, never> }
