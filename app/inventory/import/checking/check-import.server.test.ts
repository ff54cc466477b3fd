import { beforeEach, describe, expect, test } from 'vitest'
import { PROPERTY_IMPORTS } from '#app/inventory/import/property-imports.server.ts'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { exportFile } from '#app/inventory/export/export-file.server.ts'
import { openImport } from '#app/inventory/import/open-import.server.ts'
import { readTable } from '#app/inventory/import/reading/read-table.server.ts'
import { UNFILTERED_LIST } from '#app/inventory/panel-search.ts'
import { buildFirestoreExport } from '#test/factories/firestore-export.ts'
import { insertComplex } from '#app/complexes/changes/complex-kind.server.ts'
import { buildComplex } from '#test/factories/complex.ts'
import { buildInventory } from '#test/factories/import-file.ts'
import { settleInNuevoLeon } from '#test/factories/places.ts'
import { buildProperty } from '#test/factories/property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { jobRowsOf } from '#test/factories/jobs.ts'
import type { ImportPayload } from '#app/inventory/import/mapping/import-payload.ts'
import type { RowPlan } from './row-plan.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const NOBODY = { id: null, name: 'Ana' }

/** A row with one fault in a required fact, and a word of its sentence. */
const REFUSED: readonly (readonly [Record<string, string>, string])[] = [
  [{ Clave: 'inv-1' }, 'ya está en la fila 2'],
  [{ Clave: 'x'.repeat(41) }, 'Admite hasta 40'],
  [{ Nombre: 'x'.repeat(201) }, 'Admite hasta 200'],
  [{ 'Tipo de inmueble': 'Castillo' }, 'Columna «Tipo de inmueble», «Castillo»'],
  [{ Operación: 'Subasta' }, 'Columna «Operación», «Subasta»'],
  [{ Precio: 'mucho' }, 'Escribe una cantidad'],
  [{ Precio: '' }, 'Escribe el precio'],
  [{ Precio: '#REF!' }, 'Columna «Precio», «#REF!»: Escribe el precio'],
  [{ Precio: '0' }, 'a consultar'],
  [{ Precio: '-5' }, 'No puede ser menor que 0'],
  [{ Precio: '1.500' }, 'puede ser cualquiera'],
  [{ Precio: '50,000 - 45,000' }, 'son dos'],
  [{ Precio: '1234567890123' }, 'hasta 12 dígitos'],
  [{ Precio: 'USD 4,500' }, 'Otra columna dice otra moneda'],
  [{ Precio: '$18,000 venta' }, 'El precio es de venta, y la operación dice Renta'],
  [{ Operación: 'Venta/Renta' }, 'Dice dos operaciones y un solo precio'],
  [{ Moneda: 'Euros' }, 'Columna «Moneda», «Euros»'],
  [{ Zona: '', Municipio: '' }, 'ciudad o zona'],
  [{ Zona: 'x'.repeat(121) }, 'Admite hasta 120'],
  [{ m2: '' }, 'superficie total'],
  [{ m2: 'pendiente' }, 'Columna «m2», «pendiente»: Escribe la superficie total'],
  [{ m2: 'grande' }, 'Escribe un número'],
  [{ m2: '1,000 / 500' }, 'Son 2 cifras y no dice cuál es cuál'],
  [{ m2: '-3' }, 'No puede ser menor que 0'],
  [{ m2: '12.345678' }, 'dos decimales'],
  [{ m2: '1.200' }, 'puede ser cualquiera'],
]

