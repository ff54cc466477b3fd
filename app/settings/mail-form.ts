import { type ControlRule, choiceRule, emailRule, textRule } from '#app/forms/control-rules.ts'
import type { FormRules } from '#app/forms/form-rules.ts'
import { oneLine } from '#app/forms/typed-text.ts'
import { isHostName } from '#app/http/addresses.ts'
import { MAIL_SECURITIES, type MailSecurity } from '#app/mail/mail-server.ts'

/** What the form of Configuración → Correo posts. `host` null: no server. `password` null: the saved one. */
export type SenderForm = { senderName: string | null; senderAddress: string | null }
export type ServerForm = {
  host: string | null
  port: number
  security: MailSecurity
  user: string | null
  password: string | null
}
export type MailForm = ServerForm & SenderForm

export const MAIL_INTENTS = { save: 'save-mail', test: 'test-mail' } as const

/** Whether the mail of 'Enviar una prueba' was sent, and the Spanish sentence that says so or why not. */
export type MailTest = { isSent: boolean; sentence: string }

/** The browser must not fill in the person's own data. */
const autoComplete = 'off'
const LONGEST_HOST = 253
const LONGEST_LOG_IN = 254
const MOST_PORT = 65_535
export const DEFAULT_PORT = 587

export const SENDER_RULES: FormRules<SenderForm> = {
  senderName: textRule({ most: 80, autoComplete }),
  senderAddress: emailRule({ autoComplete }),
}

export const MAIL_RULES: FormRules<MailForm> = {
  host: hostRule(),
  port: portRule(),
  security: choiceRule(MAIL_SECURITIES),
  user: textRule({ most: LONGEST_LOG_IN, autoComplete }),
  password: passwordRuleOfServer(),
  ...SENDER_RULES,
}

function hostRule(): ControlRule<string | null> {
  const rule = textRule({ most: LONGEST_HOST, autoComplete })
  return {
    ...rule,
    read(text) {
      const read = rule.read(text)
      if ('message' in read || read.value === null || isHost(read.value)) return read
      return { message: 'Escribe solo el nombre del servidor, sin puerto, como smtp.tu-dominio.mx' }
    },
  }
}

/** A name, or an address: IPv4, or IPv6 as in a URL without its brackets. */
function isHost(text: string): boolean {
  return (
    isHostName(text) ||
    /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text) ||
    (text.includes(':') && URL.canParse(`http://[${text}]`))
  )
}

function portRule(): ControlRule<number> {
  return {
    tidy: oneLine,
    read(text) {
      const port = text === '' ? DEFAULT_PORT : Number(/^\d{1,5}$/.test(text) ? text : 0)
      return port >= 1 && port <= MOST_PORT ? { value: port } : { message: 'Escribe un puerto, de 1 a 65535' }
    },
    html: { autoComplete },
  }
}

function passwordRuleOfServer(): ControlRule<string | null> {
  return {
    tidy: (typed) => typed,
    read: (text) => (text.length > LONGEST_LOG_IN ? { message: 'Es demasiado larga' } : { value: text || null }),
    html: { type: 'password', autoComplete: 'new-password' },
    secret: true,
  }
}
