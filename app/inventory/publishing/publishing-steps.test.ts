import { expect, test } from 'vitest'
import { type PublishingState, publishingSteps } from './publishing-steps.ts'

const DONE: PublishingState = {
  agency: {
    phone: { e164: '+524421234567', display: '442 123 4567' },
    pages: ['/terminos-condiciones', '/aviso-privacidad'],
  },
  states: 1,
  unread: [],
  properties: 3,
  unplaced: 0,
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
  [
    { unread: ['/terminos-condiciones', '/aviso-privacidad'] },
    ['Leer y guardar el aviso de privacidad', 'Leer y guardar los términos y condiciones'],
  ],
  [{ unplaced: 1 }, ['Punto en el mapa de 1 propiedad']],
  [{ unplaced: 1200 }, ['Punto en el mapa de 1,200 propiedades']],
  [{ properties: 0 }, ['Tus propiedades: importarlas', 'Tus propiedades: añadir una']],
  [{ isLocal: true, canMail: false }, ['Dirección pública (PUBLIC_URL)', 'Correo saliente']],
  [{ makesBackups: false, isRegistrationOpen: true }, ['Registro solo con invitación', 'Respaldo de cada noche']],
])('what is missing in %o is a step', (change, labels) => {
  expect(publishingSteps({ ...DONE, ...change }).map(({ label }) => label)).toEqual(labels)
})
