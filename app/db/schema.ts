import type { ColumnType, Generated } from 'kysely'
import type { ActivityAction, ActivityType } from '#app/activity/activity-actions.ts'
import type { MessageState } from '#app/contact/message-states.ts'
import type { InterestKind } from '#app/interest/interest-kinds.ts'
import type { DeliveryKind } from '#app/mail/delivery-kinds.ts'
import type { ComplexColumns, FactColumns } from '#app/catalogue/facts/fact-columns.ts'
import type { Amenity } from '#app/catalogue/facts/amenities.ts'
import type { ComplexKind } from '#app/catalogue/facts/complex-kinds.ts'
import type {
  AccountEventsTable,
  AccountsTable,
  InvitationsTable,
  SecondFactorsTable,
  SessionsTable,
  UsersTable,
  VerificationsTable,
} from './account-tables.ts'

/**
 * The tables, as both dialects hold them (spec, section 3). Timestamps are ISO 8601 text in UTC; calendar days are
 * YYYY-MM-DD text; ids are UUIDv7; money is whole centavos (exact, below 2^53); areas are m², lengths are metres.
 */
export type Schema = {
  properties: PropertiesTable
  propertyAmenities: PropertyAmenitiesTable
  propertyPhotos: PropertyPicturesTable
  propertyPlans: PropertyPicturesTable
  retiredSlugs: RetiredSlugsTable
  complexes: ComplexesTable
  complexPhotos: ComplexPicturesTable
  complexPlans: ComplexPicturesTable
  retiredComplexSlugs: RetiredComplexSlugsTable
  deletedProperties: DeletedPropertiesTable
  deletedPropertyPhotos: DeletedPropertyPhotosTable
  photos: PhotosTable
  users: UsersTable
  sessions: SessionsTable
  accounts: AccountsTable
  verifications: VerificationsTable
  invitations: InvitationsTable
  accountEvents: AccountEventsTable
  secondFactors: SecondFactorsTable
  rateLimits: RateLimitsTable
  installation: InstallationTable
  globalConfig: GlobalConfigTable
  activityLogs: ActivityLogsTable
  contactMessages: ContactMessagesTable
  outbox: OutboxTable
  interest: InterestTable
  backups: BackupsTable
  catalogueChanges: CatalogueChangesTable
}

type PropertiesTable = FactColumns & {
  id: string
  slug: string
  /** The point of the maps link, for the staff alone; null where it names none in Mexico. */
  latitude: number | null
  longitude: number | null
  /** The point that everybody is told, by the precision: written with the row, never computed anew for a page. */
  publicLatitude: number | null
  publicLongitude: number | null
  /** Incremented by each change; a form is saved only over the version that it read (optimistic locking). */
  version: number
  createdAt: string
  createdBy: string | null
  updatedAt: string | null
  updatedBy: string | null
}

type PropertyAmenitiesTable = { propertyId: string; code: Amenity }

type PropertyPicturesTable = { propertyId: string; position: number; photoId: string; alt: string | null }

/** Slugs that a property no longer has: `propertyId` null means that the property was deleted. */
type RetiredSlugsTable = { slug: string; propertyId: string | null; retiredAt: string }

/** Conjuntos: buildings and parks whose spaces are properties, with what is true of all of their spaces. */
type ComplexesTable = ComplexColumns & {
  id: string
  slug: string
  name: string
  kind: ComplexKind
  description: string | null
  /** As in `properties`. */
  version: number
  createdAt: string
  createdBy: string | null
  updatedAt: string | null
  updatedBy: string | null
}

type ComplexPicturesTable = { complexId: string; position: number; photoId: string; alt: string | null }

/** As `retiredSlugs`. */
type RetiredComplexSlugsTable = { slug: string; complexId: string | null; retiredAt: string }

/** The papelera: `kept` is JSON of everything that brings the property back, `deletedBy` the name of a person. */
type DeletedPropertiesTable = {
  id: string
  title: string
  propertyId: string | null
  kept: string
  deletedAt: string
  deletedBy: string | null
}

/** Photos and plans that a property of the papelera will have again. */
type DeletedPropertyPhotosTable = { propertyId: string; photoId: string }

type PhotosTable = {
  id: string
  /** `properties/{timestamp}_{filename}` in the file store. */
  key: string
  /** The random name by which pages ask for it, given by the store; the key would tell the time and the file's name. */
  publicName: Generated<string>
  /** SHA-256 of the stored bytes, against duplicates. */
  contentHash: string
  width: number
  height: number
  bytes: number
  /** When the responsive variants were all made; null while they are still due. */
  variantsAt: string | null
  /** When the cleanup first found it unused; null while one of `PICTURE_TABLES` names it, and for a while after its upload. */
  unusedSince: string | null
  createdAt: string
}

type RateLimitsTable = { key: string; count: number; expiresAt: string }

type InstallationTable = { name: string; value: string }

type GlobalConfigTable = {
  id: string
  contactName: string
  contactPhone: string
  contactEmail: string
  /** How exactly the place of a new property is told, unless somebody chooses otherwise. */
  precision: Generated<FactColumns['precision']>
  /** JSON of the landmarks to which pages tell the way; null for those that the product starts with. */
  landmarks: Generated<string | null>
  /** JSON of the firm (`AgencyFields`); null for the one that the product comes with. */
  agency: Generated<string | null>
  createdAt: string
  updatedAt: Generated<string | null>
}

type ActivityLogsTable = {
  id: string
  action: ActivityAction
  propertyId: string | null
  propertyTitle: string
  /** The ID that it had then (`propertyCode`); null where the entry is about no property. */
  propertyCode: string | null
  userId: string | null
  userName: string | null
  timestamp: string
  details: string | null
  /** What its search looks through (`logText`). */
  searchText: Generated<string>
  type: ActivityType
}

type ContactMessagesTable = {
  id: string
  nombre: string
  email: string
  telefono: string | null
  asunto: string | null
  mensaje: string
  createdAt: string
  state: Generated<MessageState>
  /** Path of the page that led to the form. */
  sourcePage: string | null
  propertyId: string | null
  propertyTitle: string | null
  /** Why it was marked as spam, in words for the staff; null when it was not. */
  suspicion: string | null
  /** Folded, what the staff's search looks through. */
  searchText: Generated<string>
  /** SHA-256 of the text, and of the text plus its form: a message is stored only once. */
  contentHash: string | null
  submissionKey: string | null
}

/** Pending deliveries. Delivered rows that belong to a message are kept, so that the staff can see them. */
type OutboxTable = {
  id: string
  kind: DeliveryKind
  messageId: string | null
  /** Data of a delivery without message: for a password reset the e-mail address, never the link. */
  payload: string | null
  attempts: Generated<number>
  /** Next attempt; while a process delivers it, the end of its lease; null once delivered or abandoned. */
  nextAttemptAt: string | null
  lastError: string | null
  deliveredAt: string | null
  createdAt: string
}

/** Actions of visitors per property and day (YYYY-MM-DD in Monterrey): only counts, no personal data. */
type InterestTable = { propertyId: string; day: string; kind: InterestKind; count: number }

/** The last change of each property that a list shows, noted by triggers (`catalogue-changes.server.ts`). */
type CatalogueChangesTable = { propertyId: string; change: ColumnType<never, never, never> }

/** One nightly backup per night (YYYY-MM-DD in Monterrey): under way until it has finished, with an archive or a fault. */
type BackupsTable = {
  id: string
  night: string
  startedAt: string
  finishedAt: string | null
  /** Name of the archive in the folder of backups. */
  archive: string | null
  bytes: number | null
  /** Why there is none, in a sentence. */
  fault: string | null
}
