import type { Kysely } from 'kysely'

/** What better-auth stores (users, sessions, accounts, verifications, second factors), and invitations and rate limits. */
export async function createAccounts(db: Kysely<never>) {
  await createUsers(db)
  await createSignIn(db)
  await createInvitations(db)
}

async function createUsers(db: Kysely<never>) {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    // 0 and 1 in both dialects: better-auth is told that neither has booleans.
    .addColumn('emailVerified', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('image', 'text')
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('twoFactorEnabled', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text')
    .addColumn('lastLogin', 'text')
    .addColumn('disabledAt', 'text')
    .execute()
}

async function createSignIn(db: Kysely<never>) {
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('providerId', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', 'text')
    .addColumn('refreshTokenExpiresAt', 'text')
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addUniqueConstraint('accountsByProvider', ['providerId', 'accountId'])
    .execute()
  await db.schema.createIndex('accountsByUser').on('accounts').column('userId').execute()
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sessionsByUser').on('sessions').column('userId').execute()
  await db.schema
    .createTable('secondFactors')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().unique().references('users.id').onDelete('cascade'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('backupCodes', 'text', (column) => column.notNull())
    .addColumn('verified', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('failedVerificationCount', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('lockedUntil', 'text')
    .execute()
  await db.schema
    .createTable('verifications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('verificationsByIdentifier').on('verifications').column('identifier').execute()
  await db.schema
    .createTable('rateLimits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute()
}

async function createInvitations(db: Kysely<never>) {
  await db.schema
    .createTable('invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull().defaultTo('admin'))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('createdBy', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addColumn('usedAt', 'text')
    .addColumn('usedBy', 'text', (column) => column.references('users.id').onDelete('set null'))
    .execute()
}

/** The public card of a person, with its photo. */
export async function createAsesores(db: Kysely<never>) {
  await db.schema
    .createTable('asesorCards')
    .addColumn('userId', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('position', 'text')
    .addColumn('hours', 'text')
    .addColumn('whatsapp', 'text')
    .addColumn('isShown', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('asesorPhotos')
    .addColumn('userId', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('photoId', 'text', (column) => column.notNull().references('photos.id'))
    .execute()
  await db.schema.createIndex('asesorPhotosByPhoto').on('asesorPhotos').column('photoId').execute()
}
