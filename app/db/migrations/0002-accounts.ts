import type { Kysely } from 'kysely'

type Db = Kysely<{ installation: { name: string; value: string } }>

/** What better-auth keeps (users' rest, sessions, accounts, verifications) and what the product adds around it. */
export async function up(db: Db) {
  await completeUsers(db)
  await createSignInTables(db)
  await createInvitations(db)
  await createRateLimits(db)
  await createInstallation(db)
}

async function completeUsers(db: Db) {
  const users = db.schema.alterTable('users')
  // 0 and 1 in both dialects: better-auth is told that neither has booleans.
  await users.addColumn('emailVerified', 'integer', (column) => column.notNull().defaultTo(0)).execute()
  await users.addColumn('image', 'text').execute()
  await users.addColumn('updatedAt', 'text').execute()
}

async function createSignInTables(db: Db) {
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
    .createTable('verifications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('verificationsByIdentifier').on('verifications').column('identifier').execute()
}

async function createInvitations(db: Db) {
  await db.schema
    .createTable('invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('createdBy', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addColumn('usedAt', 'text')
    .addColumn('usedBy', 'text', (column) => column.references('users.id').onDelete('set null'))
    .execute()
}

async function createRateLimits(db: Db) {
  await db.schema
    .createTable('rateLimits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute()
}

/** What an installation made for itself, and the rows that writers hold while they decide together. */
async function createInstallation(db: Db) {
  await db.schema
    .createTable('installation')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
  await db.insertInto('installation').values({ name: 'registration', value: 'lock' }).execute()
}
