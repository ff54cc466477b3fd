import { checkPosted } from '#app/forms/check-posted.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import { refusedWith } from '#app/forms/refusal.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { countTry } from '#app/rate-limits/rate-limit.server.ts'
import { findAgency } from '#app/agency/agency.server.ts'
import type { Wait } from '#app/rate-limits/rate-limit.ts'
import { CARRIED, CONTACT_RULES, type ContactRefusal } from './contact-rules.ts'
import { saveMessage } from './save-message.server.ts'
import { sourcePage } from './source-page.ts'
import { readFormToken } from './form-token.server.ts'
import { suspicionOf } from './suspicion.ts'

type Needed = Pick<Parts, 'store' | 'now' | 'outboxWorker' | 'contactService' | 'publicUrl'>

/** The daily total of the contact form, which all addresses share. */
export const MESSAGES_IN_DAY = { limit: 'contactInDay', who: '' } as const

/** Kept, now or before; refused for what is wrong with it; or too much from one address, or from all together. */
type Received =
  | { is: 'kept' }
  | { is: 'refused'; refusal: ContactRefusal }
  | { is: 'limited'; wait: Wait; refusal: ContactRefusal }

/** Takes what the contact form sent: only once it is kept may anybody be told so (decision 17). */
export async function receiveMessage(parts: Needed, form: FormData, address: string): Promise<Received> {
  const { store, now, outboxWorker, contactService, publicUrl } = parts
  const posted = checkPosted(CONTACT_RULES, form)
  const sent = textOf(form, CARRIED.token)
  const token = readFormToken(await contactService.secret(), sent)
  const page = sourcePage(textOf(form, CARRIED.page), publicUrl)
  const carried = { ...(token && { [CARRIED.token]: sent }), ...(page && { [CARRIED.page]: page }) }
  if ('refusal' in posted) {
    const { refusal } = posted
    return { is: 'refused', refusal: { ...refusal, values: { ...refusal.values, ...carried } } }
  }
  const { values, shown } = posted
  const wait = await countTry(store.db, { limit: 'contactFloodByAddress', who: address }, now())
  if (wait) {
    const sentence = `${wait.sentence} Si es urgente, escríbenos por WhatsApp.`
    return { is: 'limited', wait, refusal: refusedWith(sentence, { ...shown, ...carried }) }
  }
  const full = await countTry(store.db, MESSAGES_IN_DAY, now())
  if (full) {
    const { phone } = await findAgency(store)
    const sentence = `Hoy ya no podemos recibir mensajes aquí y el tuyo no se envió. Llámanos al ${phone.display} o escríbenos por WhatsApp.`
    return { is: 'limited', wait: full, refusal: refusedWith(sentence, { ...shown, ...carried }) }
  }
  const suspicion = suspicionOf({
    trap: textOf(form, CARRIED.trap),
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
    propertySlug: textOf(form, CARRIED.property),
    now: now(),
  })
  outboxWorker.wake()
  return { is: 'kept' }
}
