import { describe, expect, test } from 'vitest'
import type { Store } from '#app/db/store.server.ts'
import { buildProperty, insertMany } from '#test/factories/property.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { unzip } from '#test/unzip.ts'
import { EXPORT_COLUMNS } from './export-columns.ts'
import { type PanelSelection, UNFILTERED_LIST } from '#app/inventory/panel-search.ts'
import { exportFile } from './export-file.server.ts'

const NOW = new Date('2026-11-21T05:59:59Z')
const CREATED = new Date('2026-11-01T03:30:00Z')

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  async function fill(...properties: Parameters<typeof buildProperty>[0][]) {
    await insertMany(
      store().db,
      properties.map((property) => ({ input: buildProperty(property), createdAt: CREATED })),
    )
  }

  test('a file is named after the day in Monterrey', async () => {
    const { headers } = await file(store(), 'xlsx')
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="propiedades-2026-11-20.xlsx"')
    expect(headers.get('Content-Type')).toContain('spreadsheetml.sheet')
    expect(headers.get('Cache-Control')).toBe('no-store')
  })

  test.each(['pdf', '', 'CSV', 'toString', '__proto__'])('there is no format «%s»', (format) => {
    expect(
      exportFile(store(), { format, selection: UNFILTERED_LIST, now: NOW, timeZone: 'America/Monterrey' }),
    ).toBeNull()
  })

  test('the CSV has a byte order mark for Excel, Spanish headers, and line ends as in RFC 4180', async () => {
    const text = await csv(store())
    expect(text).toBe(`\uFEFF${EXPORT_COLUMNS.map(({ header }) => header).join(',')}\r\n`)
  })

  test('a value that a spreadsheet would run as a formula is text', async () => {
    await fill({
      title: '=HYPERLINK("http://mal.example")',
      location: '+52',
      address: '-1+1',
      contactName: '@SUM(A1)',
      contactPhone: '+528112345678',
      propertyId: '\t=1',
    })
    const line = (await csv(store())).split('\r\n')[1] ?? ''
    const fields = line.match(/(?<=^|,)(?:"(?:[^"]|"")*"|[^,]*)/g) ?? []
    expect(fields).toHaveLength(EXPORT_COLUMNS.length)
    expect(fields.filter((field) => /^"?[=+\-@\t]/.test(field))).toEqual([])
    expect(line).toContain(`"'=HYPERLINK(""http://mal.example"")"`)
    expect(line).not.toContain("'+528112345678")
    expect(line).toContain("'+52,")
  })

  test.each([
    ['+528112345678', '81 1234 5678'],
    ['+1 (956) 555-0100', '(+1) 956 555 0100'],
    ['+34 612 34 56 78', '(+34612345678)'],
    ["=cmd|'/c calc'!A0", `'=cmd|'/c calc'!A0`],
    ['-1+1', `'-1+1`],
  ])('the phone %s is written %s: no apostrophe, no formula', async (contactPhone, written) => {
    await fill({ contactPhone })
    const line = (await csv(store())).split('\r\n')[1] ?? ''
    const fields = line.match(/(?<=^|,)(?:"(?:[^"]|"")*"|[^,]*)/g)
    expect(fields?.[EXPORT_COLUMNS.findIndex(({ kind }) => kind === 'phone')]).toBe(written)
  })

  test('the file has the filters and order of the list', async () => {
    await fill({ propertyId: 'B', area: 20 }, { propertyId: 'A', area: 30 }, { propertyId: 'C', status: 'vendida' })
    const ids = (await csv(store(), { status: 'disponible', order: 'area-desc' }))
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0])
    expect(ids).toEqual(['A', 'B'])
  })

  test('commas, quotes and line breaks stay inside their field', async () => {
    await fill({ title: 'Nave, "grande"', description: 'uno\ndos\r\ntres' })
    expect(await csv(store())).toContain('"Nave, ""grande"""')
    expect(await csv(store())).toContain('"uno\ndos\r\ntres"')
  })

  test('a description of several lines stays in its cell with any first character of a line', async () => {
    await fill({ description: 'Patio de maniobras\n=1+1\rFin' })
    expect(await csv(store())).toContain('"Patio de maniobras\n=1+1\rFin"')
  })

  test('the file has the search of the list, across chunks, newest first and without duplicates', async () => {
    const many = Array.from({ length: 1_203 }, (_none, at) => ({ title: `Lote ${at} .`, propertyId: `L-${at}` }))
    await insertMany(
      store().db,
      many.map((property) => ({ input: buildProperty(property) })),
    )
    await fill({ title: 'Torre', propertyId: 'T-1' })
    const ids = (await csv(store(), { search: 'lote' }))
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0])
    expect(ids).toEqual(many.map(({ propertyId }) => propertyId).toReversed())
  })

  test('Excel cells are numbers, dates or text', async () => {
    await fill({
      propertyId: 'PROP-7',
      title: 'Nave <A> & "B"',
      priceCents: 26_400_050,
      area: 12.5,
      yearBuilt: 2019,
      timeAlert: '2026-12-31',
      amenities: ['aire', 'con_servicios'],
    })
    const [header, row] = rowsOf(await sheet(store()))
    expect(header).toHaveLength(EXPORT_COLUMNS.length)
    expect(header?.[0]).toBe('ID de Propiedad')
    const value = (name: string) => row?.[EXPORT_COLUMNS.findIndex((column) => column.header === name)]
    expect(value('ID de Propiedad')).toBe('PROP-7')
    expect(value('Título')).toBe('Nave &lt;A&gt; &amp; "B"')
    expect(value('Precio')).toBe(264_000.5)
    expect(value('Superficie Total (m²)')).toBe(12.5)
    // Amounts have commas and two decimals, like the price; years and counts have neither.
    const text = await sheet(store())
    const format = (name: string) => {
      const place = `${columnName(EXPORT_COLUMNS.findIndex((column) => column.header === name))}2`
      return new RegExp(`<c r="${place}" s="(\\d)"`).exec(text)?.[1]
    }
    expect(['Precio', 'Superficie Total (m²)', 'Año de construcción', 'Fotos'].map(format)).toEqual([
      '3',
      '3',
      '2',
      '2',
    ])
    expect(value('Condición y servicios')).toBe('Con servicios, Aire acondicionado')
    expect(value('Municipio')).toBe('Apodaca')
    // 31 December 2026, and the evening of 31 October in Monterrey.
    expect(value('Fecha límite del contrato')).toBe(46_387)
    expect(value('Fecha de alta')).toBeCloseTo(46_326 + 21.5 / 24, 6)
    expect(value('Última actualización')).toBeNull()
  })

  test.each([
    [{ category: 'renta', priceCents: 1_00 }, ['Total', 'Al mes', null, 'No']],
    [{ category: 'venta', priceCents: 1_00, maintenanceCents: 1_00 }, ['Total', null, 'Total', 'No']],
    [{ category: 'traspaso', priceCents: 1_00 }, [null, null, null, 'No']],
    [{ category: 'renta', priceCents: null, priceOnRequest: 'si' }, [null, null, null, 'Sí']],
    [
      { category: 'renta', priceCents: 1_00, priceBase: 'por_ft2', pricePeriod: 'anio', maintenanceBase: 'incluido' },
      ['Por ft²', 'Al año', 'Incluido en el precio', 'No'],
    ],
  ] as const)('the unit of an amount is written also if nothing was chosen: %j', async (quoted, told) => {
    await fill(quoted)
    const [header, row] = rowsOf(await sheet(store()))
    const names = ['Base del precio', 'Periodo de la renta', 'Base del mantenimiento', 'Precio a consultar']
    expect(names.map((name) => row?.[header?.indexOf(name) ?? -1])).toEqual(told)
    const [headers = '', line = ''] = (await csv(store())).split('\r\n')
    expect(names.map((name) => line.split(',')[headers.split(',').indexOf(name)] || null)).toEqual(told)
  })

  test('each part of an Excel file exists and is well formed, and so is each part that it refers to', async () => {
    await fill({ title: '<b> & "c" ]]> _x0041_', description: '=1+1\r\n\tdos', timeAlert: '2026-12-31' })
    const parts = await workbook(store())
    for (const xml of Object.values(parts)) expectWellFormed(xml)
    const named = [...(parts['[Content_Types].xml'] ?? '').matchAll(/PartName="\/([^"]+)"/g)].map(([, name]) => name)
    const pointed = (rels: string, folder: string) =>
      [...(parts[rels] ?? '').matchAll(/Target="([^"]+)"/g)].map(([, target]) => folder + target)
    const targets = [...pointed('_rels/.rels', ''), ...pointed('xl/_rels/workbook.xml.rels', 'xl/')]
    expect(Object.keys(parts).toSorted()).toEqual(
      ['[Content_Types].xml', '_rels/.rels', 'xl/_rels/workbook.xml.rels', ...targets].toSorted(),
    )
    expect(named.toSorted()).toEqual(targets.toSorted())

    const xml = parts['xl/worksheets/sheet1.xml'] ?? ''
    const formats = /<cellXfs count="(\d+)">/.exec(parts['xl/styles.xml'] ?? '')?.[1]
    const used = new Set([...xml.matchAll(/ s="(\d+)"/g)].map(([, format]) => Number(format)))
    expect(used.size).toBeGreaterThan(1)
    expect(Math.max(...used)).toBeLessThan(Number(formats))
    const widths = [...xml.matchAll(/<col min="(\d+)" max="\1" width="(\d+)" customWidth="1"\/>/g)]
    expect(widths.map(([, , width]) => Number(width))).toEqual(EXPORT_COLUMNS.map(({ width }) => width))
    expect(rowsOf(xml)[0]).toEqual(EXPORT_COLUMNS.map(({ header }) => header))
    expect(xml).not.toContain('<f>')
    expect(rowsOf(xml)[1]?.[1]).toBe('&lt;b&gt; &amp; "c" ]]&gt; _x005F_x0041_')
    expect(rowsOf(xml)[1]?.at(-1)).toBe('=1+1\r\n\tdos')
  })

  test('characters that XML forbids are left out, and text over the limit of a cell is cut', async () => {
    await fill({ title: 'a\u0001b\uFFFEc', description: 'x'.repeat(40_000) })
    const text = await sheet(store())
    expect(text.includes('>abc<')).toBe(true)
    expect(text.includes(`>${'x'.repeat(32_767)}<`)).toBe(true)
  })
})

