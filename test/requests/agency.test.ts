import { describe, expect, test } from 'vitest'
import { dataForm } from '#app/agency/settings/data-form.ts'
import { sectionTexts } from '#app/agency/settings/section-form.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { insertComplex } from '#app/complexes/changes/complex-kind.server.ts'
import { readDocument } from '#test/documents.ts'
import { DEMO_AGENCY } from '#test/factories/agency.ts'
import { buildComplex } from '#test/factories/complex.ts'
import { buildPicture } from '#test/factories/picture.ts'
import { buildProperty } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'
import { openMailSink } from '#test/mail-sink.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const SETTINGS = '/dashboard/configuracion/agencia'
const NOW = new Date('2026-11-20T18:00:00Z')
const NAMED = {
  name: 'Espacios <Regios> & Cía',
  legalName: 'Espacios Regios, S.C.',
  tagline: 'Corredores industriales',
  description: 'Naves y terrenos en el noreste desde 1998.',
  founded: '1998',
  phone: '81 8123 4567',
  whatsapp: '81 8765 4321',
  email: 'hola@regios.example',
  hours: 'Sábados, 10:00 a 14:00',
  street: 'Calle Nueva 7',
  postalCode: '66220',
  locality: 'San Pedro',
  region: 'Coahuila',
  regionShort: 'Coah.',
  facebook: '',
  instagram: 'https://www.instagram.com/regios.example',
  linkedin: '',
  yearsOfExperience: '28',
  activeProperties: '75',
  bankBranches: '3',
  rating: '4.2/5',
  satisfiedClients: '60',
}
const MORE_CONTACTS = {
  phoneLabel: 'Ventas',
  secondPhone: '81 2222 3333',
  secondPhoneLabel: 'Rentas',
  'offices.0.name': 'Laredo',
  'offices.0.address': 'Main St. 2, Laredo, Tx.',
  'offices.0.position': '2',
  'offices.1.name': 'Saltillo',
  'offices.1.address': 'Av. Uno 1, Saltillo, Coah.',
  'offices.1.mapLink': 'https://maps.app.goo.gl/abc',
  'offices.1.phone': '844 123 4567',
  'offices.1.hours': 'Solo con cita',
  'offices.1.position': '1',
}
const LONG_NAME = 'Grupo Inmobiliario Desarrolladores y Asesores Asociados del Norte de México, S.C'
/** The texts of the form of the demo's agency. */
const OPENED = sectionTexts(dataForm(2026), DEMO_AGENCY.datos)
/** Names, contacts and claims that only the default agency has. */
const OTHER =
  /Cerro Norte|gerencia@cerronorte|com\/cerronorte|8100000000|81 0000 0000|Av\. Ejemplo|desde 2006|C\.P\. 64000|4\.9\/5/
