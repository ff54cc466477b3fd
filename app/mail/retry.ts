/** Seconds until the second attempt; every further one waits twice as long as the one before. */
const FIRST_WAIT = 30
const LONGEST_WAIT = 6 * 3600
/**
 * Largest random addition to a wait, as a share of it, so that deliveries that failed together do not retry together.
 */
const JITTER = 0.2
/** Attempts before giving up: about four days. */
export const MOST_ATTEMPTS = 24

/**
 * When a delivery that has just failed is tried again.
 * @param attempts made so far, this one counted
 * @param chance at random, from 0 to below 1
 * @returns null when it is given up
 */
export function retryAt(attempts: number, now: Date, chance: number, most = MOST_ATTEMPTS): Date | null {
  if (attempts >= most) return null
  const wait = Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT)
  return new Date(now.getTime() + wait * (1 + JITTER * chance) * 1000)
}
