/** The role of every account (spec, section 6); never read from what somebody sends. */
export const ROLE = 'admin'
