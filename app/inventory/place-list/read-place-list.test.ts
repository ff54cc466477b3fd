import { expect, test } from 'vitest'
import { readPlaceList } from './read-place-list.ts'

const NOTHING = { municipality: '', state: '', synonyms: '' }

test.each([
  ['Juriquilla, 20.7104, -100.4472', { name: 'Juriquilla', point: '20.7104, -100.4472', ...NOTHING }],
  ['Juriquilla\t20.7104\t-100.4472', { name: 'Juriquilla', point: '20.7104, -100.4472', ...NOTHING }],
  ['Juriquilla; 20,7104; -100,4472', { name: 'Juriquilla', point: '20.7104, -100.4472', ...NOTHING }],
  [
    'Zibatá, El Marqués, Querétaro, 20.68, -100.32',
    { name: 'Zibatá', point: '20.68, -100.32', ...NOTHING, municipality: 'El Marqués', state: 'Querétaro' },
  ],
  [
    'Zibatá, 20.68, -100.32, El Marqués, Querétaro',
    { name: 'Zibatá', point: '20.68, -100.32', ...NOTHING, municipality: 'El Marqués', state: 'Querétaro' },
  ],
  [
    'el Aeropuerto, https://www.google.com/maps/@20.61,-100.18,15z',
    { name: 'el Aeropuerto', point: 'https://www.google.com/maps/@20.61,-100.18,15z', ...NOTHING },
  ],
  ['el Centro, 75QXMMCR+H7', { name: 'el Centro', point: '75QXMMCR+H7', ...NOTHING }],
  ['Sin punto', { name: 'Sin punto', point: '', ...NOTHING }],
])('%s', (text, said) => {
  expect(readPlaceList(text)).toEqual([{ line: 1, text, said }])
})

test('a first line with names of columns says which is which, and empty lines keep their number', () => {
  const text = 'Lng\tMunicipio\tNombre\tLat\n\n-100.45\tQuerétaro\tJurica\t20.65\n-100.4\t\t\t20.6'
  expect(readPlaceList(text)).toEqual([
    expect.objectContaining({
      line: 3,
      said: { name: 'Jurica', point: '20.65, -100.45', ...NOTHING, municipality: 'Querétaro' },
    }),
    expect.objectContaining({ line: 4, said: { name: '', point: '20.6, -100.4', ...NOTHING } }),
  ])
  expect(readPlaceList(' \n ')).toEqual([])
  expect(readPlaceList('__proto__, constructor\nA, 20, -100')).toHaveLength(2)
})
