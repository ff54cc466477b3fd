import { findTimeZone } from '#app/agency/agency-days.server.ts'
import { validate } from 'uuid'
import { dayIn } from '#app/calendar/calendar-day.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'
import type { Queries } from '#app/db/store.server.ts'
import { choiceRule } from '#app/forms/control-rules.ts'
import type { FormRules } from '#app/forms/form-rules.ts'
import { countMessage } from '#app/interest/interest.server.ts'
import type { OutboxKind } from '#app/mail/outbox-kinds.ts'
import { enqueue, retryNow, withdraw } from '#app/mail/outbox.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import type { MessageState } from '#app/contact/message-states.ts'
import { addLeadAtOnce, recordAnswer, takeBackAnswer } from '#app/contact/lead-of-message.server.ts'
import { MESSAGE_INTENTS, type MessageIntent } from './message-intents.ts'

/** What every form of a message posts. */
export const MESSAGE_FORM_RULES: FormRules<{ intent: MessageIntent }> = {
  intent: choiceRule(Object.values(MESSAGE_INTENTS), 'No se entendió qué hacer con el mensaje.'),
}

/** The state of a message after an intent that says one. */
const STATE_AFTER = {
  [MESSAGE_INTENTS.unread]: 'nuevo',
  [MESSAGE_INTENTS.read]: 'leido',
  [MESSAGE_INTENTS.answered]: 'respondido',
  [MESSAGE_INTENTS.spam]: 'spam',
} as const satisfies Partial<Record<MessageIntent, MessageState>>

type Needed = Pick<Parts, 'store' | 'outboxWorker' | 'contactService'>

/** Applies an action of the staff to a message. @returns false when the message no longer exists */
export async function changeMessage(
  { store, outboxWorker, contactService }: Needed,
  change: Change,
  id: string,
  intent: MessageIntent,
): Promise<boolean> {
  if (!validate(id)) return false
  const kinds = await contactService.findKinds()
  const timeZone = await findTimeZone(store)
  const found = await withTransaction(change, async (inside) => {
    const { db, now } = inside
    const message = await findState(db, id)
    if (!message) return false
    if (intent === MESSAGE_INTENTS.remove) await db.deleteFrom('contactMessages').where('id', '=', id).execute()
    else if (intent === MESSAGE_INTENTS.retry) await retryNow(db, id, now)
    else if (intent === MESSAGE_INTENTS.notSpam) {
      await restoreFromSpam(db, kinds, id, now)
      await addLeadAtOnce(inside, id, timeZone)
    } else await setState(db, id, STATE_AFTER[intent])
    await countAgain(db, timeZone, { before: message, after: await findState(db, id) })
    const wasAnswered = message.state === 'respondido'
    if (intent === MESSAGE_INTENTS.answered && !wasAnswered) await recordAnswer(inside, id)
    if (wasAnswered && (intent === MESSAGE_INTENTS.read || intent === MESSAGE_INTENTS.unread))
      await takeBackAnswer(inside, id)
    return true
  })
  outboxWorker.wake()
  return found
}

type CountedMessage = { state: MessageState; propertyId: string | null; createdAt: string }

function findState(db: Queries, id: string): Promise<CountedMessage | undefined> {
  return db
    .selectFrom('contactMessages')
    .where('id', '=', id)
    .select(['state', 'propertyId', 'createdAt'])
    .executeTakeFirst()
}

/** Spam is no interest in a property. A deleted message still is, because the count says nothing of the person. */
async function countAgain(
  db: Queries,
  timeZone: TimeZone,
  { before, after }: { before: CountedMessage; after: CountedMessage | undefined },
) {
  const { propertyId, createdAt } = before
  const isSpam = after?.state === 'spam'
  if (!after || propertyId === null || isSpam === (before.state === 'spam')) return
  await countMessage(db, propertyId, dayIn(timeZone, new Date(createdAt)), isSpam ? -1 : 1)
}

async function setState(db: Queries, id: string, state: MessageState) {
  await db.updateTable('contactMessages').set({ state }).where('id', '=', id).execute()
  if (state === 'spam') await withdraw(db, id)
}

/** A message that is not spam after all is queued for the channels that have not delivered it. */
async function restoreFromSpam(db: Queries, kinds: readonly OutboxKind[], id: string, now: Date) {
  await db
    .updateTable('contactMessages')
    .set({ state: 'leido', suspicion: null })
    .where('id', '=', id)
    .where('state', '=', 'spam')
    .execute()
  const queued = await db.selectFrom('outbox').where('messageId', '=', id).select('kind').execute()
  for (const kind of kinds)
    if (!queued.some((row) => row.kind === kind)) await enqueue(db, { kind, messageId: id }, now)
}
