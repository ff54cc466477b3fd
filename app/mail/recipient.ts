import { z } from 'zod'
import { JSON_TEXT, TEXT_OR_NULL, readJsonOr, storedJson } from '#app/text/stored-json.ts'

/** How a mail server answered for a recipient: took the message, put it off (4xx), or rejected it for good (5xx). */
export type RecipientState = 'delivered' | 'deferred' | 'rejected'

/** What became of a message for one recipient. `answer` is the server's, null once delivered; `at` is its instant. */
export type Recipient = { address: string; state: RecipientState; answer: string | null; at: string }

export const RECIPIENTS_JSON = storedJson(
  'outbox.recipients',
  'Destinatarios de un correo',
  z.array(
    z.object({
      address: JSON_TEXT,
      state: z.enum(['delivered', 'deferred', 'rejected']),
      answer: TEXT_OR_NULL,
      at: z.iso.datetime(),
    }),
  ),
)

/** The recipients as the outbox stores them; none when nothing was stored. */
export function parseRecipients(text: string | null): Recipient[] {
  return readJsonOr(RECIPIENTS_JSON, text, [])
}
