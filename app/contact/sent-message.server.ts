import { offerQuery } from '#app/catalogue/price/second-offer.ts'
import { isStoreUnreachable } from '#app/db/unreachable.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import type { SentMessage } from './contact-rules.ts'
import { readName, signName } from './form-token.server.ts'

const COOKIE = 'mensaje-enviado'
const IN_HEADER = /(?:^|;\s*)mensaje-enviado=([\w.-]+)/
/** Seconds in which the sender can read the message again. */
const LIFE = 30 * 60

type Needed = Pick<Parts, 'store' | 'contactService' | 'publicUrl' | 'now'>

/**
 * Set-Cookie header that lets this browser alone read its message: a signed id, and nothing of the message. The page has
 * the same address for everybody, and its data has another one, so the path is that of the site.
 */
export async function sentCookie({ contactService, publicUrl, now }: Needed, messageId: string): Promise<string> {
  const token = signName(await contactService.secret(), 'sent-message', { madeAt: now(), name: messageId })
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${COOKIE}=${token}; Path=/; Max-Age=${LIFE}; HttpOnly; SameSite=Lax${secure}`
}

/** The message that this browser sent a moment ago; null without one, or once it was deleted. */
export async function findSentMessage(parts: Needed, cookieHeader: string | null): Promise<SentMessage | null> {
  const [, token] = IN_HEADER.exec(cookieHeader ?? '') ?? []
  if (!token) return null
  const signed = readName(await parts.contactService.secret(), 'sent-message', token)
  if (!signed || parts.now().getTime() - signed.madeAt.getTime() > LIFE * 1000) return null
  try {
    return await findMessage(parts, signed.name)
  } catch (error) {
    // The message is stored: the confirmation holds without its text too.
    if (isStoreUnreachable(error)) return null
    throw error
  }
}

async function findMessage({ store: { db } }: Needed, id: string): Promise<SentMessage | null> {
  const message = await db
    .selectFrom('contactMessages')
    .leftJoin('properties', 'properties.id', 'contactMessages.propertyId')
    .where('contactMessages.id', '=', id)
    .select([
      'nombre',
      'mensaje',
      'contactMessages.propertyId',
      'propertyTitle',
      'propertyOffer',
      'slug',
      'status',
      'category',
    ])
    .executeTakeFirst()
  if (!message) return null
  const { nombre, mensaje, propertyId, propertyTitle, propertyOffer: offer, slug, status, category } = message
  if (propertyId === null) return { nombre, mensaje, property: null }
  const shownSlug = status === 'disponible' ? slug : null
  const query = offerQuery(offer, category)
  return { nombre, mensaje, property: { id: propertyId, title: propertyTitle ?? '', slug: shownSlug, query, offer } }
}
