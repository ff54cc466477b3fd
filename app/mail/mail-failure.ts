/** What nodemailer says of a message that could not be sent. */
export type MailError = { message: string; code?: string; command?: string; response?: string }

type Reason = { sentence: string; fits: (error: MailError) => boolean }

/** The first one that fits is shown. */
const REASONS: readonly Reason[] = [
  {
    sentence: 'El servidor no aceptó el usuario o la contraseña. Algunos piden una contraseña de aplicación.',
    fits: ({ code }) => code === 'EAUTH',
  },
  {
    sentence: 'No existe un servidor con ese nombre. Revisa cómo está escrito.',
    fits: ({ code, message }) => code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(message),
  },
  {
    sentence: 'El certificado del servidor venció, es de otro nombre o nadie lo respalda, y no se envió nada.',
    fits: ({ message }) => /certificate|altnames|CERT_/i.test(message),
  },
  {
    sentence: 'Ese puerto no usa TLS desde el inicio. Prueba con STARTTLS.',
    fits: ({ message }) => /wrong version number|packet length too long/i.test(message),
  },
  {
    sentence: 'El servidor no ofrece STARTTLS en ese puerto. Prueba con TLS desde el inicio, en el 465.',
    fits: ({ code, command }) => code === 'ETLS' || command === 'STARTTLS',
  },
  {
    sentence: 'No hay conexión: nadie contesta en ese servidor y puerto.',
    fits: ({ message }) => /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ECONNRESET/.test(message),
  },
  {
    sentence: 'El servidor no contestó a tiempo. Revisa el puerto y el cifrado.',
    fits: ({ code }) => code === 'ETIMEDOUT',
  },
  {
    sentence: 'Lo que contesta en ese puerto no es un servidor de correo.',
    fits: ({ message }) => message.startsWith('Invalid greeting'),
  },
  {
    sentence: 'El servidor no aceptó la dirección de quien envía. Suele tener que ser la del usuario.',
    fits: ({ command }) => command === 'MAIL FROM',
  },
  {
    sentence: 'El servidor no aceptó la dirección de quien recibe.',
    fits: ({ command }) => command === 'RCPT TO',
  },
]

const UNKNOWN = 'El servidor no aceptó el mensaje.'
/** Longest shown answer, in characters. */
const LONGEST_ANSWER = 300

/** Why a mail could not be sent, with the answer of the server: two sentences in Spanish. */
export function mailFailure(error: MailError): string {
  const { sentence } = REASONS.find(({ fits }) => fits(error)) ?? { sentence: UNKNOWN }
  const answer = (error.response ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_ANSWER)
  return answer === '' ? sentence : `${sentence} Respondió: «${answer}».`
}
