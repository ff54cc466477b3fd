/**
 * Whether better-auth refused what it was asked, by a status below 500; whatever else it throws is a failure. Told by
 * what it looks like: its class would bring the whole library into memory before anybody signs in.
 */
export function isAuthRejection(error: unknown): boolean {
  return error instanceof Error && error.name === 'APIError' && 'statusCode' in error && Number(error.statusCode) < 500
}
