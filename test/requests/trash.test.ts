import { beforeEach, describe, expect, test } from 'vitest'
import { deleteProperty } from '#app/editing/changes/change-property.server.ts'
import { createLead } from '#app/leads/change-lead.server.ts'
import { addEntry } from '#app/leads/entries.server.ts'
import type { LeadFields } from '#app/leads/lead.ts'
import type { Visit } from '#test/app.ts'
import { buildLead } from '#test/factories/lead.ts'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const TRASH = '/dashboard/papelera'
const LAURA = { id: null, name: 'Laura Treviño' }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit

  beforeEach(async () => {
    app.setNow(NOW)
    visit = (await app.signIn()).visit
  })

  async function deleted(...titles: string[]): Promise<string[]> {
    const ids = await insertMany(
      app.store.db,
      titles.map((title) => ({ input: buildProperty({ title }) })),
    )
    for (const id of ids) await deleteProperty({ db: app.store.db, actor: LAURA, now: NOW }, id)
    return ids
  }

  async function page(path: string) {
    const response = await visit(path)
    expect(response.status).toBe(200)
    return response.text()
  }

  async function post(fields: Record<string, string>, path = TRASH) {
    const response = await visit(path, posting(fields))
    return { status: response.status, to: response.headers.get('Location') }
  }

  test('the trash shows who deleted a property, when, and until when it can be restored', async () => {
    await deleted('Nave <1> en Huinalá')
    const html = await page(TRASH)
    for (const text of ['1 propiedad', 'Nave &lt;1&gt; en Huinalá', '20 nov 2026', 'por Laura Treviño', '20 dic 2026'])
      expect(html).toContain(text)
    expect(await page('/dashboard/propiedades')).toMatch(/Papelera \(/)
  })

  test('an empty trash has a message, and the list does not link to it', async () => {
    expect(await page(TRASH)).toContain('La papelera está vacía')
    expect(await page('/dashboard/propiedades')).not.toContain('Papelera')
  })

  test('a deletion without JavaScript leads to the trash', async () => {
    const [id = ''] = await insertMany(app.store.db, [{ input: buildProperty({ title: 'Nave' }) }])
    const { status, to } = await post({ intent: 'remove', id }, '/dashboard/propiedades')
    expect([status, to]).toEqual([303, '/dashboard/propiedades?aviso=propiedad-eliminada'])
    const html = await page(String(to))
    expect(html).toContain('Propiedad eliminada con éxito')
    expect(html).toMatch(/href="\/dashboard\/papelera"[^>]*>En la papelera 30 días</)
  })

  test('a property is restored to the site', async () => {
    const [id = ''] = await deleted('Bodega con andenes')
    expect((await app.visit('/propiedad/bodega-con-andenes')).status).toBe(410)
    expect(await post({ intent: 'restore', id })).toEqual({
      status: 303,
      to: `${TRASH}?aviso=propiedad-restaurada`,
    })
    expect((await app.visit('/propiedad/bodega-con-andenes')).status).toBe(200)
    expect(await page('/dashboard/actividad')).toContain('Propiedad restaurada')
    expect((await post({ intent: 'restore', id })).to).toBe(`${TRASH}?aviso=no-en-papelera`)
  })

  test('a property whose ID was taken gets the next free one, which is said before and after, without scripts', async () => {
    const codes = ['PROP-007', 'Local A', 'PROP-007', 'Libre-1']
    const rows = codes.map((propertyId, at) => ({ input: buildProperty({ title: `Nave ${at}`, propertyId }) }))
    const ids = await insertMany(app.store.db, rows)
    for (const id of ids) await deleteProperty({ db: app.store.db, actor: LAURA, now: NOW }, id)
    await insertMany(
      app.store.db,
      ['prop-007', 'PROP-041', 'LOCAL A'].map((propertyId) => ({ input: buildProperty({ propertyId }) })),
    )
    const html = await page(TRASH)
    expect(html.match(/al restaurarla quedará/g)).toHaveLength(3)
    expect(html.replaceAll('<!-- -->', '')).toContain(
      'El ID lo tiene ahora otra propiedad: al restaurarla quedará PROP-042.',
    )
    const notices = []
    for (const id of ids) notices.push((await post({ intent: 'restore', id })).to)
    const [other, own] = ['propiedad-restaurada-otro-id', 'propiedad-restaurada']
    expect(notices).toEqual([other, other, other, own].map((notice) => `${TRASH}?aviso=${notice}`))
    const stored = await app.store.db
      .selectFrom('properties')
      .where('id', 'in', ids)
      .orderBy('title')
      .select('propertyId')
      .execute()
    expect(stored.map(({ propertyId }) => propertyId)).toEqual(['PROP-042', 'Local A-2', 'PROP-043', 'Libre-1'])
    expect((await page('/dashboard/actividad')).replaceAll(/<[^>]*>/g, '')).toContain(
      'ID de Propiedad: PROP-007 → PROP-042',
    )
  })

  test('the question before a deletion keeps its words, and the line beside it does not contradict them', async () => {
    const [id = ''] = await insertMany(app.store.db, [{ input: buildProperty({ title: 'Nave' }) }])
    const html = (await page(`/dashboard/propiedades?eliminar=${id}`)).replaceAll('<!-- -->', '')
    expect(html).toContain(
      '¿Estás seguro de que deseas eliminar esta propiedad? Esta acción no se puede deshacer.</p><p>No hay botón para deshacerla: la propiedad queda 30 días en la papelera y solo de ahí se restaura.</p>',
    )
  })

  test('the question before a deletion says how many open prospectos ask about it, of those the account may know of', async () => {
    const [id = '', other = ''] = await insertMany(app.store.db, [
      { input: buildProperty({ title: 'Nave' }) },
      { input: buildProperty({ title: 'Otra' }) },
    ])
    const { staff, visit: ana } = await app.signIn({ name: 'Ana', role: 'editor' })
    const luis = await app.signIn({ name: 'Luis', role: 'editor' })
    const by = { db: app.store.db, actor: { id: null, name: 'Luis' }, now: NOW }
    const property = { propertyId: id, propertyCode: null, propertyTitle: 'Nave' }
    const people: Partial<LeadFields>[] = [
      { name: 'Eva', asesorId: staff.id },
      { name: 'De Luis', asesorId: luis.staff.id },
      { name: 'Perdida', stage: 'perdido', lostReason: 'precio' },
    ]
    for (const fields of people) {
      const lead = await createLead(by, buildLead(fields))
      for (const note of ['Pregunta', 'Otra vez']) await addEntry(by, lead.id, { kind: 'nota', note, property })
    }
    const question = async (visitor = visit, asked = id) =>
      (await (await visitor(`/dashboard/propiedades?eliminar=${asked}`)).text()).replaceAll('<!-- -->', '')
    expect(await question()).toContain('2 prospectos abiertos preguntan por ella')
    expect(await question(visit, other)).not.toContain('por ella')
    await visit(
      '/dashboard/configuracion/prospectos',
      posting({ intent: 'save-leads', leadAccess: 'own', messageLeads: 'by_hand' }),
    )
    const own = await question(ana)
    expect(own).toContain('1 prospecto abierto pregunta por ella')
    const [, link = ''] = /href="([^"]*)"[^>]*>1 prospecto abierto/.exec(own) ?? []
    const list = await (await ana(link.replaceAll('&amp;', '&'))).text()
    expect(list).toContain('>Eva<')
    for (const name of ['De Luis', 'Perdida']) expect(list).not.toContain(name)
  })

  test('a final deletion asks first', async () => {
    const [id = ''] = await deleted('Bodega con andenes')
    const html = await page(`${TRASH}?eliminar=${id}`)
    expect(html).toMatch(/role="alertdialog"[\s\S]*nadie podrá restaurarlas/)
    expect(await post({ intent: 'purge', id })).toEqual({
      status: 303,
      to: `${TRASH}?aviso=propiedad-borrada`,
    })
    expect(await page(TRASH)).toContain('La papelera está vacía')
    expect((await post({ intent: 'purge', id })).to).toBe(`${TRASH}?aviso=no-en-papelera`)
  })

  test.each(['editor', 'lector'] as const)('%s deletes nothing for good, and is not offered to', async (role) => {
    const [id = ''] = await deleted('Bodega con andenes')
    const { visit: other } = await app.signIn({ role })
    for (const path of [TRASH, `${TRASH}?eliminar=${id}`]) {
      const html = await (await other(path)).text()
      expect(html).not.toContain('Eliminar definitivamente')
      expect(html.includes('Restaurar Bodega')).toBe(role === 'editor')
    }
    for (const path of [TRASH, `${TRASH}.data`, `${TRASH}?page=2`]) {
      const answer = await other(path, posting({ intent: 'purge', id }))
      expect(answer.status).toBe(403)
    }
    expect(await page(TRASH)).toContain('Bodega con andenes')
    expect(await page(`${TRASH}?eliminar=${id}`)).toContain('alertdialog')
  })

  test('the trash has fifty per page, and a page beyond the last is the last', async () => {
    await deleted(...Array.from({ length: 51 }, (_none, at) => `Lote ${at} .`))
    const [first, last] = [await page(TRASH), await page(`${TRASH}?page=99`)]
    expect([first, last].map((html) => html.split('Restaurar Lote').length - 1)).toEqual([50, 1])
    expect(last.replaceAll('<!-- -->', '')).toContain('Página 2 de 2')
  })

  const strange: Record<string, string>[] = [
    {},
    { intent: 'restore' },
    { intent: 'otro', id: 'x' },
    { intent: 'restore', id: "'" },
  ]
  test.each(strange)('%j changes nothing', async (fields) => {
    await deleted('Nave')
    const { status, to } = await post(fields)
    expect(fields.intent === 'restore' ? to : status).toBe(
      fields.intent === 'restore' ? `${TRASH}?aviso=no-en-papelera` : 400,
    )
    expect(await page(TRASH)).toContain('1 propiedad')
    for (const query of ['?eliminar=x', '?page=-1', '?page=a', "?eliminar='"]) await page(TRASH + query)
  })
})