test('an error of the store while a file is written breaks off the file instead of ending it', async () => {
  const broken = { db: null, revision: () => null, dialect: 'sqlite' } as unknown as Store
  for (const format of ['csv', 'xlsx'])
    await expect(
      exportFile(broken, {
        format,
        selection: UNFILTERED_LIST,
        now: NOW,
        timeZone: 'America/Monterrey',
      })?.arrayBuffer(),
    ).rejects.toThrow(/null/)
})

async function file(store: Store, format: string, asked: Partial<PanelSelection> = {}) {
  const response = exportFile(store, {
    format,
    selection: { ...UNFILTERED_LIST, ...asked },
    now: NOW,
    timeZone: 'America/Monterrey',
  })
  if (!response) throw new Error(`no hay ${format}`)
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

async function csv(store: Store, asked: Partial<PanelSelection> = {}) {
  return (await file(store, 'csv', asked)).bytes.toString('utf8')
}

/** The only sheet of the workbook. */
async function sheet(store: Store): Promise<string> {
  return (await workbook(store))['xl/worksheets/sheet1.xml'] ?? ''
}

async function workbook(store: Store): Promise<Record<string, string>> {
  return unzip((await file(store, 'xlsx')).bytes)
}

/** The cells of each row at their places, null where there is none. */
function rowsOf(text: string): (string | number | null)[][] {
  return [...text.matchAll(/<row r="(\d+)">(.*?)<\/row>/gs)].map(([, line, row = ''], at) => {
    expect(Number(line)).toBe(at + 1)
    const values: (string | number | null)[] = EXPORT_COLUMNS.map(() => null)
    for (const [, place = '', inner = ''] of row.matchAll(/<c r="([A-Z]+\d+)"[^>]*>(.*?)<\/c>/gs)) {
      const number = /<v>(.*?)<\/v>/.exec(inner)?.[1]
      values[columnOf(place)] =
        number === undefined ? (/<t [^>]*>(.*?)<\/t>/s.exec(inner)?.[1] ?? null) : Number(number)
    }
    return values
  })
}

function columnName(at: number): string {
  return (at < 26 ? '' : String.fromCodePoint(64 + Math.floor(at / 26))) + String.fromCodePoint(65 + (at % 26))
}

function columnOf(place: string): number {
  return [...place.replace(/\d+$/, '')].reduce((sum, letter) => sum * 26 + Number.parseInt(letter, 36) - 9, 0) - 1
}

/** Opens and closes its elements in order, as XML must. */
function expectWellFormed(xml: string) {
  const open: string[] = []
  const misplaced: (string | undefined)[] = []
  for (const [, closing, name = '', empty] of xml.matchAll(/<(\/?)([\w:]+)(?: [\w:]+="[^"<]*")*(\/?)>/g)) {
    if (closing) misplaced.push(...[open.pop()].filter((opened) => opened !== name))
    else if (!empty) open.push(name)
  }
  expect([misplaced, open]).toEqual([[], []])
  // Text outside of elements has no bare bracket and no bare ampersand.
  const rest = xml.replace(/^<\?xml [^>]*\?>\n/, '').replaceAll(/<\/?[\w:]+(?: [\w:]+="[^"<]*")*\/?>/g, '')
  expect(rest).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot|#\d+);)/)
}