const PAGES = [
  '/',
  '/nosotros',
  '/servicios',
  '/servicios?servicio=asesoria-comercial',
  '/terminos-condiciones',
  '/aviso-privacidad',
  '/contacto',
  '/contacto-confirmacion',
  '/propiedades',
  '/propiedades?search=nada-asi',
  '/propiedades/renta',
  '/propiedad/bodega-norte',
  '/propiedad/no-existe',
  '/conjunto/plaza-encino',
  '/favoritos?p=bodega-norte',
  '/comparar?p=bodega-norte&p=local-encino',
  '/no-existe',
  '/manifest.webmanifest',
  '/login',
  '/signup',
  '/recuperar',
]
const OF_STAFF = ['/dashboard', '/dashboard/propiedades', SETTINGS, '/add-property']

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)

  async function fill() {
    const { id: complexId } = await insertComplex(app.store.db, buildComplex(), { createdBy: null, now: NOW })
    for (const [title, own] of [
      ['Bodega Norte', {}],
      ['Local Encino', { complexId }],
    ] as const) {
      const contact = { contactName: null, contactPhone: null, contactEmail: null }
      const input = buildProperty({ title, propertyId: title, ...contact, ...own })
      await insertProperty(app.store.db, input, { createdBy: null, now: NOW })
    }
  }

  test('a saved change of the agency is shown on every page, card, sheet and title', async () => {
    const drawn: string[] = []
    const picture = await buildPicture('jpeg', { width: 1200, height: 630 })
    app.parts.drawCard = async (content) => {
      drawn.push(JSON.stringify(content))
      return picture
    }
    app.parts.drawSheet = async (content) => {
      drawn.push(JSON.stringify(content))
      return picture
    }
    await fill()
    // With the default agency the pattern below must match.
    expect(await textOf('/')).toMatch(OTHER)
    const { visit } = await app.signIn()
    const saved = await visit(SETTINGS, posting(NAMED))
    expect([saved.status, saved.headers.get('Location')]).toEqual([303, `${SETTINGS}?aviso=configuracion-guardada`])

    for (const path of PAGES) {
      const text = await textOf(path)
      expect([path, OTHER.exec(text)?.[0]]).toEqual([path, undefined])
      expect([path, /Espacios (?:&lt;Regios&gt; &amp;|<Regios> &|\\u003cRegios\\u003e) /.test(text)]).toEqual([
        path,
        true,
      ])
    }
    for (const path of OF_STAFF)
      expect([path, OTHER.exec(await (await visit(path)).text())?.[0]]).toEqual([path, undefined])

    const landing = readDocument(await textOf('/'))
    expect(landing.title).toBe('Inmobiliaria comercial en Nuevo León · Espacios <Regios> & Cía')
    expect(JSON.stringify(landing.data)).toContain('"telephone":"+528181234567"')
    const property = await textOf('/propiedad/bodega-norte')
    expect(property).toContain('https://wa.me/528187654321?text=')
    expect(property).toContain('tel:+528181234567')
    expect(await textOf('/propiedades')).toContain('https://wa.me/528187654321?text=')
    expect(await textOf('/nosotros')).toContain('https://www.instagram.com/regios.example')
    expect(await textOf('/nosotros')).not.toContain('facebook.com')

    for (const path of ['/nosotros', '/propiedad/bodega-norte', '/conjunto/plaza-encino']) {
      const { tags } = readDocument(await textOf(path))
      const card = await app.visit(new URL(String(tags['og:image'])).pathname)
      expect([path, card.status, card.headers.get('Content-Type')]).toEqual([path, 200, 'image/jpeg'])
    }
    await app.visit('/propiedad/bodega-norte/ficha.pdf')
    expect(drawn).toHaveLength(4)
    for (const content of drawn) {
      expect(content).toContain('Espacios <Regios> & Cía')
      expect(content).not.toMatch(OTHER)
    }
  })

  test('a short name stands in the head, the title and the manifest; the whole one where it is said or has room', async () => {
    const { visit } = await app.signIn()
    await visit(SETTINGS, posting({ ...NAMED, name: LONG_NAME }))
    expect(readDocument(await textOf('/nosotros')).title).toMatch(` · ${LONG_NAME}`)
    await visit(SETTINGS, posting({ ...NAMED, name: LONG_NAME, shortName: 'Áurea' }))
    for (const path of ['/nosotros', '/contacto']) {
      const text = await textOf(path)
      const { title, tags } = readDocument(text)
      expect([path, title.split(' · ').at(-1), tags['og:site_name']]).toEqual([path, 'Áurea', LONG_NAME])
      expect([path, /<b[^>]*>([^<]+)<\/b>/.exec(text.slice(text.indexOf('<header')))?.[1]]).toEqual([path, 'Áurea'])
      expect(text).toContain(`© <!-- -->2026<!-- --> <!-- -->${LONG_NAME}`)
    }
    expect((await (await visit('/dashboard')).text()).match(/<title>([^<]*)/)?.[1]).toMatch(/ · Áurea$/)
    const { name, short_name } = JSON.parse(await textOf('/manifest.webmanifest')) as Record<string, string>
    expect([name, short_name]).toEqual([`${LONG_NAME} · Corredores industriales`, 'Áurea'])
  })

  test('a second phone and more offices are in Contacto, at the foot of each page and for search engines', async () => {
    const { visit } = await app.signIn()
    await visit(SETTINGS, posting(NAMED))
    expect(await textOf('/contacto')).not.toMatch(/Otras oficinas|Direcciones y horarios/)
    expect(await textOf('/')).not.toMatch(/contactPoint|subOrganization/)
    const saved = await visit(SETTINGS, posting({ ...NAMED, ...MORE_CONTACTS }))
    expect(saved.status).toBe(303)

    const contact = await textOf('/contacto')
    const foot = (await textOf('/nosotros')).split('<footer')[1]?.split('</footer>')[0] ?? ''
    for (const text of [contact, foot]) {
      expect(text).toContain('href="tel:+528181234567" class="')
      expect(text).toMatch(
        />Ventas: 81 8123 4567<[^]*>Rentas: 81 2222 3333<[^]*>Saltillo<[^]*>844 123 4567<[^]*>Laredo</,
      )
    }
    expect(foot).toContain('href="/contacto#oficinas"')
    expect(foot).not.toContain('Av. Uno 1')
    for (const part of ['Av. Uno 1, Saltillo, Coah.', 'Solo con cita', 'href="https://maps.app.goo.gl/abc"'])
      expect(contact).toContain(part)
    expect(contact).toContain('href="https://www.google.com/maps/search/?api=1&amp;query=Main+St.+2%2C+Laredo%2C+Tx."')

    const node = readDocument(await textOf('/'))
      .data.flatMap((document) => (document as { '@graph': object[] })['@graph'])
      .find((each) => 'contactPoint' in each)
    expect(node).toMatchObject({
      telephone: '+528181234567',
      contactPoint: [
        { '@type': 'ContactPoint', telephone: '+528181234567', contactType: 'Ventas' },
        { '@type': 'ContactPoint', telephone: '+528122223333', contactType: 'Rentas' },
      ],
      subOrganization: [
        {
          '@type': 'RealEstateAgent',
          name: 'Saltillo',
          telephone: '+528441234567',
          hasMap: 'https://maps.app.goo.gl/abc',
          address: { streetAddress: 'Av. Uno 1, Saltillo, Coah.' },
        },
        { name: 'Laredo' },
      ],
    })
    expect(await textOf('/aviso-privacidad')).toContain('81 8123 4567')
  })

  test('an error is shown beside its field, nothing is saved and all typed values stay', async () => {
    const { visit } = await app.signIn()
    const answer = await visit(SETTINGS, posting({ ...NAMED, email: 'hola', facebook: 'regios' }))
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(html).toContain('Por favor ingresa un correo electrónico válido')
    expect(html).toContain('Pega la dirección completa, como https://www.facebook.com/tu-agencia')
    expect(html).toContain('value="Espacios Regios, S.C."')
    expect(await textOf('/')).toMatch(OTHER)
  })

  test('the form has the current agency, and the change is logged in Accesos', async () => {
    const { visit } = await app.signIn()
    expect(await (await visit(SETTINGS)).text()).toContain(`value="${DEMO_AGENCY.datos.street}"`)
    await visit(SETTINGS, posting(NAMED))
    expect(await (await visit(SETTINGS)).text()).toContain('value="Calle Nueva 7"')
    expect(await (await visit('/dashboard/configuracion/accesos')).text()).toContain('Datos de la agencia')
  })

  test('if two people save at once, neither overwrites the fields that the other changed', async () => {
    const { visit } = await app.signIn()
    const base = JSON.stringify(OPENED)
    const opened = { ...OPENED, base }
    await visit(SETTINGS, posting({ ...opened, tagline: 'Corredores', street: 'Calle Uno 1' }))
    expect((await visit(SETTINGS, posting({ ...opened, legalName: 'Otra, S.A.' }))).status).toBe(303)
    const both = await (await visit(SETTINGS)).text()
    expect(both).toContain('value="Corredores"')
    expect(both).toContain('value="Otra, S.A."')

    const refused = await visit(SETTINGS, posting({ ...opened, tagline: 'Inmuebles', email: 'hola@regios.example' }))
    const html = await refused.text()
    expect(refused.status).toBe(409)
    expect(html).toContain('Otra persona guardó «Corredores»')
    for (const text of ['Inmuebles', 'hola@regios.example', 'Calle Uno 1', 'Otra, S.A.'])
      expect(html).toContain(`value="${text}"`)
    expect(await (await visit(SETTINGS)).text()).toContain('value="Corredores"')
    const again = JSON.stringify({ ...OPENED, tagline: 'Corredores' })
    expect((await visit(SETTINGS, posting({ ...opened, tagline: 'Inmuebles', base: again }))).status).toBe(303)
    expect(await textOf('/')).toContain('Inmuebles')
  })

  async function textOf(path: string): Promise<string> {
    return (await app.visit(path)).text()
  }
})

describe('the mails of the agency', { timeout: PATIENCE }, async () => {
  const sink = await openMailSink()
  const app = shareApp('sqlite', () => ({ smtpUrl: sink.url }))

  test('have the agency as their sender', async () => {
    const { visit, staff } = await app.signIn()
    await visit(SETTINGS, posting(NAMED))
    await app.visit('/recuperar', posting({ email: staff.email }))
    await app.parts.outboxWorker.run()
    const mail = await sink.next()
    expect(mail.from).toMatchObject({ name: 'Espacios <Regios> & Cía', address: 'hola@regios.example' })
    expect(mail.subject).toBe('Restablece tu contraseña · Espacios <Regios> & Cía')
    await visit(SETTINGS, posting({ ...NAMED, name: LONG_NAME, shortName: 'Áurea' }))
    await app.visit('/recuperar', posting({ email: staff.email }))
    await app.parts.outboxWorker.run()
    const short = await sink.next()
    expect([short.from?.name, short.subject]).toEqual(['Áurea', 'Restablece tu contraseña · Áurea'])
  })
})
