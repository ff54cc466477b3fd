import { beforeEach, describe, expect, test } from 'vitest'
import { changeLead, createLead, findLead } from '#app/leads/change-lead.server.ts'
import { findEntries } from '#app/leads/entries.server.ts'
import { LEAD_KIND } from '#app/leads/lead-kind.server.ts'
import type { Visit } from '#test/app.ts'
import { buildLead } from '#test/factories/lead.ts'
import { buildWorkbook } from '#test/factories/workbook.ts'
import { jobRowsOf } from '#test/factories/jobs.ts'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const LIST = '/dashboard/prospectos'
const IMPORT = `${LIST}/importar`

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let ana: Visit
  let anaId: string

  const by = () => ({ db: app.store.db, actor: { id: null, name: 'Luis Garza' }, now: NOW })

  beforeEach(async () => {
    app.setNow(NOW)
    const signedIn = await app.signIn({ name: 'Ana Ruiz', role: 'editor' })
    ;[ana, anaId] = [signedIn.visit, signedIn.staff.id]
  })

  async function upload(content: string | Blob, as = ana) {
    const body = new FormData()
    body.set('archivo', new File([content], 'Clientes 81 1234 5678.csv'))
    return as(IMPORT, { method: 'POST', body })
  }

  async function openImport(content: string | Blob, as = ana) {
    const response = await upload(content, as)
    const path = response.headers.get('Location') ?? ''
    expect([response.status, path]).toEqual([303, expect.stringMatching(/\/importar\/[\da-f-]{36}$/)])
    return { path, id: path.slice(IMPORT.length + 1) }
  }

  async function press(path: string, intent: string, as = ana) {
    const response = await as(path, posting({ intent }))
    await app.parts.jobWorker.run('leads')
    return response
  }

  const rowsOf = async (id: string) =>
    (await jobRowsOf(app.store.db, id)).map(({ position, outcome, state, messages }) => [
      position,
      outcome,
      state,
      messages.join(' | '),
    ])

  async function leads() {
    const rows = await app.store.db.selectFrom('leads').orderBy('name').select('id').execute()
    const found = await LEAD_KIND.find(
      app.store.db,
      rows.map(({ id }) => id),
    )
    return found.toSorted((a, b) => a.name.localeCompare(b.name))
  }

  test('another name on a phone that is there already stays in the history, once', async () => {
    const file = 'Nombre,Teléfono\nLuis Garza,8187654321\nEva Sada,8187654321\nL. Garza,8187654321\n'
    for (let times = 0; times < 2; times += 1) await press((await openImport(file)).path, 'start')
    const [lead, ...others] = await leads()
    expect([lead?.name, others]).toEqual(['Luis Garza', []])
    const { lines } = await findEntries(app.store.db, lead?.id ?? '')
    expect(lines.map(({ note }) => note)).toEqual(['Con el mismo teléfono o correo: Eva Sada'])
  })

  test('a file makes new leads, joins those that are there and refuses rows with a reason; one press undoes it all', async () => {
    const luis = await createLead(by(), buildLead({ name: 'Luis Garza', phones: ['+528187654321'] }))
    const { path, id } = await openImport(
      [
        'Nombre,Empresa,Teléfono,Correo,Origen,Asesor,Etapa,Notas',
        'Eva Sada,Aceros,81 1234 5678,,Portal,Ana Ruiz,Contactado,Busca nave',
        'L. Garza,Logística Norte,8187654321,luis@correo.mx,,,Propuesta,Pidió plano',
        'Iván Cantú,,12,,,,,',
        'Eva S.,,528112345678,eva@correo.mx,,,,',
      ].join('\n'),
    )
    expect(await leads()).toEqual([luis])
    expect(await rowsOf(id)).toEqual([
      [2, 'create', null, ''],
      [3, 'change', null, expect.stringMatching(/^Ya está: Luis Garza\. \| .*Etapa: Nuevo → Propuesta/)],
      [4, 'refused', null, expect.stringContaining('Columna «Teléfono»: ')],
      [5, 'same', null, 'Es la misma persona que la fila 2: lo que añade va ahí.'],
    ])
    const shown = await (await ana(path)).text()
    expect(shown).toContain('Importar 2 prospectos')
    expect(shown).toContain('Ya está: Luis Garza.')

    await press(path, 'start')
    const [eva, joined] = await leads()
    expect(eva).toMatchObject({
      name: 'Eva Sada',
      phones: ['+528112345678'],
      emails: ['eva@correo.mx'],
      source: 'portal',
      asesorId: anaId,
      stage: 'contactado',
    })
    expect(joined).toMatchObject({
      id: luis.id,
      name: 'Luis Garza',
      company: 'Logística Norte',
      emails: ['luis@correo.mx'],
      stage: 'propuesta',
    })
    const notesOf = async (leadId: string) => (await findEntries(app.store.db, leadId)).lines.map(({ note }) => note)
    expect(await notesOf(eva?.id ?? '')).toEqual(['Busca nave'])
    expect(await notesOf(luis.id)).toContain('Pidió plano')
    const stored = JSON.stringify([
      await app.store.db.selectFrom('jobRows').select(['plan', 'cells']).execute(),
      await app.store.db.selectFrom('jobs').select('payload').execute(),
    ])
    expect(stored).not.toMatch(/correo\.mx|8112345678|Busca/)
    const log = JSON.stringify(await app.store.db.selectFrom('activityLogs').selectAll().execute())
    expect(log).toContain('Importado de «Clientes')
    expect(log).not.toMatch(/1234 ?5678|7654321|correo\.mx/)

    const again = await openImport('Nombre,Teléfono,Notas\nEva Sada,8112345678,Busca nave')
    expect(await rowsOf(again.id)).toEqual([[2, 'same', null, 'Ya está: Eva Sada.']])

    await press(path, 'undo')
    const { version: _version, updatedAt: _updatedAt, ...before } = luis
    expect(await leads()).toEqual([expect.objectContaining(before)])
    expect(await notesOf(luis.id)).not.toContain('Pidió plano')
    expect(
      await app.store.db.selectFrom('versions').where('deleted', 'is not', null).select('recordId').execute(),
    ).toEqual([{ recordId: eva?.id }])
  })

  test('what somebody changed or added after the review, or after the import, stays and is named', async () => {
    const luis = await createLead(by(), buildLead({ name: 'Luis Garza', phones: ['+528187654321'] }))
    const { path, id } = await openImport(
      'Nombre,Teléfono,Empresa\nLuis,8187654321,Norte\nEva,8112345678,Sur\nIván,8111112222,Este',
    )
    await changeLead(by(), luis, { company: 'Oriente' })
    await createLead(by(), buildLead({ name: 'Eva Sada', phones: ['+528112345678'] }))
    await press(path, 'start')
    expect((await rowsOf(id)).map(([, , state]) => state)).toEqual(['left', 'left', 'saved'])
    const ivan = (await leads()).find(({ name }) => name === 'Iván')
    await changeLead(by(), ivan ?? luis, { stage: 'visita' })
    await press(path, 'undo')
    expect((await rowsOf(id))[2]).toEqual([4, 'create', 'kept', 'Alguien lo cambió después: se queda como está.'])
    expect(await findLead(app.store.db, ivan?.id ?? '')).toMatchObject({ stage: 'visita' })
  })

  test.each(['csv', 'xlsx'])('the exported %s comes back the same into an empty list', async (format) => {
    const fields = {
      company: 'Aceros, S.A. «Norte»',
      phones: ['+528112345678 ext. 9', '+528187654321'],
      emails: ['eva@correo.mx', 'e.sada@correo.mx'],
      language: 'en',
      source: 'letrero',
      campaign: '=Otoño',
      asesorId: anaId,
      consent: 'spoken',
      consentDay: '2026-11-02',
      stage: 'perdido',
      lostReason: 'precio',
      lostNote: 'Pidió 20 % menos',
      nextAction: 'Llamar en enero',
      nextDay: '2027-01-12',
      nextHour: '09:30',
      requirements: [
        {
          number: 1,
          query: '?type=bodega&municipality=Apodaca&docks=10',
          leastDollars: null,
          mostDollars: null,
          neededBy: '2027-02-01',
          note: 'Luz',
        },
        { number: 3, query: '', leastDollars: null, mostDollars: 800_000, neededBy: null, note: '=1+1' },
      ],
    } as const
    const known = '2024-03-05T15:30:00.000Z'
    await createLead(
      by(),
      buildLead({
        ...fields,
        phones: [...fields.phones],
        emails: [...fields.emails],
        requirements: [...fields.requirements],
      }),
      known,
    )
    await createLead(by(), buildLead({ name: 'Iván Cantú', phones: ['+12025550143'], stage: 'ganado' }))
    const before = await leads()
    const file = await (await ana(`${LIST}/exportar/${format}`)).blob()
    await app.store.db.deleteFrom('leads').execute()
    const { path } = await openImport(file)
    await press(path, 'start')
    const contentOf = (all: typeof before) => all.map((lead) => [LEAD_KIND.content(lead), lead.createdAt])
    expect(contentOf(await leads())).toEqual(contentOf(before))
    const again = await openImport(file)
    expect((await rowsOf(again.id)).map(([, outcome]) => outcome)).toEqual(['same', 'same'])
  })

  test('another column is chosen, remembered for the next file, and no lead is written before the start', async () => {
    const file = 'Quién,Dónde se le llama\nEva Sada,8112345678'
    const { path, id } = await openImport(file)
    expect(await rowsOf(id)).toEqual([[2, 'refused', null, expect.stringContaining('Escribe el nombre')]])
    const body = new URLSearchParams([
      ['intent', 'check'],
      ['dato', 'name'],
      ['dato', 'phones'],
    ])
    await ana(path, { method: 'POST', body })
    expect(await rowsOf(id)).toEqual([[2, 'create', null, '']])
    expect(await leads()).toEqual([])
    const next = await openImport(file)
    expect((await rowsOf(next.id)).map(([, outcome]) => outcome)).toEqual(['create'])
  })

  test('only who may edit imports; who sees only some leads learns nothing of others, nor of imports of others', async () => {
    const { visit: admin } = await app.signIn()
    const { visit: lector } = await app.signIn({ name: 'Leo', role: 'lector' })
    const { staff: luis, visit: asLuis } = await app.signIn({ name: 'Luis Garza', role: 'editor' })
    expect((await upload('Nombre,Teléfono\nEva,8112345678', lector)).status).toBe(403)
    await createLead(by(), buildLead({ name: 'Zoraida Peña', asesorId: luis.id }))
    await admin(
      '/dashboard/configuracion/prospectos',
      posting({ intent: 'save-leads', leadAccess: 'own', messageLeads: 'by_hand' }),
    )
    const { path, id } = await openImport('Nombre,Teléfono\nZ.,8112345678\nEva,8187654321')
    expect(await rowsOf(id)).toEqual([
      [2, 'refused', null, 'Ya lo atiende Luis Garza.'],
      [3, 'create', null, ''],
    ])
    expect((await asLuis(path)).headers.get('Location')).toBe(IMPORT)
    expect((await asLuis(`${path}/reporte.csv`)).status).toBe(404)
    expect((await lector(`${path}/reporte.csv`)).status).toBe(403)
    await press(path, 'start', asLuis)
    expect((await leads()).map(({ name }) => name)).toEqual(['Zoraida Peña'])
    expect(await (await asLuis(IMPORT)).text()).not.toContain('Clientes')
    expect(await (await admin(IMPORT)).text()).toContain('Clientes')
    await press(path, 'start')
    const eva = (await leads()).find(({ name }) => name === 'Eva')
    if (eva) await changeLead(by(), eva, { asesorId: luis.id, name: 'Eva Secreta' })
    await press(path, 'undo')
    expect((await rowsOf(id))[1]).toEqual([3, 'create', 'kept', 'Ya lo atiende otra persona: no se toca.'])
    expect(await (await ana(path)).text()).not.toContain('>Eva<')
    expect(await (await ana(`${path}/reporte.csv`)).text()).not.toContain('Eva')
  })

  async function correct(path: string, line: number, fields: Record<string, string>, isForAll = true) {
    const body = new URLSearchParams([
      ['intent', 'correct'],
      ['renglon', String(line)],
      ...Object.entries(fields).flatMap(([target, text]) => [
        ['dato-corregido', target],
        ['corregido', text],
      ]),
      ...(isForAll ? [['iguales', 'on']] : []),
    ])
    return ana(path, { method: 'POST', body })
  }

  test('refused cells are corrected in the review, alone or wherever they say the same; the report says what became of each row', async () => {
    const { path, id } = await openImport(
      [
        'Nombre,Tel 1,Tel 2,Etapa,Notas',
        'Eva Sada,12,81 1234 5678,Tibio,=HYPERLINK("x")',
        'Iván,8187654321,,TIBIO,',
        'Zoe,8111112222,,,',
      ].join('\n'),
    )
    expect((await rowsOf(id)).map(([, outcome]) => outcome)).toEqual(['refused', 'refused', 'create'])
    await correct(path, 2, { stage: 'Contactado' })
    expect((await rowsOf(id)).map(([, outcome]) => outcome)).toEqual(['refused', 'create', 'create'])
    expect(await (await ana(path)).text()).toContain('value="12; 81 1234 5678"')
    await correct(path, 2, { phones: '81 1234 5678' }, false)
    expect((await rowsOf(id)).map(([, outcome]) => outcome)).toEqual(['create', 'create', 'create'])
    const page = await (await ana(path)).text()
    expect(page).toContain('Etapa: «Tibio» → «Contactado»')

    await createLead(by(), buildLead({ name: 'Zoe Paz', phones: ['+528111112222'] }))
    await press(path, 'start')
    expect((await leads()).map(({ name, stage }) => [name, stage])).toEqual([
      ['Eva Sada', 'contactado'],
      ['Iván', 'contactado'],
      ['Zoe Paz', 'nuevo'],
    ])
    const report = await (await ana(`${path}/reporte.csv`)).text()
    expect(report.split('\r\n').slice(0, 4)).toEqual([
      'Fila,Nombre,Revisión,Resultado,Detalle',
      '2,Eva Sada,Nuevo,Guardado,',
      '3,Iván,Nuevo,Guardado,',
      expect.stringContaining('4,Zoe,Nuevo,Sin tocar'),
    ])
    const stored = JSON.stringify(await app.store.db.selectFrom('jobs').select('payload').execute())
    expect(stored).not.toMatch(/1234|HYPERLINK/)
    const next = await openImport('Nombre,Tel 1,Tel 2,Etapa,Notas\nAda,8133334444,,tibio,')
    expect((await rowsOf(next.id)).map(([, outcome]) => outcome)).toEqual(['create'])
    expect(await (await ana(next.path)).text()).toContain('Se usó 1 corrección de la vez pasada.')
  })

  test('a table below a title is found, and another sheet or heading row is chosen in the review', async () => {
    const book = buildWorkbook([
      {
        name: 'Clientes',
        rows: [['Cartera 2026'], [], ['Nombre', 'Celular', 'Fecha de alta'], ['Eva', 8112345678, { day: 45356 }]],
      },
      {
        name: 'Otros',
        rows: [
          ['Nombre', 'Celular'],
          ['Iván', '8187654321'],
          ['Zoe', '8111112222'],
          ['Leo', '8133334444'],
        ],
      },
    ])
    const { path, id } = await openImport(new Blob([new Uint8Array(book)]))
    expect((await rowsOf(id)).map(([line]) => line)).toEqual([4])
    await ana(path, posting({ intent: 'read-again', hoja: 'Otros' }))
    expect((await rowsOf(id)).map(([line]) => line)).toEqual([2, 3, 4])
    const wrong = await ana(path, posting({ intent: 'read-again', hoja: 'Otros', encabezados: '40' }))
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('La fila 40 está vacía')])
    await ana(path, posting({ intent: 'read-again', hoja: 'Clientes' }))
    await press(path, 'start')
    expect((await leads()).map(({ name, createdAt }) => [name, createdAt])).toEqual([
      ['Eva', '2024-03-05T06:00:00.000Z'],
    ])
  })

  test('an empty file, one of properties and one with too many rows are told; ten thousand rows are reviewed', async () => {
    const refused = async (content: string) => (await upload(content)).text()
    expect(await refused('')).toContain('El archivo está vacío.')
    expect(await refused('Nombre,Teléfono\n')).toContain('una persona cada una.')
    const many = (count: number) =>
      ['Nombre,Teléfono', ...Array.from({ length: count }, (_none, at) => `P ${at},81${10_000_000 + at}`)].join('\n')
    expect(await refused(many(10_001))).toContain('Se importan hasta 10,000 a la vez')
    const { path } = await openImport(many(10_000))
    expect(await (await ana(path)).text()).toContain('10,000 nuevos.')

    const properties =
      'ID,Título,Tipo,Operación,Precio,Zona,m2,Contacto,Teléfono\nA-1,Nave,Nave,Renta,30000,Sur,500,Eva,8112345678'
    const people = 'Nombre,Empresa,Teléfono,Correo,Origen\nEva,Aceros,8112345678,,Portal'
    const wrong = await openImport(properties)
    expect(await (await ana(wrong.path)).text()).toContain('Parece una lista de propiedades, no de personas.')
    const body = new FormData()
    body.set('archivo', new File([people], 'clientes.csv'))
    const other = (await ana('/dashboard/importar', { method: 'POST', body })).headers.get('Location') ?? ''
    expect(await (await ana(other)).text()).toContain('Parece una lista de personas, no de propiedades.')
    for (const [content, list] of [
      [people, IMPORT],
      [properties, '/dashboard/importar'],
    ] as const) {
      const form = new FormData()
      form.set('archivo', new File([content], 'bien.csv'))
      const right = (await ana(list, { method: 'POST', body: form })).headers.get('Location') ?? ''
      expect(await (await ana(right)).text()).not.toContain('Parece una lista')
    }
  })
})
