import { beforeEach, describe, expect, test } from 'vitest'
import { createLead } from '#app/leads/change-lead.server.ts'
import type { Visit } from '#test/app.ts'
import { buildLead } from '#test/factories/lead.ts'
import { posting } from '#test/forms.ts'
import { jobRowsOf } from '#test/factories/jobs.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const LIST = '/dashboard/prospectos'
const FORM = { phones: '', emails: '', language: 'es', source: 'otro', stage: 'nuevo' }

describe.each(STORES)('a lead without a phone and an e-mail on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit

  beforeEach(async () => {
    app.setNow(NOW)
    ;({ visit } = await app.signIn())
  })

  async function pageOf(path: string): Promise<string> {
    const response = await visit(path)
    expect(response.status).toBe(200)
    return (await response.text()).replaceAll('<!-- -->', '').replaceAll(/<script[\s\S]*?<\/script>/g, '')
  }
  const names = async () =>
    (await app.store.db.selectFrom('leads').orderBy('name').select('name').execute()).map(({ name }) => name)

  test('whoever passed by the office is written down with a name, and every screen shows them', async () => {
    const add = (name: string) => visit(`${LIST}/nuevo`, posting({ ...FORM, name, askedNote: 'Pasó por la oficina' }))
    const path = (await add('Sr. Gómez')).headers.get('Location') ?? ''
    expect(path).toContain('prospecto-guardado')
    const page = await pageOf(path)
    for (const part of ['Sin teléfono ni correo', 'Pasó por la oficina']) expect(page).toContain(part)
    for (const part of ['tel:', 'wa.me', 'mailto:']) expect(page).not.toContain(part)
    for (const at of [LIST, `${LIST}/tablero`, `${LIST}?search=gomez`, '/dashboard/hoy', `${LIST}/exportar/csv`])
      expect(await pageOf(at)).toContain('Sr. Gómez')
    expect(await pageOf(`${LIST}?search=8112345678`)).not.toContain('Sr. Gómez')
    // A name joins nobody: somebody else may have it. The page of each offers the other one.
    const other = (await add('Sr. Gómez')).headers.get('Location') ?? ''
    expect(await names()).toEqual(['Sr. Gómez', 'Sr. Gómez'])
    expect(await pageOf(other)).toMatch(/\?unir=[\da-f-]{36}/)
    const wrong = await visit(`${LIST}/nuevo`, posting({ ...FORM, name: ' ' }))
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('Escribe el nombre')])
  })

  test('an export with them is imported, and a second time adds nobody again', async () => {
    const by = { db: app.store.db, actor: { id: null, name: 'Luis' }, now: NOW }
    await createLead(by, buildLead({ name: 'Sr. Gómez', phones: [] }))
    await createLead(by, buildLead({ name: 'Eva Sada' }))
    const file = await (await visit(`${LIST}/exportar/csv`)).blob()
    await app.store.db.deleteFrom('leads').execute()
    await app.store.db.deleteFrom('leadContacts').execute()
    const open = async () => {
      const body = new FormData()
      body.set('archivo', new File([file], 'Clientes.csv'))
      const path = (await visit(`${LIST}/importar`, { method: 'POST', body })).headers.get('Location') ?? ''
      return { path, rows: await jobRowsOf(app.store.db, path.split('/').at(-1) ?? '') }
    }
    const first = await open()
    expect(first.rows.map(({ outcome }) => outcome)).toEqual(['create', 'create'])
    await visit(first.path, posting({ intent: 'start' }))
    await app.parts.jobWorker.run('leads')
    expect(await names()).toEqual(['Eva Sada', 'Sr. Gómez'])
    const again = (await open()).rows.map(({ outcome, messages }) => `${outcome} ${messages.join(' ')}`)
    expect(again.toSorted()).toEqual([
      expect.stringMatching(/^refused Ya hay un prospecto con ese nombre, sin teléfono/),
      expect.stringMatching(/^same Ya está: Eva Sada/),
    ])
  })
})
