import { APIError } from 'better-auth/api'
import { expect, test } from 'vitest'
import { isAuthRejection } from './session.server.ts'

test('a refusal of better-auth is distinguished from a failure', () => {
  expect(isAuthRejection(new APIError('UNAUTHORIZED'))).toBe(true)
  expect(isAuthRejection(new APIError('BAD_REQUEST', { message: 'INVALID_TOKEN' }))).toBe(true)
  expect(isAuthRejection(new APIError('INTERNAL_SERVER_ERROR'))).toBe(false)
  expect(isAuthRejection(new Error('SQLITE_BUSY'))).toBe(false)
  expect(isAuthRejection(null)).toBe(false)
})
