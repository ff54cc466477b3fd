import { expect, test } from 'vitest'
import { hasAddress, readAddresses } from './picture-addresses.ts'

const [ONE, TWO] = ['https://a.example/1.jpg', 'https://a.example/2.png?w=8&h=6']
const DRIVE = 'https://drive.google.com/uc?export=download&id=1AbC_d-9'

function read(text: string) {
  const [addresses, notes]: [string[], string[]] = [[], []]
  readAddresses(text, addresses, notes)
  return { addresses, notes }
}

test.each([
  ['a JSON list', JSON.stringify([ONE, TWO]), [ONE, TWO]],
  ['a JSON list of objects', JSON.stringify([{ url: ONE, title: 'x' }, { src: TWO }]), [ONE, TWO]],
  ['a JSON object by number', JSON.stringify({ 0: ONE, 1: { full_url: TWO } }), [ONE, TWO]],
  ['escaped ampersands', `${ONE}|${TWO.replace('&', '&amp;')}`, [ONE, TWO]],
  ['escaped twice', TWO.replace('&', '&#038;'), [TWO]],
  ['spaces', `${ONE} ${TWO}`, [ONE, TWO]],
  ['lines', `${ONE}\r\n${TWO}\n`, [ONE, TWO]],
  ['commas', `${ONE},${TWO}, ${ONE}`, [ONE, TWO]],
  ['quotes and brackets', `["${ONE}", '${TWO}'`, [ONE, TWO]],
  ['a comma inside', 'https://c.example/w_100,h_80/a.jpg', ['https://c.example/w_100,h_80/a.jpg']],
  ['a space in a name', 'https://a.example/Foto 1.jpg', ['https://a.example/Foto%201.jpg']],
  ['Drive', 'https://drive.google.com/file/d/1AbC_d-9/view?usp=sharing', [DRIVE]],
  ['Drive of a second account', 'https://drive.google.com/file/u/1/d/1AbC_d-9/preview', [DRIVE]],
  ['Drive, open', 'https://drive.google.com/open?id=1AbC_d-9', [DRIVE]],
  ['Drive, uc', 'https://drive.google.com/uc?id=1AbC_d-9&amp;export=view', [DRIVE]],
  ['Dropbox', 'https://www.dropbox.com/s/abc/1.jpg?dl=0', ['https://www.dropbox.com/s/abc/1.jpg?dl=1']],
  [
    'Dropbox of today',
    'https://www.dropbox.com/scl/fi/x/1.jpg?rlkey=k&dl=0',
    ['https://www.dropbox.com/scl/fi/x/1.jpg?rlkey=k&dl=1'],
  ],
])('%s', (_name, text, addresses) => {
  expect(read(text)).toEqual({ addresses, notes: [] })
  expect(hasAddress(text)).toBe(true)
})

test.each([
  ['https://drive.google.com/drive/folders/1AbC', 'es una carpeta'],
  ['https://www.dropbox.com/scl/fo/x/y?rlkey=k', 'es una carpeta'],
  ['https://photos.app.goo.gl/AbC', 'no lleva a la foto misma'],
  ['https://1drv.ms/i/s!AbC', 'no lleva a la foto misma'],
  ['fachada.jpg', 'no es la dirección de una foto'],
])('%s is told', (text, note) => {
  expect(read(text)).toEqual({ addresses: [], notes: [expect.stringContaining(note)] })
})

test('a word beside an address is told, and the ids of a gallery are not', () => {
  expect(read(`${ONE} portada`)).toEqual({ addresses: [ONE], notes: [expect.stringContaining('«portada»')] })
  expect(read('12, 13')).toEqual({ addresses: [], notes: [] })
})
