/** Whether this is the long run (`npm run test:long`), in which random tests run more often. */
export const IS_LONG = process.env.LONG_TESTS === '1'
/** Whether this is `npm test`, where random tests run less often; `npm run test:wide` repeats their files in full. */
export const IS_SHORT = process.env.TEST_TIER === 'main'

/** Runs of a random test in `npm test`. */
export const FEW = 25

/** @returns `all`, or a few in `npm test` */
export function runs(all: number): number {
  return IS_SHORT ? Math.min(all, FEW) : all
}
