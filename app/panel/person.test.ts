import { expect, test } from 'vitest'
import { greeting, initials, personName } from './person.ts'

function called(name: string) {
  return { name, email: 'a@cerronorte.example' }
}

test.each(['', '  '])('a person without a name is called Admin', (name) => {
  expect(personName(called(name))).toBe('Admin')
  expect(initials(called(name))).toBe('A')
  expect(greeting(called(name), 9)).toBe('Buenos días, Admin')
})

test.each([
  ['Laura Treviño', 'LT'],
  ['ana', 'A'],
  ['  José  Luis  de la Garza ', 'JG'],
  ['🏢 Torre', '🏢T'],
])('the initials are those of %s', (name, expected) => {
  expect(initials(called(name))).toBe(expected)
})

test.each([
  [0, 'Buenas noches, Laura'],
  [5, 'Buenos días, Laura'],
  [11, 'Buenos días, Laura'],
  [12, 'Buenas tardes, Laura'],
  [18, 'Buenas tardes, Laura'],
  [19, 'Buenas noches, Laura'],
  [23, 'Buenas noches, Laura'],
])('the greeting at %i h', (hour, expected) => {
  expect(greeting(called('Laura Treviño'), hour)).toBe(expected)
})
