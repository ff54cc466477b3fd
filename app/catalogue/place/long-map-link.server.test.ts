import { expect, test } from 'vitest'
import { followMapLink, withLongMapLink } from './long-map-link.server.ts'

const SHORT = 'https://maps.app.goo.gl/AbC123'
const LONG = 'https://www.google.com/maps/place/Nave/@20.6173,-100.1857,17z'

function answering(answers: Record<string, string>) {
  const asked: string[] = []
  const ask = async ({ href }: URL) => {
    asked.push(href)
    return answers[href] ?? null
  }
  return { asked, ask }
}

test('a short link is followed to the address of Google Maps', async () => {
  const { ask } = answering({ [SHORT]: LONG })
  expect(await followMapLink(SHORT, ask)).toBe(LONG)
  const twice = answering({ 'https://goo.gl/maps/xyz': SHORT, [SHORT]: LONG })
  expect(await followMapLink('https://goo.gl/maps/xyz', twice.ask)).toBe(LONG)
})

test.each([
  ['no answer', {}],
  ['another site', { [SHORT]: 'https://evil.example/maps/place/@20,-100,17z' }],
  ['an address of this network', { [SHORT]: 'http://127.0.0.1/maps' }],
  ['a link to itself', { [SHORT]: SHORT }],
  ['no address', { [SHORT]: 'https://[' }],
])('%s leads nowhere', async (_, answers) => {
  const { ask, asked } = answering(answers as Record<string, string>)
  expect(await followMapLink(SHORT, ask)).toBeNull()
  expect(asked.every((address) => address === SHORT)).toBe(true)
  expect(asked.length).toBeLessThanOrEqual(4)
})

test('only a short link asks anybody, and only a long link with a point replaces it', async () => {
  const never = () => Promise.reject(new Error('asked'))
  expect(await withLongMapLink('20.6, -100.3', never)).toEqual({ text: '20.6, -100.3', isUnread: false })
  expect(await withLongMapLink('', never)).toEqual({ text: '', isUnread: false })
  expect(await withLongMapLink(`Aquí: ${SHORT}`, async () => LONG)).toEqual({ text: LONG, isUnread: false })
  const withoutPoint = await withLongMapLink(SHORT, async () => 'https://www.google.com/maps?q=Nave')
  expect(withoutPoint).toEqual({ text: SHORT, isUnread: true })
})
