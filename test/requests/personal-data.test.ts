import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Visit } from '#test/app.ts'
import { MESSAGE } from '#test/contact.ts'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const PAGE = '/dashboard/configuracion/datos-personales'
const OWNER = { id: '01a1a0a3-0280-70d2-be5e-a57c02ac4d16', name: 'Mariana Garza', phone: '+528112345678', email: null }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit
  let messageId: string

  beforeEach(async () => {
    ;({ visit } = await app.signIn())
    messageId = await addMessage()
    await app.store.db
      .insertInto('owners')
      .values({ ...OWNER, createdAt: '2026-11-20T18:00:00.000Z', updatedAt: null })
      .execute()
  })

  async function addMessage(fields: Partial<typeof MESSAGE> = {}) {
    const row = { id: randomUUID(), ...MESSAGE, ...fields, createdAt: '2026-11-20T18:00:00.000Z' }
    await app.store.db.insertInto('contactMessages').values(row).execute()
    return row.id
  }

  async function textOf(response: Response) {
    return (await response.text())
      .replaceAll('<!-- -->', '')
      .replaceAll(/<script[\s\S]*?<\/script>/g, '')
      .replaceAll('\u00A0', ' ')
  }

  async function search(typed: string, more = '') {
    const response = await visit(`${PAGE}?${new URLSearchParams({ buscar: typed })}${more}`)
    expect(response.status).toBe(200)
    return textOf(response)
  }

  /** Posts a form without scripts. */
  function post(path: string, fields: [name: string, value: string][]) {
    return visit(path, { method: 'POST', body: new URLSearchParams(fields) })
  }

  const chosen = (): [string, string][] => [
    ['registro', `message:${messageId}`],
    ['registro', `owner:${OWNER.id}`],
  ]

  async function count(table: 'contactMessages' | 'owners') {
    return (await app.store.db.selectFrom(table).select('id').execute()).length
  }

  test('a person is found, exported, previewed and erased without scripts', async () => {
    expect(await search('')).toContain('solicitud de acceso')
    const found = await search('044 81 1234 5678')
    expect(found).toContain(`name="registro" value="message:${messageId}"`)
    expect(found).toContain(`name="registro" value="owner:${OWNER.id}"`)
    expect(found).not.toMatch(/type="checkbox"[^>]*checked/)
    expect(await search('8112345678', '&elegir=todo')).toMatch(/type="checkbox"[^>]*checked/)

    const file = await post(`${PAGE}.json`, [['buscar', '8112345678'], ...chosen()])
    expect([file.status, file.headers.get('Content-Disposition'), file.headers.get('Cache-Control')]).toEqual([
      200,
      'attachment; filename="datos-personales-2026-11-20.json"',
      'no-store',
    ])
    expect(await file.json()).toMatchObject({ Propietarios: [{ Nombre: 'Mariana Garza', Teléfono: '81 1234 5678' }] })

    const path = `${PAGE}?buscar=8112345678`
    const review = await post(path, [['buscar', '8112345678'], ['intent', 'review'], ...chosen()])
    const shown = await textOf(review)
    expect(review.status).toBe(200)
    expect(shown).toContain('Esto se borraría: 2 registros')
    expect(shown).toContain('No se puede deshacer')
    const [, seen = ''] = /name="visto" value="([^"]+)"/.exec(shown) ?? []
    const texts = [...shown.matchAll(/name="texto"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="texto"/g)].map(
      ([, one, other]): [string, string] => ['texto', one ?? other ?? ''],
    )
    expect(texts.map(([, text]) => text)).toEqual(['Mariana Garza', '8112345678', 'mariana@correo.mx'])

    const fields: [string, string][] = [
      ['buscar', '8112345678'],
      ['visto', seen],
      ['intent', 'erase'],
      ...texts,
      ...chosen(),
    ]
    const unconfirmed = await post(path, [...fields, ['confirmar', 'sí']])
    expect([unconfirmed.status, await count('owners')]).toEqual([422, 1])
    expect(await textOf(unconfirmed)).toContain('escribe BORRAR')
    const erased = await post(path, [...fields, ['confirmar', ' borrar ']])
    expect([erased.status, erased.headers.get('Location')]).toEqual([303, `${PAGE}?aviso=persona-borrada`])
    expect([await count('owners'), await count('contactMessages')]).toEqual([0, 0])
    expect(await search('8112345678')).toContain('No se encontró a nadie')
    const events = await textOf(await visit('/dashboard/configuracion/accesos'))
    expect(events).toContain('Datos personales borrados: persona borrada')
    expect(events).toContain('Datos personales exportados: persona borrada')
    expect(events).not.toContain('Mariana')

    const again = await post(path, [...fields, ['confirmar', 'BORRAR']])
    expect([again.status, await textOf(again)]).toEqual([422, expect.stringContaining('ya no existe')])
    const gone = await post(`${PAGE}.json`, [['buscar', '8112345678'], ...chosen()])
    expect(gone.headers.get('Location')).toBe(`${PAGE}?buscar=8112345678&aviso=persona-cambiada`)
  })

  test('nothing chosen, nobody found, and forms that are none of ours', async () => {
    const path = `${PAGE}?buscar=mariana`
    const nothing = await post(path, [
      ['buscar', 'mariana'],
      ['intent', 'review'],
    ])
    expect([nothing.status, await textOf(nothing)]).toEqual([
      422,
      expect.stringContaining('Elige al menos un registro'),
    ])
    const none = await post(`${PAGE}.json`, [['buscar', 'mariana']])
    expect(none.headers.get('Location')).toBe(`${path}&aviso=persona-sin-elegir`)
    expect((await post(path, [['intent', 'otra']])).status).toBe(400)
    expect((await visit(`${PAGE}.json`)).status).toBe(405)
    expect(await search('Nadie Así')).toContain('No se encontró a nadie')
    for (const refs of [
      ['x'],
      ['message:no-es-un-id'],
      ['nada:1'],
      ["owner:' or 1=1 --"],
      [`owner:${OWNER.id}`, 'message:\0'],
    ]) {
      const fields = refs.map((ref): [string, string] => ['registro', ref])
      const posted = await post(path, [['buscar', 'mariana'], ['intent', 'review'], ...fields])
      expect(posted.status).toBe(422)
    }
  })

  test('hostile texts are shown as text, and hundreds of hits are cut with a sentence', async () => {
    const hostile = '<img src=x onerror=alert(1)>'
    await addMessage({ nombre: hostile, email: 'x@correo.mx', mensaje: 'a'.repeat(4_000) })
    const shown = await search('x@correo.mx')
    expect(shown).not.toContain(hostile)
    expect(shown).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(await search('"><script>alert(1)</script>')).toContain('No se encontró a nadie')

    const rows = Array.from({ length: 300 }, (_, at) => ({
      id: randomUUID(),
      ...MESSAGE,
      nombre: `Pérez ${at}`,
      email: `p${at}@correo.mx`,
      createdAt: '2026-11-20T18:00:00.000Z',
    }))
    await app.store.db.insertInto('contactMessages').values(rows).execute()
    const many = await search('pérez')
    expect(many).toContain('Se muestran 100 de 300')
    expect(many).toContain('Son muchas personas')
  })

  test('only an administrator finds the page and the links to it', async () => {
    const editor = (await app.signIn({ id: 'eva', email: 'eva@cerronorte.example', role: 'editor' })).visit
    expect((await editor(PAGE)).status).toBe(403)
    expect((await editor(`${PAGE}.json`, posting({ buscar: 'x' }))).status).toBe(403)
    const link = `${PAGE}?buscar=`
    for (const path of [`/dashboard/mensajes/${messageId}`, `/dashboard/propietarios/${OWNER.id}`]) {
      expect(await (await visit(path)).text()).toContain(link)
      expect(await (await editor(path)).text()).not.toContain(link)
    }
    expect(await (await visit('/dashboard/configuracion')).text()).toContain(`href="${PAGE}"`)
  })

  test('the page says how long the backups have what was erased', async () => {
    expect(await search('mariana')).toContain('Aquí no se hacen respaldos cada noche')
  })
})
