type Limit = {
  /** Attempts of one key within the window. */
  most: number
  /** Length of the window in seconds, from the first attempt. */
  window: number
}

/** In seconds. */
const QUARTER = 15 * 60
const HOUR = 3600
const DAY = 24 * HOUR

/**
 * Limits of everything that could be guessed or abused. Limits per account allow for typing errors, but not for
 * guessing six digits. Limits per address are higher, because a whole office shares one.
 */
export const LIMITS = {
  loginByAccount: { most: 10, window: QUARTER },
  /** From a browser that signed in to the account before; attempts of strangers don't count here. */
  loginByKnownBrowser: { most: 10, window: QUARTER },
  /** The password that a signed-in person has to repeat. */
  passwordInSession: { most: 10, window: QUARTER },
  loginByAddress: { most: 50, window: QUARTER },
  signupByAddress: { most: 100, window: HOUR },
  /** Codes of the second step, after a right password. Known browsers have their own limit, as with passwords. */
  codeByAccount: { most: 10, window: QUARTER },
  codeByKnownBrowser: { most: 10, window: QUARTER },
  /** Codes that a signed-in person has to type. */
  codeInSession: { most: 10, window: QUARTER },
  /** A code is accepted once; the window is longer than a code is valid. */
  secondFactorCode: { most: 1, window: 2 * 60 },
  resetByAccount: { most: 5, window: HOUR },
  resetByAddress: { most: 20, window: HOUR },
  /** Secrets that open no calendar. */
  calendarByAddress: { most: 60, window: QUARTER },
  /** Clients of one person: several devices, each some times an hour. */
  calendarByAccount: { most: 120, window: HOUR },
  contactByAddress: { most: 40, window: HOUR },
  contactByEverybody: { most: 300, window: HOUR },
  contactFloodByAddress: { most: 200, window: HOUR },
  /** All addresses together, far above what an agency gets. Messages beyond it are neither stored nor mailed. */
  contactInDay: { most: 500, window: DAY },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

/** The sentence to show, and how many seconds to wait. */
export type Wait = { seconds: number; sentence: string }

/** Status and `Retry-After` of an answer beyond a limit. */
export function waitAnswer({ seconds }: Wait): { status: number; headers: { 'Retry-After': string } } {
  return { status: 429, headers: { 'Retry-After': String(seconds) } }
}

/** The wait until an instant; the sentence says at least one minute. */
export function waitUntil(end: Date, now: Date): Wait {
  return waitOf(Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000)))
}

/** A wait of some seconds. */
function waitOf(seconds: number): Wait {
  const minutes = Math.ceil(seconds / 60)
  const time = minutes === 1 ? '1 minuto' : `${minutes} minutos`
  return { seconds, sentence: `Demasiados intentos. Espera ${time} y vuelve a intentar.` }
}
