/** A link for somebody's password that an administrator made. `createdAt`: ISO. */
export type LinkByOther = { author: string; createdAt: string }