/** One cell a row that it can do without, and a word of its sentence. */
const LEFT_OUT: readonly (readonly [Record<string, string>, string])[] = [
  [{ 'Teléfono del asesor': '123' }, '10 dígitos'],
  [{ 'Teléfono del asesor': '81 8123' }, '10 dígitos'],
  [{ 'Correo del asesor': 'ventas' }, 'correo electrónico válido'],
  [{ 'Correo del asesor': 'ventas firma@x.example' }, 'correo electrónico válido'],
  [{ Estatus: 'Encantada' }, 'Columna «Estatus», «Encantada»'],
  [{ Vencimiento: '31/02/2027' }, 'fecha válida'],
  [{ Vencimiento: 'pronto' }, 'fecha válida'],
  [{ Recámaras: 'muchas' }, 'Columna «Recámaras», «muchas»'],
]

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  beforeEach(async () => {
    await settleInNuevoLeon(store().db)
  })

  async function open(content: string | Buffer, filename = 'lista.csv') {
    const read = readTable(Buffer.from(content as string))
    if ('fault' in read) throw new Error(read.fault)
    const id = await openImport(PROPERTY_IMPORTS, store(), read, { filename, actor: NOBODY, now: NOW })
    const rows = await jobRowsOf(store().db, id)
    return rows.map(({ plan, warnings, ...row }) => ({
      ...row,
      warnings: JSON.parse(warnings) as string[],
      plan: plan === null ? null : (JSON.parse(plan) as RowPlan),
    }))
  }

  function outcomes(rows: readonly { outcome: string }[]) {
    return rows.map(({ outcome }) => outcome)
  }

  test('a municipality of another state is corrected where it is near, and pointed out where no list has it', async () => {
    const rows = await open(
      'ID,Título,Tipo,Operación,Precio,Zona,m2,Municipio,Estado\n' +
        'A-1,Nave,Nave,Renta,9000,Centro,100,S. Juan del Rio,Qro.\n' +
        'A-2,Nave,Nave,Renta,9000,Centro,100,Macondo,Jalisco\n' +
        'A-3,Nave,Nave,Renta,9000,Centro,100,Saltillo,',
    )
    expect(rows.map(({ plan, warnings }) => [plan?.input.state, plan?.input.municipality, warnings])).toEqual([
      ['Querétaro', 'San Juan del Río', []],
      ['Jalisco', 'Macondo', ['Aviso. Municipio «Macondo»: no es uno de Jalisco. Queda como está escrito.']],
      [null, 'Saltillo', ['Aviso. Municipio «Saltillo»: no es uno de Nuevo León. Queda como está escrito.']],
    ])
  })

  test('of 1,000 rows each fault is named with its row and column: only what a property can’t do without refuses it', async () => {
    const faults = [...REFUSED, ...LEFT_OUT]
    const planted = new Map(faults.map(([cells], at) => [at * 29 + 7, cells]))
    const rows = await open(buildInventory(1000, planted))
    const lines = [...planted.keys()].map((at) => at + 2)
    const refused = rows.filter(({ outcome }) => outcome === 'refused')
    expect(refused.map(({ position }) => position)).toEqual(lines.slice(0, REFUSED.length))
    expect(refused.map(({ messages }, at) => [at, messages[0]])).toEqual(
      REFUSED.map(([, sentence], at) => [at, expect.stringContaining(sentence)]),
    )
    const warned = rows.filter(({ warnings }) => warnings.length > 0)
    expect(warned.map(({ position, outcome, warnings }) => [position, outcome, warnings])).toEqual(
      LEFT_OUT.map(([, sentence], at) => [lines[REFUSED.length + at], 'create', [expect.stringContaining(sentence)]]),
    )
    expect(rows.filter(({ outcome }) => outcome === 'create')).toHaveLength(1000 - REFUSED.length)
    expect(rows[0]?.plan?.input).toMatchObject({
      propertyId: 'INV-1',
      type: 'bodega',
      subtype: 'nave',
      category: 'renta',
      priceCents: 4_500_000,
      currency: 'MXN',
      municipality: 'General Escobedo',
      area: 1200,
      status: 'pausada',
      timeAlert: '2027-12-31',
    })
    expect(warned.every(({ warnings }) => warnings[0]?.endsWith('. Se deja fuera.'))).toBe(true)
    // What is left out is kept in the notes of the team, and an unknown status is not shown.
    const [encantada] = rows.filter(({ warnings }) => warnings.join('').includes('Encantada'))
    expect(encantada?.plan).toMatchObject({ input: { status: 'pausada' }, notes: ['Estatus: Encantada'] })
  })

  test('a row without ID and title gets both; importing the file again finds it, also two that are the same', async () => {
    const file = [
      'ID,Título,Tipo,Operación,Precio,Zona,Municipio,m2',
      'NAV-07,Nave grande,Nave,Renta,"45,000",Huinalá,Apodaca,900',
      ',N/A,Local,Renta,"12,000",Valle,San Pedro,50',
      's/n,,Local,Renta,"12,000",Valle,San Pedro,50',
      '-,,Local,Renta,,Valle,San Pedro,50',
    ].join('\n')
    const rows = await open(file)
    const title = 'Local Comercial en renta en Valle, San Pedro Garza García'
    expect(rows.map(({ outcome, code, title: named }) => [outcome, code, named])).toEqual([
      ['create', 'NAV-07', 'Nave grande'],
      ['create', 'NAV-08', title],
      ['create', 'NAV-09', title],
      ['refused', '', ''],
    ])
    expect(rows[1]?.messages).toEqual([
      'Sin ID: se propone «NAV-08». Si importas otra vez este archivo, se reconoce por su título, operación, lugar y superficie.',
      `Sin título: queda «${title}».`,
    ])
    for (const [at, { plan }] of rows.entries())
      if (plan) await insertProperty(store().db, plan.input, { createdBy: null, now: new Date(NOW.getTime() + at) })
    const again = await open(file)
    expect(again.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['same', 'NAV-07'],
      ['same', 'NAV-08'],
      ['same', 'NAV-09'],
      ['refused', ''],
    ])
    expect(again[2]?.messages[0]).toContain('Sin ID: es «NAV-09» del catálogo')
    const [changed] = await open('Tipo,Operación,Precio,Zona,Municipio,m2\nLocal,Renta,"13,000",Valle,San Pedro,50\n')
    expect([changed?.outcome, changed?.code]).toEqual(['change', 'NAV-08'])
  })

  test('a list without zones, types and operations: the municipality is the zone, and what starts is said', async () => {
    const [row, named] = await open(
      'Clave,Nombre,Precio,Municipio,m2\nA-1,Propiedad grande,"5,000,000",Escobedo,100\nA-2,Nave en renta,"50,000",Escobedo,100\n',
    )
    expect(named?.plan?.input).toMatchObject({ type: 'bodega', category: 'renta' })
    expect(named?.messages).toEqual([
      'El archivo no dice «Tipo»: por su título queda como Bodega.',
      'El archivo no dice «Categoría»: por su título queda como Renta.',
    ])
    expect(row?.plan?.input).toMatchObject({ location: 'General Escobedo', type: 'casa', category: 'venta' })
    expect(row?.messages).toEqual([
      'El archivo no dice «Tipo»: queda como Casa.',
      'El archivo no dice «Categoría»: queda como Venta.',
    ])
  })

  test('a second operation has no yearly price', async () => {
    const second = 'Segunda operación,Precio de la segunda operación'
    const text = `Clave,Nombre,Tipo,Operación,Precio,Zona,m2,${second}\nA-1,Nave,Nave,Venta,9,Centro,1,Renta,"600,000 al año"\n`
    const [row] = await open(text)
    expect(row?.messages.join(' ')).toContain('«600,000 al año»')
    expect(row?.plan?.input).toMatchObject({
      category: 'venta',
      priceCents: 900,
      secondCategory: null,
      secondPriceCents: null,
    })
  })

  test('a municipality of another state is no unknown value; a name of another system has its label', async () => {
    await open('propertyId,title,area,municipality,state\nA-1,Nave grande,mucho,Umán,Yucatán\nA-2,Nave,1,Umán,\n')
    const { payload } = await store().db.selectFrom('jobs').select('payload').executeTakeFirstOrThrow()
    expect((JSON.parse(payload) as ImportPayload).texts.filter(({ text }) => text === 'Umán')).toEqual([
      { target: 'municipality', text: 'Umán', count: 1, code: null },
    ])
    const [row] = await store().db.selectFrom('jobRows').orderBy('position').select('messages').execute()
    expect(row?.messages).toContain('Columna «Superficie Total (m²)», «mucho»')
  })

  test('our own export says «igual» of every row, fact by fact what changes, and names what changed in the panel since', async () => {
    for (const [at, input] of [
      buildProperty({ propertyId: 'A-1' }),
      buildProperty({ propertyId: 'A-2' }),
      buildProperty({ propertyId: 'A-3', contactPhone: '+528112345678' }),
    ].entries())
      await insertProperty(store().db, input, { createdBy: null, now: new Date(NOW.getTime() - at * 60_000) })
    for (const format of ['csv', 'xlsx']) {
      const file = exportFile(store(), { format, selection: UNFILTERED_LIST, now: NOW, timeZone: 'America/Monterrey' })
      const bytes = Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer(0))
      const rows = await open(bytes)
      expect([rows.flatMap(({ messages }) => messages), outcomes(rows)]).toEqual([[], ['same', 'same', 'same']])
      if (format === 'xlsx') continue
      const edited = bytes.toString('utf8').replaceAll('264000.00', '250000.00')
      await store()
        .db.updateTable('properties')
        .set({ updatedAt: NOW.toISOString() })
        .where('propertyId', '=', 'A-2')
        .execute()
      const later = edited.replace(/(?<=A-2.*)(2026-11-20 11:59,),/, '$12026-11-20 11:58,')
      const [first, second, third] = await open(later)
      expect([first?.outcome, first?.messages]).toEqual([
        'change',
        ['Precio: $264,000 MXN/mes → $250,000 MXN/mes', 'Precio por m²: $110 MXN al mes → $104.17 MXN al mes'],
      ])
      expect([second?.outcome, second?.plan, second?.messages[0]]).toEqual([
        'conflict',
        null,
        'Alguien la cambió en el panel el 20 nov 2026, después de exportar este archivo: no se toca.',
      ])
      expect(third?.outcome).toBe('change')
      await store().db.updateTable('properties').set({ updatedAt: null }).execute()
    }
  })

  test('an ID is found in any spelling and stays as it is; an empty cell keeps what is stored', async () => {
    const { id } = await insertProperty(store().db, buildProperty({ propertyId: 'PROP-001' }), {
      createdBy: null,
      now: NOW,
    })
    const [row, twin, other] = await open(
      'ID,Título,Precio,Dirección\nprop 001,Otro título,,\n#PROP001,Otra,,\nPROP-0-01,Otra,,\n',
    )
    const stored = await findRecord(store().db, id)
    expect(row).toMatchObject({ outcome: 'change', recordId: id })
    expect(row?.messages).toEqual([
      'Título: Bodega con 4 andenes y patio de maniobras en Huinalá → Otro título',
      '«prop 001» es el ID «PROP-001», que se queda así.',
    ])
    expect(row?.plan?.input).toEqual({ ...stored?.input, title: 'Otro título' })
    expect(twin?.messages).toEqual(['El ID «#PROP001» ya está en la fila 2: se importa solo la primera.'])
    expect(other?.recordId, 'another number').toBeNull()
  })

  test('a complex that only the file names is said and has what its rows share; it fills no empty cell', async () => {
    await insertProperty(store().db, buildProperty({ propertyId: 'T-3' }), { createdBy: null, now: NOW })
    await insertComplex(store().db, buildComplex({ name: 'Plaza Ñandú' }), { createdBy: null, now: NOW })
    const header = 'ID,Título,Tipo,Operación,Precio,Zona,Municipio,Dirección,Superficie,Conjunto'
    const rows = await open(
      [
        header,
        'T-1,a,Oficina,Renta,"12,000",Valle,San Pedro,Av. Uno 1,80,Torre Alba',
        'T-2,b,Oficina,Renta,"12,000",Centro,San Pedro,,80, torre  alba',
        'T-3,,,,,,,,,TORRE ALBA',
        'T-4,c,Local,Renta,"12,000",Cumbres,Monterrey,Av. Dos 2,80,plaza nandu',
        'T-5,d,Local,Renta,"12,000",Cumbres,Monterrey,Av. Dos 2,80,N/A',
        `T-6,e,Local,Renta,"12,000",Cumbres,Monterrey,Av. Dos 2,80,${'x'.repeat(121)}`,
      ].join('\n'),
    )
    const said = 'El conjunto «Torre Alba» es nuevo (Torre de oficinas).'
    expect(rows.map(({ messages }) => messages)).toEqual([
      [said],
      [said],
      ['Conjunto: sin dato → Torre Alba', said],
      [],
      [],
      [expect.stringContaining('Ese conjunto ya no existe'), expect.stringContaining('Nota del equipo')],
    ])
    const [first, second, third, , fifth] = rows.map(({ plan }) => plan)
    expect(first?.complex).toEqual({
      id: first?.input.complexId,
      name: 'Torre Alba',
      kind: 'torre',
      location: 'Valle',
      municipality: null,
      address: null,
      state: null,
      googleMapsLink: null,
    })
    expect([second?.complex, third?.complex]).toEqual([first?.complex, first?.complex])
    expect(second?.input).toMatchObject({ location: 'Centro', address: null })
    expect(fifth?.input.complexId).toBeNull()
  })

  test('a map link without a point is imported and named', async () => {
    const rows = await open(
      [
        'ID,Título,Tipo,Operación,Precio,Zona,Superficie,Mapa',
        'M-1,a,Bodega,Renta,"12,000",Centro,80,https://maps.app.goo.gl/abc123',
        'M-2,b,Bodega,Renta,"12,000",Centro,80,"25.7485, -100.1650"',
      ].join('\n'),
    )
    expect(rows.map(({ outcome, messages }) => [outcome, messages])).toEqual([
      ['create', ['«https://maps.app.goo.gl/abc123» no dice un punto: en el mapa no sale hasta que tenga uno.']],
      ['create', []],
    ])
  })

  test('two properties of the catalogue with one ID are not touched', async () => {
    for (let at = 0; at < 2; at += 1) await insertProperty(store().db, buildProperty(), { createdBy: null, now: NOW })
    const [row] = await open('ID,Título\nPROP-001,Otra\n')
    expect([row?.outcome, row?.messages]).toEqual([
      'refused',
      ['En el catálogo hay 2 propiedades con el ID «PROP-001»: cambia el de las otras antes.'],
    ])
  })

  test('a row with more cells than columns is refused, and facts of another type are left out and named', async () => {
    const header = 'ID,Título,Tipo,Operación,Precio,Zona,Superficie,Andenes'
    const rows = await open(
      `${header}\n1,a,Oficina,Venta,1000000,Centro,80,4\n2,b,Bodega,Venta,1,000,000,Centro,80,4\n`,
    )
    expect(rows.map(({ outcome, messages }) => [outcome, messages])).toEqual([
      ['create', ['«Andenes» se deja fuera: Oficina no lleva ese dato.']],
      ['refused', ['La fila tiene más celdas que el encabezado: parece recorrida. Revisa sus comas y comillas.']],
    ])
  })

  test('the earlier system: codes, dates, names and photos', async () => {
    const json = [
      {
        id: 'abcd9876',
        title: 'Bodega vieja',
        price: '264000',
        currency: 'MXN',
        location: 'Huinalá',
        area: '2400',
        type: 'bodega',
        category: 'renta',
        status: 'disponible',
        amenities: ['con_servicios', 'elevador'],
        state: 'Nuevo León',
        municipality: 'Apodaca',
        timeAlert: '2024-01-15',
        images: ['https://fotos.example/1.jpg', 'https://fotos.example/2.jpg'],
        createdAt: { _seconds: 1_700_000_000, _nanoseconds: 0 },
        createdBy: 'Ana Ruiz',
      },
    ]
    const [row] = await open(JSON.stringify(json), 'firestore.json')
    expect(row?.messages).toEqual(['«elevador» no está entre las condiciones y servicios: se deja fuera.'])
    expect(row?.plan).toMatchObject({
      input: { propertyId: 'PROP-9876', amenities: ['con_servicios'], timeAlert: '2024-01-15', type: 'bodega' },
      addresses: { photos: ['https://fotos.example/1.jpg', 'https://fotos.example/2.jpg'], plans: [] },
      createdAt: '2023-11-14T22:13:20.000Z',
      createdBy: 'Ana Ruiz',
    })
  })

  test('two documents of the earlier system whose ids end alike are two properties', async () => {
    const nave = { price: '264000', location: 'Huinalá', area: '2400', type: 'bodega', category: 'renta' }
    const rows = await open(
      JSON.stringify([
        { id: 'aaaa9876', title: 'Nave norte', ...nave },
        { id: 'bbbb9876', title: 'Nave sur', ...nave },
      ]),
      'firestore.json',
    )
    expect(rows.map(({ outcome, code, title }) => [outcome, code, title])).toEqual([
      ['create', 'PROP-9876', 'Nave norte'],
      ['create', 'PROP-b9876', 'Nave sur'],
    ])
  })

  test('an earlier address that another property has is named, and any other is taken along', async () => {
    await insertProperty(store().db, buildProperty({ title: 'Nave norte' }), { createdBy: null, now: NOW })
    const home = 'title,propertyId,price,area,location,type,category,slug'
    const rest = '12000,80,Centro,local,renta'
    const rows = await open(
      `${home}\nNave,A-1,${rest},nave-norte\nNave,A-2,${rest},https://a.example/p/vieja/?x=1\nNave,A-3,${rest},vieja`,
    )
    expect(rows.map(({ plan, messages }) => [plan?.slug, messages])).toEqual([
      [null, ['La dirección «nave-norte» ya es de otra propiedad del catálogo: esta tendrá otra.']],
      ['vieja', ['Su URL anterior «/p/vieja?x=1» llevará a su página.']],
      [null, ['La dirección «vieja» ya es la de la fila 3: esta tendrá otra.']],
    ])
  })

  test('photos that a property lacks are named', async () => {
    await insertProperty(store().db, buildProperty({ propertyId: 'A-1', title: 'Nave' }), { createdBy: null, now: NOW })
    const [row] = await open('ID,Título,Fotos\nA-1,Nave,https://x.example/1.jpg https://x.example/2.jpg\n')
    expect([row?.outcome, row?.messages]).toEqual(['change', ['Le faltan fotos: se traen 2.']])
  })

  test('all properties of an export of the earlier system are new ones', async () => {
    const rows = await open(JSON.stringify(buildFirestoreExport()))
    expect(rows).toHaveLength(60)
    expect(rows.filter(({ outcome, messages }) => outcome !== 'create' || messages.length > 0)).toEqual([])
  })
})
