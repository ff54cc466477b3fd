import { expect, test } from 'vitest'
import { initialsOf, reachAsesor } from './asesor-card.ts'

test.each([
  ['Laura Treviño', 'LT'],
  ['María de la Luz Ríos Peña', 'ML'],
  ['ángela', 'Á'],
  ['Íñigo  Ozuna', 'ÍO'],
  ['', ''],
])('the monogram of %s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('a person is reached by chat and phone; by a number that nobody can dial, not at all', () => {
  expect(reachAsesor({ whatsapp: '+528112345678' }, 'Hola')).toEqual({
    phone: '81 1234 5678',
    phoneUrl: 'tel:+528112345678',
    whatsapp: '528112345678',
    chatUrl: 'https://wa.me/528112345678?text=Hola',
  })
  expect(reachAsesor({ whatsapp: 'sin número' }, 'Hola')).toBeNull()
})
