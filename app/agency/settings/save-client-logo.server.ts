import { createHash } from 'node:crypto'
import { saveSection } from '#app/agency/agency.server.ts'
import type { Client } from '#app/agency/content/agency-content.ts'
import {
  CLIENT_CONTROL,
  CLIENT_LOGO_INTENTS,
  type ClientLogoRefusal,
  allClients,
} from '#app/agency/content/client-logo.ts'
import { LOGO_REFUSALS } from '#app/agency/logo/logo-fault.ts'
import type { ClientLogo } from '#app/agency/logo/logo.ts'
import type { Queries } from '#app/db/store.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { redrawPosted } from './save-logo.server.ts'

const GONE = 'Ese cliente ya no está en la lista. Guarda la lista con su nombre y sube el logotipo de nuevo.'
/** Characters of the hash in an address. */
const HASH_LENGTH = 12

type Saving = { now: Date; by: string | null; record: (db: Queries) => Promise<void> }
type Needed = Pick<Parts, 'store' | 'redrawLogo'>

export function isClientLogoIntent(intent: string): boolean {
  return Object.values<string>(CLIENT_LOGO_INTENTS).includes(intent)
}

/** Redraws the posted logo and saves it with its client, in both lists; or removes it. @returns the refusal; null when done */
export async function saveClientLogo(
  { store, redrawLogo }: Needed,
  posted: FormData,
  saving: Saving,
): Promise<{ refusal: ClientLogoRefusal; status: number } | null> {
  const name = textOf(posted, CLIENT_CONTROL)
  const removes = textOf(posted, 'intent') === CLIENT_LOGO_INTENTS.remove
  const made = removes ? null : await logoFrom(redrawLogo, posted.get('file'))
  if (made !== null && 'message' in made) return { refusal: { client: name, ...made }, status: 422 }
  const withLogo = <Each extends Client>(each: Each): Each => (each.name === name ? { ...each, logo: made } : each)
  let isKnown = false
  await saveSection(
    store,
    'clientes',
    (saved) => {
      isKnown = allClients(saved).some((client) => client.name === name)
      if (!isKnown) return null
      return { clients: saved.clients.map(withLogo), flagships: saved.flagships.map(withLogo) }
    },
    saving,
  )
  return isKnown ? null : { refusal: { client: name, message: GONE }, status: 422 }
}

async function logoFrom(
  redrawLogo: Parts['redrawLogo'],
  file: FormDataEntryValue | null,
): Promise<ClientLogo | { message: string }> {
  const made = await redrawPosted(redrawLogo, file)
  if ('fault' in made) return { message: LOGO_REFUSALS[made.fault] }
  const hash = createHash('sha256').update(made.small).digest('hex').slice(0, HASH_LENGTH)
  return { file: `cliente.${hash}.png`, data: Buffer.from(made.small).toString('base64'), tone: made.tone }
}
