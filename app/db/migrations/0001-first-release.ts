import type { Kysely } from 'kysely'
import { createAccounts, createAsesores } from './0001/accounts.ts'
import { createBatches } from './0001/batches.ts'
import { createCatalogueChanges } from './0001/catalogue-changes.ts'
import { createComplexes } from './0001/complexes.ts'
import { createDossiers } from './0001/dossiers.ts'
import { createFirm } from './0001/firm.ts'
import { createImports } from './0001/imports.ts'
import { createInstallation } from './0001/installation.ts'
import { createLogs } from './0001/logs.ts'
import { createMessages } from './0001/messages.ts'
import { createOwners } from './0001/owners.ts'
import { createPhotos } from './0001/photos.ts'
import { createProperties } from './0001/properties.ts'
import { createRevisions } from './0001/revisions.ts'
import { createSavedLists } from './0001/saved-lists.ts'
import { createTrash } from './0001/trash.ts'
import { createVersions } from './0001/versions.ts'
import type { Dialect } from './tools/dialect.ts'

/** Every table of the first release. A table is created after those that it refers to. */
export async function up(db: Kysely<never>, dialect: Dialect) {
  await createInstallation(db)
  await createAccounts(db)
  await createFirm(db)
  await createOwners(db)
  await createComplexes(db, dialect)
  await createProperties(db, dialect)
  await createPhotos(db, dialect)
  await createAsesores(db)
  await createVersions(db)
  await createDossiers(db)
  await createTrash(db)
  await createMessages(db)
  await createLogs(db)
  await createSavedLists(db)
  await createImports(db)
  await createBatches(db)
  await createRevisions(db, dialect)
  await createCatalogueChanges(db, dialect)
}
