import { checkPosted } from '#app/forms/check-posted.server.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { type MailError, mailFailure } from '#app/mail/mail-failure.ts'
import { type MailServer, maySendPassword } from '#app/mail/mail-server.ts'
import { findMailLogIn, findMailSettings, saveMailPassword } from '#app/mail/mail-settings.server.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import { saveSettings } from './stored-settings.server.ts'
import { MAIL_RULES, type MailForm, type MailTest, SENDER_RULES, type ServerForm } from './mail-form.ts'

type Saved = { ok: true } | { ok: false; refusal: Refusal<keyof MailForm> }

/** Saves a posted form. While SMTP_URL says the server, only the sender is saved. */
export async function saveMailForm(
  { mail, readSecret }: Pick<Parts, 'mail' | 'readSecret'>,
  change: Change,
  form: FormData,
): Promise<Saved> {
  const sender = checkPosted(SENDER_RULES, form)
  const posted = mail.isFixed ? null : checkPosted(MAIL_RULES, form)
  if (posted?.ok === false) return { ok: false, refusal: posted.refusal }
  if (!sender.ok) return { ok: false, refusal: sender.refusal }
  const typed = posted && posted.values
  const secret = await readSecret()
  const readAgain = async () => secret
  return withTransaction(change, async (inside) => {
    const { db } = inside
    const saved = await findMailSettings(db)
    const server = typed ? serverOf(typed) : saved.server
    const isKnown = maySendPassword(server, saved.server) && (await findMailLogIn(db, readAgain)) !== null
    if (posted && server?.user && typed?.password === null && !isKnown) {
      const errors = { password: passwordNeeded(saved.server) }
      return { ok: false, refusal: { values: posted.shown, errors, message: null } }
    }
    await saveSettings({ ...inside, note: 'Correo' }, { mail: JSON.stringify({ server, ...sender.values }) })
    if (server?.user && typed?.password) await saveMailPassword(db, typed.password, readAgain)
    return { ok: true }
  })
}

function serverOf({ host, port, security, user }: ServerForm): MailServer | null {
  return host === null ? null : { host, port, security, user }
}

function passwordNeeded(saved: MailServer | null): string {
  return saved?.user
    ? 'Escribe otra vez la contraseña: la guardada solo se usa con el mismo servidor, puerto y usuario, y con un cifrado igual o más fuerte'
    : 'Escribe la contraseña'
}

/** Sends a test message now, not through the outbox, to say how the server answers. */
export async function sendTestMail({ mail }: Pick<Parts, 'mail'>, to: string, agency: string): Promise<MailTest> {
  if (!(await mail.isConfigured())) return { isSent: false, sentence: 'Falta el servidor: guárdalo y prueba otra vez.' }
  const message = {
    subject: `Prueba de correo · ${agency}`,
    text: `Este correo lo envió el sitio de ${agency}, desde Configuración → Correo.\n\nSi lo lees, el correo funciona.`,
  }
  try {
    const [recipient] = await mail.send({ to: [to], ...message })
    if (recipient?.state !== 'delivered')
      return { isSent: false, sentence: mailFailure({ message: '', response: recipient?.answer ?? '' }) }
    return { isSent: true, sentence: `El servidor aceptó la prueba para ${to}. Si no llega, busca en spam.` }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { isSent: false, sentence: mailFailure(error as MailError) }
  }
}
