import { beforeEach, describe, expect, test } from 'vitest'
import { collectImportFiles } from '#app/inventory/import/kept-file.server.ts'
import type { Visit } from '#test/app.ts'
import { jobRowsOf } from '#test/factories/jobs.ts'
import { buildWorkbook } from '#test/factories/workbook.ts'
import { posting } from '#test/forms.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const HEADINGS = ['Clave', 'Título', 'Tipo', 'Operación', 'Precio', 'Zona', 'Superficie']
const property = (code: string) => [code, `Nave ${code}`, 'Bodega', 'Renta', 45_000, 'Centro', 800]

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit

  beforeEach(async () => {
    ;({ visit } = await app.signIn())
  })

  async function upload(content: Buffer, name = 'lista.xlsx') {
    const body = new FormData()
    body.set('archivo', new File([new Uint8Array(content)], name))
    const response = await visit('/dashboard/importar', { method: 'POST', body })
    expect(response.status).toBe(303)
    return response.headers.get('Location') ?? ''
  }

  async function textOf(path: string) {
    return (await (await visit(path)).text()).replaceAll('<!-- -->', '').replaceAll('\u00A0', ' ')
  }

  const readAgain = (path: string, fields: Record<string, string>, as = visit) =>
    as(path, posting({ intent: 'read-again', ...fields }))
  const codes = async (path: string) =>
    (await jobRowsOf(app.store.db, path.split('/').at(-1) ?? '')).map(({ code }) => code)

  test('the sheet, the headings and the hidden rows are said otherwise, and the stored file is read again', async () => {
    const path = await upload(
      buildWorkbook([
        { name: 'Rentas', rows: [HEADINGS, property('R-1'), property('R-2'), property('R-3')], hidden: [4] },
        { name: 'Ventas', rows: [['Otra', 'cosa'], HEADINGS, property('V-1')] },
      ]),
    )
    const shown = await textOf(path)
    expect(await codes(path)).toEqual(['R-1', 'R-2'])
    for (const part of [
      'se leyó solo «Rentas»',
      'Se deja fuera 1 fila oculta',
      'Fila de los encabezados',
      '<td class="max-w-48 truncate px-2 py-1.5 text-left whitespace-nowrap">Nave R-1</td>',
      'El archivo se lee otra vez'.slice(3),
    ])
      expect(shown).toContain(part)
    expect(shown.indexOf('id="filas"')).toBeLessThan(shown.indexOf('id="columnas"'))
    expect(shown).not.toContain('Codificación del texto')

    expect((await readAgain(path, { hoja: 'Rentas', encabezados: '1', 'con-ocultas': 'on' })).status).toBe(303)
    expect(await codes(path)).toEqual(['R-1', 'R-2', 'R-3'])
    // The line of the headings was that of the other sheet.
    await readAgain(path, { hoja: 'Ventas', encabezados: '1' })
    expect(await codes(path)).toEqual(['V-1'])
    expect(await textOf(path)).toContain('1 nueva.')
    const empty = await readAgain(path, { hoja: 'Ventas', encabezados: '9' })
    expect([empty.status, (await empty.text()).includes('La fila 9 está vacía')]).toEqual([422, true])
    const gone = await readAgain(path, { hoja: 'Otra' })
    expect([gone.status, (await gone.text()).includes('ya no tiene esa hoja')]).toEqual([422, true])
    expect(await codes(path), 'nothing is lost').toEqual(['V-1'])
    expect(await textOf(path), 'and it can be started').toContain('Importar 1 propiedad')
  })

  test('another encoding is chosen beside a row with an accent', async () => {
    const csv = `${HEADINGS.join(',')}\n${property('A-1').join(',').replace('Centro', 'MÃ©rida')}\n`
    const path = await upload(Buffer.from(csv), 'lista.csv')
    const shown = await textOf(path)
    expect(shown).toContain('Así se leen los acentos. Fila 2: MÃ©rida')
    expect(shown).toContain('«MÃ©rida» debería ser «Mérida»')
    await readAgain(path, { encabezados: '1', codificacion: 'utf-8-twice' })
    const meant = await textOf(path)
    expect(meant).toContain('Así se leen los acentos. Fila 2: Mérida')
    expect(meant).not.toContain('MÃ©rida')
    expect(meant).toContain('<option value="utf-8-twice" selected="">')
    await readAgain(path, { encabezados: '1', codificacion: '' })
    expect(await textOf(path)).toContain('La que parece: UTF-8')
  })

  test('columns show how samples are read, those without a use first, with the other of two candidates', async () => {
    const rows = [
      [...HEADINGS, 'Importe', 'Raro'],
      [...property('A-1'), 38_000, 'x'],
    ]
    const path = await upload(buildWorkbook([{ name: 'a', rows }]))
    const [, columns = ''] = (await textOf(path)).split('id="columnas"')
    expect(columns).toContain('También podría ser «Precio», que se toma de «Precio».')
    expect(columns).toMatch(/45000<span class="text-ink-2"> → \$45,000 MXN[^<]*<\/span>/)
    expect(columns.indexOf('>Raro<')).toBeLessThan(columns.indexOf('>Clave<'))
    const form = new URLSearchParams({ intent: 'check' })
    for (const [column, target] of [
      ['8', ''],
      ['7', 'price'],
      ['4', ''],
      ['0', 'propertyId'],
      ['1', 'title'],
      ['2', 'type'],
      ['3', 'category'],
      ['5', 'location'],
      ['6', 'area'],
    ] as const) {
      form.append('columna', column)
      form.append('dato', target)
    }
    await visit(path, { method: 'POST', body: form })
    expect(await textOf(path)).toMatch(/38000<span class="text-ink-2"> → \$38,000 MXN/)
  })

  test('an import that somebody started meanwhile is not read again, and its file goes', async () => {
    const path = await upload(buildWorkbook([{ name: 'a', rows: [HEADINGS, property('A-1'), property('A-2')] }]))
    const other = await app.signIn({ id: 'otra', email: 'otra@x.example' })
    expect((await other.visit(path, posting({ intent: 'start' }))).status).toBe(303)
    const late = await readAgain(path, { encabezados: '2' })
    expect(late.headers.get('Location')).toContain('aviso=importacion-cambiada')
    expect(await codes(path)).toEqual(['A-1', 'A-2'])
    await app.parts.jobWorker.run()
    expect(await textOf(path)).toContain('2 guardadas.')
    const { store, files } = app.parts
    const key = `imports/${path.split('/').at(-1)}`
    expect([
      await files.exists(key),
      await collectImportFiles(store, files, new Date()),
      await files.exists(key),
    ]).toEqual([true, 1, false])
  })

  test('a file that is no longer there is a sentence', async () => {
    const path = await upload(buildWorkbook([{ name: 'a', rows: [HEADINGS, property('A-1')] }]))
    await app.parts.files.delete(`imports/${path.split('/').at(-1)}`)
    const answer = await readAgain(path, { encabezados: '1' })
    expect([answer.status, (await answer.text()).includes('ya no se conserva')]).toEqual([422, true])
    expect(await codes(path)).toEqual(['A-1'])
  })
})
