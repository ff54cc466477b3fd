import { expect, test } from 'vitest'
import { STORES, openTestStore } from '#test/stores.ts'
import { BACKED_UP, isChosen } from './chosen-rows.server.ts'

/** Columns with a name like a secret in tables of a backup, and why a backup may contain each. */
const ALLOWED = new Map([
  ['accounts.accessToken', 'Of other sites, by which nobody signs in here: always empty.'],
  ['accounts.accessTokenExpiresAt', 'As above.'],
  ['accounts.idToken', 'As above.'],
  ['accounts.password', 'A hash by scrypt.'],
  ['accounts.refreshToken', 'As above.'],
  ['accounts.refreshTokenExpiresAt', 'As above.'],
  ['activityLogs.propertyCode', 'What the staff call a property.'],
  ['chatReferences.code', 'What a visitor sends in a WhatsApp message; it opens nothing.'],
  ['contactMessages.submissionKey', 'A hash, against the same message twice.'],
  ['jobRows.code', 'What the staff call a property.'],
  ['deals.propertyCode', 'What the staff call a property.'],
  ['leadEntries.propertyCode', 'What the staff call a property.'],
  ['visits.propertyCode', 'What the staff call a property.'],
  ['imports.headerKey', 'The column names of a file.'],
  ['invitations.tokenHash', 'A hash, and only of those that were used.'],
  ['photos.key', 'The name of a file.'],
  ['propertyFiles.key', 'The name of a file.'],
  ['propertyAmenities.code', 'A word of a closed vocabulary.'],
  ['secondFactors.backupCodes', 'Encrypted with the secret of the installation.'],
  ['secondFactors.secret', 'Encrypted with the secret of the installation.'],
])

test.each(STORES)(
  'on %s every column with a secret is on the list that decides what a backup contains',
  async (dialect) => {
    const store = await openTestStore(dialect)
    const tables = await store.db.introspection.getTables()
    const named = tables
      .filter(({ name }) => isChosen(BACKED_UP, name, { usedAt: 'once' }))
      .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
      .filter((column) => /token|secret|password|code|key$/i.test(column))
    await store.close()
    expect(named.filter((column) => !ALLOWED.has(column))).toEqual([])
  },
)

test.each([
  ['sessions', {}, false],
  ['verifications', {}, false],
  ['rateLimits', {}, false],
  ['calendarAddresses', {}, false],
  ['invitations', { usedAt: null }, false],
  ['invitations', { usedAt: '2026-11-02T20:00:00.000Z' }, true],
  ['outbox', { kind: 'password-reset' }, false],
  ['outbox', { kind: 'contact-mail' }, true],
  ['installation', { name: 'mailPassword' }, false],
  ['installation', { name: 'authSecret' }, false],
  ['installation', { name: 'revision-catalogue' }, false],
  ['installation', { name: 'mailSettings' }, true],
  ['users', {}, true],
])('of %s a row like %o is in a backup: %s', (table, row, isThere) => {
  expect(isChosen(BACKED_UP, table, row)).toBe(isThere)
})
