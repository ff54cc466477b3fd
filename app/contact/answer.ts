import type { Wait } from '#app/rate-limits/rate-limit.ts'
import type { ContactErrors, ContactValues } from './contact-rules.ts'

/** What a form that was not taken shows again. */
type Returned = { values: ContactValues; stamp: string | null; page: string | null }

/** Refused for what is wrong with it, or too much from one address. */
export type Refused = ({ is: 'refused'; errors: ContactErrors } & Returned) | ({ is: 'limited'; wait: Wait } & Returned)

/** What became of a form that was sent and not taken; `failed` when nobody could be reached. */
export type Answer = Refused | { is: 'too-long' } | { outcome: 'failed' }
