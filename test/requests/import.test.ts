import { beforeEach, describe, expect, test } from 'vitest'
import { jobRowsOf, setJobState } from '#test/factories/jobs.ts'
import { readTable } from '#app/inventory/import/reading/read-table.server.ts'
import type { ReadOutcome } from '#app/inventory/import/file/table.ts'
import { openEasyBrokerWorker } from '#app/inventory/import/reading/easy-broker/easy-broker-worker.server.ts'
import type { Visit } from '#test/app.ts'
import { buildFirestoreExport } from '#test/factories/firestore-export.ts'
import { buildInventory } from '#test/factories/import-file.ts'
import { insertComplex } from '#app/complexes/changes/complex-kind.server.ts'
import { buildComplex } from '#test/factories/complex.ts'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit

  beforeEach(async () => {
    ;({ visit } = await app.signIn())
  })

  async function upload(content: string | Uint8Array<ArrayBuffer>, name = 'lista.csv', as: Visit = visit) {
    const body = new FormData()
    body.set('archivo', new File([content], name))
    return as('/dashboard/importar', { method: 'POST', body })
  }

  async function openImport(content: string | Uint8Array<ArrayBuffer>) {
    const response = await upload(content)
    const path = response.headers.get('Location') ?? ''
    expect([response.status, path]).toEqual([303, expect.stringMatching(/^\/dashboard\/importar\/[\da-f-]{36}$/)])
    return path
  }

  async function textOf(path: string) {
    const response = await visit(path)
    expect(response.status).toBe(200)
    return (await response.text()).replaceAll('<!-- -->', '').replaceAll('&nbsp;', ' ').replaceAll('\u00A0', ' ')
  }

  function csvOf(text: string) {
    return text.trimEnd().split('\r\n').slice(1)
  }

  test('before anything is written, the review says what visitors would read and what of it looks private or odd', async () => {
    const path = await openImport(
      [
        'ID,Título,Tipo,Operación,Precio,Moneda,Zona,Superficie,Descripción,Dueño,Tel. dueño,Notas internas',
        'B-1,Nave limpia,Bodega,Renta,550000,MXN,Centro,5000,Con andenes.,Luis Garza,81 1234 5678,Urge rentar',
        'B-2,Nave con todo,Bodega,Renta,4.50,USD,Centro,5000,"Trato con el dueño, 81 8765 4321.",Eva Sada,81 2222 3333,',
        'B-3,Nave urgente 5%,Bodega,Venta,450000,MXN,Centro,5000,Escribe a luis@correo.mx,,,',
      ].join('\n'),
    )
    const checked = await textOf(path)
    expect(checked).toContain(
      '2 filas tienen algo que revisar: un dato que se deja fuera, un texto público que parece privado',
    )
    expect(checked).toContain('Aviso. Descripción: un teléfono («81 8765 4321»), «dueño»')
    expect(checked).toMatch(/Aviso\. Precio: Son unos \$0\.02 MXN por m² al mes, .* ¿Es precio por m²\?/)
    expect(checked).toContain('Aviso. Título: «urgente», un porcentaje («5%»)')
    expect(checked).toContain('Aviso. Descripción: un correo («luis@correo.mx»)')
    expect(checked).toContain('¿Es el precio de renta?')
    const [, read = ''] = checked.split('Lo que leerían los visitantes')
    const clean = read.slice(0, read.indexOf('</dl>'))
    expect(clean).toContain('Con andenes.')
    expect(clean).toContain('$550,000 MXN/mes')
    expect(clean).not.toMatch(/Luis|1234|Urge/)
    expect(checked).toContain('Nota del equipo, que no se publica: «Notas internas: Urge rentar».')
    const warned = await textOf(`${path}?ver=warned`)
    expect([warned.includes('· B-1'), warned.includes('· B-2'), warned.includes('· B-3')]).toEqual([false, true, true])
    expect(await app.parts.store.db.selectFrom('properties').select('id').execute()).toEqual([])
    const report = await (await visit(`${path}/reporte.csv`)).text()
    expect(report).toContain('Aviso. Descripción: un teléfono («81 8765 4321»)')

    await visit(path, posting({ intent: 'start' }))
    await app.parts.jobWorker.run()
    expect(await textOf(path), 'never refused').toContain('3 guardadas.')
  })

  test('a person may say that a column is public; only then the next file with these columns is read so', async () => {
    const file =
      'ID,Título,Tipo,Operación,Precio,Zona,Superficie,Celular,Comentarios\nC-1,Nave,Bodega,Renta,90000,Centro,800,81 1234 5678,Con andenes'
    const path = await openImport(file)
    const mapped = async () => {
      const last = app.parts.store.db.selectFrom('jobs').orderBy('createdAt', 'desc').orderBy('id', 'desc')
      return (JSON.parse((await last.select('payload').executeTakeFirstOrThrow()).payload) as { mapping: string[] })
        .mapping
    }
    expect((await mapped()).slice(-2)).toEqual(['ownerPhone', 'teamNotes'])
    const form = posting({ intent: 'check' })
    const body = new URLSearchParams(String(form.body))
    const chosen = [...(await mapped()).slice(0, -2), 'contactPhone', 'description']
    for (const target of chosen) body.append('dato', target)
    await visit(path, { ...form, body })
    expect(await mapped()).toEqual(chosen)
    await openImport(file)
    expect(await mapped()).toEqual(chosen)
  })

  test('a large file is read in the background, and says how far it is or why it can’t be read', async () => {
    const path = await openImport(buildInventory(3, new Map([[1, { Zona: 'x'.repeat(530_000) }]])))
    expect(await textOf(path)).toMatch(/Leyendo|Revisando/)
    await app.parts.fileReader.run()
    expect(await textOf(path)).toContain('2 nuevas, 1 no se importa.')
    expect(await app.parts.files.exists(`imports/${path.split('/').at(-1)}`), 'to be read again').toBe(true)
    const unreadable = await openImport(`%PDF-1.7 ${'x'.repeat(600_000)}`)
    await app.parts.fileReader.run()
    expect(await textOf(unreadable)).toContain('El archivo es un PDF')
  })

  test('properties that came in without an unreadable fact are in the lists until somebody changes them', async () => {
    const path = await openImport(buildInventory(3, new Map([[1, { Vencimiento: 'pronto' }]])))
    expect(await textOf('/dashboard/listas')).not.toContain('De la última importación')
    await visit(path, posting({ intent: 'start' }))
    await app.parts.jobWorker.run()
    const lists = await textOf('/dashboard/listas')
    expect(lists).toContain(`href="${path}?ver=warned"`)
    expect(lists).toMatch(/Con aviso <b[^>]*>1</)
    expect(await textOf(`${path}?ver=warned`)).toContain('· INV-2')
    await app.parts.store.db.updateTable('properties').set({ version: 2 }).where('propertyId', '=', 'INV-2').execute()
    expect(await textOf('/dashboard/listas')).not.toContain('De la última importación')
  })

  test('a file is checked, imported, reported and undone, without scripts', async () => {
    expect(await textOf('/dashboard/propiedades')).toContain('href="/dashboard/importar"')
    expect(await textOf('/dashboard/importar')).toContain('encType="multipart/form-data"')
    const path = await openImport(buildInventory(3, new Map([[1, { Precio: 'mucho' }]])))
    const checked = await textOf(path)
    expect(checked).toContain('2 nuevas, 1 no se importa.')
    expect(checked).toContain('Columna «Precio», «mucho»: Escribe una cantidad')
    expect(checked).toContain('Importar 2 propiedades')
    expect(await textOf(`${path}?ver=refused`)).not.toContain('· INV-1')

    expect((await visit(path, posting({ intent: 'start' }))).status).toBe(303)
    expect(await textOf(path)).toContain('Pausar')
    await app.parts.jobWorker.run()
    expect(await textOf(path)).toContain('2 guardadas, 1 no se importó.')
    expect(await textOf('/dashboard/propiedades')).toContain('Nave número 3')
    expect(await textOf('/dashboard/importar')).toContain('lista.csv')

    const report = await visit(`${path}/reporte.csv`)
    expect(report.headers.get('Content-Disposition')).toMatch(/^attachment; filename="importacion-/)
    expect(csvOf(await report.text())).toEqual([
      '2,INV-1,Nave número 1,Nueva,Guardada,',
      '3,INV-2,Nave número 2,No se importa,,"Columna «Precio», «mucho»: Escribe una cantidad, por ejemplo 264,000 o 264,000.50"',
      '4,INV-3,Nave número 3,Nueva,Guardada,',
    ])

    const asked = await textOf(`${path}?pregunta=undo`)
    expect(await textOf(path)).not.toContain('value="undo"')
    expect(asked.split('value="undo"'), 'one question, whose answer undoes').toHaveLength(2)
    expect((await visit(path, posting({ intent: 'undo' }))).headers.get('Location')).toBe(path)
    await app.parts.jobWorker.run()
    expect(await textOf(path)).toContain('2 deshechas, 1 no se importó.')
    expect(await textOf('/dashboard/propiedades')).not.toContain('Nave número 3')
  })

  test.each([
    ['with IDs', 'ID,', ['B-1,', 'B-2,', 'B-3,', 'B-4,']],
    ['without IDs', '', ['', '', '', '']],
  ])('the third review of the same file %s says «igual» of each row', async (_case, heading, ids) => {
    const cells = [
      'Nave norte,Bodega,Renta,"$45,000 + IVA",Apodaca,N.L.,"1\'200 m2",Luis Garza,81 1234 5678,Urge',
      'Terreno,Terreno,Venta,USD 3.2MDD,Querétaro,Qro.,2 ha,Luis Garza,81 1234 5678,',
      'Local,Local,Venta/Renta,"$2,000,000 / $18,000",Monterrey,Nuevo León,80,,,Esquina',
      'Oficina,Oficina,Renta,45mil,Monterrey,Nuevo León,60 m2,Eva Sada,,',
    ]
    const title = `${heading}Título,Tipo,Operación,Precio,Municipio,Estado,Superficie,Dueño,Tel. dueño,Observaciones`
    const file = [title, ...cells.map((row, at) => `${ids[at]}${row}`)].join('\n')
    const [first, found] = [await openImport(file), () => app.parts.jobWorker.run()]
    await visit(first, posting({ intent: 'start' }))
    await found()
    const reviews = [await textOf(await openImport(file)), await textOf(await openImport(file))]
    for (const review of reviews) expect(review).toContain('De 4, 4 iguales: no hay nada que importar.')
  })

  test('columns and values are corrected, and remembered for the next file with the same columns', async () => {
    const file =
      'Núm,Descripción corta,Qué es,Trato,Cuánto,Dónde,Metros\n1,Nave norte,Galerón,Se renta,45000,Centro,80\n'
    const path = await openImport(file)
    expect(await textOf(path)).toContain('Columnas y valores')
    const form = new URLSearchParams({ intent: 'check', publicar: 'on' })
    for (const target of ['propertyId', 'title', 'type', 'category', 'price', 'location', 'area'])
      form.append('dato', target)
    form.append('texto', 'type:Galerón')
    form.append('valor', 'bodega')
    const answer = await visit(path, { method: 'POST', body: form })
    expect(answer.status).toBe(303)
    expect(await textOf(path)).toContain('1 nueva.')
    const again = await openImport(file.replace('1,Nave norte', '2,Nave sur'))
    expect(await textOf(again)).toContain('1 nueva.')
    await visit(again, posting({ intent: 'start' }))
    await app.parts.jobWorker.run()
    expect(
      await app.store.db.selectFrom('properties').select(['title', 'type', 'category', 'status']).execute(),
    ).toEqual([{ title: 'Nave sur', type: 'bodega', category: 'renta', status: 'disponible' }])
  })

  test('our export goes into an empty store and comes out the same, with its complexes; undoing takes them out', async () => {
    const made = { createdBy: null, now: new Date() }
    const plaza = await insertComplex(app.store.db, buildComplex(), made)
    const park = await insertComplex(
      app.store.db,
      buildComplex({ name: '=Parque; "Uno"', kind: 'parque_industrial' }),
      made,
    )
    const facts = [
      buildProperty({ propertyId: 'A-1', timeAlert: '2024-01-15', priceBase: 'por_m2', priceCents: 11_000 }),
      buildProperty({ propertyId: 'A-2', contactPhone: '81 1234 5678', type: 'oficina', status: 'separada' }),
      buildProperty({
        propertyId: 'A-3',
        secondCategory: 'venta',
        secondPriceCents: 900_000_000,
        description: 'Una\nnave',
        complexId: park.id,
        precision: 'zona',
      }),
      buildProperty({ propertyId: 'A-4', complexId: park.id, municipality: null, address: null }),
      buildProperty({ propertyId: 'L-1', complexId: plaza.id, type: 'local', location: 'Cumbres', address: 'Local 1' }),
      buildProperty({ propertyId: 'L-2', complexId: plaza.id, type: 'local', googleMapsLink: null }),
    ]
    await insertMany(
      app.store.db,
      facts.map((input, at) => ({ input, createdAt: new Date(Date.UTC(2026, 0, at + 1, 18)) })),
    )
    const exported = await (await visit('/dashboard/exportar/csv')).text()
    await app.store.db.deleteFrom('properties').execute()
    await app.store.db.deleteFrom('complexes').execute()
    const path = await openImport(exported)
    const columns = exported.split('\r\n')[0]?.split(',') ?? []
    const { payload } = await app.store.db.selectFrom('jobs').select('payload').executeTakeFirstOrThrow()
    const { mapping } = JSON.parse(payload) as { mapping: string[] }
    expect(mapping).toHaveLength(columns.length)
    const form = new URLSearchParams({ intent: 'check', publicar: 'on' })
    for (const target of mapping) form.append('dato', target ?? '')
    await visit(path, { method: 'POST', body: form })
    await visit(path, posting({ intent: 'start' }))
    await app.parts.jobWorker.run()
    expect(await (await visit('/dashboard/exportar/csv')).text()).toBe(exported)
    const complexes = () => app.store.db.selectFrom('complexes').orderBy('kind').select(['name', 'kind']).execute()
    expect(await complexes()).toEqual([
      { name: '=Parque; "Uno"', kind: 'parque_industrial' },
      { name: 'Plaza Encino', kind: 'plaza' },
    ])
    expect(
      csvOf(await (await visit(`${path}/reporte.csv`)).text()).filter((line) => line.includes('es nuevo')),
    ).toHaveLength(4)
    await visit(path, posting({ intent: 'undo' }))
    await app.parts.jobWorker.run()
    expect(await complexes()).toEqual([])
  })

  test('the templates are files that the import itself reads', async () => {
    for (const format of ['csv', 'xlsx']) {
      const response = await visit(`/dashboard/importar/plantilla/${format}`)
      expect(response.headers.get('Content-Disposition')).toBe(`attachment; filename="plantilla-propiedades.${format}"`)
      const bytes = new Uint8Array(await response.arrayBuffer())
      expect(await textOf(await openImport(bytes))).toContain('Es la fila de ejemplo de la plantilla')
      if (format === 'xlsx') continue
      const own = new TextDecoder().decode(bytes).replace('Bodega con 4 andenes en Huinalá', 'Bodega propia')
      expect(await textOf(await openImport(new TextEncoder().encode(own)))).toContain('1 nueva.')
    }
    expect((await visit('/dashboard/importar/plantilla/pdf')).status).toBe(404)
  })

  test.each([
    ['no file', '', '', 'Elige un archivo.'],
    ['a photo', '\u0089PNG', 'a.png', 'no'],
    ['headers alone', 'ID,Título\n', 'a.csv', 'El archivo no tiene filas.'],
    ['more than 50 MB', 'a'.repeat(50 * 1024 * 1024 + 1), 'a.csv', 'El archivo pesa más de 50 MB.'],
  ])('%s is a sentence', async (_name, content, name, sentence) => {
    const response = await upload(content, name)
    expect(response.status).toBe(422)
    expect(await response.text()).toContain(sentence)
  })

  test('what changed in the panel since is overwritten only on request, row by row or all', async () => {
    await insertMany(
      app.store.db,
      ['A-1', 'A-2'].map((propertyId) => ({ input: buildProperty({ propertyId }) })),
    )
    await app.store.db.updateTable('properties').set({ updatedAt: '2026-11-20T18:00:00.000Z' }).execute()
    const row = (code: string) => `${code},Nave renovada,2026-11-19 10:00\n`
    const path = await openImport(`ID,Título,Última actualización\n${row('A-1')}${row('A-2')}`)
    expect(await textOf(path)).toContain('De 2, 2 cambiaron en el panel y no se tocan')
    await visit(path, posting({ intent: 'overwrite', fila: '3' }))
    const chosen = await textOf(path)
    expect(chosen).toContain('1 cambia, 1 cambió en el panel y no se toca.')
    expect(chosen).toContain('después de exportar este archivo: se sobrescribe, porque así se pidió.')
    await visit(path, posting({ intent: 'leave', fila: '3' }))
    expect(await textOf(path)).toContain('De 2, 2 cambiaron en el panel y no se tocan')
    await visit(path, posting({ intent: 'overwrite-all', fila: 'NaN' }))
    expect(await textOf(path)).toContain('2 cambian.')
    await visit(path, posting({ intent: 'start' }))
    await app.parts.jobWorker.run()
    expect(await app.store.db.selectFrom('properties').select('title').execute()).toEqual([
      { title: 'Nave renovada' },
      { title: 'Nave renovada' },
    ])
  })

  test('the people of the earlier system are invited and its contact is taken over, each only on request', async () => {
    const path = await openImport(JSON.stringify(buildFirestoreExport({ count: 2 })))
    const shown = await textOf(path)
    expect(shown).toContain('Importar 2 propiedades y 4 movimientos')
    expect(shown).toContain('mario.ortiz@acueducto.example')
    expect(shown).toContain('<b class="font-semibold">Teléfono:</b> sin dato; en el archivo, 442 123 4567')
    expect(await app.store.db.selectFrom('invitations').selectAll().execute()).toEqual([])

    const form = new URLSearchParams({ intent: 'invite-imported', persona: '5', 'rol-5': 'lector', 'rol-6': 'admin' })
    const editor = await app.signIn({ id: 'editora', email: 'editora@x.example', role: 'editor' })
    expect((await editor.visit(path, { method: 'POST', body: form })).status).toBe(403)
    const answer = await (await visit(path, { method: 'POST', body: form })).text()
    expect(answer).toContain('Enlace para Mario Ortiz')
    expect(answer).toMatch(/value="http[^"]+\/signup\?invitacion=[\w-]{43}"/)
    expect(answer).toContain('>Invitada<')
    expect(await app.store.db.selectFrom('invitations').select(['role', 'createdBy']).execute()).toEqual([
      { role: 'lector', createdBy: expect.any(String) },
    ])
    // Asking again replaces the link.
    const again = await (await visit(path, { method: 'POST', body: form })).text()
    expect(again).toContain('Invitar otra vez a alguien anula su enlace anterior.')
    const tokens = [answer, again].map((page) => /invitacion=([\w-]{43})"/.exec(page)?.[1])
    expect(tokens[0]).not.toBe(tokens[1])
    expect(await app.store.db.selectFrom('invitations').select('role').execute()).toHaveLength(1)

    expect((await editor.visit(path, posting({ intent: 'use-imported-contact' }))).status).toBe(403)
    expect((await visit(path, posting({ intent: 'use-imported-contact' }))).status).toBe(303)
    expect(await textOf(path)).not.toContain('Contacto por omisión')
    expect(await app.store.db.selectFrom('globalConfig').select(['contactName', 'contactPhone']).execute()).toEqual([
      { contactName: 'Acueducto Inmobiliaria', contactPhone: '+524421234567' },
    ])
  })

  test('owners go out and come back in three columns: an export changes nothing, and one record a person stays', async () => {
    const { db } = app.store
    const rows = [
      { id: '01a1a0a3-0280-70d2-be5e-a57c02ac4d16', name: 'Fideicomiso 1234567', phone: '+528112345678', email: null },
      { id: '01a1a0a3-0280-70d2-be5e-a57c02ac4d17', name: 'Eva Sada', phone: '+19565550100', email: 'eva@correo.mx' },
    ]
    const made = { createdAt: '2026-11-20T18:00:00.000Z', updatedAt: null }
    await db
      .insertInto('owners')
      .values(rows.map((row) => ({ ...row, ...made })))
      .execute()
    await insertMany(
      db,
      rows.map(({ id }, at) => ({
        input: buildProperty({ ownerId: id, propertyId: `DUE-${at}`, title: `Nave ${at}`, timeAlert: null }),
      })),
    )
    const exported = await (await visit('/dashboard/exportar/csv')).text()
    for (const part of [
      'Propietario,Teléfono del propietario,Correo del propietario',
      '(+1) 956 555 0100,eva@correo.mx',
    ])
      expect(exported).toContain(part)
    const same = await textOf(await openImport(exported))
    expect(same).toContain('2 iguales')
    expect(same).not.toMatch(/es nuevo|ya está registrado|Se deja fuera/)

    const lines = [
      'ID,Título,Tipo,Operación,Precio,Superficie,Ciudad,Propietario,Teléfono del propietario,Correo del propietario',
      'NUE-1,Uno,Bodega,Renta,1000,10,Centro,Luis Garza,81 8765 4321,',
      'NUE-2,Dos,Bodega,Renta,1000,10,Centro,L. Garza,8187654321,',
      'NUE-3,Tres,Bodega,Renta,1000,10,Centro,,,EVA@correo.mx',
      'NUE-4,Cuatro,Bodega,Renta,1000,10,Centro,Pedro,12,',
    ]
    const path = await openImport(lines.join('\r\n'))
    const checked = await textOf(path)
    for (const part of [
      'El propietario «Luis Garza · 81 8765 4321» es nuevo.',
      'Propietario: «Eva Sada · +1 956 555 0100 · eva@correo.mx», que ya está registrado.',
      'Propietario «Pedro, 12»: Escribe un teléfono de 10 dígitos. Queda en las notas del equipo.',
    ])
      expect(checked).toContain(part)
    await visit(path, posting({ intent: 'start' }))
    await app.parts.jobWorker.run()
    const owners = await db.selectFrom('owners').select('name').orderBy('name').execute()
    expect(owners.map(({ name }) => name)).toEqual(['Eva Sada', 'Fideicomiso 1234567', 'Luis Garza'])
    const owned = await db
      .selectFrom('properties')
      .leftJoin('owners', 'owners.id', 'properties.ownerId')
      .where('propertyId', 'like', 'NUE-%')
      .orderBy('propertyId')
      .select('owners.name')
      .execute()
    expect(owned.map(({ name }) => name)).toEqual(['Luis Garza', 'Luis Garza', 'Eva Sada', null])
  })

  test('an account of EasyBroker is read in the background, with its progress, a way to stop and its sentence', async () => {
    const send = () => visit('/dashboard/importar', posting({ 'clave-easybroker': ' clave-secreta-123 ' }))
    expect((await visit('/dashboard/importar', posting({ 'clave-easybroker': ' ' }))).status).toBe(422)
    const refused = (await send()).headers.get('Location') ?? ''
    await app.parts.easyBroker.run()
    expect(await textOf(refused)).toContain('EasyBroker no contesta.')
    expect(await textOf(refused)).not.toContain('Filas')

    const received: string[] = []
    let answer: (outcome: ReadOutcome) => void = () => {}
    app.parts.easyBroker = openEasyBrokerWorker({
      store: app.store,
      now: app.parts.now,
      warn: () => {},
      read: (key, { onProgress }) => {
        received.push(key)
        onProgress?.({ done: 120, total: 480 })
        return new Promise((resolve) => (answer = resolve))
      },
    })
    const path = (await send()).headers.get('Location') ?? ''
    await expect.poll(() => textOf(path)).toContain('120 de 480')
    expect(await textOf('/dashboard/importar')).toContain('Leyendo')
    answer(readTable(Buffer.from(buildInventory(2))))
    await app.parts.easyBroker.run()
    expect(await textOf(path)).toContain('2 nuevas.')
    expect(received).toEqual(['clave-secreta-123'])
    const stopped = (await send()).headers.get('Location') ?? ''
    await visit(stopped, posting({ intent: 'stop' }))
    answer(readTable(Buffer.from(buildInventory(2))))
    await app.parts.easyBroker.run()
    expect(await textOf(stopped)).toContain('No se importó nada.')
  })

  test('one file is read at a time, for everybody; whoever comes meanwhile is told', async () => {
    const other = await app.signIn({ email: 'otra@cerronorte.example' })
    for (const [as, sentence] of [
      [visit, 'Todavía se está leyendo tu otro archivo'],
      [other.visit, 'Se está leyendo el archivo de otra persona'],
    ] as const) {
      const answers = await Promise.all([upload(buildInventory(300)), upload(buildInventory(300), 'otra.csv', as)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409])
      const refused = answers.find(({ status }) => status === 409)
      // The two uploads may be received in either order.
      const text = await refused?.text()
      expect([sentence, 'Se está leyendo el archivo de otra persona'].some((each) => text?.includes(each))).toBe(true)
    }
    expect((await upload(buildInventory(2))).status).toBe(303)
    expect((await upload('PK\u0003\u0004 nada')).status).toBe(422)
    expect((await upload(buildInventory(2))).status).toBe(303)
  })

  test('a new check and a start of an import exclude each other: the second changes nothing and says so', async () => {
    const path = await openImport(buildInventory(1_200))
    const id = path.split('/').at(-1) ?? ''
    const stored = () => jobRowsOf(app.store.db, id)
    const before = await stored()
    const refusal = `${path}?aviso=importacion-cambiada`
    // Without any column no row could be imported.
    const check = () => visit(path, { method: 'POST', body: new URLSearchParams({ intent: 'check' }) })
    const start = () => visit(path, posting({ intent: 'start' }))
    const answers = await Promise.all([check(), start()])
    const [checking, starting] = answers.map(({ headers }) => headers.get('Location'))
    expect([checking, starting].toSorted()).toEqual([path, refusal])
    expect(await textOf(refusal)).toContain('Alguien cambió esta importación mientras tanto')
    const after = await stored()
    const isChecked = after.every(({ outcome, plan }) => outcome === 'refused' && plan === null)
    const isUnchanged = JSON.stringify(after) === JSON.stringify(before)
    expect([isChecked, isUnchanged]).toEqual(starting === path ? [false, true] : [true, false])

    const other = (await openImport(buildInventory(3))).split('/').at(-1) ?? ''
    for (const state of ['checking', 'running', 'done'] as const) {
      await setJobState(app.store.db, other, state, { id: null, name: null })
      const rows = await jobRowsOf(app.store.db, other)
      const late = await visit(`/dashboard/importar/${other}`, {
        method: 'POST',
        body: new URLSearchParams({ intent: 'check' }),
      })
      expect(late.headers.get('Location')).toContain('?aviso=importacion-cambiada')
      expect(await jobRowsOf(app.store.db, other)).toEqual(rows)
    }
    const started = await visit(`/dashboard/importar/${other}`, posting({ intent: 'start' }))
    expect(started.headers.get('Location')).toContain('?aviso=importacion-cambiada')
  })

  test('a reader may not import, and an unknown import leads back to the list', async () => {
    const reader = await app.signIn({ id: 'lectora', email: 'lectora@x.example', role: 'lector' })
    expect((await upload('ID,Título\n1,a\n', 'a.csv', reader.visit)).status).toBe(403)
    expect((await reader.visit('/dashboard/importar')).status).toBe(403)
    const unknown = await visit('/dashboard/importar/00000000-0000-7000-8000-000000000000')
    expect(unknown.headers.get('Location')).toBe('/dashboard/importar')
    expect((await visit('/dashboard/importar/nada/reporte.csv')).status).toBe(404)
  })

  test('an unknown press is refused, and one that comes too late changes nothing', async () => {
    const path = await openImport(buildInventory(1))
    expect((await visit(path, posting({ intent: 'nada' }))).status).toBe(400)
    await visit(path, posting({ intent: 'undo' }))
    expect(await textOf(path)).toContain('Revisada, sin importar')
  })
})
