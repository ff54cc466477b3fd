import { beforeEach, describe, expect, test } from 'vitest'
import { LIST_INTENTS, MOST_LISTS } from '#app/inventory/saved-lists/saved-list.ts'
import type { Visit } from '#test/app.ts'
import { createLead } from '#app/leads/change-lead.server.ts'
import { buildLead } from '#test/factories/lead.ts'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const LISTS = '/dashboard/listas'
const SEPARADAS = '?status=separada'

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit

  beforeEach(async () => {
    ;({ visit } = await app.signIn())
    const statuses = ['separada', 'separada', 'disponible'] as const
    await insertMany(
      app.store.db,
      statuses.map((status) => ({ input: buildProperty({ status }) })),
    )
  })

  async function textOf(path: string, visitor = visit) {
    const response = await visitor(path)
    expect(response.status).toBe(200)
    return (await response.text()).replaceAll('<!-- -->', '').replaceAll('&nbsp;', ' ').replaceAll('\u00A0', ' ')
  }

  function save(name: string, scope = 'propia', visitor = visit) {
    return visitor(LISTS + SEPARADAS, posting({ intent: LIST_INTENTS.save, name, scope }))
  }

  async function stored() {
    return app.store.db.selectFrom('savedLists').orderBy('name').select(['id', 'name', 'query', 'scope']).execute()
  }

  test('a search is saved, stands in the menu with its count, is renamed and deleted, without scripts', async () => {
    expect(await textOf('/dashboard/propiedades')).not.toContain('Guardar esta búsqueda')
    expect(await textOf(`/dashboard/propiedades${SEPARADAS}`)).toContain(`href="${LISTS}${SEPARADAS}"`)
    expect(await textOf(LISTS + SEPARADAS)).toContain('>Reservada<')
    const saved = await save(' Por  firmar ')
    expect([saved.status, saved.headers.get('Location')]).toEqual([
      303,
      '/dashboard/propiedades?status=separada&aviso=lista-guardada',
    ])
    const menu = await textOf('/dashboard/actividad')
    expect(menu).toMatch(
      /href="\/dashboard\/propiedades\?status=separada"[^>]*><span[^>]*>Por firmar<\/span><span[^>]*>2</,
    )
    const tab =
      /<a(?: aria-current="(page)")?[^>]*href="\/dashboard\/propiedades\?status=separada"[^>]*><span[^>]*>Por firmar<\/span> <span[^>]*>2</
    expect(await textOf('/dashboard/propiedades')).toMatch(tab)
    expect((await textOf(`/dashboard/propiedades${SEPARADAS}`)).match(tab)?.[1], 'its own tab is marked').toBe('page')
    expect((await textOf('/dashboard/propiedades?search=nada')).match(tab)?.[1], 'no other is').toBeUndefined()
    expect(await textOf(`/dashboard/propiedades${SEPARADAS}`)).not.toContain('Guardar esta búsqueda')
    const [list] = await stored()
    const id = list?.id ?? ''
    const renamed = await visit(LISTS, posting({ intent: LIST_INTENTS.rename, id, name: 'Separadas' }))
    expect(renamed.headers.get('Location')).toBe(`${LISTS}?aviso=lista-renombrada`)
    expect(await stored()).toEqual([{ id, name: 'Separadas', query: SEPARADAS, scope: 'propia' }])
    await visit(LISTS, posting({ intent: LIST_INTENTS.remove, id }))
    expect(await stored()).toEqual([])
  })

  test('what is wrong is a sentence, and nothing is stored', async () => {
    await save('Por firmar')
    for (const [name, words] of [
      ['', 'Escribe un nombre'],
      ['por  FIRMAR', 'Ya hay una lista con ese nombre'],
      ['a'.repeat(41), 'Puede tener hasta 40'],
    ] as const) {
      const refused = await save(name)
      expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(words)])
    }
    const nothing = await visit(LISTS, posting({ intent: LIST_INTENTS.save, name: 'Todas' }))
    expect(nothing.status).toBe(422)
    const [list] = await stored()
    const renamed = await visit(LISTS, posting({ intent: LIST_INTENTS.rename, id: list?.id ?? '', name: ' ' }))
    expect([renamed.status, await renamed.text()]).toEqual([422, expect.stringContaining('Escribe un nombre')])
    for (let at = 1; at < MOST_LISTS; at += 1) await save(`Lista ${at}`, 'toString')
    const full = await save('Una más')
    expect([full.status, await full.text()]).toEqual([422, expect.stringContaining('Ya tienes 20 listas')])
    expect(await stored()).toHaveLength(MOST_LISTS)
    expect((await visit(LISTS, posting({ intent: 'toString' }))).status).toBe(400)
  })

  test('a list of the team is changed by its author or an administrator, a list of one person by nobody else', async () => {
    const editor = await app.signIn({ id: 'eva', email: 'eva@x.example', role: 'editor' })
    const other = await app.signIn({ id: 'leo', email: 'leo@x.example', role: 'editor' })
    await save('De Eva', 'propia', editor.visit)
    await save('Del equipo', 'equipo', editor.visit)
    expect(await textOf(LISTS)).toContain('Del equipo')
    expect(await textOf(LISTS)).not.toContain('De Eva')
    const ids = (await stored()).map(({ id }) => id)
    for (const id of [...ids, 'x', '']) {
      const left = await other.visit(LISTS, posting({ intent: LIST_INTENTS.remove, id }))
      expect(left.headers.get('Location')).toBe(`${LISTS}?aviso=lista-inexistente`)
    }
    expect(await textOf(LISTS, other.visit)).not.toContain('Renombrar o borrar')
    for (const id of ids) await visit(LISTS, posting({ intent: LIST_INTENTS.remove, id }))
    expect((await stored()).map(({ name }) => name)).toEqual(['De Eva'])
    const reader = await app.signIn({ id: 'lectora', email: 'lectora@x.example', role: 'lector' })
    expect((await save('Suya', 'propia', reader.visit)).status).toBe(403)
  })

  test('a list whose filter no longer exists still opens, and the page says so', async () => {
    await save('Antigua')
    await app.store.db.updateTable('savedLists').set({ query: '?status=archivada&pending=sinFirma' }).execute()
    const opened = await textOf('/dashboard/propiedades?status=archivada&pending=sinFirma')
    expect(opened).toContain('3 de 3 propiedades')
    expect(opened).toContain('Un filtro de la lista «Antigua» ya no existe: se abre sin él.')
    expect(await textOf('/dashboard/propiedades')).not.toContain('ya no existe')
    expect(await textOf(LISTS)).toMatch(/Antigua \u003cspan[^>]*>\(3\)/)
  })

  test('a search of leads is saved like one of properties, and stands over the list of leads', async () => {
    const leads = '/dashboard/prospectos'
    const by = { db: app.store.db, actor: { id: null, name: 'Ana' }, now: new Date('2026-11-20T18:00:00Z') }
    await createLead(by, buildLead({ stage: 'visita' }))
    await createLead(by, buildLead({ name: 'Otra' }))
    const query = '?de=prospectos&etapa=visita'
    expect(await textOf(`${leads}?etapa=visita`)).toContain(`href="${LISTS}${query.replace('&', '&amp;')}"`)
    expect(await textOf(LISTS + query)).toContain('>Visita<')
    const saved = await visit(
      LISTS + query,
      posting({ intent: LIST_INTENTS.save, name: 'Con visita', scope: 'equipo' }),
    )
    expect(saved.headers.get('Location')).toBe(`${leads}?etapa=visita&aviso=lista-guardada`)
    expect(await textOf(`${leads}?etapa=visita`)).toMatch(/>Con visita<\/span> <span class="num">1</)
    expect(await textOf(LISTS)).toContain('De prospectos')
    expect(await textOf('/dashboard/propiedades')).not.toContain('Con visita')
    const { visit: lector } = await app.signIn({ role: 'lector' })
    expect(await textOf(leads, lector)).not.toContain('Con visita')
  })
})
