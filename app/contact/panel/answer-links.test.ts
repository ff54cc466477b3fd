import { expect, test } from 'vitest'
import { answerLinks } from './answer-links.ts'

const WRITER = { agency: 'Cerro Norte', message: null, propertyMessage: null }
const ANA = {
  nombre: 'Ana',
  email: 'ana@correo.mx',
  telefono: null,
  asunto: null,
  propertyTitle: null,
  leads: [] as { language: string }[],
  state: 'nuevo' as const,
}

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
])('%s is dialled as %s', (telefono, number) => {
  const { phone, whatsapp } = answerLinks({ ...ANA, telefono }, WRITER)
  expect(phone).toBe(`tel:+${number}`)
  expect(whatsapp).toBe(`https://wa.me/${number}?text=Hola%20Ana%2C%20gracias%20por%20escribir%20a%20Cerro%20Norte.`)
})

test.each(['81 1234 5678 ext. 9', '81 1234 5678 Ext 9', '(81) 1234-5678 x9', '81 1234 5678 (extensión 12)'])(
  '%s is an office line: it is called, and has no WhatsApp',
  (telefono) => {
    expect(answerLinks({ ...ANA, telefono }, WRITER)).toMatchObject({ phone: 'tel:+528112345678', whatsapp: null })
  },
)

test.each(['81 1234 5678 oficina', '81 1234 5678 después de las 5', '81 1234 5678 y 81 8765 4321'])(
  '%s has no extension',
  (telefono) => {
    expect(answerLinks({ ...ANA, telefono }, WRITER).whatsapp).toContain('https://wa.me/528112345678?')
  },
)

test('a message marked as spam offers no WhatsApp', () => {
  const spam = answerLinks({ ...ANA, telefono: '81 1234 5678', state: 'spam' }, WRITER)
  expect(spam).toMatchObject({ phone: 'tel:+528112345678', whatsapp: null })
  expect(spam.mail).not.toBeNull()
})

test.each([null, '', 'luego', '12345', '+', '+0123456789'])('%j has no phone links', (telefono) => {
  expect(answerLinks({ ...ANA, telefono }, WRITER)).toMatchObject({ phone: null, whatsapp: null })
})

test("the visitor's text is escaped in a link", () => {
  const { mail } = answerLinks(
    { ...ANA, email: "a&cc=b?x'=%@correo.mx", nombre: 'A&bcc=x', asunto: 'x&bcc=y\r\nz' },
    WRITER,
  )
  const { pathname, searchParams } = new URL(String(mail))
  expect(decodeURIComponent(pathname)).toBe("a&cc=b?x'=%@correo.mx")
  expect([...searchParams.keys()]).toEqual(['subject', 'body'])
  expect(searchParams.get('subject')).toBe('Re: x&bcc=y\r\nz')
})

test('lines of a mail have the line ends that mailto links require', () => {
  expect(answerLinks(ANA, WRITER).mail).toMatch(/Norte\.%0D%0A%0D%0A$/)
})

test('the reply names the property of the message', () => {
  const { mail, whatsapp } = answerLinks({ ...ANA, telefono: '8112345678', propertyTitle: 'Nave en Apodaca' }, WRITER)
  expect(new URL(String(mail)).searchParams.get('subject')).toBe('Re: Nave en Apodaca')
  expect(new URL(String(whatsapp)).searchParams.get('text')).toContain('sobre «Nave en Apodaca»')
})

test("the agency's texts for leads are the reply, each where it is written", () => {
  const own = { ...WRITER, propertyMessage: '{nombre}, {propiedad}: te atiende {agencia}.' }
  const textAbout = (propertyTitle: string | null) => {
    const ana = { ...ANA, nombre: 'Ana Ruiz', telefono: '8112345678', propertyTitle }
    return new URL(String(answerLinks(ana, own).whatsapp)).searchParams.get('text')
  }
  expect(textAbout('Nave')).toBe('Ana, Nave: te atiende Cerro Norte.')
  expect(textAbout(null)).toBe('Hola Ana Ruiz, gracias por escribir a Cerro Norte.')
})

test('a lead who speaks English is answered in English, also where the agency has texts of its own', () => {
  const own = { agency: 'Cerro Norte', message: 'Hola {nombre}', propertyMessage: 'Hola {nombre}: {propiedad}' }
  const ann = { ...ANA, nombre: 'Ann Lee', telefono: '8112345678', leads: [{ language: 'en' }] }
  const { mail, whatsapp } = answerLinks({ ...ann, propertyTitle: 'Nave' }, own)
  const text = 'Hello Ann, I am writing from Cerro Norte about «Nave».'
  expect(new URL(String(whatsapp)).searchParams.get('text')).toBe(text)
  expect(new URL(String(mail)).searchParams.get('subject')).toBe('Re: Nave')
  expect(new URL(String(answerLinks(ann, own).mail)).searchParams.get('subject')).toBe('Re: Cerro Norte')
})
