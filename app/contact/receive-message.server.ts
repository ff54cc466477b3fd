import { checkPosted } from '#app/forms/check-posted.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import { isDiskFull } from '#app/db/unreachable.server.ts'
import { DISK_FULL } from '#app/forms/no-answer.ts'
import { refusedWith } from '#app/forms/refusal.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { categoryIn } from '#app/catalogue/facts/vocabulary.ts'
import { countAttempt } from '#app/rate-limits/rate-limit.server.ts'
import { findAgency } from '#app/agency/agency.server.ts'
import type { Wait } from '#app/rate-limits/rate-limit.ts'
import { EXTRA_CONTROLS, CONTACT_RULES, type ContactMessage, type ContactRefusal } from './contact-rules.ts'
import { saveMessage } from './save-message.server.ts'
import { sourcePage } from './source-page.ts'
import { readFormToken } from './form-token.server.ts'
import { suspicionOf } from './suspicion.ts'

type Needed = Pick<Parts, 'store' | 'now' | 'outboxWorker' | 'contactService' | 'publicUrl'>

/** The daily total of the contact form, which all addresses share. */
export const MESSAGES_IN_DAY = { limit: 'contactInDay', who: '' } as const

/**
 * A duplicate has the id of the message that is saved already. `wait`: too many messages came from one address, or in total;
 * `failure`: the disk has no space.
 */
type Received = { ok: true; id: string } | { ok: false; refusal: ContactRefusal; wait?: Wait; failure?: unknown }

/** Handles a posted contact form. The visitor is only told that it was sent once it is saved (decision 17). */
export async function receiveMessage(parts: Needed, form: FormData, address: string): Promise<Received> {
  const { contactService, publicUrl } = parts
  const posted = checkPosted(CONTACT_RULES, form)
  const sent = textOf(form, EXTRA_CONTROLS.token)
  const token = readFormToken(await contactService.secret(), sent)
  const page = sourcePage(textOf(form, EXTRA_CONTROLS.page), publicUrl)
  const extras = { ...(token && { [EXTRA_CONTROLS.token]: sent }), ...(page && { [EXTRA_CONTROLS.page]: page }) }
  if (!posted.ok) {
    const { refusal } = posted
    return { ok: false, refusal: { ...refusal, values: { ...refusal.values, ...extras } } }
  }
  return keepMessage(parts, { form, address, token, page, extras, posted }).catch((failure: unknown) => {
    if (!isDiskFull(failure)) throw failure
    return { ok: false, refusal: refusedWith(DISK_FULL, { ...posted.shown, ...extras }), failure }
  })
}

type Checked = { values: ContactMessage; shown: ContactRefusal['values'] }
type Posted = {
  form: FormData
  address: string
  token: ReturnType<typeof readFormToken>
  page: string | null
  extras: ContactRefusal['values']
  posted: Checked
}

/** Saves a valid message, unless too many came. */
async function keepMessage(parts: Needed, { form, address, token, page, extras, posted }: Posted): Promise<Received> {
  const { store, now, outboxWorker, contactService } = parts
  const { values, shown } = posted
  const wait = await countAttempt(store.db, { limit: 'contactFloodByAddress', who: address }, now())
  if (wait) {
    const sentence = `${wait.sentence} Si es urgente, escríbenos por WhatsApp.`
    return { ok: false, wait, refusal: refusedWith(sentence, { ...shown, ...extras }) }
  }
  const full = await countAttempt(store.db, MESSAGES_IN_DAY, now())
  if (full) {
    const { phone } = await findAgency(store)
    const how = phone ? `Llámanos al ${phone.display} o escríbenos por WhatsApp.` : 'Inténtalo mañana.'
    const sentence = `Hoy ya no podemos recibir mensajes aquí y el tuyo no se envió. ${how}`
    return { ok: false, wait: full, refusal: refusedWith(sentence, { ...shown, ...extras }) }
  }
  const suspicion = suspicionOf({
    honeypot: textOf(form, EXTRA_CONTROLS.honeypot),
    seconds: token && (now().getTime() - token.madeAt.getTime()) / 1000,
    text: Object.values(values).join('\n'),
    overAddress: (await countAttempt(store.db, { limit: 'contactByAddress', who: address }, now())) !== null,
    overEverybody: (await countAttempt(store.db, { limit: 'contactByEverybody', who: '' }, now())) !== null,
  })
  const id = await saveMessage(store, contactService, {
    values,
    suspicion,
    formName: token?.name ?? null,
    page,
    propertySlug: textOf(form, EXTRA_CONTROLS.property),
    operation: categoryIn(textOf(form, EXTRA_CONTROLS.operation)),
    now: now(),
  })
  outboxWorker.wake()
  return { ok: true, id }
}
