import { href } from 'react-router'
import { textOf } from '#app/forms/form-text.ts'
import type { Parts } from '#app/parts.server.ts'
import { TEAM_RESET_INTENT, type TeamMember } from './invitation-intents.ts'
import { makeReset } from './password-reset.server.ts'

type Needed = Pick<Parts, 'accounts' | 'store' | 'publicUrl' | 'canMail'>

/** Whom a link can be made for; nobody where people get theirs by mail. */
export async function findTeam({ store, canMail }: Needed): Promise<TeamMember[]> {
  if (canMail) return []
  return store.db.selectFrom('users').select(['id', 'name', 'email']).orderBy('name').orderBy('id').execute()
}

/**
 * The one-time link by which a person of the team chooses another password, to be handed over by hand.
 * @returns null when the form is another one's; `link` null where there is no such person
 */
export async function makeTeamReset(
  parts: Needed,
  form: FormData,
): Promise<{ resetFor: string; link: string | null } | null> {
  if (form.get('intent') !== TEAM_RESET_INTENT) return null
  const id = textOf(form, 'id')
  const member = (await findTeam(parts)).find((each) => each.id === id)
  const reset = member && (await makeReset(parts.accounts, member.email))
  const link = reset ? `${parts.publicUrl}${href('/restablecer')}?token=${reset.token}` : null
  return { resetFor: member ? member.name || member.email : '', link }
}
