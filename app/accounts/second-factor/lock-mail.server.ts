import { href } from 'react-router'
import { findAgency } from '#app/agency/agency.server.ts'
import type { Store } from '#app/db/store.server.ts'
import type { Mail } from '#app/mail/mail.server.ts'
import type { DeliveryChannel } from '#app/mail/outbox-worker.server.ts'
import { lockMessage } from './lock-message.ts'

type Options = { store: Store; mail: Mail; publicUrl: string }

/** Tells the owner of an account that too many wrong codes were typed; `payload` is the id of the account. */
export function secondFactorLockChannel({ store, mail, publicUrl }: Options): DeliveryChannel {
  return {
    kind: 'second-factor-lock',
    async deliver({ payload }) {
      const account = store.db.selectFrom('users').where('id', '=', payload).select(['name', 'email'])
      const owner = await account.executeTakeFirst()
      if (!owner) return
      const { name: firm } = await findAgency(store)
      const link = `${publicUrl}${href('/recuperar')}`
      await mail.send({ to: [owner.email], ...lockMessage({ name: owner.name, link, firm }) })
    },
  }
}
