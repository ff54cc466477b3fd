/** Whether this is the long run (`npm run test:long`), in which random tests run more often. */
export const IS_LONG = process.env.LONG_TESTS === '1'
