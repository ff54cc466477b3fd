import type { Kysely } from 'kysely'

type Db = Kysely<never>

/** What better-auth keeps of a second step of signing in: codes of an application on the phone, and recovery codes. */
export async function up(db: Db) {
  await db.schema
    .alterTable('users')
    .addColumn('twoFactorEnabled', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
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
}
