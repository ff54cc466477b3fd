import { textOf } from '#app/forms/form-text.ts'
import type { Parts } from '#app/parts.server.ts'
import { countTry } from '#app/rate-limits/rate-limit.server.ts'
import type { Refused } from './answer.ts'
import { contactErrors, contactValues } from './contact-rules.ts'
import { FORM_FIELDS } from './form-fields.ts'
import { saveMessage } from './save-message.server.ts'
import { sourcePage } from './source-page.ts'
import { readFormToken } from './form-token.server.ts'
import { suspicionOf } from './suspicion.ts'

type Needed = Pick<Parts, 'store' | 'now' | 'outboxWorker' | 'contactService' | 'publicUrl'>

/** Kept, now or before; or not taken. */
type Received = { is: 'kept' } | Refused

/** Takes what the contact form sent: only once it is kept may anybody be told so (decision 17). */
export async function receiveMessage(parts: Needed, form: FormData, address: string): Promise<Received> {
  const { store, now, outboxWorker, contactService, publicUrl } = parts
  const values = contactValues((field) => form.get(field))
  const sent = textOf(form, FORM_FIELDS.stamp)
  const token = readFormToken(await contactService.secret(), sent)
  const page = sourcePage(textOf(form, FORM_FIELDS.page), publicUrl)
  const returned = { values, stamp: token && sent, page }
  const errors = contactErrors(values)
  if (Object.keys(errors).length > 0) return { is: 'refused', errors, ...returned }

  const flood = await countTry(store.db, { limit: 'contactFloodByAddress', who: address }, now())
  if (flood) return { is: 'limited', wait: flood, ...returned }
  const suspicion = suspicionOf({
    trap: textOf(form, FORM_FIELDS.trap),
    seconds: token && (now().getTime() - token.madeAt.getTime()) / 1000,
    text: Object.values(values).join('\n'),
    overAddress: (await countTry(store.db, { limit: 'contactByAddress', who: address }, now())) !== null,
    overEverybody: (await countTry(store.db, { limit: 'contactByEverybody', who: '' }, now())) !== null,
  })
  await saveMessage(store, contactService, {
    values,
    suspicion,
    formName: token?.name ?? null,
    page,
    propertySlug: textOf(form, FORM_FIELDS.property),
    now: now(),
  })
  outboxWorker.wake()
  return { is: 'kept' }
}
