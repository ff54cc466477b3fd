import { describe, expect, test } from 'vitest'
import { EXPORT_COLUMNS } from '#app/inventory/export/export-columns.ts'
import { homeLists } from '#app/catalogue/facts/municipalities.ts'
import { NO_PLACES, type Places } from '#app/catalogue/place/places.ts'
import { FACT_NAMES, factOf } from '#app/catalogue/facts/facts.ts'
import type { ImportCell } from '#app/inventory/import/file/table.ts'
import { guessMapping, headerKey, rivalColumns } from './guess-columns.ts'
import { municipalityNamed } from './place-words.ts'
import { targetLabel } from './targets.ts'
import { wordedCode } from './worded-codes.ts'

const PLACES: Places = { ...NO_PLACES, homeStates: ['Nuevo León'], states: homeLists(['Nuevo León']) }

function guess(headers: string[], ...rows: ImportCell[][]) {
  return guessMapping({ headers, rows: rows.map((cells, at) => ({ line: at + 2, cells })) })
}

describe('columns', () => {
  test.each<[string, ImportCell[], string | null]>([
    // An ID is no state, an answer no status, and an amount no currency.
    ['X', ['QR-01', 'QR-02'], null],
    ['X', ['Sí', 'No'], null],
    ['X', ['USD 850', 'USD 900'], null],
    ['X', ['Qro.', 'N.L.'], 'state'],
    ['En venta', ['Sí', 'No'], null],
    ['En venta', ['850,000', 'A consultar'], 'price'],
    ['Terreno', ['Plano', 'Irregular'], null],
    ['Anuncio', ['Local en esquina', 'Nave'], 'title'],
    ['Anuncio', ['En fachada', ''], 'signage'],
    ['Incluye IVA', ['TRUE', 'FALSE'], 'vat'],
    // The capitals of many states have their name.
    ['Municipio', ['Querétaro', 'Querétaro'], 'municipality'],
    ['Unidad', ['ha', 'm²'], 'areaUnit'],
    // A city is the municipality where some of its cells are one.
    ['Ciudad', ['Monterrey', 'Centrito Valle'], 'municipality'],
    ['Ciudad', ['Centrito Valle', 'Cumbres'], 'location'],
    ['Unidad', ['Local 4', 'Local 5'], null],
  ])('%s above %j is %s', (header, cells, target) => {
    expect(guess([header], ...cells.map((cell) => [cell]))).toEqual([target])
  })

  test('a price for a surface beside another price is one of its own where rows have one or the other', () => {
    const headers = ['Precio', 'Renta USD/ft2']
    expect(guess(headers, [4_000_000, ''], ['', 0.7])).toEqual(['price', 'secondPrice'])
    expect(guess(headers, [4_000_000, 0.7], [3_000_000, 0.6])).toEqual(['price', 'pricePerM2'])
    expect(guess(['Precio', 'Renta'], [4_000_000, ''], ['', 7000])).toEqual(['price', 'secondPrice'])
  })

  test('every column of our export is the fact that it comes from', () => {
    const headers = EXPORT_COLUMNS.map(({ header }) => header)
    const mapping = guess(
      headers,
      headers.map((header) => (header === 'Fotos' || header === 'Planos' ? 3 : '')),
    )
    expect(mapping.map((target) => target && targetLabel(target))).toEqual(
      headers.map((header) => (header === 'Fotos' || header === 'Planos' ? null : header)),
    )
  })

  test('every fact is found by its label and by its name in the earlier system', () => {
    for (const name of FACT_NAMES.filter((each) => factOf(each).kind !== 'pictures'))
      expect([name, guess([name])]).toEqual([name, [name]])
  })

  describe('contacts and notes are of the owner and of the team, unless the file says otherwise', () => {
    test.each([
      ['Propietario, Celular, Correo', 'ownerId, ownerPhone, ownerEmail'],
      ['Dueño, Tel. dueño, Correo del dueño', 'ownerId, ownerPhone, ownerEmail'],
      ['Nombre del propietario, WhatsApp del propietario, E-mail propietario', 'ownerId, ownerPhone, ownerEmail'],
      ['Owner name, Owner phone, Owner e-mail', 'ownerId, ownerPhone, ownerEmail'],
      ['Arrendador, Teléfono, Email', 'ownerId, ownerPhone, ownerEmail'],
      ['Tel. dueño, Contacto, Correo', 'ownerPhone, ownerId, ownerEmail'],
      ['Título, Nombre, Tel. dueño', 'title, ownerId, ownerPhone'],
      ['Nombre, Tel. dueño', 'ownerId, ownerPhone'],
      ['Nombre, Propietario, Tel. dueño', 'title, ownerId, ownerPhone'],
      ['Nombre, Precio, Teléfono', 'title, price, ownerPhone'],
      ['Teléfono, Correo, Contacto', 'ownerPhone, ownerEmail, ownerId'],
      ['Propietario, Teléfono, Celular', 'ownerId, ownerPhone, teamNotes'],
      ['Celular, Propietario, Teléfono del propietario', 'teamNotes, ownerId, ownerPhone'],
      ['Propietario, Domicilio del propietario, RFC del dueño', 'ownerId, teamNotes, teamNotes'],
      ['Propietario (nombre y teléfono)', 'ownerId'],
      ['Cliente, Cel. cliente', 'ownerId, ownerPhone'],
      ['Propietario, Teléfono, Asesor, Celular', 'ownerId, ownerPhone, asesorId, contactPhone'],
      ['Asesor, Prioridad, Contacto, Teléfono', 'asesorId, -, ownerId, ownerPhone'],
      ['Teléfono, Asesor', 'ownerPhone, asesorId'],
      ['Asesor, Contacto, Teléfono, Correo', 'asesorId, contactName, contactPhone, contactEmail'],
      ['Teléfono del asesor, Correo del agente, Contacto público', 'contactPhone, contactEmail, contactName'],
      ['Propietario, Teléfono público', 'ownerId, contactPhone'],
      ['contactName, contactPhone, contactEmail', 'contactName, contactPhone, contactEmail'],
      [
        'Observaciones, Comentarios, Notas, Notas internas, Remarks',
        'teamNotes, teamNotes, teamNotes, teamNotes, teamNotes',
      ],
      [
        'OBS., Comentario interno, Notas del asesor, Private notes, Info interna',
        'teamNotes, teamNotes, teamNotes, teamNotes, teamNotes',
      ],
      ['Descripción, Observaciones', 'description, teamNotes'],
      ['Comentarios públicos', 'description'],
      ['Public remarks', 'description'],
    ])('%s', (headers, targets) => {
      const mapping = guess(headers.split(', '))
      expect(mapping.map((target) => target ?? '-').join(', ')).toBe(targets)
    })

    test('by the content, too', () => {
      const phone = '81 1234 5678'
      expect(guess(['Propietario', 'Datos'], ['Ana Ruiz', phone])).toEqual(['ownerId', 'ownerPhone'])
      expect(guess(['Título', 'X', 'Y'], ['Nave en Apodaca', phone, 'ana@correo.mx'])).toEqual([
        'title',
        'ownerPhone',
        'ownerEmail',
      ])
      expect(guess(['Propietario', 'Contacto'], ['Ana Ruiz', phone])).toEqual(['ownerId', 'ownerPhone'])
      expect(guess(['Asesor', 'Y'], ['Ana Ruiz', 'ana@correo.mx'])).toEqual(['asesorId', 'contactEmail'])
      expect(guess(['Nombre', 'Tel. dueño'], ['Nave con andenes', phone])).toEqual(['title', 'ownerPhone'])
    })
  })

  test('other names, in any spelling', () => {
    expect(
      guess(['CLAVE', 'Tipo de Inmueble', 'Operación', 'PRECIO DE RENTA', 'm2', 'Mpio.', 'Domicilio', 'property_id']),
    ).toEqual([null, 'type', 'category', 'price', 'area', 'municipality', 'address', 'propertyId'])
  })

  test.each([
    ['Precio USD, SUPERFICIE (HA)*', 'price, area'],
    ['Renta mensual + IVA', 'price'],
    ['PRECIO_(MDP), Área ft²', 'price, area'],
    ['Precio de venta, Precio de renta', 'price, secondPrice'],
    ['$/m2, Superficie', 'price, area'],
    ['Precio, $/m2, m2', 'price, pricePerM2, area'],
    ['Precio, USD/m2', 'price, pricePerM2'],
    ['ref, propertyId', '-, propertyId'],
    ['Importe, Precio', '-, price'],
    ['M2 terreno / construcción', 'lotSize'],
    ['Frente x fondo', 'frontage'],
    ['M2 Terreno, M2 Const.', 'lotSize, constructionArea'],
    ['Sup. terreno, Sup. de construcción', 'lotSize, constructionArea'],
    ['$ Venta, $ Renta', 'price, secondPrice'],
    ['Renta USD/ft2, Precio de venta', 'price, secondPrice'],
    ['Colonia, Ciudad', 'location, municipality'],
    ['Ciudad, Colonia', 'municipality, location'],
    ['Ciudad, Municipio', 'location, municipality'],
    ['¿Disponible?', 'status'],
    ['Municipio / Alcaldía', 'municipality'],
    ['Clave catastral, Título de propiedad, Tipo de cambio, Precio anterior', '-, -, -, -'],
    ['Mantenimiento por m2', 'maintenance'],
    ['CVE., TIPO INM., P. VENTA, P. RENTA', 'propertyId, type, price, secondPrice'],
    ['COL./FRACC., ALT. LIBRE, FTE X FDO, F. ALTA', 'location, clearHeight, frontage, createdAt'],
    ['Bldg SF, Land acres, Plot (sqm)', 'constructionArea, lotSize, -'],
    ['M2 totales, M. construidos, M. útiles, M. parcela', 'area, constructionArea, usableArea, lotSize'],
    ['Total SF, Available SF, Clear height (ft)', 'area, rentableArea, clearHeight'],
    ['Listing ID, Listing title, codigo_aviso', 'propertyId, title, -'],
    ['Precio alquiler, Precio mínimo, Sold price, Valor catastral', 'price, -, -, -'],
    ['Asking rent (USD/SF/yr), Sale price', 'price, secondPrice'],
    ['Building name, Building class', 'title, buildingClass'],
    ['Medios baños, C.P.', 'teamNotes, teamNotes'],
  ])('%s', (headers, targets) => {
    const mapping = guess(headers.split(', '))
    expect(mapping.map((target) => target ?? '-').join(', ')).toBe(targets)
  })

  test.each([
    ['VENTA/RENTA', ['VENTA', 'RENTA', 'VENTA/RENTA'], 'category'],
    ['Venta o renta', ['R', 'V'], 'category'],
    ['Venta/Renta', ['$45,000', '1,200,000'], null],
    ['Venta/Renta', [45_000, 1_200_000], null],
  ])('the column %s with %j', (header, cells, target) => {
    const [found] = guess([header], ...cells.map((cell) => [cell]))
    expect(found === 'category').toBe(target === 'category')
  })

  test('what is not used although its name is that of a fact, or begins like one, is pointed out', () => {
    const headers = ['Precio', 'Importe', 'Precio anterior', 'Superficie de patio', 'Color']
    expect(rivalColumns(headers, guess(headers))).toEqual([
      { column: 1, target: 'price', winner: 0 },
      { column: 2, target: 'price', winner: 0 },
      { column: 3, target: 'area', winner: null },
    ])
  })

  test('content decides where the name does not', () => {
    const headers = ['Estado', 'A', 'B', 'C', 'D', 'Foto 1', 'Foto 2', 'Notas']
    const row = [
      'Disponible',
      'Nave',
      'Renta',
      'https://maps.app.goo.gl/abc',
      'https://x.example/1.jpg',
      'https://x.example/a',
      'https://x.example/b',
      'algo',
    ]
    expect(guess(headers, row)).toEqual([
      'status',
      'type',
      'category',
      'googleMapsLink',
      'images',
      'images',
      'images',
      'teamNotes',
    ])
  })

  test.each([
    ['URL anterior', 'https://viejo.example/inmueble/nave-apodaca/', 'formerUrl'],
    ['Enlace', '/propiedades/detalle.php?id=12', 'formerUrl'],
    ['Link', 'www.viejo.example/?p=12', 'formerUrl'],
    ['public_url', 'https://www.easybroker.example/mx/listing/nave', 'formerUrl'],
    ['Link', 'https://drive.google.com/drive/folders/abc', null],
    ['Link', 'https://youtu.be/abc', null],
    ['Link', 'https://viejo.example/ficha.pdf', null],
    ['URL', 'https://viejo.example/', null],
    ['Venta / Renta', '4,500,000 / 25,000', 'price'],
    ['Venta / Renta', 'Venta', 'category'],
    ['Vigencia', '31/12/2027', null],
    ['Vigencia', 'Vigente', 'status'],
    ['Nave', 'Logistik 12', 'title'],
    ['Nave', '12', null],
    ['Disponible m2', '11,500', 'rentableArea'],
    ['Gastos', '1.850,00', null],
    ['Permalink', 'https://viejo.example/inmueble/nave-apodaca/', 'slug'],
  ])('%s with «%s»: %s', (header, content, target) => expect(guess([header], [content])).toEqual([target]))

  test('the key of the headers does not depend on their spelling', () => {
    expect(headerKey(['Título', 'Precio (MXN)'])).toBe(headerKey(['TITULO ', 'precio  mxn']))
  })
})

