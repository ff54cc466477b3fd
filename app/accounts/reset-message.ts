import { AGENCY } from '#app/agency/agency.ts'

/** Text of the password reset mail. */
export function resetMessage({ name, link }: { name: string; link: string }): { subject: string; text: string } {
  return {
    subject: `Restablece tu contraseña · ${AGENCY.name}`,
    text: [
      `Hola${name ? `, ${name}` : ''}:`,
      `Alguien pidió cambiar la contraseña de tu cuenta del panel de ${AGENCY.name}. Si fuiste tú, abre este enlace antes de una hora y elige la nueva:`,
      link,
      'El enlace sirve una sola vez. Si no fuiste tú, no hagas nada: tu contraseña sigue igual.',
    ].join('\n\n'),
  }
}
