/** Part of the name of every cookie of a session. */
export const COOKIE_PREFIX = 'cerro-norte'

/** Over https a browser takes a cookie of this name from this very host alone: not from another of the same domain. */
const OF_THIS_HOST = '__Host-'

/** What the names of the cookies of a session begin with. @param publicUrl origin of the site */
export function cookiePrefix(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? OF_THIS_HOST + COOKIE_PREFIX : COOKIE_PREFIX
}
