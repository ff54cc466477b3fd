import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sectionForms } from '#app/agency/settings/section-forms.ts'
import { sectionTexts } from '#app/agency/settings/section-form.ts'
import { CLIENT_CONTROL, CLIENT_LOGO_INTENTS } from '#app/agency/content/client-logo.ts'
import { openTestApp } from '#test/app.ts'
import { DEMO_AGENCY } from '#test/factories/agency.ts'
import { posting } from '#test/forms.ts'

const SETTINGS = '/dashboard/configuracion/agencia/clientes'
const NAME = 'Aceros & Hijos'
const WHITE = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100" onload="alert(1)">
  <script>alert(2)</script><circle cx="150" cy="50" r="40" fill="#fff"/></svg>`
const ROW = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="100"><rect width="1000" height="100"/></svg>`

test('a logo of a client is redrawn and shown with its name, in both lists, until it is removed; a refusal says why', async () => {
  const clientes = {
    testimonials: [],
    clients: [{ name: NAME, logo: null }],
    flagships: [{ name: NAME, logo: null, place: 'Centro' }],
  }
  const app = await openTestApp('sqlite', { agency: { ...DEMO_AGENCY, clientes } })
  const { visit } = await app.signIn()
  const textOf = async (path: string) => (await app.visit(path)).text()
  const picture =
    /<img src="(\/marca\/cliente\.[0-9a-f]{12}\.png)" alt="Aceros &amp; Hijos" width="168" height="80"[^>]*>/g
  const logosOn = async (path: string) => [...(await textOf(path)).matchAll(picture)]

  async function upload(client: string, file: string | Uint8Array<ArrayBuffer>) {
    const body = new FormData()
    body.set('intent', CLIENT_LOGO_INTENTS.save)
    body.set(CLIENT_CONTROL, client)
    body.set('file', new File([file], 'logo.svg'))
    return visit(SETTINGS, { method: 'POST', body })
  }

  expect((await upload(NAME, WHITE)).status).toBe(303)
  const [shown, again] = await logosOn('/nosotros')
  expect([shown?.[0], again?.[1]]).toEqual([expect.stringContaining('bg-plane'), shown?.[1]])
  expect(await logosOn('/')).toHaveLength(1)
  const served = await app.visit(shown?.[1] ?? '')
  expect(served.headers.get('Content-Type')).toBe('image/png')
  const bytes = Buffer.from(await served.arrayBuffer())
  expect(bytes.includes('script')).toBe(false)
  const { format, height } = await sharp(bytes).metadata()
  expect([format, height]).toEqual(['png', 128])
  expect(await (await visit(SETTINGS)).text()).toContain('Es claro: se muestra sobre una placa oscura.')

  // Saving the list of names keeps the logo.
  const form = sectionForms(2026).find(({ slug }) => slug === 'clientes')
  if (!form) throw new Error('the section does not exist')
  await visit(SETTINGS, posting({ ...sectionTexts(form, clientes), clients: `${NAME}\nOtra Marca` }))
  expect(await logosOn('/nosotros')).toHaveLength(2)

  const refusals: [client: string, file: string | Uint8Array<ArrayBuffer>, sentence: string][] = [
    [NAME, '<html>', 'El logotipo tiene que ser PNG, JPEG, WebP o SVG.'],
    [NAME, ROW, 'El logotipo es demasiado alargado'],
    [NAME, new Uint8Array(20 * 1024 * 1024 + 1), 'El logotipo es demasiado grande. Máximo 20 MB.'],
    ['Nadie', WHITE, 'Ese cliente ya no está en la lista.'],
  ]
  for (const [client, file, sentence] of refusals) {
    const refused = await upload(client, file)
    expect([refused.status, (await refused.text()).includes(sentence)]).toEqual([422, true])
  }
  expect(await logosOn('/nosotros')).toHaveLength(2)

  await visit(SETTINGS, posting({ intent: CLIENT_LOGO_INTENTS.remove, [CLIENT_CONTROL]: NAME }))
  expect(await logosOn('/nosotros')).toEqual([])
  expect(await textOf('/nosotros')).toContain('Aceros &amp; Hijos')
  expect(app.failures).toEqual([])
  await app.close()
})
