import { cardOf } from './listing.ts'
import { COMPLETE } from './specimens.ts'
import { expect, test, visit } from './visitor.ts'

test('the message of a WhatsApp link ends with a reference once it is pressed, and only then something is sent', async ({
  page,
}) => {
  const sent: URLSearchParams[] = []
  await page.route('**/interes', async (route) => {
    sent.push(new URLSearchParams(route.request().postData() ?? ''))
    await route.fulfill({ status: 204 })
  })
  // The newest one may be of another test and have no ID, which the reference begins with.
  const query = new URLSearchParams({ search: COMPLETE, utm_source: 'google', utm_campaign: 'naves' })
  await visit(page, `/propiedades?${query}`)
  const link = cardOf(page, COMPLETE).getByRole('link', { name: /^Cotizar/ })
  const textOf = async () => new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
  const before = await textOf()
  expect(before).not.toContain('Ref.')
  expect(sent).toEqual([])
  // The chat itself is another site: the link is pressed, but not followed.
  await page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()))
  await link.click()
  const [, id = ''] = /^ID: (\S+)$/m.exec(before) ?? []
  const [, code = ''] = /\nRef\. \S+·(\w{4})$/.exec(await textOf()) ?? []
  expect(await textOf()).toBe(`${before}\nRef. ${id}·${code}`)
  await expect
    .poll(() => sent.map((fields) => Object.fromEntries(fields)))
    .toMatchObject([{ kind: 'quote', code, page: '/propiedades', campaign: 'google / naves' }])
})
