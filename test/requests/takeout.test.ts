import { describe, expect, test } from 'vitest'
import { createProperty } from '#app/editing/changes/change-property.server.ts'
import { buildProperty } from '#test/factories/property.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { entriesOfTar } from '#test/tar.ts'

const DOWNLOAD = '/dashboard/exportar/archivo-completo.tar'
const IMPORT = '/dashboard/importar/archivo'

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)

  test('an administrator downloads everything and imports it once the catalogue is empty', async () => {
    const { visit, staff } = await app.signIn({ role: 'admin' })
    await createProperty(
      { db: app.store.db, actor: staff, now: app.parts.now() },
      buildProperty({ title: 'Nave de prueba' }),
    )
    const head = await visit(DOWNLOAD, { method: 'HEAD' })
    expect([head.status, head.headers.get('Content-Type')]).toEqual([200, 'application/x-tar'])
    const response = await visit(DOWNLOAD)
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="archivo-completo-2026-11-20.tar"')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const bytes = Buffer.from(await response.arrayBuffer())
    const entries = new Map((await entriesOfTar(bytes)).map(({ name, content }) => [name, String(content)]))
    expect(entries.get('tables/properties/000000.ndjson')).toContain('Nave de prueba')
    expect(entries.get('tables/users/000000.ndjson')).toContain(staff.email)

    async function upload(content: Uint8Array<ArrayBuffer>, field = 'archivo') {
      const body = new FormData()
      body.set('otro', new File(['otra cosa'], 'otro.tar'))
      body.set(field, new File([content], 'archivo.tar'))
      const answer = await visit(IMPORT, { method: 'POST', body })
      return { status: answer.status, to: answer.headers.get('Location'), text: await answer.text() }
    }

    expect(await upload(bytes)).toMatchObject({ status: 422, text: expect.stringContaining('Aquí ya hay propiedades') })
    await app.store.db.deleteFrom('properties').execute()
    expect(await upload(bytes.subarray(0, 3_000))).toMatchObject({ status: 422 })
    expect(await upload(Buffer.alloc(0))).toMatchObject({
      status: 422,
      text: expect.stringContaining('Elige un archivo'),
    })
    expect(await upload(bytes, 'adjunto'), 'only the file of its own field is read').toMatchObject({
      status: 422,
      text: expect.stringContaining('Elige un archivo'),
    })
    expect(await upload(bytes)).toMatchObject({ status: 303, to: expect.stringMatching(/^\/dashboard\/propiedades\?/) })
    expect(await (await visit('/propiedades')).text()).toContain('Nave de prueba')
    expect(await (await visit('/dashboard/configuracion/estado')).text()).toContain(`href="${DOWNLOAD}"`)
    expect(await (await visit('/dashboard/importar')).text()).toContain(`href="${IMPORT}"`)
  })

  test('a download that is left unread ends', async () => {
    const { visit } = await app.signIn({ role: 'admin' })
    const response = await visit(DOWNLOAD)
    const reader = response.body?.getReader()
    expect((await reader?.read())?.done).toBe(false)
    await reader?.cancel()
  })
})
