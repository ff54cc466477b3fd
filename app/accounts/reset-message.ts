/** Text of the password reset mail. */
export function resetMessage({ name, link, firm }: { name: string; link: string; firm: string }): {
  subject: string
  text: string
} {
  return {
    subject: `Restablece tu contraseña · ${firm}`,
    text: [
      `Hola${name ? `, ${name}` : ''}:`,
      `Alguien pidió cambiar la contraseña de tu cuenta del panel de ${firm}. Si fuiste tú, abre este enlace antes de una hora y elige la nueva:`,
      link,
      'El enlace sirve una sola vez. Si no fuiste tú, no hagas nada: tu contraseña sigue igual.',
    ].join('\n\n'),
  }
}