describe('municipalities, also of a state that is not a home state', () => {
  test.each([
    ['Queretaro', 'Querétaro', 'Querétaro'],
    ['Queretarro', 'Querétaro', 'Querétaro'],
    ['Qro.', 'Querétaro', 'Querétaro'],
    ['Santiago de Querétaro', 'Querétaro', 'Querétaro'],
    ['S. Juan del Rio', 'Querétaro', 'San Juan del Río'],
    ['Tlaquepaque', 'Jalisco', 'San Pedro Tlaquepaque'],
    ['Zapopam', 'Jalisco', 'Zapopan'],
    ['Cd. Juárez', 'Chihuahua', 'Juárez'],
    ['SLP', 'San Luis Potosí', 'San Luis Potosí'],
    ['Tepic', 'Jalisco', null],
    ['Juárez', 'Oaxaca', null],
    ['Apodaca NL', '', 'Apodaca'],
    ['Guadalupe Nuevo Leon', '', 'Guadalupe'],
    ['Tepic Nay.', '', 'Tepic'],
    ['Apodaka NL', '', null],
  ])('«%s» in %s', (text, state, name) => expect(municipalityNamed(text, state, PLACES)?.name ?? null).toBe(name))
})

describe('values', () => {
  test.each([
    ['type', 'Nave', 'bodega'],
    ['type', 'NAVES INDUSTRIALES', 'bodega'],
    ['type', 'Local comercial', 'local'],
    ['type', 'edificio', 'oficina'],
    ['type', 'Rancho', 'terreno'],
    ['type', 'PLAZA', 'local'],
    ['type', 'Consultorio', 'oficina'],
    ['type', 'Isla', 'local'],
    ['type', 'Bodega con oficinas', 'bodega'],
    ['type', 'Casa en venta', 'casa'],
    ['type', 'Castillo', null],
    ['state', 'Qro.', 'Querétaro'],
    ['state', 'Edo. Méx.', 'Estado de México'],
    ['state', 'Gto.', 'Guanajuato'],
    ['state', 'NL', 'Nuevo León'],
    ['state', 'Coah.', 'Coahuila'],
    ['state', 'Q. Roo', 'Quintana Roo'],
    ['state', 'BCS', 'Baja California Sur'],
    ['state', 'D.F.', 'Ciudad de México'],
    ['state', 'Edo. de Querétaro', 'Querétaro'],
    ['state', 'Texas', null],
    ['category', 'Rento', 'renta'],
    ['category', 'En venta', 'venta'],
    ['category', 'Vta.', 'venta'],
    ['category', 'Solo renta', 'renta'],
    ['status', 'Ya se vendió', 'vendida'],
    ['type', 'Edif.', 'oficina'],
    ['type', 'Lote residencial', 'terreno'],
    ['currency', 'Dólar', 'USD'],
    ['status', 'Activa', 'disponible'],
    ['status', 'Reservada', 'separada'],
    ['status', 'Rentada', 'vendida'],
    ['municipality', 'Escobedo', 'General Escobedo'],
    ['municipality', 'Gral. Escobedo', 'General Escobedo'],
    ['municipality', 'San Pedro', 'San Pedro Garza García'],
    ['municipality', 'Hidalgo', 'Hidalgo'],
    ['state', 'N.L.', 'Nuevo León'],
    ['currency', 'Pesos', 'MXN'],
    ['currency', 'M.N.', 'MXN'],
    ['currency', 'Dólares', 'USD'],
    ['currency', 'Euros', null],
    ['vat', '+ IVA', 'mas_iva'],
    ['priceBase', 'Total', ''],
    ['priceBase', 'Por m²', 'por_m2'],
    ['lienFree', 'x', 'si'],
    ['lienFree', 'No', ''],
    ['gas', 'No', 'no'],
    ['gas', 'TRUE', 'si'],
    ['amenities', 'Seguridad 24/7', 'seguridad'],
    ['amenities', 'obra_gris', 'obra_gris'],
    ['amenities', 'Elevador', null],
  ] as const)('%s «%s»', (target, text, code) => {
    expect(wordedCode(target, text, { complexes: [], asesores: [], owners: [], places: PLACES })).toBe(code)
  })

  test('a complex and an asesor are found by their names', () => {
    const options = {
      complexes: [{ id: 'c', name: 'Plaza Ñandú' }],
      asesores: [{ id: 'a', name: 'Ana Ruiz', isShown: true }],
      owners: [],
      places: PLACES,
    }
    expect([wordedCode('complexId', 'plaza nandu', options), wordedCode('asesorId', 'ANA RUIZ', options)]).toEqual([
      'c',
      'a',
    ])
  })
})
