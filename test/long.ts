/** Whether the run is the long one (`npm run test:long`): what is tried at random is tried more often. */
export const IS_LONG = process.env.LONG_TESTS === '1'
