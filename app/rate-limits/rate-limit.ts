type Limit = {
  /** Tries that one key has within the window. */
  most: number
  /** Seconds from the first try until all are given back. */
  window: number
}

/** In seconds. */
const QUARTER = 15 * 60
const HOUR = 3600
const DAY = 24 * HOUR

/**
 * How often may be tried what somebody could do by guessing or to annoy. Per account: far more than a person mistypes,
 * far too few to guess six letters. Per address: a whole office shares one.
 */
export const LIMITS = {
  loginByAccount: { most: 10, window: QUARTER },
  /** From a browser in which somebody signed in to it before: those of strangers are not counted with it. */
  loginByKnownBrowser: { most: 10, window: QUARTER },
  /** Asked again of whoever is signed in. */
  passwordInSession: { most: 10, window: QUARTER },
  loginByAddress: { most: 50, window: QUARTER },
  signupByAddress: { most: 100, window: HOUR },
  /** Codes of the second step, after a right password. From a known browser they are counted apart, as passwords are. */
  codeByAccount: { most: 10, window: QUARTER },
  codeByKnownBrowser: { most: 10, window: QUARTER },
  /** Codes of somebody who is signed in. */
  codeInSession: { most: 10, window: QUARTER },
  /** Longer than a code of the application fits. */
  secondFactorCode: { most: 1, window: 2 * 60 },
  resetByAccount: { most: 5, window: HOUR },
  resetByAddress: { most: 20, window: HOUR },
  contactByAddress: { most: 40, window: HOUR },
  contactByEverybody: { most: 300, window: HOUR },
  contactFloodByAddress: { most: 200, window: HOUR },
  /** All addresses together: many times what an agency gets. What is beyond it is neither stored nor mailed. */
  contactInDay: { most: 500, window: DAY },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

/** What somebody reads who has to wait, and for how many seconds. */
export type Wait = { seconds: number; sentence: string }

/** How an answer tells a program, too, that it has to wait. */
export function waitAnswer({ seconds }: Wait): { status: number; headers: { 'Retry-After': string } } {
  return { status: 429, headers: { 'Retry-After': String(seconds) } }
}

/** The wait until an instant; at least a minute is named. */
export function waitUntil(end: Date, now: Date): Wait {
  return waitOf(Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000)))
}

/** The wait of so many seconds. */
function waitOf(seconds: number): Wait {
  const minutes = Math.ceil(seconds / 60)
  const time = minutes === 1 ? '1 minuto' : `${minutes} minutos`
  return { seconds, sentence: `Demasiados intentos. Espera ${time} y vuelve a intentar.` }
}
