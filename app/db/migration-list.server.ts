import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { up as initial } from './migrations/0001-initial.ts'
import { up as deliveryRecipients } from './migrations/0002-delivery-recipients.ts'
import { up as noPriceOfZero } from './migrations/0003-no-price-of-zero.ts'
import { up as messageInterest } from './migrations/0004-message-interest.ts'
import { up as variantsThatFit } from './migrations/0005-variants-that-fit.ts'
import { up as tradeFacts } from './migrations/0006-trade-facts.ts'
import { up as registrationAndAsesores } from './migrations/0007-registration-and-asesores.ts'
import { up as secondOperation } from './migrations/0008-second-operation.ts'
import { up as firmContent } from './migrations/0009-firm-content.ts'
import { up as messageOffer } from './migrations/0010-message-offer.ts'
import { up as propertyVersions } from './migrations/0011-property-versions.ts'
import { up as homeStates } from './migrations/0012-home-states.ts'
import { up as imports } from './migrations/0013-imports.ts'
import { up as earlierRecords } from './migrations/0014-earlier-records.ts'
import { up as batches } from './migrations/0015-batches.ts'
import { up as propertyDossiers } from './migrations/0016-property-dossiers.ts'
import { up as complexVersions } from './migrations/0017-complex-versions.ts'
import { up as savedLists } from './migrations/0018-saved-lists.ts'
import { up as owners } from './migrations/0019-owners.ts'
import { up as settingsVersions } from './migrations/0020-settings-versions.ts'
import { up as statusSince } from './migrations/0021-status-since.ts'
import { up as trashKinds } from './migrations/0022-trash-kinds.ts'
import { up as placeCells } from './migrations/0025-place-cells.ts'
import { up as batchPreview } from './migrations/0026-batch-preview.ts'
import type { Dialect } from './store.server.ts'

/** A migration runs on the schema of the migrations before it. */
type Up = (db: Kysely<never>, dialect: Dialect) => Promise<void>

/** The files of `migrations`, in order, by name. Stores record these names for ever. */
const MIGRATIONS: Record<string, Up> = {
  '0001-initial': initial,
  '0002-delivery-recipients': deliveryRecipients,
  '0003-no-price-of-zero': noPriceOfZero,
  '0004-message-interest': messageInterest,
  '0005-variants-that-fit': variantsThatFit,
  '0006-trade-facts': tradeFacts,
  '0007-registration-and-asesores': registrationAndAsesores,
  '0008-second-operation': secondOperation,
  '0009-firm-content': firmContent,
  '0010-message-offer': messageOffer,
  '0011-property-versions': propertyVersions,
  '0012-home-states': homeStates,
  '0013-imports': imports,
  '0014-earlier-records': earlierRecords,
  '0015-batches': batches,
  '0016-property-dossiers': propertyDossiers,
  '0017-complex-versions': complexVersions,
  '0018-saved-lists': savedLists,
  '0019-owners': owners,
  '0020-settings-versions': settingsVersions,
  '0021-status-since': statusSince,
  '0022-trash-kinds': trashKinds,
  '0025-place-cells': placeCells,
  '0026-batch-preview': batchPreview,
}

export function migrationsFor(dialect: Dialect): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(MIGRATIONS).map(([name, up]) => [name, { up: (db: Kysely<never>) => up(db, dialect) }]),
  )
}
