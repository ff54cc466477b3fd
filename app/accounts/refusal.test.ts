import { APIError } from 'better-auth/api'
import { expect, test } from 'vitest'
import { isRefusal } from './refusal.ts'

test('what better-auth refuses is told from what fails in it', () => {
  expect(isRefusal(new APIError('UNAUTHORIZED'))).toBe(true)
  expect(isRefusal(new APIError('BAD_REQUEST', { message: 'INVALID_TOKEN' }))).toBe(true)
  expect(isRefusal(new APIError('INTERNAL_SERVER_ERROR'))).toBe(false)
  expect(isRefusal(new Error('SQLITE_BUSY'))).toBe(false)
  expect(isRefusal(null)).toBe(false)
})
