import { expect, test } from 'vitest'
import { type PublishingState, publishingSteps } from './publishing-steps.ts'

const DONE: PublishingState = {
  agency: {
    phone: { e164: '+524421234567', display: '442 123 4567' },
    pages: ['/terminos-condiciones', '/aviso-privacidad'],
  },
  states: 1,
  properties: 3,
  isLocal: false,
  canMail: true,
  makesBackups: true,
  isRegistrationOpen: false,
}

test('a published site misses nothing', () => {
  expect(publishingSteps(DONE)).toEqual([])
})

test.each<[Partial<PublishingState>, string[]]>([
  [{ agency: { phone: null, pages: DONE.agency.pages } }, ['Nombre y contacto de la agencia']],
  [{ states: 0 }, ['Estados donde trabajas']],
  [{ agency: { ...DONE.agency, pages: ['/nosotros'] } }, ['Aviso de privacidad', 'Términos y condiciones']],
  [{ properties: 0 }, ['Tus propiedades: importarlas', 'Tus propiedades: añadir una']],
  [{ isLocal: true, canMail: false }, ['Dirección pública (PUBLIC_URL)', 'Correo saliente (SMTP_URL)']],
  [
    { makesBackups: false, isRegistrationOpen: true },
    ['Registro solo con invitación', 'Respaldo de cada noche (BACKUP_DIR)'],
  ],
])('what is missing in %o is a step', (change, labels) => {
  expect(publishingSteps({ ...DONE, ...change }).map(({ label }) => label)).toEqual(labels)
})
