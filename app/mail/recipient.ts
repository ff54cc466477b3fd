/** How a mail server answered for a recipient: took the message, put it off (4xx), or rejected it for good (5xx). */
export type RecipientState = 'delivered' | 'deferred' | 'rejected'

/** What became of a message for one recipient. `answer` is the server's, null once delivered; `at` is its instant. */
export type Recipient = { address: string; state: RecipientState; answer: string | null; at: string }

/** The recipients as the outbox stores them; none when nothing was stored. */
export function parseRecipients(text: string | null): Recipient[] {
  return text === null ? [] : (JSON.parse(text) as Recipient[])
}
