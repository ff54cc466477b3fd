/** Part of the name of every cookie of a session; better-auth puts `__Secure-` before it where cookies are Secure. */
export const COOKIE_PREFIX = 'cerro-norte'
