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

/** A saved password is never sent to another server. */
export function isSameLogIn(server: MailServer | null, saved: MailServer | null): boolean {
  return server?.host === saved?.host && server?.user === saved?.user
}
