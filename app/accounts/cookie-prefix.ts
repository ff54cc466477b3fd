/** Part of the name of every session cookie. */
export const COOKIE_PREFIX = 'cerro-norte'

/** Over https, browsers accept a cookie with this prefix only from this host, not from another one of the same domain. */
const HOST_PREFIX = '__Host-'

/** The prefix of the session cookies. @param publicUrl origin of the site */
export function cookiePrefix(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? HOST_PREFIX + COOKIE_PREFIX : COOKIE_PREFIX
}
