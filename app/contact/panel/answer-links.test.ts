import { expect, test } from 'vitest'
import { answerLinks } from './answer-links.ts'

const ANA = { nombre: 'Ana', email: 'ana@correo.mx', telefono: null, asunto: null, propertyTitle: null }

test.each([
  ['81 1234 5678', '528112345678'],
  ['+52 1 81 1234-5678', '528112345678'],
  ['044 81 1234 5678', '528112345678'],
  ['(818) 123.4567', '528181234567'],
  ['+1 (512) 555-0100', '15125550100'],
  ['512 555 0100', '525125550100'],
  ['1 956 555 0100', '19565550100'],
  ['001 956 555 0100', '19565550100'],
  ['0034 912 345 678', '34912345678'],
  ['81 1234 5678 ext. 9', '528112345678'],
])('%s is dialled as %s', (telefono, number) => {
  const { phone, whatsapp } = answerLinks({ ...ANA, telefono }, 'Cerro Norte')
  expect(phone).toBe(`tel:+${number}`)
  expect(whatsapp).toBe(`https://wa.me/${number}?text=Hola%20Ana%2C%20gracias%20por%20escribir%20a%20Cerro%20Norte.`)
})

test.each([null, '', 'luego', '12345', '+', '+0123456789'])('%j has no phone links', (telefono) => {
  expect(answerLinks({ ...ANA, telefono }, 'Cerro Norte')).toMatchObject({ phone: null, whatsapp: null })
})

test("the visitor's text is escaped in a link", () => {
  const { mail } = answerLinks(
    { ...ANA, email: "a&cc=b?x'=%@correo.mx", nombre: 'A&bcc=x', asunto: 'x&bcc=y\r\nz' },
    'Cerro Norte',
  )
  const { pathname, searchParams } = new URL(mail)
  expect(decodeURIComponent(pathname)).toBe("a&cc=b?x'=%@correo.mx")
  expect([...searchParams.keys()]).toEqual(['subject', 'body'])
  expect(searchParams.get('subject')).toBe('Re: x&bcc=y\r\nz')
})

test('lines of a mail have the line ends that mailto links require', () => {
  expect(answerLinks(ANA, 'Cerro Norte').mail).toMatch(/Norte\.%0D%0A%0D%0A$/)
})

test('the reply names the property of the message', () => {
  const { mail, whatsapp } = answerLinks(
    { ...ANA, telefono: '8112345678', propertyTitle: 'Nave en Apodaca' },
    'Cerro Norte',
  )
  expect(new URL(mail).searchParams.get('subject')).toBe('Re: Nave en Apodaca')
  expect(new URL(String(whatsapp)).searchParams.get('text')).toContain('sobre «Nave en Apodaca»')
})
