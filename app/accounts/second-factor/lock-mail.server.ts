import { href } from 'react-router'
import { findAgency } from '#app/agency/agency.server.ts'
import type { Store } from '#app/db/store.server.ts'
import type { Mail } from '#app/mail/mail.server.ts'
import type { DeliveryChannel } from '#app/mail/outbox-worker.server.ts'
import { LIMITS } from '#app/rate-limits/rate-limit.ts'

export const LOCK_MAIL = 'second-factor-lock'

const { most, window } = LIMITS.codeByAccount

type Options = { store: Store; mail: Mail; publicUrl: string }

/** Mail to the owner of an account after too many wrong codes; `payload` is the id of the account. */
export function secondFactorLockChannel({ store, mail, publicUrl }: Options): DeliveryChannel {
  return {
    kind: LOCK_MAIL,
    async deliver({ payload }) {
      const account = store.db.selectFrom('users').where('id', '=', payload).select(['name', 'email'])
      const owner = await account.executeTakeFirst()
      if (!owner) return []
      const { shortName: agency } = await findAgency(store)
      const link = `${publicUrl}${href('/recuperar')}`
      return mail.send({ to: [owner.email], ...lockMessage({ name: owner.name, link, agency }) })
    },
  }
}

/** Text of the mail about too many wrong codes. `link`: where another password is requested. */
export function lockMessage({ name, link, agency }: { name: string; link: string; agency: string }): {
  subject: string
  text: string
} {
  return {
    subject: `Códigos incorrectos en tu cuenta · ${agency}`,
    text: [
      `Hola${name ? `, ${name}` : ''}:`,
      `Alguien escribió la contraseña de tu cuenta del panel de ${agency} y después ${most} códigos incorrectos del segundo paso. No entró, y durante ${window / 60} minutos no se aceptan más códigos desde su navegador.`,
      `Si fuiste tú, espera ese tiempo y vuelve a intentar. En un navegador en el que ya habías entrado puedes iniciar sesión como siempre.`,
      'Si no fuiste tú, esa persona sabe tu contraseña. Cámbiala aquí:',
      link,
    ].join('\n\n'),
  }
}
