import { resetChannel } from '#app/accounts/password-reset.server.ts'
import { secondFactorLockChannel } from '#app/accounts/second-factor/lock-mail.server.ts'
import { invitationChannel } from '#app/accounts/team/invite-people.server.ts'
import type { Accounts } from '#app/accounts/accounts.server.ts'
import type { ContactService } from '#app/contact/contact-service.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { findLeadScope } from '#app/accounts/find-lead-scope.server.ts'
import { findMember } from '#app/accounts/member.server.ts'
import type { LeadScope } from '#app/leads/lead-scope.ts'
import { visitMailChannel } from '#app/leads/visits/visit-mail.server.ts'
import type { Mail } from '#app/mail/mail.server.ts'
import type { DeliveryChannel } from '#app/mail/outbox-worker.server.ts'

type Options = {
  store: Store
  accounts: Accounts
  contactService: ContactService
  mail: Mail
  publicUrl: string
  readSecret: () => Promise<string>
  now: () => Date
}

/** Every kind of outbox delivery has its channel here. */
export function deliveryChannels({ contactService, ...options }: Options): DeliveryChannel[] {
  return [
    ...contactService.channels,
    resetChannel(options),
    secondFactorLockChannel(options),
    invitationChannel(options),
    visitMailChannel({ ...options, findScope: (id) => findScopeOf(options.store, id) }),
  ]
}

async function findScopeOf({ db }: Store, userId: string): Promise<LeadScope | null> {
  const member = await findMember(db, userId)
  return member && findLeadScope(db, member)
}
