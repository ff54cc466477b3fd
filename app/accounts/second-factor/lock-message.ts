import { LIMITS } from '#app/rate-limits/rate-limit.ts'

const { most, window } = LIMITS.codeByAccount

/** Text of the mail about too many wrong codes. `link`: where another password is requested. */
export function lockMessage({ name, link, firm }: { name: string; link: string; firm: string }): {
  subject: string
  text: string
} {
  return {
    subject: `Códigos incorrectos en tu cuenta · ${firm}`,
    text: [
      `Hola${name ? `, ${name}` : ''}:`,
      `Alguien escribió la contraseña de tu cuenta del panel de ${firm} y después ${most} códigos incorrectos del segundo paso. No entró, y durante ${window / 60} minutos no se aceptan más códigos desde su navegador.`,
      `Si fuiste tú, espera ese tiempo y vuelve a intentar. En un navegador en el que ya habías entrado puedes iniciar sesión como siempre.`,
      'Si no fuiste tú, esa persona sabe tu contraseña. Cámbiala aquí:',
      link,
    ].join('\n\n'),
  }
}
