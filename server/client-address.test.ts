import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { clientAddress, countedClient, countedPeer } from './client-address.ts'

const PROXY = '10.0.0.1'

test('without a trusted proxy, the address is that of the connection', () => {
  const headers = new Headers({ 'X-Forwarded-For': '6.6.6.6' })
  expect(clientAddress(headers, '203.0.113.7', false)).toBe('203.0.113.7')
  expect(clientAddress(headers, '', false)).toBe('')
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['6.6.6.6, 203.0.113.7', '203.0.113.7'],
  ['6.6.6.6,evil, 203.0.113.7 ', '203.0.113.7'],
  ['', PROXY],
  ['203.0.113.6:40001', '203.0.113.6'],
  ['6.6.6.6, 203.0.113.6:40002', '203.0.113.6'],
  ['[2001:db8::7]:40001', '2001:db8:0:0'],
  ['[2001:db8::7]', '2001:db8:0:0'],
  ['::ffff:203.0.113.6', '203.0.113.6'],
  ['[::ffff:203.0.113.6]:1', '203.0.113.6'],
  ['unknown', PROXY],
  ['_hidden', PROXY],
  ['203.0.113.6:', PROXY],
  ['203.0.113.600', PROXY],
  ['203.0.113.6:40001:2', PROXY],
  ['a.example:80', PROXY],
  ['[203.0.113.6', PROXY],
])('of %j behind a trusted proxy, only %s counts', (forwarded, address) => {
  expect(clientAddress(new Headers({ 'X-Forwarded-For': forwarded }), PROXY, true)).toBe(address)
})

test('without a forwarded address, the proxy counts as the client', () => {
  expect(clientAddress(new Headers(), PROXY, true)).toBe(PROXY)
})

test.each([
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:1::', '2001:db8:1:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1', 'fe80:0:0:0'],
])('%s counts as %s, without the part that its network can change', (peer, address) => {
  expect(clientAddress(new Headers(), peer, false)).toBe(address)
})

test.each([
  ['203.0.113.7', false, '203.0.113.7'],
  ['2001:db8:1:2::1', false, '2001:db8:1:2'],
  ['127.0.0.1', false, null],
  ['::ffff:127.0.0.1', false, null],
  ['::1', false, null],
  ['203.0.113.7', true, null],
])('the connections of %s (trusted proxy: %s) are counted as of %s', (peer, trustProxy, address) => {
  expect(countedPeer(peer, trustProxy)).toBe(address)
})

test.each([
  ['203.0.113.7', '6.6.6.6', false, '203.0.113.7'],
  ['127.0.0.1', '6.6.6.6', false, null],
  ['127.0.0.1', '6.6.6.6, 2001:db8:1:2::1', true, '2001:db8:1:2'],
  ['10.0.0.1', '', true, null],
])('the requests of %s for %j (trusted proxy: %s) are counted as of %s', (peer, forwarded, trustProxy, address) => {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: peer })
  const request = new IncomingMessage(socket)
  request.headers['x-forwarded-for'] = forwarded
  expect(countedClient(request, trustProxy)).toBe(address)
})
