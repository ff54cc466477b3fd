import { z } from 'zod'
import { JSON_TEXT, TEXT_OR_NULL, storedJson } from '#app/text/stored-json.ts'

export const MAIL_SECURITIES = ['starttls', 'tls', 'none'] as const
/** 'starttls': encrypted after the greeting, usually port 587. 'tls': from the start, usually 465. 'none': never. */
export type MailSecurity = (typeof MAIL_SECURITIES)[number]

export const MAIL_SECURITY_LABELS: Record<MailSecurity, string> = {
  starttls: 'STARTTLS (puerto 587)',
  tls: 'TLS desde el inicio (puerto 465)',
  none: 'Sin cifrar (solo en una red propia)',
}

/** The server that sends mail, without its password. `user` is null when it needs no log-in. */
export type MailServer = { host: string; port: number; security: MailSecurity; user: string | null }

/** What Configuración → Correo says. The agency's name and address stand for a missing sender. */
export type MailSettings = {
  server: MailServer | null
  senderName: string | null
  senderAddress: string | null
}

/** The weakest first: with 'starttls' somebody on the way can answer before the encryption starts. */
const BY_STRENGTH: readonly MailSecurity[] = ['none', 'starttls', 'tls']

/** Whether the password saved with one server may be sent to another: the same place and user, no weaker encryption. */
export function maySendPassword(server: MailServer | null, saved: MailServer | null): boolean {
  if (server === null || saved === null) return false
  const isSamePlace = server.host === saved.host && server.port === saved.port && server.user === saved.user
  return isSamePlace && BY_STRENGTH.indexOf(server.security) >= BY_STRENGTH.indexOf(saved.security)
}

const SERVER = z.object({
  host: JSON_TEXT,
  port: z.number().int().min(1).max(65_535),
  security: z.enum(MAIL_SECURITIES),
  user: TEXT_OR_NULL,
})
export const MAIL_JSON = storedJson(
  'installation.value',
  'Correo saliente',
  z.object({ server: SERVER.nullable(), senderName: TEXT_OR_NULL, senderAddress: TEXT_OR_NULL }).partial(),
)
